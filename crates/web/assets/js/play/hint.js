/** A good move, from the engine. */

import { stream } from '../api.js';
import { t } from '../texts.js';

/**
 * Hints are for those who play against a bot or themselves.
 * @param {import('../types.js').Game} game
 * @param {import('../types.js').Side[]} mine
 */
export function mayHint({ status, seats }, mine) {
  const others = /** @type {const} */ (['w', 'b']).filter((side) => !mine.includes(side));
  return status === 'playing' && mine.length > 0 && others.every((side) => seats[side].kind === 'bot');
}

/**
 * Thinks for a moment and shows the best move.
 * @param {import('../types.js').Position} position
 * @param {import('../board/board.js').Board} board
 * @param {(position: import('../types.js').Position) => boolean} isNow whether the game is still there
 * @param {(sentence: string) => void} say
 */
export async function hint(position, board, isNow, say) {
  say(t('game-hinting'));
  const best = await bestLine(position).catch(() => null);
  if (!isNow(position)) return;
  const move = best?.moves[0];
  if (!best || !move) {
    say(t('game-hint-none'));
    return;
  }
  const cells = position.legal.find(([text]) => text === move)?.[1];
  // The board may show an earlier position meanwhile; the words are of use all the same.
  if (Array.isArray(cells) && board.position === position) board.suggest(cells);
  say(t('game-hint-is', { move, score: best.text }));
}

/** @param {import('../types.js').Position} position */
async function bestLine({ spec, start, moves }) {
  /** @type {import('../types.js').BestLine | null} */
  let best = null;
  const body = { spec, ...(start ? { start } : {}), moves, lines: 1, time: 800 };
  /** @type {AsyncGenerator<import('../types.js').Thought>} */
  const thoughts = stream('/api/analyse', body, AbortSignal.timeout(15_000));
  for await (const thought of thoughts) best = thought.lines[0] ?? best;
  return best;
}
