/** Announces moves: by a sound, and in words for screen readers. */

import { announce } from '../dom.js';
import * as sound from '../sound.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Side} Side
 * @typedef {import('../types.js').Position} Position
 */

/**
 * @param {Game} game after the move
 * @param {{move: string, by: Side}} made
 * @param {Position} before
 * @param {Side[]} mine the sides one plays
 */
export function announceMove({ position, result }, { move, by }, before, mine) {
  const isMine = mine.includes(position.side);
  if (!result) sound.play(pieces(position) < pieces(before) ? 'take' : isMine ? 'turn' : 'move');
  const next = result?.text ?? (isMine ? position.prompt : null) ?? position.turn ?? '';
  announce(`${t('game-moved', { side: sideName(by), move })}. ${next}`);
}

/** @param {Position} position */
function pieces(position) {
  return Object.values(position.cells).flat().length;
}
