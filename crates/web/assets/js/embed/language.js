/** Texts in the language of each element: the board's own scripts speak one language at a time. */

import { loadTexts } from '../texts.js';

/** @type {Map<string, Record<string, import('../texts.js').Template>>} */
const known = new Map();

export const speak = {
  /** @param {string} language @param {Record<string, import('../texts.js').Template>} texts */
  learn(language, texts) {
    known.set(language, texts);
  },
  /** Calls a function that draws at once. @param {string} language @param {() => unknown} draw */
  in(language, draw) {
    loadTexts(known.get(language) ?? {}, language);
    draw();
  },
};
