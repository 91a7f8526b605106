/** The tournaments of this server. */

import * as api from '../api.js';
import { member } from '../club/session.js';
import { showSignIn } from '../club/signin.js';
import { button, fill, h } from '../dom.js';
import { ruleName } from '../play/listing.js';
import { t } from '../texts.js';
import { clockText, formatText, statusText } from '../tournament/words.js';

/** @typedef {import('../types.js').TournamentListing} TournamentListing @typedef {import('../types.js').GameInfo} GameInfo */

/** @param {HTMLElement} root */
export async function tournamentsPage(root) {
  document.title = `${t('tournaments-title')} · Jogada`;
  const [page, catalogue] = await Promise.all([api.tournaments({}), api.catalogue()]);
  const list = h('ul', { class: 'listing tournaments' });
  const more = button(t('games-more'), () => next(), { hidden: true });
  let cursor = '';
  const show = (/** @type {import('../types.js').TournamentsPage} */ { tournaments, next: after }) => {
    list.append(...tournaments.map((one) => entry(one, catalogue)));
    cursor = after ?? '';
    more.hidden = !after;
  };
  const next = async () => show(await api.tournaments({ after: cursor }));
  show(page);
  if (!page.tournaments.length) fill(list, h('li', { class: 'quiet' }, t('tournaments-none')));
  const lead = h('p', { class: 'lead' }, t('tournaments-lead'));
  fill(root, h('h1', {}, t('tournaments-title')), lead, making(page.create), list, more);
}

/** How a tournament is made here. @param {boolean} may */
function making(may) {
  if (may) {
    const link = h('a', { href: '/tournaments/new', class: 'button main' }, t('tournaments-new'));
    return h('p', { class: 'making' }, link);
  }
  if (member()) return null;
  return h(
    'p',
    { class: 'making' },
    button(t('tournament-sign-in'), () => showSignIn()),
  );
}

/** @param {TournamentListing} tournament @param {GameInfo[]} catalogue */
function entry(tournament, catalogue) {
  const { id, name, spec, format, clock, rated, status, entered } = tournament;
  const info = catalogue.find((one) => one.id === spec.split(':')[0]);
  const words = [
    info ? ruleName(spec, info) : spec,
    formatText(format),
    clockText(clock),
    rated ? t('tournament-rated') : '',
    t('tournament-players', { count: entered }),
  ];
  const names = h(
    'span',
    { class: 'names' },
    h('b', {}, name),
    h('span', { class: 'quiet' }, words.filter(Boolean).join(' · ')),
  );
  const look = { open: 'waiting', running: 'playing', over: 'over' }[status];
  const state = h('span', { class: `state ${look}` }, statusText(tournament));
  return h('li', {}, h('a', { class: 'entry', href: `/tournaments/${id}` }, names, state));
}
