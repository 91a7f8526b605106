/** Fields made from declared options: of a game, or of a player. */

import { h } from './dom.js';
import { t } from './texts.js';

/** @typedef {import('./types.js').Option} Option */

/** Up to so many steps, a slider is quicker than a number. */
const SLIDER = 20;

export class OptionFields {
  /**
   * @param {Option[]} options
   * @param {() => void} changed
   */
  constructor(options, changed) {
    this.options = options;
    /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
    this.fields = new Map();
    /** Sliders do not say what they are set to. @type {Map<string, HTMLOutputElement>} */
    this.readings = new Map();
    this.element = h('div', { class: 'options' }, ...options.map((option) => this.#row(option, changed)));
  }

  /** What differs from the defaults, as written in a spec: `size=9,variant=keryo`. */
  text() {
    const changed = this.options.filter((option) => this.#value(option) !== String(option.default));
    return changed.map((option) => `${option.key}=${this.#value(option)}`).join(',');
  }

  /**
   * Sets the fields from such a text; whatever it does not name gets its default.
   * @param {string} text
   */
  set(text) {
    const given = new Map(text.split(',').map((item) => /** @type {[string, string]} */ (item.split('='))));
    for (const option of this.options) {
      const field = this.fields.get(option.key);
      if (!field) continue;
      field.value = given.get(option.key) ?? String(option.default);
      const reading = this.readings.get(option.key);
      if (reading && field.type === 'range') reading.value = field.value;
    }
  }

  /** Gives fields their default back that hold what they do not allow. */
  repair() {
    const given = this.options.filter((option) => this.fields.get(option.key)?.checkValidity());
    this.set(given.map((option) => `${option.key}=${this.#value(option)}`).join(','));
  }

  /**
   * Marks the field that an error is about. Whether there is such a field.
   * @param {string} key
   */
  blame(key) {
    for (const [name, field] of this.fields) field.setAttribute('aria-invalid', String(name === key));
    return this.fields.has(key);
  }

  /** @param {Option} option */
  #value(option) {
    return this.fields.get(option.key)?.value.trim() ?? '';
  }

  /** @param {Option} option @param {() => void} changed */
  #row(option, changed) {
    const field = option.type === 'choice' ? choice(option) : entry(option);
    const reading = h('output', {}, field.type === 'range' ? field.value : '');
    field.addEventListener('change', changed);
    field.addEventListener('input', () => field.type === 'range' && (reading.value = field.value));
    this.fields.set(option.key, field);
    this.readings.set(option.key, reading);
    const help = h(
      'small',
      { id: `help-${option.key}` },
      [option.help, range(option)].filter(Boolean).join(' · '),
    );
    field.setAttribute('aria-describedby', help.id);
    // Without it the label would be that of the reading, which comes first.
    field.id = `option-${option.key}`;
    return h(
      'label',
      { class: 'option', for: field.id },
      h('span', {}, `${option.label} `, reading),
      field,
      help,
    );
  }
}

/** @param {Option} option */
function choice(option) {
  const values = option.type === 'choice' ? option.values : [];
  return h(
    'select',
    {},
    ...values.map(({ id, label }) => h('option', { value: id, selected: id === option.default }, label)),
  );
}

/** Numbers that may be 0 as well as in a range are left to the server to check. @param {Option} option */
function entry(option) {
  if (option.type !== 'int') return h('input', { type: 'text', value: option.default });
  const { min, max, step } = option;
  if (option.off) return h('input', { type: 'number', value: option.default, max, min: 0 });
  const type = (max - min) / step <= SLIDER ? 'range' : 'number';
  return h('input', { type, min, max, step, value: option.default });
}

/** @param {Option} option */
function range(option) {
  if (option.type === 'choice') return '';
  const limits = `${show(option.min)}–${show(option.max)}`;
  return option.type === 'int' && option.off ? `${limits}, 0: ${t('new-off')}` : limits;
}

/** Both numbers of a board's size, or just the number. @param {unknown} limit */
function show(limit) {
  return Array.isArray(limit) ? limit.join('×') : String(limit);
}
