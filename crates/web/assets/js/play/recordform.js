/** A record of a game, pasted or from a file. */

import * as api from '../api.js';
import { choose } from '../dialog.js';
import { button, h } from '../dom.js';
import { t } from '../texts.js';
import { ruleName } from './listing.js';
import { botName } from './seat.js';

export class RecordForm {
  /**
   * @param {(line: import('../types.js').Line, players: import('../links.js').Players) => void} use
   * @param {import('../types.js').GameInfo[]} catalogue
   */
  constructor(use, catalogue) {
    this.use = use;
    this.catalogue = catalogue;
    const help = t('analysis-record-help');
    this.text = h('textarea', { rows: 4, 'aria-label': help, placeholder: help, spellcheck: 'false' });
    this.file = h('input', { type: 'file', 'aria-label': help, accept: '.txt,.pgn,text/plain' });
    this.file.addEventListener('change', () => this.#load());
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    const buttons = h(
      'div',
      { class: 'row' },
      this.file,
      button(t('analysis-record-open'), () => this.#open()),
    );
    const summary = h('summary', {}, t('analysis-record'));
    this.element = h('details', { class: 'record' }, summary, this.text, this.problem, buttons);
  }

  async #load() {
    this.text.value = (await this.file.files?.[0]?.text()) ?? '';
  }

  /** Opens the game of the record, asking which if it has several, or says what is wrong with it. */
  async #open() {
    this.problem.hidden = true;
    try {
      const { games } = await api.readRecord(this.text.value);
      const labels = games.map((game, index) => label(game, index, this.catalogue));
      const chosen = games.length > 1 ? await choose(t('analysis-record-which'), labels) : labels[0];
      const game = chosen === null ? null : games[labels.indexOf(chosen)];
      if (game) this.use(game, namesOf(game));
    } catch (error) {
      this.problem.hidden = false;
      this.problem.textContent = api.reason(error);
    }
  }
}

/** What records write for a person without a name, and for nobody known. */
const HUMAN = 'human';
const NAMELESS = ['?', HUMAN];

/** @param {api.RecordedGame} game @returns {import('../links.js').Players} */
function namesOf({ tags: { White: w, Black: b } }) {
  const isName = (/** @type {string | undefined} */ name) => name && !NAMELESS.includes(name);
  return { ...(isName(w) ? { w } : {}), ...(isName(b) ? { b } : {}) };
}

/**
 * One of several games of a record.
 * @param {api.RecordedGame} game
 * @param {number} index
 * @param {import('../types.js').GameInfo[]} catalogue
 */
function label(game, index, catalogue) {
  const { spec, moves = [], tags } = game;
  const info = catalogue.find(({ id }) => id === spec.split(':')[0]);
  const called = (/** @type {string | undefined} */ name) => {
    if (!name || name === '?') return t('seat-human');
    return name === HUMAN ? t('seat-you') : info ? botName(name, info) : name;
  };
  const { w, b } = namesOf(game);
  const players = w || b ? `${called(tags.White)} – ${called(tags.Black)}` : '';
  const date = tags.Date?.startsWith('?') ? '' : tags.Date;
  const parts = [
    info ? ruleName(spec, info) : spec,
    players,
    date,
    t('games-moves', { count: moves.length }),
  ];
  return `${index + 1}. ${parts.filter(Boolean).join(' · ')}`;
}
