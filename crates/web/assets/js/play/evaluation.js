/** Who is ahead, beside the board of a game against a bot: only when asked for. */

import { stream } from '../api.js';
import { settings } from '../settings.js';
import { EvalBar } from './evalbar.js';

/** Milliseconds of thought. */
const TIME = 400;

export class Evaluation {
  constructor() {
    this.bar = new EvalBar();
    this.element = this.bar.element;
    /** @type {import('../types.js').Position | null} */
    this.position = null;
  }

  /**
   * Shows the bar if it is wanted, and thinks about a position that is new.
   * @param {import('../types.js').Position} position
   * @param {boolean} isAllowed
   * @param {boolean} isFlipped
   */
  show(position, isAllowed, isFlipped) {
    this.element.hidden = !isAllowed || !settings.evaluation;
    this.element.classList.toggle('flipped', isFlipped);
    if (this.element.hidden) this.close();
    else if (position !== this.position) this.#look(position, isFlipped);
  }

  close() {
    this.control?.abort();
    this.position = null;
  }

  /** @param {import('../types.js').Position} position @param {boolean} isFlipped */
  #look(position, isFlipped) {
    this.close();
    this.position = position;
    if (position.ending) {
      const chance = { w: 1, b: 0, draw: 0.5 }[position.ending.winner];
      this.bar.show(chance, position.ending.text, isFlipped);
      return;
    }
    this.control = new AbortController();
    this.#think(position, this.control.signal, isFlipped).catch(() => {});
  }

  /** @param {import('../types.js').Position} position @param {AbortSignal} signal @param {boolean} isFlipped */
  async #think({ spec, start, moves }, signal, isFlipped) {
    const body = { spec, ...(start ? { start } : {}), moves, lines: 1, time: TIME };
    /** @type {AsyncGenerator<import('../types.js').Thought>} */
    const thoughts = stream('/api/analyse', body, signal);
    for await (const { lines } of thoughts)
      if (lines[0] && !signal.aborted) this.bar.show(lines[0].chance, lines[0].text, isFlipped);
  }
}
