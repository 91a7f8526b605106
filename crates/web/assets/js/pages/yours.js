/** One's own games: running and finished, to search through, and what came of them. */

import * as api from '../api.js';
import { isLocal, isStatic } from '../boot.js';
import { member } from '../club/session.js';
import { showSignIn } from '../club/signin.js';
import { button, fill, h } from '../dom.js';
import { listing } from '../play/listing.js';
import { opponentOf, ownGames, tallies } from '../play/own.js';
import { transfer } from '../play/transfer.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Listing} Listing @typedef {import('../types.js').GameInfo} GameInfo */

/** Games shown at a time. */
const PAGE = 20;

/** @param {HTMLElement} root */
export async function yoursPage(root) {
  document.title = `${t('home-yours')} · Jogada`;
  const catalogue = await api.catalogue();
  const games = await ownGames();
  const heading = h('h1', {}, t('home-yours'));
  const help = whereTheyAre();
  const own = games.filter(({ id }) => isLocal(id));
  const files = isStatic || own.length ? transfer(own.length > 0, () => yoursPage(root)) : null;
  if (!games.length) {
    fill(
      root,
      heading,
      help,
      h('p', {}, t('yours-none')),
      h('a', { href: '/', class: 'button main' }, t('page-play')),
      files,
    );
    return;
  }
  const running = games.filter(({ status }) => status !== 'over');
  const finished = new Finished(
    games.filter(({ status }) => status === 'over'),
    catalogue,
  );
  fill(
    root,
    heading,
    help,
    section('yours-running', running, catalogue),
    finished.element,
    results(games, catalogue),
    files,
  );
}

function whereTheyAre() {
  if (isStatic) return h('p', { class: 'quiet' }, t('yours-help-static'));
  return member() ? h('p', { class: 'quiet' }, t('yours-help-member')) : guestHelp();
}

/** Where the games of a guest are, and how they could be found elsewhere. */
function guestHelp() {
  const enter = button(t('account-sign-in'), () => showSignIn(), { class: 'quiet-button' });
  return h('div', { class: 'guest-help' }, h('p', { class: 'quiet' }, t('yours-help')), enter);
}

/** @param {string} title @param {Listing[]} games @param {GameInfo[]} catalogue */
function section(title, games, catalogue) {
  if (!games.length) return null;
  const entries = games.map((game) => listing(game, catalogue));
  return h('section', { class: 'list' }, h('h2', {}, t(title)), h('ul', { class: 'listing' }, ...entries));
}

/** Finished games, some at a time, with a search. */
class Finished {
  /** @param {Listing[]} games @param {GameInfo[]} catalogue */
  constructor(games, catalogue) {
    this.games = games;
    this.catalogue = catalogue;
    this.shown = PAGE;
    const label = t('games-search');
    this.text = h('input', {
      type: 'search',
      'aria-label': label,
      placeholder: t('yours-search-help'),
      oninput: () => this.#show(),
    });
    this.list = h('ul', { class: 'listing' });
    this.more = button(t('games-more'), () => {
      this.shown += PAGE;
      this.#show();
    });
    const filters = h(
      'form',
      { class: 'filters', role: 'search', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      this.text,
    );
    this.element = h(
      'section',
      { class: 'list', hidden: !games.length },
      h('h2', {}, t('games-over')),
      filters,
      this.list,
      this.more,
    );
    this.#show();
  }

  #show() {
    const wanted = this.text.value.trim().toLowerCase();
    const found = this.games.filter((game) => this.#words(game).includes(wanted));
    this.more.hidden = found.length <= this.shown;
    const entries = found.slice(0, this.shown).map((game) => listing(game, this.catalogue));
    fill(this.list, ...(entries.length ? entries : [h('li', { class: 'quiet' }, t('games-none'))]));
  }

  /** What a game can be found by. @param {Listing} game */
  #words(game) {
    const info = this.catalogue.find(({ id }) => id === game.spec.split(':')[0]);
    const opponent = info ? opponentOf(game, info) : '';
    return [info?.name, opponent, game.result?.text, game.id].join(' ').toLowerCase();
  }
}

/** Won, drawn and lost, by game and opponent. @param {Listing[]} games @param {GameInfo[]} catalogue */
function results(games, catalogue) {
  const rows = tallies(games, catalogue);
  if (!rows.length) return null;
  const heads = ['yours-game', 'new-opponent', 'yours-won', 'yours-drawn', 'yours-lost'];
  const row = (/** @type {import('../play/own.js').Tally} */ { game, opponent, won, drawn, lost }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, game),
      ...[opponent, won, drawn, lost].map((cell) => h('td', {}, cell)),
    );
  const head = h('tr', {}, ...heads.map((id) => h('th', { scope: 'col' }, t(id))));
  const table = h('table', { class: 'results' }, h('thead', {}, head), h('tbody', {}, ...rows.map(row)));
  return h('section', { class: 'list' }, h('h2', {}, t('yours-results')), table);
}
