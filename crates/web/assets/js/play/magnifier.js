/** Fingers need larger targets than some boards have: the first tap enlarges the board there, the second one plays. */

import { announce, button, h } from '../dom.js';
import { t } from '../texts.js';

/** Targets smaller than this, in CSS pixels, are enlarged: the least that WCAG 2.5.8 allows. */
const LEAST = 24;
const ZOOM = 2;

export class Magnifier {
  /** @param {import('../board/board.js').Board} board */
  constructor(board) {
    this.board = board;
    this.isOn = false;
    this.help = h(
      'div',
      { class: 'magnifier', hidden: true },
      h('span', {}, t('board-magnified')),
      button(t('board-whole'), () => this.close()),
    );
  }

  /**
   * Enlarges the board around a cell that is too small for a finger. Whether it did.
   * @param {number} cell
   */
  open(cell) {
    const { geometry, cells } = this.board;
    const target = cells?.buttons[cell]?.getBoundingClientRect();
    if (this.isOn || !geometry || !target || target.width >= LEAST) return false;
    const { x, y } = geometry.middle(cell);
    const { style } = this.board.element;
    style.setProperty('--at-x', `${(x / geometry.width) * 100}%`);
    style.setProperty('--at-y', `${(y / geometry.height) * 100}%`);
    style.setProperty('--zoom', String(Math.max(ZOOM, (1.5 * LEAST) / target.width)));
    // Out of the way of the finger.
    this.help.classList.toggle('above', y > geometry.height / 2);
    this.#set(true);
    announce(t('board-magnified'));
    return true;
  }

  close() {
    if (this.isOn) this.#set(false);
  }

  /** @param {boolean} isOn */
  #set(isOn) {
    this.isOn = isOn;
    this.help.hidden = !isOn;
    this.board.element.classList.toggle('magnified', isOn);
  }
}
