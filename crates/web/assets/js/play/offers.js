/** Draw, undo and rematch: what is offered, and the answer. */

import { button, fill, h } from '../dom.js';
import { t } from '../texts.js';
import { calledName } from './seat.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/**
 * Shows an offer; the other side of the board gets buttons.
 * @param {HTMLElement} element
 * @param {Game} game
 * @param {Side[]} mine
 * @param {GameInfo} info
 * @param {(isAccepted: boolean) => void} answer
 */
export function showOffer(element, game, mine, info, answer) {
  const { offer } = game;
  if (!offer) return fill(element);
  if (mine.includes(offer.by))
    return fill(element, h('p', { class: 'offer' }, t(`game-offered-${offer.what}`)));
  const buttons = [
    button(t('game-accept'), () => answer(true), { class: 'main' }),
    button(t('game-decline'), () => answer(false)),
  ];
  return fill(
    element,
    h(
      'div',
      { class: 'offer' },
      h('p', {}, offerText(game, mine, info)),
      mine.length ? h('div', { class: 'row' }, ...buttons) : null,
    ),
  );
}

/**
 * What the other side offers.
 * @param {Game} game
 * @param {Side[]} mine
 * @param {GameInfo} info
 */
export function offerText(game, mine, info) {
  const { offer } = game;
  return offer ? t(`game-offer-${offer.what}`, { name: calledName(game, offer.by, mine, info) }) : '';
}

/**
 * The notice for the player whose offer was declined; empty if none was. A move ends every offer, but only
 * one of the other side declines it.
 * @param {Game} before
 * @param {Game} game
 * @param {Side[]} mine
 * @param {GameInfo} info
 * @param {Side} [mover] who has moved, if it was a move that ended the offer
 */
export function declinedOffer(before, game, mine, info, mover) {
  const { offer } = before;
  if (!offer || game.offer || mine.length !== 1 || mine[0] !== offer.by || mover === offer.by) return '';
  const isUndone = game.position.moves.length < before.position.moves.length;
  if (isUndone || game.status !== before.status || game.rematch !== before.rematch) return '';
  return t(`game-declined-${offer.what}`, {
    name: calledName(game, offer.by === 'w' ? 'b' : 'w', mine, info),
  });
}
