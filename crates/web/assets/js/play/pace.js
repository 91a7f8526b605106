/** Events in their order; an answer that comes at once is held back until the move before it has been seen. */

import { moves as isMoving } from '../settings.js';

/** Milliseconds between a move and the answer of a bot. */
const PAUSE = 450;

/** @typedef {import('../live.js').Event} Event */

export class Pace {
  /** @param {(event: Event) => void} handle */
  constructor(handle) {
    this.handle = handle;
    /** @type {{event: Event, isAnswer: boolean}[]} */
    this.queue = [];
    this.movedAt = -PAUSE;
  }

  /** @param {Event} event @param {boolean} isAnswer whether a bot has moved */
  receive(event, isAnswer) {
    this.queue.push({ event, isAnswer });
    if (this.queue.length === 1) this.#next();
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  #next() {
    const [first] = this.queue;
    if (!first) return;
    const wait = first.isAnswer && isMoving() ? this.movedAt + PAUSE - performance.now() : 0;
    if (wait > 0) this.timer = setTimeout(() => this.#handle(), wait);
    else this.#handle();
  }

  #handle() {
    const first = this.queue[0];
    if (first.event.type === 'move') this.movedAt = performance.now();
    try {
      this.handle(first.event);
    } finally {
      this.queue.shift();
      this.#next();
    }
  }
}

/**
 * Whether a bot has moved and nobody's clock runs meanwhile.
 * @param {import('../types.js').Game} game
 * @param {Event} event
 */
export function isAnswer({ seats, clock }, event) {
  return event.type === 'move' && seats[event.by].kind === 'bot' && clock.kind !== 'base';
}
