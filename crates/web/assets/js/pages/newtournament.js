/** The form for a new tournament. */

import * as api from '../api.js';
import { member } from '../club/session.js';
import { showSignIn } from '../club/signin.js';
import { button, fill, h } from '../dom.js';
import { fieldset, labelled, number, radios } from '../fields.js';
import { go } from '../links.js';
import { ClockForm } from '../play/clockform.js';
import { RulesForm } from '../play/rulesform.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** @param {HTMLElement} root */
export async function newTournamentPage(root) {
  document.title = `${t('tournaments-new')} · Jogada`;
  const heading = h('h1', {}, t('tournaments-new'));
  if (!member()) {
    fill(
      root,
      heading,
      h(
        'p',
        {},
        button(t('tournament-sign-in'), () => showSignIn(), { class: 'main' }),
      ),
    );
    return;
  }
  const form = new TournamentForm(await api.catalogue());
  fill(root, heading, h('div', { class: 'new' }, form.element));
}

class TournamentForm {
  /** @param {GameInfo[]} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.name = h('input', { type: 'text', maxlength: 40, required: true, autofocus: true });
    const games = catalogue.map(({ id, name }) => h('option', { value: id }, name));
    this.game = h('select', { onchange: () => this.#adaptRules() }, ...games);
    this.rulesBox = h('div', {});
    const systems = { swiss: 'tournament-swiss', 'round-robin': 'tournament-robin' };
    this.system = radios('system', systems, () => this.#adapt());
    this.rounds = number('tournament-rounds', 5, 1, 30);
    this.late = number('tournament-late', 2, 0, 30);
    const lateHelp = h('small', {}, t('tournament-late-help'));
    this.swissBox = h(
      'div',
      { class: 'sub' },
      h('div', { class: 'sub row' }, this.rounds.row, this.late.row),
      lateHelp,
    );
    this.robinHelp = h('small', {}, t('tournament-robin-help'));
    this.clock = new ClockForm(() => {}, { isNeeded: true });
    this.rated = h('input', { type: 'checkbox' });
    this.begin = radios('begin', { pressed: 'tournament-when-pressed', time: 'tournament-when-time' }, () =>
      this.#adapt(),
    );
    this.time = h('input', { type: 'datetime-local', min: local(Date.now()) });
    this.timeRow = labelled(t('tournament-time'), this.time);
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    this.submit = h('button', { type: 'submit', class: 'main large' }, t('tournament-make'));
    this.element = this.#form();
    this.#adaptRules();
    this.#adapt();
  }

  #form() {
    const form = h(
      'form',
      { class: 'new-form' },
      fieldset(
        'tournament-what',
        labelled(t('tournament-name'), this.name),
        labelled(t('tournament-game'), this.game),
        this.rulesBox,
      ),
      fieldset('tournament-format', this.system.element, this.swissBox, this.robinHelp),
      this.clock.element,
      fieldset('tournament-begin', this.begin.element, this.timeRow),
      h('label', { class: 'tick' }, this.rated, h('span', {}, t('tournament-rated-help'))),
      this.problem,
      this.submit,
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send();
    });
    return form;
  }

  /** Each game has rules of its own. */
  #adaptRules() {
    const info = this.catalogue.find(({ id }) => id === this.game.value) ?? this.catalogue[0];
    this.rules = new RulesForm(info, info.id, () => this.#adapt());
    fill(this.rulesBox, this.rules.element);
    this.#adapt();
  }

  /** Hides what does not apply. */
  #adapt() {
    const isSwiss = this.system.value() === 'swiss';
    this.swissBox.hidden = !isSwiss;
    this.robinHelp.hidden = isSwiss;
    for (const field of this.swissBox.querySelectorAll('input')) field.disabled = !isSwiss;
    this.timeRow.hidden = this.begin.value() !== 'time';
    this.time.required = !this.timeRow.hidden;
    this.time.disabled = this.timeRow.hidden;
    // Ratings tell how well one plays the usual game.
    this.rated.disabled = this.rules?.spec() !== this.game.value;
    if (this.rated.disabled) this.rated.checked = false;
  }

  #request() {
    const rounds = this.rounds.value();
    const swiss = { system: 'swiss', rounds, late: Math.min(this.late.value(), rounds) };
    const starts = this.time.disabled ? {} : { starts: new Date(this.time.value).getTime() };
    return {
      name: this.name.value.trim(),
      spec: this.rules?.spec(),
      format: this.system.value() === 'swiss' ? swiss : { system: 'round-robin' },
      clock: this.clock.request(),
      rated: this.rated.checked,
      ...starts,
    };
  }

  async #send() {
    this.submit.disabled = true;
    try {
      const { id } = await api.newTournament(this.#request());
      go(`/tournaments/${id}`);
    } catch (error) {
      this.problem.textContent = api.reason(error);
      this.problem.hidden = false;
      this.submit.disabled = false;
      if (error instanceof api.ApiError) this.rules?.blame(error.field);
    }
  }
}

/** A time as fields for times take it. @param {number} time */
function local(time) {
  const zone = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - zone).toISOString().slice(0, 16);
}
