/** What changed between two positions, and pieces that are seen to move. */

import { offset, stacked } from './pieces.js';

const GLIDE = { duration: 180, easing: 'ease-out' };

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {Map<number, SVGGElement[]>} Stacks
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

/**
 * Pieces glide from where they were; those that came and went fade.
 * @param {Position} before
 * @param {Position} position
 * @param {Geometry} geometry
 * @param {Stacks} stacks as they are drawn now
 * @param {SVGGElement} ghosts the layer of what has gone
 */
export function animate(before, position, geometry, stacks, ghosts) {
  ghosts.replaceChildren();
  const { moved, came, went } = changes(before.cells, position.cells);
  const inner = (/** @type {Spot} */ { cell, level }) => stacks.get(cell)?.[level]?.firstElementChild;
  for (const { from, to } of moved) {
    const path = slide(before, position, geometry, from, to);
    inner(to)?.animate([{ transform: path }, { transform: 'none' }], GLIDE);
  }
  for (const spot of came) inner(spot)?.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
  for (const { cell, level } of went) {
    const stack = stacked(position.game, before.cells[cell], geometry.middle(cell), geometry.isGoal(cell));
    const ghost = stack[level];
    ghosts.append(ghost);
    ghost.animate([{ opacity: 1 }, { opacity: 0 }], GLIDE).finished.finally(() => ghost.remove());
  }
}

/**
 * From its new place to where a piece was.
 * @param {Position} before
 * @param {Position} position
 * @param {Geometry} geometry
 * @param {Spot} from
 * @param {Spot} to
 */
function slide(before, position, geometry, from, to) {
  const start = geometry.middle(from.cell);
  const end = geometry.middle(to.cell);
  const lift = offset(before.cells[from.cell].length, from.level, geometry.isGoal(from.cell));
  const rest = offset(position.cells[to.cell].length, to.level, geometry.isGoal(to.cell));
  const x = (start.x - end.x) / rest.scale;
  const y = (start.y + lift.y - end.y - rest.y) / rest.scale;
  return `translate(${x}px, ${y}px)`;
}
