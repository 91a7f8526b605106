/** What one may do after a game: again, against somebody stronger or weaker, or something else. */

import * as api from '../api.js';
import { go } from '../links.js';
import { hold, sidesOf, swapSeats } from '../seats.js';
import { change, settings } from '../settings.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/**
 * The same bot, a little stronger or weaker; null if there is none, or if it has no levels.
 * @param {string} bot such as `level:5`
 * @param {number} step
 * @param {GameInfo} info
 */
export function neighbour(bot, step, info) {
  const levels = info.players.flatMap((player) => player.levels ?? []).map(({ player }) => player);
  const index = levels.indexOf(bot);
  return index < 0 ? null : (levels[index + step] ?? null);
}

/**
 * Begins a game with the same rules, side and clock against another bot.
 * @param {Game} game
 * @param {Side} mine
 * @param {string} bot
 */
export async function playAgainst(game, mine, bot) {
  const { spec, start } = game.position;
  const seats = mine === 'w' ? { white: 'me', black: bot } : { white: bot, black: 'me' };
  const body = { spec, ...(start ? { start } : {}), ...seats, ...clockOf(game), ...nameOf() };
  const { id, seats: secrets } = await api.create(body);
  hold(id, { ...secrets, spec });
  change('bot', bot);
  go(`/game/${id}`);
}

/** @param {Game} game */
function clockOf({ clock: { kind, base, increment, days } }) {
  if (kind === 'none') return {};
  return { clock: kind === 'days' ? { days } : { base, increment } };
}

function nameOf() {
  return settings.name ? { name: settings.name } : {};
}

/**
 * Takes the seats along to the rematch, and goes there if it has just begun.
 * @param {Game} game
 * @param {Side[]} mine
 * @param {boolean} isNew
 */
export function followRematch({ id, rematch, position }, mine, isNew) {
  if (!rematch || mine.length === 0) return;
  if (sidesOf(rematch).length === 0) swapSeats(id, rematch, position.spec);
  if (isNew) go(`/game/${rematch}`);
}
