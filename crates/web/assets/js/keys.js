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

/**
 * The keys that step through a list of moves.
 * @param {{ply: number, to: (ply: number) => void}} moves
 */
export function steps(moves) {
  const back = () => moves.to(moves.ply - 1);
  const on = () => moves.to(moves.ply + 1);
  return { ',': back, '.': on, ArrowLeft: back, ArrowRight: on };
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}
