/** The mistakes of a game, found move by move. */

import { reason, stream } from '../api.js';
import { button, h } from '../dom.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Judged} Judged */

export class Review {
  /** @param {() => import('../types.js').Line} line the game to judge @param {() => void} changed */
  constructor(line, changed) {
    this.line = line;
    this.changed = changed;
    /** @type {Judged[]} */
    this.judged = [];
    this.state = h('p', { class: 'quiet', role: 'status' });
    this.start = button(t('analysis-review'), () => this.#run());
    this.element = h('div', { class: 'review' }, this.start, this.state);
  }

  /** What moves are worth, by the ply after them. */
  judgements() {
    return new Map(this.judged.map(({ ply, judgement }) => [ply, judgement ?? '']));
  }

  /** What would have been better than the move before a ply, if it was a mistake. @param {number} ply */
  better(ply) {
    const after = this.judged.find((one) => one.ply === ply);
    const before = this.judged.find((one) => one.ply === ply - 1);
    return after?.judgement && before?.best ? t('analysis-best', { move: before.best }) : '';
  }

  /** Forgets everything, for another game. */
  clear() {
    this.control?.abort();
    this.judged = [];
    this.state.textContent = '';
    this.start.disabled = false;
  }

  async #run() {
    this.clear();
    this.start.disabled = true;
    this.control = new AbortController();
    const { signal } = this.control;
    try {
      await this.#judge(signal);
      this.state.textContent = t('analysis-reviewed');
    } catch (error) {
      if (!signal.aborted) this.state.textContent = reason(error);
    }
    this.start.disabled = false;
  }

  /** @param {AbortSignal} signal */
  async #judge(signal) {
    const { spec, start, moves = [] } = this.line();
    /** @type {AsyncGenerator<Judged>} */
    const positions = stream('/api/review', { spec, ...(start ? { start } : {}), moves }, signal);
    for await (const judged of positions) {
      this.judged.push(judged);
      this.judged.sort((one, other) => one.ply - other.ply);
      this.state.textContent = t('analysis-reviewing', { done: this.judged.length, all: moves.length + 1 });
      this.changed();
    }
  }
}
