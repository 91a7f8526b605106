/** What an engine has found, line by line. */

import { button, h } from '../dom.js';
import { sideName, t } from '../texts.js';

/** Moves of a line that are shown. */
const MOST = 6;

/**
 * @param {import('./engine.js').Found} found
 * @param {import('../types.js').Side} side to move
 * @param {(move: string) => void} play
 */
export function thoughts({ lines }, side, play) {
  return lines.map(({ score, moves: [first, ...rest] }) => {
    const value = h('b', { part: 'score' }, scoreText(score, side));
    const more = h('span', {}, rest.slice(0, MOST - 1).join(' '));
    return h(
      'li',
      {},
      value,
      ' ',
      button(first, () => play(first), { part: 'button' }),
      ' ',
      more,
    );
  });
}

/**
 * A score for White, in words or as a number.
 * @param {import('../types.js').Score} score for the side to move
 * @param {import('../types.js').Side} side
 */
function scoreText(score, side) {
  if ('eval' in score) {
    const value = (side === 'w' ? score.eval : -score.eval) / 100;
    return `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(2)}`;
  }
  if ('draw' in score) return t('embed-draw');
  if ('win' in score) return t('embed-wins', { side: sideName(side), plies: score.win });
  return t('embed-wins', { side: sideName(side === 'w' ? 'b' : 'w'), plies: score.loss });
}
