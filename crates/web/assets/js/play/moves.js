/** The list of moves, to look through the game. */

import { button, fill, h } from '../dom.js';
import { t } from '../texts.js';
import { grade } from './graph.js';

/** @typedef {import('../types.js').Side} Side */

export class Moves {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.go = go;
    this.ply = 0;
    this.count = 0;
    this.list = h('ol', { class: 'moves', 'aria-label': t('game-moves'), tabindex: 0 });
    const step = (
      /** @type {string} */ sign,
      /** @type {string} */ label,
      /** @type {() => number} */ target,
    ) => button(sign, () => this.to(target()), { 'aria-label': t(label), title: t(label) });
    this.element = h(
      'div',
      { class: 'moves-box' },
      this.list,
      h(
        'div',
        { class: 'steps' },
        step('«', 'game-first', () => 0),
        step('‹', 'game-previous', () => this.ply - 1),
        step('›', 'game-next', () => this.ply + 1),
        step('»', 'game-last', () => this.count),
      ),
    );
  }

  /**
   * Goes to a ply of the game.
   * @param {number} ply
   */
  to(ply) {
    const target = Math.max(0, Math.min(this.count, ply));
    if (target === this.ply) return;
    // At once, so that a second press before the position has come is a second step.
    this.ply = target;
    this.go(target);
  }

  /**
   * Shows the moves, and which of them is on the board.
   * @param {string[]} moves
   * @param {Side[]} by who made each of them
   * @param {number} ply
   * @param {Map<number, string>} [marks] such as `??`, by the ply after the move
   */
  show(moves, by, ply, marks) {
    this.ply = ply;
    this.count = moves.length;
    const numbers = moveNumbers(by);
    const entries = moves.map((move, index) =>
      this.#entry(move, index + 1, { side: by[index], number: numbers[index] }, marks?.get(index + 1)),
    );
    fill(this.list, ...(entries.length ? entries : [h('li', { class: 'none' }, t('game-no-moves'))]));
    const current = this.list.querySelector('[aria-current]');
    // Only the list itself may scroll: the board stays where it is.
    if (current instanceof HTMLElement) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
  }

  /** @param {string} move @param {number} ply @param {{side: Side, number: string}} turn @param {string} [mark] */
  #entry(move, ply, { side, number }, mark = '') {
    const entry = button(`${move}${mark}`, () => this.to(ply), {
      'aria-current': ply === this.ply ? 'true' : null,
      class: grade(mark),
    });
    const label = number ? h('span', { class: 'number' }, number) : null;
    return h('li', { class: side }, label, entry);
  }
}

/**
 * What stands before each move: White opens a new number; Black shares it, or opens one where White has
 * not just moved.
 * @param {Side[]} by
 */
export function moveNumbers(by) {
  let number = 0;
  return by.map((side, index) => {
    if (side === 'b' && by[index - 1] === 'w') return '';
    number += 1;
    return side === 'w' ? `${number}.` : `${number}…`;
  });
}
