/** Windows over the page: questions, choices and anything else, closed by Escape. */

import { button, h } from './dom.js';
import { t } from './texts.js';

/** Windows so far: one may open another, and each has a title of its own. */
let count = 0;

/**
 * Opens a window.
 * @param {string} title
 * @param {...import('./dom.js').Child} content
 */
export function open(title, ...content) {
  count += 1;
  const heading = h('h2', { id: `dialog-title-${count}` }, title);
  const dialog = h('dialog', { 'aria-labelledby': heading.id });
  const shut = button('×', () => dialog.close(), { class: 'shut', 'aria-label': t('close') });
  dialog.append(
    h('div', { class: 'dialog-head' }, heading, shut),
    h('div', { class: 'dialog-body' }, ...content),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks which of several texts; null if none.
 * @param {string} question
 * @param {string[]} texts
 * @returns {Promise<string | null>}
 */
export function choose(question, texts) {
  return new Promise((resolve) => {
    const pick = (/** @type {string} */ text) => () => {
      resolve(text);
      dialog.close();
    };
    const dialog = open(
      question,
      h('div', { class: 'row' }, ...texts.map((text) => button(text, pick(text)))),
    );
    dialog.addEventListener('close', () => resolve(null));
  });
}

/**
 * Asks a question that is answered by yes or no.
 * @param {string} question
 */
export async function ask(question) {
  const answer = choose(question, [t('no'), t('yes')]);
  // Enter must not do what cannot be undone.
  const buttons = document.querySelectorAll('dialog[open] .dialog-body button:first-child');
  /** @type {HTMLElement | undefined} */ ([...buttons].at(-1))?.focus();
  return (await answer) === t('yes');
}

/**
 * A link to hand on, with a button that copies it.
 * @param {string} help
 * @param {string} link
 */
export function linkToCopy(help, link) {
  const field = h('input', { type: 'text', readonly: true, value: link, 'aria-label': help, class: 'link' });
  const copy = button(t('copy'), async () => {
    field.select();
    // Browsers lend their clipboard only over https and on the same machine; the old way works on a LAN.
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else document.execCommand('copy');
    copy.textContent = t('copied');
  });
  return h('div', { class: 'to-copy' }, h('p', {}, help), h('div', { class: 'row' }, field, copy));
}
