/** Parts of forms. */

import { h } from './dom.js';
import { t } from './texts.js';

/**
 * Choices of which one is made; the first at the beginning.
 * @param {string} name
 * @param {Record<string, string>} choices texts by value
 * @param {() => void} changed
 */
export function radios(name, choices, changed) {
  const values = Object.keys(choices);
  const input = (/** @type {string} */ value) =>
    h('input', { type: 'radio', name, value, checked: value === values[0], onchange: changed });
  const inputs = values.map(input);
  const labels = inputs.map((one) => h('label', {}, one, h('span', {}, t(choices[one.value]))));
  return {
    element: h('div', { class: 'radios' }, ...labels),
    value: () => inputs.find((one) => one.checked)?.value ?? values[0],
    set: (/** @type {string} */ value) => inputs.forEach((one) => (one.checked = one.value === value)),
  };
}

/**
 * A number in a range.
 * @param {string} label
 * @param {number} usual
 * @param {number} min
 * @param {number} max
 */
export function number(label, usual, min, max) {
  const field = h('input', { type: 'number', value: usual, min, max, required: true });
  // In the language of the page, which need not be the browser's.
  const check = () => {
    field.setCustomValidity('');
    field.setCustomValidity(field.validity.valid ? '' : t('field-range', { min, max }));
  };
  field.addEventListener('input', check);
  // What is folded away could not be seen.
  field.addEventListener('invalid', () => field.closest('details')?.setAttribute('open', ''));
  const set = (/** @type {number} */ value) => (field.value = String(value));
  return { row: labelled(t(label), field), value: () => Number(field.value), set };
}

/**
 * A field with its name above it and help below.
 * @param {string} name
 * @param {HTMLElement} field
 * @param {string} [help]
 */
export function labelled(name, field, help) {
  return h('label', { class: 'option' }, h('span', {}, name), field, help ? h('small', {}, help) : null);
}

/**
 * Fields that belong together.
 * @param {string} legend
 * @param {...import('./dom.js').Child} content
 */
export function fieldset(legend, ...content) {
  return h('fieldset', {}, h('legend', {}, t(legend)), ...content);
}
