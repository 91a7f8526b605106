/** What changed between two positions, so that pieces can be seen to move. */

/**
 * @typedef {import('../types.js').Piece} Piece
 * @typedef {Record<string, Piece[]>} Cells
 * @typedef {{cell: number, level: number, piece: Piece}} Spot
 */

/**
 * Pieces that left a place and came to another; what only came; what only went.
 * @param {Cells} before
 * @param {Cells} after
 * @returns {{moved: {from: Spot, to: Spot}[], came: Spot[], went: Spot[]}}
 */
export function changes(before, after) {
  const gone = differing(before, after);
  const moved = [];
  const came = [];
  for (const to of differing(after, before)) {
    const index = gone.findIndex((spot) => same(spot.piece, to.piece));
    if (index < 0) came.push(to);
    else moved.push({ from: gone.splice(index, 1)[0], to });
  }
  return { moved, came, went: gone };
}

/**
 * The pieces of `these` that are not in the same place of `those`.
 * @param {Cells} these
 * @param {Cells} those
 */
function differing(these, those) {
  /** @type {Spot[]} */
  const spots = [];
  for (const [cell, stack] of Object.entries(these)) {
    const other = those[cell] ?? [];
    let level = 0;
    while (level < stack.length && level < other.length && same(stack[level], other[level])) level += 1;
    for (; level < stack.length; level += 1) spots.push({ cell: Number(cell), level, piece: stack[level] });
  }
  return spots;
}

/** @param {Piece} one @param {Piece} other */
function same(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}
