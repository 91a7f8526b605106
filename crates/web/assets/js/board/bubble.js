/** A sentence next to a cell, for as long as it takes to read. */

import { h } from '../dom.js';
import { capital } from '../texts.js';

const LASTS = 1500;
const LASTS_PER_LETTER = 30;
/** Columns to either side that a sentence covers. */
const COVERED = 3;

export class Bubble {
  constructor() {
    this.element = h('div', { class: 'bubble', role: 'alert', hidden: true });
    /** Lies over the cells without being one of them: a grid holds rows and nothing else. */
    this.layer = h('div', { class: 'speech' }, this.element);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.cell = -1;
  }

  /**
   * @param {import('./geometry.js').Geometry} geometry
   * @param {number} cell
   * @param {string} sentence
   * @param {Record<string, unknown>} cells that hold something, and are better not covered
   */
  say(geometry, cell, sentence, cells) {
    const { x, y } = geometry.place(cell);
    const { cols, rows } = geometry.grid;
    const isBelow =
      y === 0 || (y < rows - 1 && covered(geometry, cell, 1, cells) < covered(geometry, cell, -1, cells));
    const { style } = this.element;
    this.cell = cell;
    this.element.textContent = capital(sentence);
    this.element.hidden = false;
    this.element.classList.toggle('below', isBelow);
    style.setProperty('--x', `${((x + 0.5) / cols) * 100}%`);
    style.setProperty('--y', `${((y + (isBelow ? 1 : 0)) / rows) * 100}%`);
    // Near an edge the sentence reaches to the other side, so that it stays on the board.
    style.setProperty('--shift', `${(-(x + 0.5) / cols) * 100}%`);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LASTS + LASTS_PER_LETTER * sentence.length);
  }

  hide() {
    this.element.hidden = true;
  }

  /** Gives way when one goes on to another cell. @param {number} cell */
  leave(cell) {
    if (cell !== this.cell) this.hide();
  }
}

/**
 * How many pieces a sentence above or below a cell would cover.
 * @param {import('./geometry.js').Geometry} geometry
 * @param {number} cell
 * @param {1 | -1} direction down or up
 * @param {Record<string, unknown>} cells
 */
function covered(geometry, cell, direction, cells) {
  const { x, y } = geometry.place(cell);
  const columns = Array.from({ length: 2 * COVERED + 1 }, (_, index) => x + index - COVERED);
  const inside = columns.filter((column) => column >= 0 && column < geometry.grid.cols);
  return inside.filter((column) => geometry.cellAt(column, y + direction) in cells).length;
}
