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

/**
 * Whether a position that is looked at still belongs to the game, after moves were taken back.
 * @param {Position} shown
 * @param {Position} now
 */
export function isPast(shown, now) {
  const ply = shown.moves.length;
  return ply < now.moves.length && shown.moves.join() === now.moves.slice(0, ply).join();
}
