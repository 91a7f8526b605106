/** A sentence next to a cell, for a while. */

import { h } from '../dom.js';

const LASTS = 4000;

export class Bubble {
  constructor() {
    this.element = h('div', { class: 'bubble', role: 'alert', hidden: true });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * @param {import('./geometry.js').Geometry} geometry
   * @param {number} cell
   * @param {string} sentence
   */
  say(geometry, cell, sentence) {
    const { x, y } = geometry.place(cell);
    const { cols, rows } = geometry.grid;
    const isBelow = y < rows / 2;
    const { style } = this.element;
    this.element.textContent = sentence;
    this.element.hidden = false;
    this.element.classList.toggle('below', isBelow);
    style.setProperty('--x', `${((x + 0.5) / cols) * 100}%`);
    style.setProperty('--y', `${((y + (isBelow ? 1 : 0)) / rows) * 100}%`);
    // Near an edge the sentence reaches to the other side, so that it stays on the board.
    style.setProperty('--shift', `${(-(x + 0.5) / cols) * 100}%`);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LASTS);
  }

  hide() {
    this.element.hidden = true;
  }
}
