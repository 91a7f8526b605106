/** Ratings in words and as a curve. */

import { h, s } from '../dom.js';
import { day } from '../dates.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Rating} Rating */

const WIDTH = 240;
const HEIGHT = 64;
/** Room around the curve. */
const PAD = 5;
/** A curve is not higher than it deserves: so many points at least from bottom to top. */
const LEAST_SPAN = 60;

/** A change with its sign. @param {number} change */
export function signed(change) {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** A rating with how far it can be trusted. @param {Rating} rating */
export function ratingValue({ rating, deviation, provisional }) {
  const doubt = provisional && h('abbr', { title: t('rating-provisional') }, '?');
  return h(
    'span',
    { class: 'rating-value' },
    h('b', {}, rating),
    doubt,
    h('small', { title: t('rating-deviation', { deviation }) }, ` ± ${deviation}`),
  );
}

/** The rating game by game. @param {Rating} rating */
export function ratingGraph({ history }) {
  if (history.length < 2) return null;
  const values = history.map(([, value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [[began, first], [ended, last]] = [history[0], history[history.length - 1]];
  const label = t('rating-graph', { first, from: day(began), last, to: day(ended), low, high });
  const points = places(values, low, high);
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const end = points[points.length - 1];
  return h(
    'div',
    { class: 'rating-graph', role: 'img', 'aria-label': label },
    s(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('path', { class: 'under', d: `M${points[0].x} ${HEIGHT}L${line}L${end.x} ${HEIGHT}z` }),
      s('path', { class: 'curve', d: `M${line}` }),
      s('path', { class: 'end', d: `M${end.x} ${end.y}h0` }),
    ),
    h('div', { class: 'rating-scale', 'aria-hidden': 'true' }, h('span', {}, high), h('span', {}, low)),
  );
}

/** @param {number[]} values @param {number} low @param {number} high */
function places(values, low, high) {
  const span = Math.max(LEAST_SPAN, high - low);
  const bottom = (low + high - span) / 2;
  return values.map((value, index) => ({
    x: round(PAD + (index / (values.length - 1)) * (WIDTH - 2 * PAD)),
    y: round(HEIGHT - PAD - ((value - bottom) / span) * (HEIGHT - 2 * PAD)),
  }));
}

/** To a tenth. @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
