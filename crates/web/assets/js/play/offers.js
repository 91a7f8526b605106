/** Draw, undo and rematch: what is offered, and the answer. */

import { button, fill, h } from '../dom.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 */

/**
 * Shows an offer; the other side of the board gets buttons.
 * @param {HTMLElement} element
 * @param {Game} game
 * @param {Side[]} mine
 * @param {(isAccepted: boolean) => void} answer
 */
export function showOffer(element, game, mine, answer) {
  const { offer } = game;
  if (!offer) return fill(element);
  if (mine.includes(offer.by))
    return fill(element, h('p', { class: 'offer' }, t(`game-offered-${offer.what}`)));
  const sentence = t(`game-offer-${offer.what}`, { side: sideName(offer.by) });
  const buttons = [
    button(t('game-accept'), () => answer(true), { class: 'main' }),
    button(t('game-decline'), () => answer(false)),
  ];
  return fill(
    element,
    h(
      'div',
      { class: 'offer' },
      h('p', {}, sentence),
      mine.length ? h('div', { class: 'row' }, ...buttons) : null,
    ),
  );
}

/**
 * The notice for the player whose offer was declined; empty if none was. A move ends every offer, but only
 * one of the other side declines it.
 * @param {Game} before
 * @param {Game} game
 * @param {Side[]} mine
 * @param {Side} [mover] who has moved, if it was a move that ended the offer
 */
export function declinedOffer(before, game, mine, mover) {
  const { offer } = before;
  if (!offer || game.offer || mine.length !== 1 || mine[0] !== offer.by || mover === offer.by) return '';
  const isUndone = game.position.moves.length < before.position.moves.length;
  if (isUndone || game.status !== before.status || game.rematch !== before.rematch) return '';
  return t(`game-declined-${offer.what}`, { side: sideName(offer.by === 'w' ? 'b' : 'w') });
}
