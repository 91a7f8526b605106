/** The positions of a game, asked for once each. */

import * as api from '../api.js';

/**
 * @typedef {import('../types.js').Line} Line
 * @typedef {import('../types.js').Position} Position
 */

export class Browse {
  constructor() {
    /** @type {Map<string, Promise<Position>>} */
    this.known = new Map();
  }

  /**
   * The position after the first moves of a line.
   * @param {Line} line
   * @param {number} ply
   */
  at({ spec, start, moves = [] }, ply) {
    const line = { spec, start, moves: moves.slice(0, ply) };
    const key = JSON.stringify(line);
    let position = this.known.get(key);
    if (!position) {
      position = api.position(line);
      position.catch(() => this.known.delete(key));
      this.known.set(key, position);
    }
    return position;
  }

  /**
   * Remembers a position that came by another way.
   * @param {Position} position
   */
  learn(position) {
    const { spec, start, moves } = position;
    this.known.set(JSON.stringify({ spec, start, moves }), Promise.resolve(position));
  }
}

/** What is looked at of a game that goes on. */
export class Viewing {
  /** @param {Position} position of the game now */
  constructor(position) {
    this.browse = new Browse();
    /** The ply looked at; null while it is the game itself. @type {number | null} */
    this.ply = null;
    this.shown = position;
  }

  /**
   * The game has gone on: who looks back stays there, unless it is no longer part of the game.
   * @param {Position} now
   * @param {boolean} isEnd whether everybody is to see this
   */
  follow(now, isEnd) {
    this.browse.learn(now);
    if (this.ply !== null && !isEnd && isPast(this.shown, now)) return;
    this.ply = null;
    this.shown = now;
  }

  /**
   * Looks at a position of the game; false if another was asked for meanwhile.
   * @param {Position} now
   * @param {number} ply
   */
  async look(now, ply) {
    const wanted = ply >= now.moves.length ? null : ply;
    this.ply = wanted;
    const shown = wanted === null ? now : await this.browse.at(now, wanted);
    if (wanted !== this.ply) return false;
    this.shown = shown;
    return true;
  }
}

/**
 * Whether a position that is looked at still belongs to the game, after moves were taken back.
 * @param {Position} shown
 * @param {Position} now
 */
function isPast(shown, now) {
  const ply = shown.moves.length;
  return ply < now.moves.length && shown.moves.join() === now.moves.slice(0, ply).join();
}
