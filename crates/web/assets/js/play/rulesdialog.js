/** The rules of a game in a window beside its board. */

import * as api from '../api.js';
import { open } from '../dialog.js';
import { h } from '../dom.js';
import { t } from '../texts.js';
import { explained } from './rulestext.js';

/** @param {import('../types.js').GameInfo} info */
export async function showRules(info) {
  const { parts } = await api.rules(info.id);
  const isTitle = (/** @type {object} */ part) => 'h1' in part;
  const text = h(
    'article',
    { class: 'rules-text', tabindex: 0 },
    ...explained(
      info,
      parts.filter((part) => !isTitle(part)),
    ),
  );
  const whole = h('a', { href: `/rules/${info.id}`, target: '_blank' }, t('game-rules-page'));
  const dialog = open(t('rules-title', { game: info.name }), text, h('p', {}, whole));
  dialog.classList.add('beside');
  text.focus();
  dialog.scrollTop = 0;
}
