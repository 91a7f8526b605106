/** What the evaluation of the position on the board is made of. */

import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').EvalMap} EvalMap
 * @typedef {import('../types.js').EvalPart} EvalPart
 * @typedef {import('../types.js').Explanation} Explanation
 */

export class ExplanationPanel {
  /** @param {(map: EvalMap | null) => void} onMap shows what cells are worth on the board */
  constructor(onMap) {
    this.onMap = onMap;
    /** @type {Position | null} */
    this.position = null;
    /** The map on the board, by its id. */
    this.chosen = '';
    this.content = h('div', {});
    this.element = h(
      'details',
      { class: 'card explanation', ontoggle: () => this.#opened() },
      h('summary', {}, t('explain-title')),
      this.content,
    );
  }

  /** @param {Position} position */
  look(position) {
    this.position = position;
    this.#load();
  }

  async #opened() {
    await this.#load();
    if (this.element.open) this.element.scrollIntoView({ block: 'nearest' });
  }

  async #load() {
    const { position } = this;
    if (!position) return;
    if (!this.element.open) return this.onMap(null);
    try {
      const explained = position.ending ? null : await api.explain(position);
      if (position === this.position) this.#show(explained);
    } catch (error) {
      if (position === this.position) fill(this.content, h('p', { class: 'quiet' }, api.reason(error)));
    }
  }

  /** @param {Explanation | null} explained null if the game is over */
  #show(explained) {
    const map = explained?.maps.find(({ id }) => id === this.chosen) ?? null;
    this.onMap(map);
    if (!explained) return fill(this.content, h('p', { class: 'quiet' }, t('game-is-over')));
    fill(
      this.content,
      h('p', {}, t('explain-value', { value: points(explained.value) })),
      explained.parts.length > 0 && table(explained.parts),
      explained.maps.length > 0 && this.#maps(explained.maps),
    );
  }

  /** @param {EvalMap[]} maps */
  #maps(maps) {
    const option = (/** @type {EvalMap} */ { id, label }) =>
      h('option', { value: id, selected: id === this.chosen }, label);
    const select = h('select', {}, h('option', { value: '' }, t('explain-no-map')), ...maps.map(option));
    select.addEventListener('change', () => {
      this.chosen = select.value;
      this.onMap(maps.find(({ id }) => id === this.chosen) ?? null);
    });
    return h('label', { class: 'option' }, h('span', {}, t('explain-map')), select);
  }
}

/** @param {EvalPart[]} parts */
function table(parts) {
  const words = [t('explain-part'), sideName('w'), sideName('b'), t('explain-difference')];
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...words.map((word) => h('th', { scope: 'col' }, word)))),
    h('tbody', {}, ...parts.map(row)),
  );
}

/** @param {EvalPart} part */
function row({ label, counts, points: worth, value }) {
  const side = (/** @type {0 | 1} */ n) =>
    h('td', {}, points(worth[n]), counts ? h('span', { class: 'quiet' }, ` (${counts[n]})`) : null);
  return h('tr', {}, h('th', { scope: 'row' }, label), side(0), side(1), h('td', {}, points(value)));
}

/** Hundredths, as the engine's lines write them. @param {number} value */
export function points(value) {
  const text = (Math.abs(value) / 100).toFixed(2);
  return value < 0 ? `-${text}` : `+${text}`;
}
