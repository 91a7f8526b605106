/** The analysis of the position on the board, as it comes. */

import { reason, stream } from '../api.js';
import { button, fill, h } from '../dom.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').Thought} Thought
 */

/** Debounces stepping through a game; in milliseconds. */
const DEBOUNCE = 200;
const TIME = 5000;

export class Engine {
  /**
   * @param {{onAnalysis: (thought: Thought) => void, onPlay: (moves: string[]) => void}} handlers
   */
  constructor(handlers) {
    this.handlers = handlers;
    this.isOn = true;
    /** @type {Position | null} */
    this.position = null;
    /** What came last, and whether it has to wait. @type {Thought | null} */
    this.latest = null;
    this.isHeld = false;
    this.toggle = button(t('analysis-stop'), () => this.#toggle());
    this.count = h('select', {
      'aria-label': t('analysis-line-count'),
      title: t('analysis-line-count'),
      onchange: () => this.#begin(),
    });
    this.count.append(...[1, 2, 3, 4, 5].map((n) => h('option', { value: n, selected: n === 3 }, n)));
    this.depth = h('span', { class: 'quiet' });
    this.lines = h('ol', {
      class: 'lines-list',
      'aria-label': t('analysis-lines'),
      onpointerdown: () => this.#hold(),
    });
    const head = h(
      'div',
      { class: 'row engine-head' },
      h('b', {}, t('analysis-engine')),
      this.depth,
      this.count,
      this.toggle,
    );
    this.element = h('section', { class: 'engine card' }, head, this.lines);
  }

  /** @param {Position} position */
  look(position) {
    this.position = position;
    this.#begin();
  }

  stop() {
    clearTimeout(this.timer);
    this.control?.abort();
  }

  #toggle() {
    this.isOn = !this.isOn;
    this.toggle.textContent = t(this.isOn ? 'analysis-stop' : 'analysis-start');
    this.#begin();
  }

  #begin() {
    this.stop();
    this.latest = null;
    this.depth.textContent = this.isOn ? '' : t('analysis-off');
    fill(this.lines);
    const ending = this.position?.ending;
    this.toggle.disabled = Boolean(ending);
    if (ending) this.depth.textContent = t('game-is-over');
    if (!this.isOn || !this.position || ending) return;
    this.control = new AbortController();
    const { signal } = this.control;
    this.timer = setTimeout(
      () => this.#think(signal).catch((error) => this.#failed(error, signal)),
      DEBOUNCE,
    );
  }

  /** @param {AbortSignal} signal */
  async #think(signal) {
    if (!this.position) return;
    const { spec, start, moves } = this.position;
    const body = { spec, ...(start ? { start } : {}), moves, lines: Number(this.count.value), time: TIME };
    /** @type {AsyncGenerator<Thought>} */
    const thoughts = stream('/api/analyse', body, signal);
    for await (const thought of thoughts) if (!signal.aborted) this.#show(thought);
  }

  /** @param {unknown} error @param {AbortSignal} signal */
  #failed(error, signal) {
    if (!signal.aborted) this.depth.textContent = reason(error);
  }

  /** @param {Thought} thought */
  #show(thought) {
    if (thought.waiting) fill(this.lines, h('li', {}, t('analysis-waiting', { place: thought.waiting })));
    if (!thought.lines.length) return;
    this.latest = thought;
    if (this.isHeld) return;
    this.depth.textContent = t('analysis-depth', { depth: thought.depth, nodes: brief(thought.nodes) });
    const line = (/** @type {import('../types.js').BestLine} */ best) =>
      h('li', {}, h('b', { class: 'score' }, best.text), this.#moves(best.moves));
    fill(this.lines, ...thought.lines.map(line));
    this.handlers.onAnalysis(thought);
  }

  /** Lines that were replaced while a button is pressed would swallow the click. */
  #hold() {
    this.isHeld = true;
    this.latest = null;
    const release = () => {
      this.isHeld = false;
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, later);
      if (this.latest) this.#show(this.latest);
    };
    // The click comes after the button is released.
    const later = () => setTimeout(release);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, later);
  }

  /** @param {string[]} moves */
  #moves(moves) {
    const shown = moves.slice(0, 8);
    const entry = (/** @type {string} */ move, /** @type {number} */ index) =>
      button(move, () => this.handlers.onPlay(moves.slice(0, index + 1)));
    return h('span', { class: 'line-moves' }, ...shown.map(entry));
  }
}

/** 1234567 as 1.2 M. @param {number} count */
function brief(count) {
  if (count >= 1e6) return `${(count / 1e6).toFixed(1)} M`;
  return count >= 1e3 ? `${Math.round(count / 1e3)} k` : String(count);
}
