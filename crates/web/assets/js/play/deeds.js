/** What one does at a game, told to the server with the secret of the seat it belongs to. */

import * as api from '../api.js';
import { seatsOf } from '../seats.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 */

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/**
 * Sends a move until the server has answered: sent twice, it counts once.
 * @param {Game} game
 * @param {string} move
 */
export async function sendMove({ id, position }, move) {
  const secret = seatsOf(id)[position.side] ?? '';
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await api.act(id, secret, { move, ply: position.moves.length });
    } catch (error) {
      if (error instanceof api.Refused) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Does something that is no move. An answer comes from the side that was asked; whoever holds both
 * seats acts for the side to move.
 * @param {Game} game
 * @param {Side[]} mine
 * @param {object} action
 */
export function send(game, mine, action) {
  const { id, offer, position } = game;
  const asked = offer && 'answer' in action ? mine.find((side) => side !== offer.by) : undefined;
  const side = asked ?? (mine.includes(position.side) ? position.side : mine[0]);
  return api.act(id, seatsOf(id)[side] ?? '', action);
}
