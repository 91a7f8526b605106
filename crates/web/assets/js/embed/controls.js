/** The buttons below a board. */

import { button, h } from '../dom.js';
import { t } from '../texts.js';

/**
 * @param {{step: (by: number) => void, flip: () => void, again: () => void, mode: string}} actions
 */
export function controls({ step, flip, again, mode }) {
  const arrow = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ by) =>
    button(sign, () => step(by), { 'aria-label': label, title: label, part: 'button' });
  const back = [arrow('«', t('game-first'), -Infinity), arrow('‹', t('game-previous'), -1)];
  const on = [arrow('›', t('game-next'), 1), arrow('»', t('game-last'), Infinity)];
  const ply = h('span', { part: 'ply' });
  const other = button('⇅', flip, { 'aria-label': t('game-flip'), title: t('game-flip'), part: 'button' });
  const fresh = mode === 'play' && button(t('embed-again'), again, { part: 'button' });
  const label = t('embed-controls');
  const element = h(
    'div',
    { part: 'controls', role: 'group', 'aria-label': label },
    ...back,
    ply,
    ...on,
    other,
    fresh,
  );
  return {
    element,
    /** @param {number} now @param {number} all */
    show(now, all) {
      ply.textContent = t('embed-ply', { ply: now, all });
      // Buttons that are disabled lose the focus, and keys with it.
      for (const one of back) one.setAttribute('aria-disabled', String(now === 0));
      for (const one of on) one.setAttribute('aria-disabled', String(now === all));
    },
  };
}
