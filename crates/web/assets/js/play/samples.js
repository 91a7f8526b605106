/** Positions a game shows by name: a start for analysis or for a new game. */

import { h } from '../dom.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Sample} Sample
 */

/**
 * A choice of sample positions; null if the game has none.
 * @param {Sample[]} samples
 * @param {string} none the choice of none of them
 * @param {(sample: Sample | null) => void} choose
 * @param {string | null} [start] the position that is chosen already
 */
export function sampleChoice(samples, none, choose, start = null) {
  if (samples.length === 0) return null;
  const options = samples.map(({ id, label, position }) =>
    h('option', { value: id, selected: position === start }, label),
  );
  const select = h(
    'select',
    { class: 'samples', 'aria-label': t('samples-title') },
    h('option', { value: '' }, none),
    ...options,
  );
  select.addEventListener('change', () => choose(samples.find(({ id }) => id === select.value) ?? null));
  return select;
}
