/** The form for a new game. */

import * as api from '../api.js';
import { Board } from '../board/board.js';
import { fill, h } from '../dom.js';
import { newcomerLink } from '../learn/links.js';
import { go, lineOf, newGameLink, rename } from '../links.js';
import { RulesForm } from '../play/rulesform.js';
import { sampleChoice } from '../play/samples.js';
import { SeatsForm } from '../play/seatsform.js';
import { hold } from '../seats.js';
import { change } from '../settings.js';
import { t } from '../texts.js';

/** @param {HTMLElement} root @param {string} id */
export async function newPage(root, id) {
  const line = lineOf(new URLSearchParams(location.search));
  // The line says which game it is, whatever the address before it says.
  const info = await api.gameInfo(line?.spec ?? id);
  if (line && info.id !== id) rename(newGameLink(line));
  const form = new NewGame(root, info, line);
  await form.preview();
  return form.seats.close;
}

class NewGame {
  /**
   * @param {HTMLElement} root
   * @param {import('../types.js').GameInfo} info
   * @param {(import('../types.js').Line & {moves: string[]}) | null} line where to begin, if not at the usual start
   */
  constructor(root, info, line) {
    document.title = `${t('new-title', { game: info.name })} · Jogada`;
    this.info = info;
    this.line = line;
    /** @type {import('../types.js').Sample | null} */
    this.sample = null;
    this.rules = new RulesForm(info, line?.spec ?? info.id, () => this.preview());
    this.seats = new SeatsForm(info);
    this.board = new Board(info, { still: true });
    this.tagline = h('p', {}, info.tagline);
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    this.begin = h('button', { type: 'submit', class: 'main large' }, t('new-begin'));
    const where = line ? [h('p', { class: 'quiet' }, t('new-start'))] : [this.rules.element, this.#samples()];
    const form = h(
      'form',
      { class: 'new-form', onsubmit: (/** @type {Event} */ event) => this.#submit(event) },
      this.seats.element,
      this.problem,
      this.begin,
      ...where,
      this.seats.more,
    );
    const side = h(
      'div',
      { class: 'preview' },
      this.board.element,
      this.tagline,
      h('a', { href: `/rules/${info.id}` }, t('rules-title', { game: info.name })),
      newcomerLink(info),
    );
    fill(root, h('h1', {}, t('new-title', { game: info.name })), h('div', { class: 'new' }, form, side));
  }

  /** Draws the start under the chosen rules, or says what is wrong with them. */
  async preview() {
    // It tells of the usual rules; others may leave out what it promises.
    this.tagline.hidden = this.#start().spec !== this.info.id;
    this.seats.setUsual(!this.line && !this.sample && this.rules.spec() === this.info.id);
    try {
      const position = await api.position(this.#start());
      this.problem.hidden = true;
      this.rules.blame('');
      this.begin.disabled = false;
      this.board.show(position, { glide: false });
    } catch (error) {
      this.#fail(error);
      this.begin.disabled = true;
    }
  }

  #start() {
    if (this.sample) return { spec: this.sample.spec, start: this.sample.position };
    return this.line ?? { spec: this.rules.spec() };
  }

  /** A sample position brings its own rules. */
  #samples() {
    const chosen = h('span', { class: 'quiet' }, t('analysis-usual-start'));
    const choose = (/** @type {import('../types.js').Sample | null} */ sample) => {
      this.sample = sample;
      this.rules.element.hidden = Boolean(sample);
      chosen.textContent = sample?.label ?? t('analysis-usual-start');
      this.preview();
    };
    const live = this.info.samples.filter(({ over }) => !over);
    const select = sampleChoice(live, t('analysis-usual-start'), choose);
    if (!select) return null;
    const summary = h('summary', {}, `${t('new-position')}: `, chosen);
    return h('details', { class: 'card samples-form' }, summary, select);
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    this.begin.disabled = true;
    const [request, name, bot] = [this.seats.request(), this.seats.name(), this.seats.bot()];
    try {
      const { spec, start, moves } = { start: null, moves: undefined, ...this.#start() };
      const body = { spec, ...(start ? { start } : {}), ...(moves?.length ? { moves } : {}), ...request };
      const { id, seats, invite } = await api.create({ ...body, ...(name ? { name } : {}) });
      // Only what the server has accepted is offered again.
      change('name', name);
      if (bot) change('bot', bot);
      hold(id, { ...seats, ...(invite ? { invite } : {}), spec });
      go(`/game/${id}`);
    } catch (error) {
      this.begin.disabled = false;
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.problem.textContent = api.reason(error);
    this.problem.hidden = false;
    if (error instanceof api.ApiError) this.rules.blame(error.field);
  }
}
