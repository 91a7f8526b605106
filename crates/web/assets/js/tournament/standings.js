/** Who leads a tournament, and how ties are broken. */

import { isMe } from '../club/session.js';
import { button, h } from '../dom.js';
import { memberLink } from '../links.js';
import { t } from '../texts.js';
import { number, points } from './words.js';

/**
 * @typedef {import('../types.js').Tournament} Tournament
 * @typedef {Tournament['players'][number]} Player
 */

/** Texts by what the server calls them. @type {Record<Tournament['tiebreaks'][number], string>} */
const TIEBREAKS = {
  'buchholz-cut1': 'tiebreak-cut',
  buchholz: 'tiebreak-buchholz',
  'sonneborn-berger': 'tiebreak-berger',
  wins: 'tiebreak-wins',
  'direct-encounter': 'tiebreak-direct',
};

/** @param {Tournament} tournament @param {(player: Player) => void} [remove] */
export function standingsTable({ players, standings, tiebreaks }, remove) {
  const head = h(
    'tr',
    {},
    h('th', { scope: 'col' }, h('abbr', { title: t('tournament-rank') }, '#')),
    h('th', { scope: 'col' }, t('tournament-player')),
    h('th', { scope: 'col' }, t('tournament-points')),
    ...tiebreaks.map((id) =>
      h('th', { scope: 'col' }, h('abbr', { title: t(`${TIEBREAKS[id]}-help`) }, t(TIEBREAKS[id]))),
    ),
    remove ? h('th', {}, h('span', { class: 'unseen' }, t('tournament-remove'))) : null,
  );
  const row = (/** @type {Tournament['standings'][number]} */ standing) => {
    const player = players[standing.player];
    return h(
      'tr',
      rowLook(player),
      h('td', {}, standing.rank),
      h('th', { scope: 'row' }, ...playerName(player)),
      h('td', { class: 'points' }, points(standing.points)),
      ...standing.tiebreaks.map((value) => h('td', {}, value === null ? '–' : number(value))),
      remove ? h('td', {}, removal(player, remove)) : null,
    );
  };
  return table(t('tournament-standings'), head, standings.map(row));
}

/** Who has entered, before anybody has played. @param {Tournament} tournament @param {(player: Player) => void} [remove] */
export function entryTable({ players }, remove) {
  if (!players.length) return h('p', { class: 'quiet' }, t('tournament-nobody'));
  const head = h(
    'tr',
    {},
    h('th', { scope: 'col' }, t('tournament-player')),
    remove ? h('th', {}, h('span', { class: 'unseen' }, t('tournament-remove'))) : null,
  );
  const row = (/** @type {Player} */ player) =>
    h(
      'tr',
      rowLook(player),
      h('th', { scope: 'row' }, ...playerName(player)),
      remove ? h('td', {}, removal(player, remove)) : null,
    );
  return table(t('tournament-entered'), head, players.map(row));
}

/** What the tie-breaks are. @param {Tournament} tournament */
export function tieBreakHelp({ tiebreaks, format }) {
  const terms = tiebreaks.flatMap((id) => [
    h('dt', {}, t(TIEBREAKS[id])),
    h('dd', {}, t(`${TIEBREAKS[id]}-help`)),
  ]);
  const isSwiss = format.system === 'swiss';
  return h(
    'details',
    { class: 'ties' },
    h('summary', {}, t('tournament-ties')),
    h('p', {}, t('tournament-ties-lead')),
    h('dl', {}, ...terms),
    h('p', { class: 'quiet' }, t(isSwiss ? 'tournament-ties-swiss' : 'tournament-ties-robin')),
  );
}

/** It may be wider than a phone. @param {string} label @param {HTMLElement} head @param {HTMLElement[]} rows */
function table(label, head, rows) {
  return h(
    'div',
    { class: 'wide', role: 'region', 'aria-label': label, tabindex: 0 },
    h('table', { class: 'standings' }, h('thead', {}, head), h('tbody', {}, ...rows)),
  );
}

/** @param {Player} player */
function rowLook({ account, withdrawn }) {
  return { class: [isMe(account) && 'mine', withdrawn && 'gone'].filter(Boolean).join(' ') || null };
}

/** @param {Player} player */
function playerName({ account, name, rating, withdrawn }) {
  return [
    h('a', { href: memberLink(account) }, name),
    rating === null ? null : h('small', {}, ` ${rating}`),
    withdrawn ? h('small', {}, ` ${t('tournament-withdrawn')}`) : null,
  ];
}

/** @param {Player} player @param {(player: Player) => void} remove */
function removal(player, remove) {
  if (player.withdrawn) return null;
  const label = t('tournament-remove-player', { name: player.name });
  const look = { class: 'quiet-button', 'aria-label': label, title: label };
  return button('×', () => remove(player), { ...look, 'data-key': `remove-${player.account}` });
}
