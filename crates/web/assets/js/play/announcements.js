/** Announces what happens in a game: by a sound, and in words for screen readers. */

import { announce } from '../dom.js';
import * as sound from '../sound.js';
import { sideName, t } from '../texts.js';
import { offerText } from './offers.js';
import { outcomeFor, outcomeText } from './outcome.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').Position} Position
 *
 * @typedef {object} Change
 * @property {Game} before
 * @property {Game} game
 * @property {import('../live.js').Event} event
 * @property {string} declined what is said about an offer of one's own
 */

/**
 * @param {Change} change
 * @param {Side[]} mine the sides one plays
 * @param {import('../types.js').GameInfo} info
 */
export function announceChange({ before, game, event, declined }, mine, info) {
  const isEnd = before.status !== 'over' && game.status === 'over';
  const made = event.type === 'move' ? event : null;
  if (isEnd) sound.play(END[outcomeFor(game, mine)]);
  else if (made) sound.play(moveSound(before.position, game.position, mine.includes(made.by)));
  const isOffered = game.offer && !before.offer && !mine.includes(game.offer.by);
  const sentences = [
    made && `${t('game-moved', { side: sideName(made.by), move: made.move })}.`,
    isEnd && outcomeSentence(game, mine, info),
    made && !isEnd && nextText(game, mine),
    isOffered && offerText(game, mine, info),
    declined,
  ];
  const said = sentences.filter(Boolean).join(' ');
  if (said) announce(said);
}

const END = /** @type {const} */ ({ won: 'won', lost: 'lost', drawn: 'drawn', seen: 'drawn' });

/** @param {Position} before @param {Position} after @param {boolean} isOwn */
function moveSound(before, after, isOwn) {
  if (pieces(after) < pieces(before)) return 'take';
  return isOwn ? 'move' : 'answer';
}

/** @param {Game} game @param {Side[]} mine @param {import('../types.js').GameInfo} info */
function outcomeSentence(game, mine, info) {
  const { headline, reason } = outcomeText(game, mine, info);
  return `${headline}. ${reason}`;
}

/** @param {Game} game @param {Side[]} mine */
function nextText({ position }, mine) {
  return (mine.includes(position.side) ? position.prompt : null) ?? position.turn ?? '';
}

/** @param {Position} position */
function pieces(position) {
  return Object.values(position.cells).flat().length;
}
