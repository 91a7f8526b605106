/** A board: the drawing of a position and the cells to point at. Knows positions, no game. */

import { fill, h, s } from '../dom.js';
import { moves as gliding, onChange, settings } from '../settings.js';
import { t } from '../texts.js';
import { aimed, framed, suggested } from './aim.js';
import { Bubble } from './bubble.js';
import { Cells, isTouch } from './cells.js';
import { Drag } from './drag.js';
import { Geometry, inset } from './geometry.js';
import { ghost } from './ghost.js';
import { animate } from './glide.js';
import { ground } from './ground.js';
import { marks } from './marks.js';
import { count, grouped, offset, prepare, stacked } from './pieces.js';
import { heat, numbers, valueText } from './values.js';
import { describe, meanings } from './words.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('./aim.js').Aim} Aim
 */

export class Board {
  /**
   * @param {GameInfo} info
   * @param {object} [options]
   * @param {(cell: number, isTouch: boolean) => void} [options.onChoose]
   * @param {import('./drag.js').Hand} [options.hand]
   * @param {boolean} [options.still] for pictures: nothing can be pointed at
   * @param {number} [options.coordinates] how large they are; else as the settings say, and none on pictures
   * @param {boolean} [options.embedded] in a shadow tree, which brings its own drawings of the pieces
   */
  constructor(info, { onChoose, hand, still = false, coordinates, embedded = false } = {}) {
    if (!embedded) prepare(info);
    this.info = info;
    this.isStill = still;
    this.coordinates = coordinates;
    this.onChoose = onChoose ?? (() => {});
    this.hand = hand;
    this.flipped = false;
    /** @type {Position | null} */
    this.position = null;
    /** @type {Aim} */
    this.aim = { chosen: [], targets: [] };
    /** What cells are worth, if it is to be seen. @type {(number | null)[] | null} */
    this.values = null;
    /** By cell, the lowest piece first. @type {Map<number, SVGGElement[]>} */
    this.stacks = new Map();
    /** @type {Geometry | null} */
    this.geometry = null;
    /** @type {Cells | null} */
    this.cells = null;
    this.drawing = s('svg', { class: 'drawing', 'aria-hidden': 'true' });
    this.bubble = new Bubble();
    this.element = h('div', { class: still ? 'board still' : 'board' }, this.drawing);
    this.layers = layers();
    this.forget = still ? () => {} : onChange((key) => key === 'coordinates' && this.#lay());
  }

  /**
   * Draws a position; pieces glide from where they were.
   * @param {Position} position
   * @param {{glide?: boolean}} [how]
   */
  show(position, { glide = true } = {}) {
    const before = this.position;
    this.position = position;
    const { board } = position;
    const isSameBoard = this.geometry && before && JSON.stringify(before.board) === JSON.stringify(board);
    if (!isSameBoard) this.#lay();
    else this.#draw();
    if (before && isSameBoard && glide && gliding() && this.geometry)
      animate(before, position, this.geometry, this.stacks, this.layers.ghosts);
  }

  /** Turns the board round. */
  flip(flipped = !this.flipped) {
    if (this.flipped === flipped) return;
    this.flipped = flipped;
    if (this.position) this.#lay();
  }

  /**
   * Shows what is chosen and what may follow.
   * @param {Aim} aim
   */
  point(aim) {
    this.aim = aim;
    this.#drawAim();
    this.#label();
  }

  /** Shows what cells are worth; null to stop. @param {(number | null)[] | null} values */
  showValues(values) {
    this.values = values;
    this.#drawValues();
    this.#label();
  }

  /**
   * Says something next to a cell for a while.
   * @param {number} cell
   * @param {string} sentence
   */
  say(cell, sentence) {
    if (this.geometry) this.bubble.say(this.geometry, cell, sentence, this.position?.cells ?? {});
  }

  /** Takes back what was said. */
  hideBubble() {
    this.bubble.hide();
  }

  /**
   * Draws attention to the cells of a suggested move.
   * @param {number[]} cells
   */
  suggest(cells) {
    if (this.geometry) fill(this.layers.hint, ...suggested(cells, this.geometry));
  }

  /**
   * Moves the top piece of a cell as if carried by a hand.
   * @param {number} cell
   * @param {number} right pixels
   * @param {number} down pixels
   */
  carry(cell, right, down) {
    const piece = this.stacks.get(cell)?.at(-1);
    if (!piece || !this.geometry) return;
    const unit = this.geometry.width / this.drawing.clientWidth;
    const { scale } = offset(this.position?.cells[cell]?.length ?? 1, 0, this.geometry.isGoal(cell));
    const stack = piece.parentElement;
    if (stack) this.layers.pieces.append(stack);
    const inner = /** @type {SVGElement} */ (piece.firstElementChild);
    inner.style.transform = `translate(${(right * unit) / scale}px, ${(down * unit) / scale}px)`;
  }

  /** Puts a carried piece back. @param {number} cell */
  putBack(cell) {
    if (this.stacks.get(cell)) this.#draw();
  }

  /** Puts the keyboard's cursor on a cell. @param {number} cell @param {boolean} focus */
  go(cell, focus) {
    this.cells?.go(cell, focus);
  }

  /** Builds everything that depends on the shape of the board. */
  #lay() {
    if (!this.position) return;
    const coordinates = this.coordinates ?? Number(settings.coordinates && !this.isStill);
    const geometry = new Geometry(this.position.board, this.flipped, coordinates);
    this.geometry = geometry;
    this.drawing.setAttribute('viewBox', `0 0 ${geometry.width} ${geometry.height}`);
    this.element.classList.toggle('points', geometry.grid.style === 'points');
    this.element.style.setProperty('--ratio', String(geometry.width / geometry.height));
    this.element.style.setProperty('--inset', inset(geometry));
    fill(this.drawing, ground(geometry, this.info.legend.length > 1), ...Object.values(this.layers));
    if (!this.isStill) this.#layCells(geometry);
    this.#draw();
  }

  /** @param {Geometry} geometry */
  #layCells(geometry) {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    const hadFocus = this.cells?.element.contains(activeElement ?? null) ?? false;
    const cursor = this.cells?.cursor ?? Math.floor(geometry.count / 2);
    const cells = new Cells(geometry, t('board-label'), cursor);
    this.cells = cells;
    cells.element.addEventListener('click', (event) => {
      const cell = cells.cellOf(event.target);
      if (cell !== null) this.onChoose(cell, isTouch(event));
    });
    cells.element.addEventListener('pointerover', (event) => this.#hover(cells.cellOf(event.target), event));
    cells.element.addEventListener('pointerleave', () => fill(this.layers.ghost));
    if (this.hand) new Drag(cells, this.hand);
    fill(this.element, this.drawing, cells.element, this.bubble.layer);
    if (hadFocus) cells.go(cells.cursor, true);
  }

  /** @param {number | null} cell @param {PointerEvent} event */
  #hover(cell, event) {
    const { position, geometry, aim } = this;
    if (!position || !geometry || cell === null || event.pointerType !== 'mouse') return;
    fill(this.layers.ghost, ...ghost(position, geometry, aim, cell));
    if (aim.targets.includes(cell)) this.bubble.leave(cell);
  }

  #draw() {
    const { position, geometry, layers } = this;
    if (!position || !geometry) return;
    fill(layers.ghost);
    const drawn = marks(position, geometry);
    fill(layers.under, ...drawn.under);
    fill(layers.over, ...drawn.over);
    fill(layers.hint);
    this.#drawPieces(position, geometry);
    const wins = position.marks.some(([, role]) => role === 'winning');
    this.element.classList.toggle('won', wins);
    this.#drawAim();
    this.#drawValues();
    this.#label();
  }

  #drawValues() {
    const { geometry, values, layers } = this;
    if (!geometry) return;
    fill(layers.heat, ...(values ? heat(values, geometry) : []));
    fill(layers.numbers, ...(values ? numbers(values, geometry, this.position?.cells ?? {}) : []));
  }

  /** @param {Position} position @param {Geometry} geometry */
  #drawPieces(position, geometry) {
    const winning = new Set(position.marks.filter(([, role]) => role === 'winning').map(([cell]) => cell));
    const cells = Object.keys(position.cells).map(Number);
    // From the far edge to the near one, so that tall stacks stand before what is behind them.
    cells.sort((one, other) => geometry.middle(one).y - geometry.middle(other).y);
    this.stacks = new Map();
    const groups = [];
    const counts = [];
    for (const cell of cells) {
      const onGoal = geometry.isGoal(cell);
      const stack = stacked(position.game, position.cells[cell], geometry.middle(cell), onGoal);
      groups.push(grouped(stack, winning.has(cell)));
      this.stacks.set(cell, stack);
      counts.push(count(position.cells[cell], geometry.middle(cell)));
    }
    fill(this.layers.pieces, ...groups, ...counts);
  }

  #drawAim() {
    const { geometry, aim, position } = this;
    if (!geometry || !position || this.isStill) return;
    this.layers.aim.setAttribute('class', aim.chosen.length > 0 ? 'aim begun' : 'aim');
    fill(this.layers.aim, ...aimed(aim, geometry, position.cells));
    fill(this.layers.chosen, ...framed(aim, geometry));
    for (const [cell, stack] of this.stacks) {
      stack.at(-1)?.classList.toggle('lifted', aim.chosen[0] === cell);
    }
  }

  #label() {
    const { position, geometry, cells } = this;
    if (!position || !geometry || !cells) return;
    const targets = new Set(this.aim.targets);
    const isBegun = this.aim.chosen.length > 0;
    cells.buttons.forEach((button, cell) => {
      const words = [describe(position, this.info, cell, geometry.name(cell))];
      const value = this.values?.[cell] ?? null;
      if (value !== null) words.push(t('cell-value', { value: valueText(value) }));
      if (targets.has(cell)) words.push(t(isBegun ? 'cell-target' : 'cell-choose'));
      if (this.aim.chosen.includes(cell)) words.push(t('cell-chosen'));
      button.setAttribute('aria-label', words.join(', '));
      button.title = meanings(position, cell).join(', ');
      button.classList.toggle('may', targets.has(cell));
      button.classList.toggle('grab', targets.has(cell) && !isBegun && cell in position.cells);
    });
  }
}

/** From the ground up. */
function layers() {
  const layer = (/** @type {string} */ name) => s('g', { class: name });
  return {
    heat: layer('heat'),
    under: layer('under'),
    chosen: layer('chosen'),
    ghosts: layer('ghosts'),
    pieces: layer('pieces'),
    ghost: layer('ghost'),
    over: layer('over'),
    numbers: layer('numbers'),
    aim: layer('aim'),
    hint: layer('hint'),
  };
}
