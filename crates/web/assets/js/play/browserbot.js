/** Bots of casual games on a server: they think in the browser of their opponent, so that a small machine carries many. */

import * as api from '../api.js';
import { hasEngine, prepare } from '../local/engine.js';
import { findMove } from '../local/transport.js';
import { seatsOf } from '../seats.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 */

/** Milliseconds of a search that has no other limit, and of any search; the server gives as much. */
const LIMITS = { time: 1000, most: 4000 };

export class BrowserBot {
  /** What is thought about. @type {{line: string, stop: AbortController} | null} */
  #task = null;

  /**
   * Thinks for the bot to move, once in each position, and forgets what the game has left behind.
   * @param {Game} game
   * @param {Side[]} mine
   */
  follow(game, mine) {
    const line = `${game.id} ${game.position.moves.join()}`;
    if (this.#task?.line === line && isBotsTurn(game)) return;
    this.close();
    if (!game.browser || mine.length === 0 || !hasEngine()) return;
    if (!isBotsTurn(game)) return prepare();
    const stop = new AbortController();
    this.#task = { line, stop };
    // If it finds nothing, the server thinks.
    think(game, mine[0], stop.signal).catch(
      (error) => stop.signal.aborted || isLate(error) || console.error(error),
    );
  }

  close() {
    this.#task?.stop.abort();
    this.#task = null;
  }
}

/** @param {Game} game */
function isBotsTurn({ status, seats, position }) {
  return status === 'playing' && seats[position.side].kind === 'bot';
}

/** Another window of the same player, or the server, has moved for the bot meanwhile. @param {unknown} error */
function isLate(error) {
  return error instanceof api.ApiError && error.status === 409;
}

/** @param {Game} game @param {Side} mine @param {AbortSignal} signal */
async function think({ id, version, position, seats }, mine, signal) {
  const { spec, start, moves, side } = position;
  const player = seats[side].name;
  const { found, took } = await findMove(
    { game: id, version, spec, start, moves, player, ...LIMITS },
    signal,
  );
  if (!found || signal.aborted) return;
  await api.act(id, seatsOf(id)[mine] ?? '', { bot: found, ply: moves.length, thought: took });
}
