/** Which actions a player may take, and sending them to the server with the secret of the seat. */

import * as api from '../api.js';
import { seatsOf } from '../seats.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 */

const FIRST_DELAY = 250;
const MAX_DELAY = 4000;

/**
 * Sends a move, retrying until the server answers. Safe because of `ply`: the server plays it once.
 * @param {Game} game
 * @param {string} move
 */
export async function sendMove({ id, position }, move) {
  const secret = seatsOf(id)[position.side] ?? '';
  for (let delay = FIRST_DELAY; ; delay = Math.min(2 * delay, MAX_DELAY)) {
    try {
      return await api.act(id, secret, { move, ply: position.moves.length });
    } catch (error) {
      if (error instanceof api.ApiError) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/**
 * Sends any other action. An answer comes from the side that was asked; a player of both
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

/**
 * Why one may not move now, or null.
 * @param {{game: Game, mine: Side[], ply: number | null, isPending: boolean}} page
 */
export function whyBlocked({ game, mine, ply, isPending }) {
  if (ply !== null) return t('game-looking', { ply, all: game.position.moves.length });
  if (game.status === 'over') return t('game-is-over');
  if (mine.length === 0) return t('game-not-yours');
  if (game.status === 'waiting') return t('game-waiting');
  if (isPending) return t('page-loading');
  const { side } = game.position;
  return mine.includes(side) ? null : t('game-not-your-turn', { side: sideName(side) });
}
