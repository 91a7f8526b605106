/** The empty board: wood and lines for points, squares or pits for squares. */

import { s } from '../dom.js';
import { EDGE, UNIT } from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** How far the board reaches beyond its cells. */
const FRAME = 6;

/**
 * Everything that stays while pieces come and go.
 * @param {Geometry} geometry
 * @param {boolean} checkered whether neighbours differ in shade, for games with several kinds of pieces
 */
export function ground(geometry, checkered) {
  const { margin, grid } = geometry;
  const board = s('rect', {
    class: `plank ${grid.style}`,
    x: margin - FRAME,
    y: EDGE - FRAME,
    width: grid.cols * UNIT + 2 * FRAME,
    height: grid.rows * UNIT + 2 * FRAME,
    rx: 10,
  });
  const surface = grid.style === 'points' ? lines(geometry) : squares(geometry, checkered);
  return s('g', { class: 'ground' }, board, ...surface, ...(geometry.coordinates ? letters(geometry) : []));
}

/** @param {Geometry} geometry */
function lines(geometry) {
  const { grid } = geometry;
  const last = geometry.middle(grid.cols * grid.rows - 1);
  const first = geometry.middle(0);
  let path = '';
  for (let col = 0; col < grid.cols; col += 1) path += `M${geometry.middle(col).x} ${first.y}V${last.y}`;
  for (let row = 0; row < grid.rows; row += 1)
    path += `M${first.x} ${geometry.middle(row * grid.cols).y}H${last.x}`;
  const star = (/** @type {number} */ cell) => {
    const { x, y } = geometry.middle(cell);
    return s('circle', { class: 'star', cx: x, cy: y, r: 11 });
  };
  return [
    s('path', { class: 'lines', d: path }),
    ...grid.stars.map(star),
    ...grid.goals.map((cell) => goal(geometry, cell)),
  ];
}

/** @param {Geometry} geometry @param {boolean} checkered */
function squares(geometry, checkered) {
  const cells = Array.from({ length: geometry.count }, (_, cell) => cell);
  const goals = new Set(geometry.grid.goals);
  const drawn = cells.map((cell) => square(geometry, cell, checkered));
  const pits = checkered ? [] : cells.filter((cell) => !goals.has(cell)).map((cell) => pit(geometry, cell));
  return [...drawn, ...pits, ...geometry.grid.goals.map((cell) => goal(geometry, cell))];
}

/** @param {Geometry} geometry @param {number} cell @param {boolean} checkered */
function square(geometry, cell, checkered) {
  const { x, y } = geometry.middle(cell);
  const { cols } = geometry.grid;
  const isDark = checkered && ((cell % cols) + Math.floor(cell / cols)) % 2 === 0;
  const half = UNIT / 2;
  return s('rect', {
    class: isDark ? 'square dark' : 'square',
    x: x - half,
    y: y - half,
    width: UNIT,
    height: UNIT,
  });
}

/** @param {Geometry} geometry @param {number} cell */
function pit(geometry, cell) {
  const { x, y } = geometry.middle(cell);
  return s('circle', { class: 'pit', cx: x, cy: y, r: 38 });
}

/** A place one plays for: a pool with two waves. @param {Geometry} geometry @param {number} cell */
function goal(geometry, cell) {
  const { x, y } = geometry.middle(cell);
  const wave = (/** @type {number} */ at) => `M${x - 24} ${at}q8 -9 16 0t16 0t16 0`;
  return s(
    'g',
    { class: 'goal' },
    s('circle', { cx: x, cy: y, r: 46 }),
    s('path', { d: `${wave(y - 8)}${wave(y + 12)}` }),
  );
}

/** @param {Geometry} geometry */
function letters(geometry) {
  const { grid, margin, height } = geometry;
  const size = margin * 0.52;
  const label = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
    s('text', { class: 'coordinate', x, y: y + size * 0.35, 'font-size': size }, text);
  const columns = [...grid.columns].map((letter, col) =>
    label(letter, geometry.middle(col).x, height - margin * 0.42),
  );
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    label(String(row + 1), margin * 0.42, geometry.middle(row * grid.cols).y),
  );
  return [...columns, ...rows];
}
