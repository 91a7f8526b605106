/** Dragging a piece with mouse, pen or finger; a press that does not move stays a click. */

/** Pixels from which on a press is a drag. */
const FAR = 6;

/**
 * @typedef {object} Hand
 * @property {(cell: number) => boolean} take whether this cell may be dragged; it is chosen then
 * @property {(cell: number, right: number, down: number) => void} carry pixels from where it was taken
 * @property {(from: number, to: number | null) => void} drop
 */

export class Drag {
  /**
   * Listens for drags on a grid of cells.
   * @param {import('./cells.js').Cells} cells
   * @param {Hand} hand
   */
  constructor(cells, hand) {
    this.cells = cells;
    this.hand = hand;
    /** @type {{cell: number, x: number, y: number, begun: boolean} | null} */
    this.held = null;
    const { element } = cells;
    element.addEventListener('pointerdown', (event) => this.#press(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#end(event, true));
    element.addEventListener('pointercancel', (event) => this.#end(event, false));
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const cell = this.cells.cellOf(event.target);
    const isHeld = cell !== null && event.button === 0;
    this.held = isHeld ? { cell, x: event.clientX, y: event.clientY, begun: false } : null;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.held) return;
    const [right, down] = [event.clientX - this.held.x, event.clientY - this.held.y];
    if (!this.held.begun && Math.hypot(right, down) > FAR) this.#begin(event);
    if (this.held?.begun) this.hand.carry(this.held.cell, right, down);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (!this.held || !this.hand.take(this.held.cell)) {
      this.held = null;
      return;
    }
    this.held.begun = true;
    this.cells.element.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event @param {boolean} isDropped */
  #end(event, isDropped) {
    const held = this.held;
    this.held = null;
    if (!held?.begun) return;
    this.#swallowClick();
    this.hand.drop(held.cell, isDropped ? this.#under(event) : null);
  }

  /** The click that follows a drag would point at the cell once more. */
  #swallowClick() {
    const swallow = (/** @type {Event} */ event) => event.stopPropagation();
    const { element } = this.cells;
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
  }

  /** @param {PointerEvent} event */
  #under(event) {
    const there = document.elementsFromPoint(event.clientX, event.clientY);
    const button = there.find(
      (element) => this.cells.element.contains(element) && element !== this.cells.element,
    );
    return this.cells.cellOf(button ?? null);
  }
}
