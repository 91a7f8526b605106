/** The rules of a game: usual, a set with a name, or one's own. */

import { h } from '../dom.js';
import { OptionFields } from '../form.js';
import { t } from '../texts.js';

/** The choice that stands for single options. */
const OWN = '=';

export class RulesForm {
  /**
   * @param {import('../types.js').GameInfo} info
   * @param {string} spec to begin with
   * @param {() => void} changed
   */
  constructor(info, spec, changed) {
    this.info = info;
    this.changed = changed;
    this.fields = new OptionFields(info.options, () => this.#edited());
    this.help = h('small', {});
    this.select = h('select', { onchange: () => this.#chosen() }, ...this.#choices());
    this.details = h('details', {}, h('summary', {}, t('new-own-help')), this.fields.element);
    this.chosen = h('span', { class: 'quiet' });
    const summary = h('summary', {}, `${t('new-rules')}: `, this.chosen);
    this.element = h('details', { class: 'card rules-form' }, summary, this.select, this.help, this.details);
    this.select.setAttribute('aria-label', t('new-rules'));
    this.#begin(spec.split(':')[1] ?? '');
  }

  /** The chosen rules as a spec. */
  spec() {
    const { value } = this.select;
    const options = value === OWN ? this.fields.text() : value;
    return options ? `${this.info.id}:${options}` : this.info.id;
  }

  /**
   * Marks the field an error is about, and makes it seen.
   * @param {string} key
   */
  blame(key) {
    if (!this.fields.blame(key)) return;
    this.element.open = true;
    this.details.open = true;
  }

  #choices() {
    const presets = this.info.presets.map(({ id, label }) => h('option', { value: id }, label));
    return [
      h('option', { value: '' }, t('new-usual')),
      ...presets,
      h('option', { value: OWN }, t('new-own')),
    ];
  }

  /** @param {string} options */
  #begin(options) {
    const preset = this.info.presets.find((one) => one.id === options);
    this.select.value = preset ? options : options ? OWN : '';
    this.fields.set(preset?.options ?? options);
    this.#describe();
  }

  /** The name of the chosen rules, and what is special about them. */
  #describe() {
    const preset = this.info.presets.find(({ id }) => id === this.select.value);
    this.chosen.textContent = this.select.selectedOptions[0]?.textContent ?? '';
    this.help.textContent = preset?.help ?? '';
  }

  #chosen() {
    const preset = this.info.presets.find(({ id }) => id === this.select.value);
    if (this.select.value !== OWN) this.fields.set(preset?.options ?? '');
    else this.details.open = true;
    this.#describe();
    this.changed();
  }

  #edited() {
    this.select.value = OWN;
    this.#describe();
    this.changed();
  }
}
