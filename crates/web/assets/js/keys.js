/** Keyboard shortcuts: single keys, except while typing or in a dialog. Letters and signs can be switched off. */

import { settings } from './settings.js';

/**
 * Listens until the function it returns is called.
 * @param {Record<string, () => void>} actions by key
 */
export function listen(actions) {
  const onKeydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (!settings.keys && event.key.length === 1) return;
    if (document.querySelector('dialog[open]')) return;
    actions[event.key]?.();
  };
  document.addEventListener('keydown', onKeydown);
  return () => document.removeEventListener('keydown', onKeydown);
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
