/** The piece a click would put down, as a shadow of itself. */

import { stacked } from './pieces.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').Piece} Piece
 */

/**
 * What the side to move puts on the board when it places something.
 * @param {Position} position
 * @returns {Piece}
 */
export function placedPiece({ trays, side }) {
  const tray = trays.find((one) => one.owner === side && one.pieceOwner === side);
  return [tray?.kind ?? 0, side];
}

/**
 * @param {Position} position
 * @param {import('./geometry.js').Geometry} geometry
 * @param {import('./aim.js').Aim} aim
 * @param {number} cell under the mouse
 */
export function ghost(position, geometry, { chosen, targets }, cell) {
  if (!targets.includes(cell) || cell in position.cells || chosen.length > 1) return [];
  const stack = chosen.length ? position.cells[chosen[0]] : [placedPiece(position)];
  if (stack?.length !== 1) return [];
  return stacked(position.game, stack, geometry.middle(cell), geometry.isGoal(cell));
}
