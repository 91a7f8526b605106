/** The events of a game that is kept in this browser; the same as those of a server. */

import { unwatch, watch } from './transport.js';

const FIRST_DELAY = 250;
const MAX_DELAY = 4000;

export class LocalLive {
  /**
   * @param {string} id
   * @param {string} query with the language
   * @param {import('../live.js').Handlers} handlers
   */
  constructor(id, query, handlers) {
    this.id = id;
    this.handlers = handlers;
    this.query = query;
    this.delay = FIRST_DELAY;
    this.#open();
  }

  /** This browser's clock is the one that counts. */
  now() {
    return Date.now();
  }

  /** Whoever uses this browser holds the seats. */
  authenticate() {}

  close() {
    clearTimeout(this.timer);
    unwatch(this.id).catch(() => {});
  }

  async #open() {
    try {
      await watch(this.id, this.query, undefined, (message) => this.handlers.onEvent(message));
      this.handlers.onConnection(true);
    } catch {
      this.handlers.onConnection(false);
      this.timer = setTimeout(() => this.#open(), this.delay);
      this.delay = Math.min(2 * this.delay, MAX_DELAY);
    }
  }
}
