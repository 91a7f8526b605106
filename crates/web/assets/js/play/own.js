/** One's own games, of this browser and of one's account, and what came of them. */

import * as api from '../api.js';
import { isLocal, isStatic } from '../boot.js';
import { isMe, member } from '../club/session.js';
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
/** So many of an account are looked through; its page has all. */
const MOST = 300;

/**
 * All of them that the server still has: one's turn first, then running, then the latest.
 * @param {number} [most] of those of an account
 */
export async function ownGames(most = MOST) {
  const games = isStatic ? (await api.games({})).games : await heldGames(most);
  const order = (/** @type {Listing} */ game) => [rank(game), -game.updated];
  const worth = games.filter((game) => !isUntouched(game));
  return worth.sort((one, other) => {
    const [[rank, time], [otherRank, otherTime]] = [order(one), order(other)];
    return rank - otherRank || time - otherTime;
  });
}

/** The games of an account, and those that this browser has a seat in. @param {number} most of those of an account */
async function heldGames(most) {
  const games = await accountGames(most);
  const known = new Set(games.map(({ id }) => id));
  const held = yours().filter(({ id }) => !known.has(id));
  return [...games, ...(await listedGames(held.map(({ id }) => id)))];
}

/** Games by their ids, of the server and of this browser. @param {string[]} ids */
export async function listedGames(ids) {
  const there = await batches(ids.filter((id) => !isLocal(id)));
  // Those of the server are shown even if this browser cannot run what has its own.
  const here = await batches(ids.filter(isLocal)).catch((error) => (isStatic ? Promise.reject(error) : []));
  return [...there, ...here];
}

/** @param {string[]} ids */
async function batches(ids) {
  /** @type {Listing[]} */
  const games = [];
  for (let first = 0; first < ids.length; first += BATCH)
    games.push(...(await api.games({ ids: ids.slice(first, first + BATCH).join(',') })).games);
  return games;
}

/** The latest games of the member who is signed in. @param {number} most */
async function accountGames(most) {
  const me = member();
  /** @type {Listing[]} */
  const found = [];
  /** @type {string | null} */
  let before = me ? '' : null;
  while (me && before !== null && found.length < most) {
    const page = { limit: String(BATCH), ...(before ? { before } : {}) };
    const { games, next } = await api.memberGames(me.id, page);
    found.push(...games);
    before = next;
  }
  return found;
}

/** The sides one plays, by a secret or by one's account. @param {Listing} game @returns {Side[]} */
export function ownSides({ id, seats }) {
  const held = sidesOf(id);
  return /** @type {Side[]} */ (['w', 'b']).filter(
    (side) => held.includes(side) || isMe(seats[side].account),
  );
}

/** Whether it is one's own turn. @param {Listing} game */
export function isMyTurn(game) {
  return game.status === 'playing' && game.side !== undefined && ownSides(game).includes(game.side);
}

/** @param {Listing} game */
function rank(game) {
  if (game.status === 'over') return 3;
  if (game.status === 'waiting') return 2;
  return isMyTurn(game) ? 0 : 1;
}

/** A click on Play that nothing followed. @param {Listing} game */
export function isUntouched({ moves, status, seats }) {
  return moves === 0 && status === 'playing' && [seats.w, seats.b].some(({ kind }) => kind === 'bot');
}

/**
 * Who sits opposite; empty if one plays both sides.
 * @param {Listing} game
 * @param {GameInfo} info
 */
export function opponentOf(game, info) {
  const mine = ownSides(game);
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
    for (const game of own.filter((one) => ownSides(one).length === 1)) count(found, game, info);
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
  else if (ownSides(game).includes(winner)) tally.won += 1;
  else tally.lost += 1;
  found.set(key, tally);
}
