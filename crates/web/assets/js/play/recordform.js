/** A record of a game, pasted or from a file. */

import * as api from '../api.js';
import { choose } from '../dialog.js';
import { button, h } from '../dom.js';
import { t } from '../texts.js';

export class RecordForm {
  /** @param {(line: import('../types.js').Line) => void} use */
  constructor(use) {
    this.use = use;
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
      const labels = games.map(label);
      const chosen = games.length > 1 ? await choose(t('analysis-record-which'), labels) : labels[0];
      if (chosen !== null) this.use(games[labels.indexOf(chosen)]);
    } catch (error) {
      this.problem.hidden = false;
      this.problem.textContent = api.reason(error);
    }
  }
}

/** One of several games of a record. @param {api.RecordedGame} game @param {number} index */
function label({ spec, tags, moves = [] }, index) {
  const players = [tags.White, tags.Black].every(Boolean) ? ` · ${tags.White} – ${tags.Black}` : '';
  return `${index + 1}. ${spec}${players} · ${t('games-moves', { count: moves.length })}`;
}
