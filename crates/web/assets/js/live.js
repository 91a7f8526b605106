/** A game as it happens: a socket that comes back by itself and asks for what it missed. */

import { address } from './api.js';

/**
 * @typedef {import('./types.js').Game} Game
 * @typedef {import('./types.js').Side} Side
 * @typedef {{game?: Game, move?: string, by?: Side, presence?: Record<Side, boolean>, watching?: number}} Event
 *
 * @typedef {object} Ears
 * @property {(event: Event) => void} hear
 * @property {(connected: boolean) => void} change the connection was lost, or is back
 * @property {() => (string | undefined)[]} secrets of the seats to be counted at
 */

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
const PING = 10_000;

export class Live {
  /**
   * @param {string} id
   * @param {Ears} ears
   */
  constructor(id, ears) {
    this.id = id;
    this.ears = ears;
    this.version = 0;
    this.isClosed = false;
    this.pause = FIRST_PAUSE;
    /** The server's clock minus this one's. */
    this.ahead = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.heardAt = Date.now();
    this.wake = () => this.#wake();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.beat = setInterval(() => this.#beat(), PING);
    this.#connect();
  }

  /** Milliseconds by the server's clock. */
  now() {
    return Date.now() + this.ahead;
  }

  /** Says who sits here, after a seat was taken. */
  introduce() {
    for (const secret of this.ears.secrets()) if (secret) this.#send({ as: secret });
  }

  /** Hangs up for good. */
  close() {
    this.isClosed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  #connect() {
    const path = address(`/api/games/${this.id}/live`, this.version ? { since: String(this.version) } : {});
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#heard(JSON.parse(data)));
    socket.addEventListener('close', () => this.#lost(socket));
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    if (socket !== this.socket) return;
    this.pause = FIRST_PAUSE;
    this.introduce();
    this.#send({ ping: Date.now() });
    this.ears.change(true);
  }

  /** @param {{v?: number, event?: Event, pong?: number, now?: number}} message */
  #heard(message) {
    this.heardAt = Date.now();
    if (message.pong !== undefined && message.now !== undefined) {
      // The answer was on its way for about half of the time that passed.
      this.ahead = message.now - (message.pong + Date.now()) / 2;
    }
    const { v = 0, event } = message;
    if (!event) return;
    if (!event.presence && v <= this.version) return;
    this.version = Math.max(v, this.version);
    this.ears.hear(event);
  }

  /** @param {WebSocket} socket */
  #lost(socket) {
    if (this.isClosed || socket !== this.socket) return;
    this.socket = null;
    this.ears.change(false);
    // A little chance, so that many visitors do not come back in the same instant.
    this.timer = setTimeout(() => this.#connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network or the visitor is back: do not wait for the timer. */
  #wake() {
    if (this.isClosed || document.hidden) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      this.#connect();
    } else {
      this.#send({ ping: Date.now() });
    }
  }

  /** A socket that says nothing although it was asked is dead, whatever it believes. */
  #beat() {
    if (this.socket && Date.now() - this.heardAt > 2.5 * PING) {
      const dead = this.socket;
      dead.close();
      this.#lost(dead);
    } else {
      this.#send({ ping: Date.now() });
    }
  }

  /** @param {object} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
