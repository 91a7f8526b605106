/** A guess of the next picture, drawn until the server has decided: the click answers at once. */

/** @typedef {import('../types.js').Position} Position */

/**
 * The position with a plain step or a plain placement made; null if more than that may happen.
 * @param {Position} position
 * @param {number[]} cells of the move, in the order they were pointed at
 * @returns {Position | null}
 */
export function foresee(position, cells) {
  if (cells.length === 0) return null;
  const changed = cells.length === 1 ? placed(position, cells[0]) : stepped(position, cells[0], cells[1]);
  if (!changed) return null;
  const arrived = cells.length === 1 ? cells[0] : cells[1];
  return { ...position, cells: { ...position.cells, ...changed }, marks: [[arrived, 'last']], legal: [] };
}

/** @param {Position} position @param {number} cell */
function placed(position, cell) {
  if (position.cells[cell]) return null;
  const tray = position.trays.find((one) => one.owner === position.side && one.pieceOwner === position.side);
  return { [cell]: [/** @type {import('../types.js').Piece} */ ([tray?.kind ?? 0, position.side])] };
}

/** @param {Position} position @param {number} from @param {number} to */
function stepped(position, from, to) {
  const stack = position.cells[from];
  // How much of a stack goes, and what becomes of what it meets, only the rules know.
  if (stack?.length !== 1 || position.cells[to]) return null;
  return { [from]: [], [to]: stack };
}
