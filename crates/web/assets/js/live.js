/** The events of a game over a WebSocket that reconnects by itself and catches up, or from this browser. */

import { address } from './api.js';
import { isLocal } from './boot.js';
import { atHost } from './links.js';
import { LocalLive } from './local/live.js';

/**
 * @typedef {import('./types.js').ServerMessage} Message
 * @typedef {Extract<Message, {type: 'game' | 'move' | 'legal' | 'presence'}>} Event what concerns the game
 *
 * @typedef {object} Handlers
 * @property {(event: Event) => void} onEvent
 * @property {(connected: boolean) => void} onConnection the connection was lost, or is back
 * @property {() => (string | undefined)[]} secrets of the seats held here
 */

const FIRST_DELAY = 250;
const MAX_DELAY = 4000;
const PING = 10_000;

/**
 * Follows a game.
 * @param {string} id
 * @param {Handlers} handlers
 */
export function follow(id, handlers) {
  return isLocal(id) ? new LocalLive(id, address('').slice(1), handlers) : new Live(id, handlers);
}

class Live {
  /**
   * @param {string} id
   * @param {Handlers} handlers
   */
  constructor(id, handlers) {
    this.id = id;
    this.handlers = handlers;
    this.version = 0;
    this.isClosed = false;
    this.delay = FIRST_DELAY;
    /** The server's clock minus this one's. */
    this.ahead = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.receivedAt = Date.now();
    this.wake = () => this.#wake();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pinging = setInterval(() => this.#ping(), PING);
    this.#connect();
  }

  /** Milliseconds by the server's clock. */
  now() {
    return Date.now() + this.ahead;
  }

  /** Proves which seats are held here; also called after one was taken. */
  authenticate() {
    for (const secret of this.handlers.secrets()) if (secret) this.#send({ type: 'as', secret });
  }

  /** Closes the socket for good. */
  close() {
    this.isClosed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  #connect() {
    const path = address(`/api/games/${this.id}/live`, this.version ? { since: String(this.version) } : {});
    const url = new URL(atHost(path), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    this.receivedAt = Date.now();
    socket.addEventListener('open', () => this.#onOpen(socket));
    socket.addEventListener('message', ({ data }) => this.#onMessage(JSON.parse(data)));
    socket.addEventListener('close', () => this.#onClose(socket));
  }

  /** @param {WebSocket} socket */
  #onOpen(socket) {
    if (socket !== this.socket) return;
    this.delay = FIRST_DELAY;
    this.authenticate();
    this.#send({ type: 'ping', sent: Date.now() });
    this.handlers.onConnection(true);
  }

  /** @param {Message} message */
  #onMessage(message) {
    this.receivedAt = Date.now();
    switch (message.type) {
      case 'pong':
        // Half of the round trip.
        this.ahead = message.now - (message.sent + Date.now()) / 2;
        break;
      case 'game':
      case 'move':
        if (message.version <= this.version) return;
        this.version = message.version;
        this.handlers.onEvent(message);
        break;
      case 'legal':
      case 'presence':
        this.handlers.onEvent(message);
    }
  }

  /** @param {WebSocket} socket */
  #onClose(socket) {
    if (this.isClosed || socket !== this.socket) return;
    this.socket = null;
    this.handlers.onConnection(false);
    // Jitter, so that clients do not reconnect all at once.
    this.timer = setTimeout(() => this.#connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 2, MAX_DELAY);
  }

  /** Online or visible again: do not wait for the timer. */
  #wake() {
    if (this.isClosed || document.hidden) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      this.#connect();
    } else {
      this.#send({ type: 'ping', sent: Date.now() });
    }
  }

  /** A socket that does not answer pings is dead, whatever its state. */
  #ping() {
    if (this.socket && Date.now() - this.receivedAt > 2.5 * PING) {
      const dead = this.socket;
      dead.close();
      this.#onClose(dead);
    } else {
      this.#send({ type: 'ping', sent: Date.now() });
    }
  }

  /** @param {import('./types.js').ClientMessage} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
