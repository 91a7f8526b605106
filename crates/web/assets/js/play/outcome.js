/** How a game ended, from the side of the person who looks at it. */

import { signed } from '../club/rating.js';
import { h } from '../dom.js';
import { capital, sideName, t } from '../texts.js';
import { calledName } from './seat.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/** Sentences for endings that somebody is responsible for: of the loser, and of the winner. */
const PERSONAL = {
  resigned: { won: 'end-they-resigned', lost: 'end-you-resigned' },
  time: { won: 'end-they-timed-out', lost: 'end-you-timed-out' },
};

/**
 * @param {Game} game that is over
 * @param {Side[]} mine
 * @returns {'won' | 'lost' | 'drawn' | 'seen'} `seen` if it was not one's own side that won or lost
 */
export function outcomeFor({ result }, mine) {
  if (!result || result.winner === 'draw') return 'drawn';
  if (mine.length !== 1) return 'seen';
  return result.winner === mine[0] ? 'won' : 'lost';
}

/**
 * The headline and the reason.
 * @param {Game} game that is over
 * @param {Side[]} mine
 * @param {GameInfo} info
 */
export function outcomeText(game, mine, info) {
  const outcome = outcomeFor(game, mine);
  const winner = game.result?.winner;
  const headlines = {
    won: t('end-won'),
    lost: t('end-lost'),
    drawn: t('end-drawn'),
    seen: winner && winner !== 'draw' ? t('end-side-won', { side: sideName(winner) }) : '',
  };
  const reason = [reasonText(game, outcome, mine, info), ratingSentence(game, mine)];
  return { headline: headlines[outcome], reason: reason.filter(Boolean).join(' ') };
}

/** What the result has made of one's own rating. @param {Game} game @param {Side[]} mine */
function ratingSentence({ seats }, mine) {
  const { rating, change } = mine.length === 1 ? seats[mine[0]] : {};
  if (rating === undefined || change === undefined) return '';
  return t('end-rating', { rating: rating + change, change: signed(change) });
}

/** @param {Game} game @param {'won' | 'lost' | 'drawn' | 'seen'} outcome @param {Side[]} mine @param {GameInfo} info */
function reasonText(game, outcome, mine, info) {
  const { result, sentences } = game;
  const winner = result?.winner;
  if (!winner || winner === 'draw') return sentences?.seen ?? `${capital(result?.why ?? '')}.`;
  const loser = winner === 'w' ? 'b' : 'w';
  const called = (/** @type {Side} */ side) => calledName(game, side, mine, info);
  const personal = PERSONAL[/** @type {'time'} */ (result.reason)];
  if (personal) return t(outcome === 'lost' ? personal.lost : personal.won, { name: called(loser) });
  const sentence = sentences?.[outcome === 'drawn' ? 'seen' : outcome];
  const name = called(outcome === 'won' ? loser : winner);
  return sentence?.replace('{name}', () => name) ?? `${capital(result.why)}.`;
}

/** @param {Game} game @param {Side[]} mine @param {GameInfo} info */
export function outcomeBox(game, mine, info) {
  const { headline, reason } = outcomeText(game, mine, info);
  return h(
    'div',
    { class: `outcome ${outcomeFor(game, mine)}` },
    h('p', { class: 'turn over' }, headline),
    h('p', { class: 'prompt' }, reason),
  );
}
