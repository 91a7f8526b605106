/** The page in the place of those that need a server, where there is none. */

import { boot } from '../boot.js';
import { fill, h } from '../dom.js';
import { t } from '../texts.js';

/** What there is all the same. */
const INSTEAD = [
  ['/', 'page-play'],
  ['/yours', 'home-yours'],
  ['/analysis', 'page-analysis'],
  ['/rules', 'page-rules'],
];

/** @param {HTMLElement} root */
export async function onlineOnlyPage(root) {
  const heading = t('online-title');
  document.title = `${heading} · Jogada`;
  const links = INSTEAD.map(([href, label]) => h('a', { href, class: 'button' }, t(label)));
  fill(
    root,
    h(
      'div',
      { class: 'card failure' },
      h('h1', {}, heading),
      h('p', {}, t(boot.offline ? 'online-offline' : 'online-static')),
      h('p', {}, t('online-instead')),
      h('nav', { class: 'row', 'aria-label': t('page-ways') }, ...links),
    ),
  );
}
