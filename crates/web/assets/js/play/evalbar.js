/** A bar beside the board that shows who is ahead. */

import { h } from '../dom.js';
import { t } from '../texts.js';

export class EvalBar {
  constructor() {
    this.part = h('div', { class: 'part' });
    this.text = h('span', { class: 'bar-text' });
    this.element = h('div', { class: 'bar', role: 'img' }, this.part, this.text);
    this.show(null, '');
  }

  /**
   * @param {number | null} chance of White, from 0 to 1; null if not known
   * @param {string} text
   * @param {boolean} [isFlipped]
   */
  show(chance, text, isFlipped = false) {
    const known = chance ?? 0.5;
    this.element.classList.toggle('flipped', isFlipped);
    this.element.classList.toggle('unknown', chance === null);
    this.element.setAttribute('aria-label', t('analysis-bar', { chance: Math.round(known * 100) }));
    this.element.title = text;
    this.part.style.setProperty('--share', `${known * 100}%`);
    this.text.textContent = chance === null ? '' : String(Math.round(known * 100));
  }
}
