/** What may be chosen, what is chosen, and what is suggested, drawn over the pieces. */

import { s } from '../dom.js';
import { settings } from '../settings.js';

/**
 * @typedef {import('./geometry.js').Geometry} Geometry
 *
 * @typedef {object} Aim
 * @property {number[]} chosen cells of a move begun
 * @property {number[]} targets cells that may be pointed at next
 */

/** If more of the board than this may be chosen, marking it all says nothing. */
const MANY = 0.4;

/**
 * Dots in free cells and rings around pieces that may be chosen.
 * @param {Aim} aim
 * @param {Geometry} geometry
 * @param {Record<string, unknown>} cells that hold something
 */
export function aimed({ chosen, targets }, geometry, cells) {
  const free = targets.filter((cell) => !(cell in cells));
  const isTelling = settings.legal && free.length < geometry.count * MANY;
  const shown = chosen.length ? targets : isTelling ? free : [];
  return shown.map((cell) => (cell in cells ? ring(geometry, cell) : dot(geometry, cell)));
}

/**
 * Frames around what is chosen, for under the pieces.
 * @param {Aim} aim
 * @param {Geometry} geometry
 */
export function framed({ chosen }, geometry) {
  return chosen.map((cell) => frame(geometry, cell));
}

/**
 * A suggested move: rings, and a line from cell to cell.
 * @param {number[]} cells
 * @param {Geometry} geometry
 */
export function suggested(cells, geometry) {
  const points = cells.map((cell) => geometry.middle(cell)).map(({ x, y }) => `${x} ${y}`);
  const line = cells.length > 1 ? [s('path', { d: `M${points.join('L')}` })] : [];
  return [...line, ...cells.map((cell) => ring(geometry, cell))];
}

/** Larger on boards with many cells, which are small on the screen. @param {Geometry} geometry @param {number} cell */
function dot(geometry, cell) {
  const { x, y } = geometry.middle(cell);
  return s('circle', { cx: x, cy: y, r: 8 + 0.7 * Math.max(geometry.grid.cols, geometry.grid.rows) });
}

/** @param {Geometry} geometry @param {number} cell */
function ring(geometry, cell) {
  const { x, y } = geometry.middle(cell);
  return s('circle', { class: 'ring', cx: x, cy: y, r: 45 });
}

/** @param {Geometry} geometry @param {number} cell */
function frame(geometry, cell) {
  const { x, y } = geometry.middle(cell);
  return s('rect', { x: x - 47, y: y - 47, width: 94, height: 94, rx: 14 });
}
