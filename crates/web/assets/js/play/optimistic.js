/** Optimistic updates: a move is drawn at once, before the server has confirmed it. */

import { placedPiece } from '../board/ghost.js';

/** @typedef {import('../types.js').Position} Position */

/**
 * The position after a plain step or placement; null if the rules may do more.
 * @param {Position} position
 * @param {number[]} cells of the move, in the order they were pointed at
 * @returns {Position | null}
 */
export function optimisticMove(position, cells) {
  if (cells.length === 0) return null;
  const changed = cells.length === 1 ? placed(position, cells[0]) : stepped(position, cells[0], cells[1]);
  if (!changed) return null;
  const arrived = cells.length === 1 ? cells[0] : cells[1];
  return {
    ...position,
    cells: { ...position.cells, ...changed },
    marks: [[arrived, 'last', null]],
    lines: [],
    legal: [],
  };
}

/** @param {Position} position @param {number} cell */
function placed(position, cell) {
  if (position.cells[cell]) return null;
  return { [cell]: [placedPiece(position)] };
}

/** @param {Position} position @param {number} from @param {number} to */
function stepped(position, from, to) {
  const stack = position.cells[from];
  // How much of a stack goes, and what becomes of what it meets, only the rules know.
  if (stack?.length !== 1 || position.cells[to]) return null;
  return { [from]: [], [to]: stack };
}
