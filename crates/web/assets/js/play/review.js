/** The mistakes of a game, found move by move. */

import { reason, stream } from '../api.js';
import { button, h } from '../dom.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').ReviewedPosition} ReviewedPosition */

export class Review {
  /**
   * @param {object} callbacks
   * @param {() => import('../types.js').Line} callbacks.line the game to review
   * @param {(ply: number) => boolean} callbacks.isJudged whether the mistakes of whoever made the move before it count
   * @param {() => void} callbacks.changed
   * @param {(ply: number) => void} callbacks.found the first mistake, when all are known
   */
  constructor({ line, isJudged, changed, found }) {
    this.line = line;
    this.isJudged = isJudged;
    this.changed = changed;
    this.found = found;
    /** @type {ReviewedPosition[]} */
    this.positions = [];
    this.state = h('p', { class: 'quiet', role: 'status' });
    this.start = button(t('analysis-review'), () => this.run());
    this.element = h('div', { class: 'review' }, this.start, this.state);
  }

  /** Marks of moves such as `??`, by the ply after them. */
  marks() {
    return new Map(this.positions.map(({ ply, annotation }) => [ply, annotation ?? '']));
  }

  /** What would have been better than the move before a ply, if it was a mistake. @param {number} ply */
  better(ply) {
    const after = this.positions.find((one) => one.ply === ply);
    const before = this.positions.find((one) => one.ply === ply - 1);
    const played = this.line().moves?.[ply - 1] ?? '';
    return after?.annotation && before?.best ? t('analysis-best', { played, move: before.best }) : '';
  }

  /** Forgets everything, for another game. */
  clear() {
    this.control?.abort();
    this.positions = [];
    this.state.textContent = '';
    this.start.disabled = false;
  }

  /** Finds the mistakes. */
  async run() {
    this.clear();
    this.start.disabled = true;
    this.control = new AbortController();
    const { signal } = this.control;
    try {
      await this.#review(signal);
      const first = this.positions.find(({ annotation }) => annotation);
      this.state.textContent = t(first ? 'analysis-reviewed' : 'analysis-no-mistakes');
      if (first) this.found(first.ply);
    } catch (error) {
      if (!signal.aborted) this.state.textContent = reason(error);
    }
    this.start.disabled = false;
  }

  /** @param {AbortSignal} signal */
  async #review(signal) {
    const { spec, start, moves = [] } = this.line();
    const all = moves.length + 1;
    /** @type {AsyncGenerator<ReviewedPosition>} */
    const reviewed = stream('/api/review', { spec, ...(start ? { start } : {}), moves }, signal);
    for await (const position of reviewed) {
      this.positions.push(this.isJudged(position.ply) ? position : { ...position, annotation: '' });
      this.positions.sort((one, other) => one.ply - other.ply);
      this.state.textContent = t('analysis-reviewing', { done: this.positions.length, all });
      this.changed();
    }
  }
}
