/** A sentence at the edge of the window, for a while, over whatever page is open. */

import { h } from './dom.js';

const DURATION = 8000;

/** @param {string} sentence */
export function toast(sentence) {
  const note = h('p', { class: 'toast', role: 'alert' }, sentence);
  document.body.append(note);
  setTimeout(() => note.remove(), DURATION);
}
