/** The games of this browser, and what came of them. */

import * as api from '../api.js';
import { sidesOf, yours } from '../seats.js';
import { nameOf } from './seat.js';

/**
 * @typedef {import('../types.js').Listing} Listing
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Side} Side
 * @typedef {{game: string, opponent: string, won: number, drawn: number, lost: number}} Tally
 */

/** So many games the server tells of at once. */
const BATCH = 100;

/** All of them that the server still has: one's turn first, then running, then the latest. */
export async function ownGames() {
  const ids = yours().map(({ id }) => id);
  /** @type {Listing[]} */
  const games = [];
  while (ids.length) games.push(...(await api.games({ ids: ids.splice(0, BATCH).join(',') })).games);
  const order = (/** @type {Listing} */ game) => [rank(game), -game.updated];
  const worth = games.filter((game) => !isUntouched(game));
  return worth.sort((one, other) => {
    const [[rank, time], [otherRank, otherTime]] = [order(one), order(other)];
    return rank - otherRank || time - otherTime;
  });
}

/** Whether it is one's own turn. @param {Listing} game */
export function isMyTurn(game) {
  return game.status === 'playing' && game.side !== undefined && sidesOf(game.id).includes(game.side);
}

/** @param {Listing} game */
function rank(game) {
  if (game.status === 'over') return 3;
  if (game.status === 'waiting') return 2;
  return isMyTurn(game) ? 0 : 1;
}

/** A click on Play that nothing followed. @param {Listing} game */
function isUntouched({ moves, status, seats }) {
  return moves === 0 && status === 'playing' && [seats.w, seats.b].some(({ kind }) => kind === 'bot');
}

/**
 * Who sits opposite; empty if one plays both sides.
 * @param {Listing} game
 * @param {GameInfo} info
 */
export function opponentOf(game, info) {
  const mine = sidesOf(game.id);
  if (mine.length !== 1) return '';
  return nameOf(game.seats[mine[0] === 'w' ? 'b' : 'w'], false, info);
}

/**
 * Finished games by game and opponent, as they are in the catalogue.
 * @param {Listing[]} games
 * @param {GameInfo[]} catalogue
 * @returns {Tally[]}
 */
export function tallies(games, catalogue) {
  /** @type {Map<string, Tally>} */
  const found = new Map();
  for (const info of catalogue) {
    const own = games.filter(({ spec, result }) => result && spec.split(':')[0] === info.id);
    for (const game of own.filter(({ id }) => sidesOf(id).length === 1)) count(found, game, info);
  }
  return [...found.values()];
}

/** @param {Map<string, Tally>} found @param {Listing} game @param {GameInfo} info */
function count(found, game, info) {
  const opponent = opponentOf(game, info);
  const key = `${info.id} ${opponent}`;
  const tally = found.get(key) ?? { game: info.name, opponent, won: 0, drawn: 0, lost: 0 };
  const winner = game.result?.winner;
  if (!winner || winner === 'draw') tally.drawn += 1;
  else if (sidesOf(game.id).includes(winner)) tally.won += 1;
  else tally.lost += 1;
  found.set(key, tally);
}
