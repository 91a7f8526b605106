/** Forms that the server checks: what it refuses is said at the field it names. */

import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { capital, t } from '../texts.js';

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} [id] where there are several of the same name
 * @property {string} label
 * @property {string} [help]
 * @property {string[]} [aliases] what the server calls it, besides its name
 * @property {string} [text] of a field with several lines
 * @property {import('../dom.js').Attributes} attributes of the input
 *
 * @typedef {object} Form
 * @property {Field[]} fields
 * @property {import('../dom.js').Child[]} [content] between the fields and the button
 * @property {string} submit what the button says
 * @property {boolean} [isRisky] whether it does what cannot be undone
 * @property {(values: Record<string, string>) => Promise<void>} send
 */

/**
 * A form.
 * @param {Form} form
 * @param {...import('../dom.js').Child} more below its button
 */
export function checkedForm({ fields, content = [], submit, isRisky = false, send }, ...more) {
  const entries = fields.map((field) => new Entry(field));
  const problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
  const look = { class: isRisky ? 'risky' : 'main', autofocus: fields.length === 0 };
  const begin = h('button', { type: 'submit', ...look }, submit);
  const rows = entries.map(({ element }) => element);
  const form = h(
    'form',
    { class: 'checked', novalidate: true },
    ...rows,
    ...content,
    problem,
    begin,
    ...more,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (begin.disabled) return;
    begin.disabled = true;
    problem.hidden = true;
    for (const entry of entries) entry.blame('');
    try {
      await send(Object.fromEntries(entries.map(({ field, input }) => [field.name, input.value])));
    } catch (error) {
      const at = error instanceof api.ApiError && entries.find((entry) => entry.isCalled(error.field));
      if (at) at.blame(api.reason(error), true);
      else fill(problem, api.reason(error));
      problem.hidden = Boolean(at);
    }
    begin.disabled = false;
  });
  return form;
}

/** The fields for a name and for a passphrase. */
export const NAME = { autocomplete: 'username', autocapitalize: 'words', spellcheck: 'false', maxlength: 40 };

/** @param {'current' | 'new'} which */
export function passphrase(which) {
  return { type: 'password', autocomplete: `${which}-password`, maxlength: 200 };
}

/** A field with its label, help and error. */
class Entry {
  /** @param {Field} field */
  constructor(field) {
    this.field = field;
    const id = field.id ?? `field-${field.name}`;
    const attributes = { id, name: field.name, ...field.attributes };
    this.input =
      field.text === undefined
        ? h('input', { type: 'text', ...attributes })
        : h('textarea', attributes, field.text);
    this.help = h('small', { id: `${id}-help`, hidden: !field.help }, field.help);
    this.error = h('small', { id: `${id}-error`, class: 'wrong', hidden: true });
    this.input.setAttribute('aria-describedby', `${this.help.id} ${this.error.id}`);
    this.element = h(
      'div',
      { class: 'option' },
      h('label', { for: id }, field.label),
      this.input.type === 'password' ? secret(this.input) : this.input,
      this.error,
      this.help,
    );
  }

  /** @param {string} name of a field in an error */
  isCalled(name) {
    return this.field.name === name || Boolean(this.field.aliases?.includes(name));
  }

  /** @param {string} sentence empty if nothing is wrong @param {boolean} [isFirst] whether the user is led there */
  blame(sentence, isFirst = false) {
    this.error.textContent = capital(sentence);
    this.error.hidden = !sentence;
    if (sentence) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
    if (isFirst) this.input.focus();
  }
}

/** Shows what is typed, on request. @param {HTMLInputElement | HTMLTextAreaElement} input */
function secret(input) {
  const toggle = button(
    t('account-show'),
    () => {
      const isShown = input.type === 'text';
      input.setAttribute('type', isShown ? 'password' : 'text');
      toggle.setAttribute('aria-pressed', String(!isShown));
    },
    { 'aria-pressed': 'false', 'aria-label': t('account-show-passphrase') },
  );
  return h('div', { class: 'secret' }, input, toggle);
}
