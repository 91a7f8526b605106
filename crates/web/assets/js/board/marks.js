/** What cells mean, drawn: always a shape, never a colour alone. */

import { s } from '../dom.js';

/**
 * @typedef {import('../types.js').Role} Role
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

/** Marks that lie under the pieces. */
const UNDER = new Set(['last', 'from', 'captured', 'winning']);

/**
 * The marks under and over the pieces of a position.
 * @param {Position} position
 * @param {Geometry} geometry
 */
export function marks(position, geometry) {
  /** @type {SVGElement[]} */
  const under = [];
  /** @type {SVGElement[]} */
  const over = position.lines.map((cells) => join(geometry, cells));
  const forced = new Set(position.marks.filter(([, role]) => role === 'forced').map(([cell]) => cell));
  for (const [cell, role] of position.marks) {
    // A piece that must move because it is in danger says so once.
    if (role === 'threatened' && forced.has(cell)) continue;
    const drawing = s(
      'g',
      { class: `mark ${role}` },
      ...shapes(role, geometry.middle(cell), geometry.grid.style),
    );
    (UNDER.has(role) ? under : over).push(drawing);
    if (role === 'last' && geometry.grid.style === 'points') over.push(pin(geometry.middle(cell)));
  }
  return { under, over };
}

/**
 * @param {Role} role
 * @param {{x: number, y: number}} middle
 * @param {'squares' | 'points'} style
 */
function shapes(role, { x, y }, style) {
  switch (role) {
    case 'from':
      return [frame(x, y, style)];
    case 'captured':
      return [s('path', { d: `M${x - 15} ${y - 15}l30 30m0 -30l-30 30` })];
    case 'forced':
    case 'threatened':
      return [frame(x, y, style), badge(x, y, '!')];
    case 'safe':
      return [s('path', { d: `M${x + 31} ${y - 45}l11 4v8q0 9 -11 14q-11 -5 -11 -14v-8z` })];
    case 'forbidden':
      return [s('circle', { cx: x, cy: y, r: 18 }), s('path', { d: `M${x - 12} ${y - 12}l24 24` })];
    case 'highlighted':
      return [s('path', { d: `M${x} ${y - 22}l22 38h-44z` })];
    case 'scoring':
      return [s('path', { d: `M${x} ${y - 9}l9 9l-9 9l-9 -9z` })];
    default:
      return [frame(x, y, style)];
  }
}

/** On points a stone hides most of the ring around the last move. @param {{x: number, y: number}} middle */
function pin({ x, y }) {
  return s('circle', { class: 'pin', cx: x, cy: y, r: 13 });
}

/** @param {number} x @param {number} y @param {'squares' | 'points'} style */
function frame(x, y, style) {
  if (style === 'points') return s('circle', { cx: x, cy: y, r: 49 });
  return s('rect', { x: x - 46, y: y - 46, width: 92, height: 92, rx: 12 });
}

/** @param {number} x @param {number} y @param {string} sign */
function badge(x, y, sign) {
  const corner = { x: x + 34, y: y - 34 };
  return s(
    'g',
    { class: 'badge' },
    s('circle', { cx: corner.x, cy: corner.y, r: 15 }),
    s('text', { x: corner.x, y: corner.y + 8 }, sign),
  );
}

/**
 * A line through cells that belong together.
 * @param {Geometry} geometry
 * @param {number[]} cells
 */
function join(geometry, cells) {
  const from = geometry.middle(cells[0]);
  const to = geometry.middle(cells[cells.length - 1]);
  return s('path', { class: 'row', d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
}
