/** Scores in words. */

import { t } from '../texts.js';

/**
 * A score as people read it; `text` is the server's own way of writing a number.
 * @param {import('../types.js').Score} score
 * @param {string} text
 */
export function scoreText(score, text) {
  if ('win' in score) return t('score-win', { plies: score.win });
  if ('loss' in score) return t('score-loss', { plies: score.loss });
  if ('draw' in score) return t('score-draw');
  return text;
}
