/** A tournament: who plays whom, who leads, and what one may do. */

import * as api from '../api.js';
import { member } from '../club/session.js';
import { showSignIn } from '../club/signin.js';
import { ask } from '../dialog.js';
import { announce, button, fill, h } from '../dom.js';
import { memberLink } from '../links.js';
import { ruleName } from '../play/listing.js';
import { t } from '../texts.js';
import { ownPart, winners } from '../tournament/own.js';
import { Rounds } from '../tournament/rounds.js';
import { entryTable, standingsTable, tieBreakHelp } from '../tournament/standings.js';
import { clockText, formatText, statusText } from '../tournament/words.js';

/**
 * @typedef {import('../types.js').Tournament} Tournament
 * @typedef {'enter' | 'withdraw' | 'start' | 'end' | 'remove'} Action
 */

/** How often the server is asked for news while the page is seen. */
const INTERVAL = 3000;

/** @param {HTMLElement} root @param {string} id @returns {Promise<() => void>} */
export async function tournamentPage(root, id) {
  const tournament = await api.tournament(id);
  const page = new TournamentPage(root, tournament, await api.gameInfo(tournament.spec));
  page.open();
  return () => page.close();
}

class TournamentPage {
  /** @param {HTMLElement} root @param {Tournament} tournament @param {import('../types.js').GameInfo} info */
  constructor(root, tournament, info) {
    document.title = `${tournament.name} · Jogada`;
    this.root = root;
    this.tournament = tournament;
    this.info = info;
    this.facts = h('p', { class: 'quiet facts' });
    this.state = h('p', { class: 'state' });
    this.own = h('div', {});
    this.actions = h('div', { class: 'row' });
    this.problem = h('p', { class: 'notice lost', role: 'alert', hidden: true });
    this.rounds = new Rounds();
    this.heading = h('h2', {});
    this.table = h('div', {});
    this.ties = tieBreakHelp(tournament);
    this.seen = () => this.#poll();
  }

  open() {
    const now = h('div', { class: 'card tournament-now' }, this.state, this.own, this.problem, this.actions);
    const standings = h('section', {}, this.heading, this.table, this.ties);
    const body = h('div', { class: 'tournament' }, standings, this.rounds.element);
    fill(this.root, h('h1', {}, this.tournament.name), this.facts, now, body);
    this.#show();
    this.timer = setInterval(() => this.#poll(), INTERVAL);
    document.addEventListener('visibilitychange', this.seen);
  }

  close() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.seen);
  }

  async #poll() {
    if (document.hidden || this.tournament.status === 'over') return;
    // The next time it may answer again.
    const fresh = await api.tournament(this.tournament.id).catch(() => null);
    if (fresh) this.#take(fresh);
  }

  /** @param {Tournament} fresh */
  #take(fresh) {
    const before = this.tournament;
    if (JSON.stringify(fresh) === JSON.stringify(before)) return;
    this.tournament = fresh;
    this.#keepFocus(() => this.#show());
    if (fresh.status === 'over' && before.status !== 'over') announce(t('tournament-over'));
    else if (fresh.round > before.round) announce(t('tournament-paired', { round: fresh.round }));
  }

  #show() {
    const { tournament } = this;
    const hasBegun = tournament.rounds.length > 0;
    fill(this.facts, ...this.#facts());
    this.state.textContent = statusText(tournament);
    if (tournament.closing && tournament.status === 'running')
      this.state.append(` · ${t('tournament-closing')}`);
    fill(this.own, tournament.status === 'over' ? winners(tournament) : ownPart(tournament));
    fill(this.actions, ...this.#buttons());
    this.heading.textContent = hasBegun
      ? t('tournament-standings')
      : t('tournament-players', { count: tournament.entered });
    const remove = this.#may('remove')
      ? (/** @type {Tournament['players'][number]} */ player) => this.#remove(player)
      : undefined;
    fill(this.table, hasBegun ? standingsTable(tournament, remove) : entryTable(tournament, remove));
    this.ties.hidden = !hasBegun;
    this.rounds.show(tournament);
  }

  #facts() {
    const { spec, format, clock, rated, organiser, entered } = this.tournament;
    const words = [
      ruleName(spec, this.info),
      formatText(format),
      clockText(clock),
      t(rated ? 'tournament-rated' : 'tournament-unrated'),
      t('tournament-players', { count: entered }),
    ];
    return [
      `${words.join(' · ')} · ${t('tournament-organiser')} `,
      h('a', { href: memberLink(organiser.account) }, organiser.name),
    ];
  }

  #buttons() {
    const { status } = this.tournament;
    const isOpen = status === 'open';
    if (!member() && status !== 'over')
      return [button(t('tournament-sign-in'), () => showSignIn(), { 'data-key': 'sign-in' })];
    return [
      this.#button('enter', isOpen ? 'tournament-enter' : 'tournament-enter-late', '', 'main'),
      this.#button('start', 'tournament-start', '', this.#may('enter') ? '' : 'main'),
      this.#button(
        'withdraw',
        isOpen ? 'tournament-leave' : 'tournament-withdraw',
        isOpen ? '' : 'tournament-sure-withdraw',
      ),
      this.#button(
        'end',
        isOpen ? 'tournament-cancel' : 'tournament-end',
        isOpen ? 'tournament-sure-cancel' : 'tournament-sure-end',
      ),
    ];
  }

  /** @param {Action} action @param {string} label @param {string} question asked before, if it is not empty @param {string} [look] */
  #button(action, label, question, look) {
    if (!this.#may(action)) return null;
    const act = async () => {
      if (!question || (await ask(t(question)))) await this.#do(action, {});
    };
    return button(t(label), act, { class: look || null, 'data-key': action });
  }

  /** @param {Action} action */
  #may(action) {
    return this.tournament.may.includes(action);
  }

  /** @param {Tournament['players'][number]} player */
  async #remove({ account, name }) {
    if (await ask(t('tournament-sure-remove', { name }))) await this.#do('remove', { account });
  }

  /** @param {Action} action @param {object} body */
  async #do(action, body) {
    try {
      const fresh = await api.tournamentAction(this.tournament.id, action, body);
      this.problem.hidden = true;
      this.#take(fresh);
    } catch (error) {
      this.problem.textContent = api.reason(error);
      this.problem.hidden = false;
    }
  }

  /** The keyboard stays on the same button if that is still there. @param {() => void} draw */
  #keepFocus(draw) {
    const active = document.activeElement;
    const key = active instanceof HTMLElement && this.root.contains(active) ? active.dataset.key : undefined;
    draw();
    if (!key) return;
    const again = this.root.querySelector(`[data-key="${key}"]`) ?? this.actions.querySelector('button');
    if (again instanceof HTMLElement) again.focus();
    else this.root.focus({ preventScroll: true });
  }
}
