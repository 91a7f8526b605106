/** The cells as one can point at them: a grid of buttons over the drawing, walked by arrow keys. */

import { h } from '../dom.js';
import { t } from '../texts.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** Keys that walk, as steps to the right and down. @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Cells {
  /**
   * @param {Geometry} geometry
   * @param {string} label
   * @param {number} cursor the cell that Tab leads to
   */
  constructor(geometry, label, cursor) {
    this.geometry = geometry;
    this.cursor = Math.min(cursor, geometry.count - 1);
    /** By number of cell. @type {HTMLButtonElement[]} */
    this.buttons = [];
    this.element = h('div', {
      class: 'cells',
      role: 'grid',
      'aria-label': label,
      'aria-description': t('board-help'),
    });
    this.element.addEventListener('keydown', (event) => this.#walk(event));
    this.element.addEventListener('focusin', (event) => this.#follow(event));
    this.#build();
  }

  /**
   * Puts the cursor on a cell.
   * @param {number} cell
   * @param {boolean} focus
   */
  go(cell, focus) {
    this.buttons[this.cursor].tabIndex = -1;
    this.cursor = cell;
    this.buttons[cell].tabIndex = 0;
    if (focus) this.buttons[cell].focus();
  }

  /**
   * The cell of a button, or under a point of the screen.
   * @param {EventTarget | null} target
   */
  cellOf(target) {
    const button = target instanceof Element ? target.closest('[data-cell]') : null;
    return button instanceof HTMLElement ? Number(button.dataset.cell) : null;
  }

  #build() {
    const { cols, rows } = this.geometry.grid;
    this.element.style.setProperty('--cols', String(cols));
    this.element.style.setProperty('--rows', String(rows));
    for (let y = 0; y < rows; y += 1) {
      const row = h('div', { role: 'row' });
      for (let x = 0; x < cols; x += 1) row.append(this.#button(this.geometry.cellAt(x, y)));
      this.element.append(row);
    }
  }

  /** @param {number} cell */
  #button(cell) {
    const tabindex = cell === this.cursor ? 0 : -1;
    const button = h('button', { type: 'button', role: 'gridcell', 'data-cell': cell, tabindex });
    this.buttons[cell] = button;
    return button;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = this.geometry.place(this.cursor);
    this.go(this.geometry.cellAt(x + step[0], y + step[1]), true);
  }

  /** @param {FocusEvent} event */
  #follow(event) {
    const cell = this.cellOf(event.target);
    if (cell !== null && cell !== this.cursor) this.go(cell, false);
  }
}

/** Whether a click was made by a finger; browsers that do not tell are asked what they are used with. @param {Event} event */
export function isTouch(event) {
  if (event instanceof PointerEvent && event.pointerType) return event.pointerType === 'touch';
  return event instanceof MouseEvent && event.detail > 0 && matchMedia('(pointer: coarse)').matches;
}
