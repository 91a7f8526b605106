/** Who runs the server, in their own words. */

import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { paragraphs } from '../prose.js';
import { t } from '../texts.js';

/** @param {HTMLElement} root */
export async function imprintPage(root) {
  document.title = `${t('imprint-title')} · Jogada`;
  const { imprint } = await api.siteSettings();
  const text = imprint ? paragraphs(imprint) : [h('p', { class: 'quiet' }, t('imprint-none'))];
  fill(root, h('h1', {}, t('imprint-title')), ...text);
}
