/** The seats this browser holds: secrets by game and side, kept until they are too many. */

import { keep, recall } from './settings.js';

/**
 * @typedef {import('./types.js').Side} Side
 * @typedef {{w?: string, b?: string, invite?: string, spec: string, at: number}} Held
 */

const KEY = 'jogada.seats';
const MOST = 200;

/** @returns {Record<string, Held>} */
function all() {
  return recall(KEY);
}

/**
 * What is held of a game.
 * @param {string} id
 * @returns {Partial<Held>}
 */
export function seatsOf(id) {
  return all()[id] ?? {};
}

/**
 * Remembers secrets of a game, and forgets the oldest games.
 * @param {string} id
 * @param {Omit<Held, 'at'>} secrets
 */
export function hold(id, secrets) {
  const held = { ...all() };
  held[id] = { ...held[id], ...secrets, at: Date.now() };
  const newest = Object.entries(held).sort(([, one], [, other]) => other.at - one.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/**
 * Forgets the secrets of these sides.
 * @param {string} id
 * @param {Side[]} sides
 */
export function release(id, sides) {
  const { [id]: held, ...others } = all();
  if (!held) return;
  const rest = { ...held };
  for (const side of sides) delete rest[side];
  keep(KEY, rest.w || rest.b ? { ...others, [id]: rest } : others);
}

/**
 * Takes the seats along to a rematch: the same secrets, the sides swapped.
 * @param {string} id
 * @param {string} next
 * @param {string} spec
 */
export function swapSeats(id, next, spec) {
  const { w, b } = seatsOf(id);
  hold(next, { ...(w ? { b: w } : {}), ...(b ? { w: b } : {}), spec });
}

/**
 * The sides one plays in a game.
 * @param {string} id
 * @returns {Side[]}
 */
export function sidesOf(id) {
  const held = seatsOf(id);
  return /** @type {Side[]} */ (['w', 'b']).filter((side) => held[side]);
}

/** The games one has a seat in, the latest first. */
export function yours() {
  const games = Object.entries(all()).map(([id, held]) => ({ id, ...held }));
  return games.filter((held) => held.w || held.b).sort((one, other) => other.at - one.at);
}
