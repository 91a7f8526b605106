/** The list of moves, to look through the game. */

import { button, fill, h } from '../dom.js';
import { t } from '../texts.js';

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
    if (target !== this.ply) this.go(target);
  }

  /**
   * Shows the moves, and which of them is on the board.
   * @param {string[]} moves
   * @param {number} ply
   * @param {{first?: import('../types.js').Side, judgements?: Map<number, string>}} [how]
   *   who began, and what the moves (by the ply after them) are worth
   */
  show(moves, ply, { first = 'w', judgements } = {}) {
    this.ply = ply;
    this.count = moves.length;
    const begins = first === 'w' ? 0 : 1;
    const entries = moves.map((move, index) =>
      this.#entry(move, index + 1, begins, judgements?.get(index + 1) ?? ''),
    );
    fill(this.list, ...(entries.length ? entries : [h('li', { class: 'none' }, t('game-no-moves'))]));
    const current = this.list.querySelector('[aria-current]');
    // Only the list itself may scroll: the board stays where it is.
    if (current instanceof HTMLElement) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
  }

  /** @param {string} move @param {number} ply @param {number} begins @param {string} judgement */
  #entry(move, ply, begins, judgement) {
    const turn = ply - 1 + begins;
    const number = turn % 2 === 0 || ply === 1 ? `${Math.floor(turn / 2) + 1}${turn % 2 ? '…' : '.'}` : '';
    const current = ply === this.ply ? 'true' : null;
    const label = judgement ? `${move}${judgement}` : move;
    const entry = button(label, () => this.to(ply), {
      'aria-current': current,
      class: judgement ? 'judged' : null,
    });
    return h(
      'li',
      { class: number && turn % 2 === 0 ? 'first' : null },
      number ? h('span', { class: 'number' }, number) : null,
      entry,
    );
  }
}
