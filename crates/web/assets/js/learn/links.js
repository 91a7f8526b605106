/** The ways to lessons and puzzles. */

import { h } from '../dom.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** @param {GameInfo} info */
export function learnLink({ id, name }) {
  const label = t('home-learn-game', { game: name });
  return h('a', { class: 'button', href: `/learn/${id}`, 'aria-label': label }, t('page-learn'));
}

/** @param {GameInfo} info */
export function puzzlesLink({ id, name }) {
  const label = t('home-puzzles-game', { game: name });
  return h('a', { class: 'button', href: `/puzzles/${id}`, 'aria-label': label }, t('page-puzzles'));
}

/** For somebody who does not know the game yet; null if it has no lesson. @param {GameInfo} info */
export function newcomerLink({ id, name, lessons }) {
  if (!lessons) return null;
  return h('p', {}, h('a', { href: `/learn/${id}` }, t('learn-newcomer', { game: name })));
}
