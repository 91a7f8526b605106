/** What cells are worth, as shades under the pieces and numbers over them. */

import { s } from '../dom.js';
import { UNIT } from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** The most a shade covers what is below it. */
const DENSEST = 0.75;

/**
 * The further from nought, the denser.
 * @param {(number | null)[]} values
 * @param {Geometry} geometry
 */
export function heat(values, geometry) {
  const most = Math.max(1, ...values.map((value) => Math.abs(value ?? 0)));
  return known(values).map(({ cell, value }) => {
    const { x, y } = geometry.middle(cell);
    return s('rect', {
      class: value < 0 ? 'low' : 'high',
      x: x - UNIT / 2,
      y: y - UNIT / 2,
      width: UNIT,
      height: UNIT,
      opacity: ((Math.abs(value) / most) * DENSEST).toFixed(2),
    });
  });
}

/**
 * In the middle of the cell, or at the foot of the pieces there.
 * @param {(number | null)[]} values
 * @param {Geometry} geometry
 * @param {Record<string, unknown>} cells those with pieces
 */
export function numbers(values, geometry, cells) {
  return known(values).map(({ cell, value }) => {
    const { x, y } = geometry.middle(cell);
    return s('text', { x, y: y + (cell in cells ? 44 : 12) }, valueText(value));
  });
}

/** A sign, so that no one has to know the colours. @param {number} value */
export function valueText(value) {
  return value > 0 ? `+${value}` : String(value);
}

/** @param {(number | null)[]} values */
function known(values) {
  return values.flatMap((value, cell) => (value === null ? [] : [{ cell, value }]));
}
