/** Who plays best: the first of every game, and the ranking of each. */

import * as api from '../api.js';
import { ratingValue } from '../club/rating.js';
import { isMe, member } from '../club/session.js';
import { fill, h } from '../dom.js';
import { memberLink, rankingLink } from '../links.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Ranking} Ranking
 */

/** Members of each game on the page of all. */
const FIRST = 5;

/** @param {HTMLElement} root @param {string} game */
export async function ratingsPage(root, game) {
  if (game) await oneGame(root, await api.gameInfo(game));
  else await allGames(root);
}

/** @param {HTMLElement} root */
async function allGames(root) {
  document.title = `${t('ratings-title')} · Jogada`;
  const catalogue = await api.catalogue();
  const rankings = await Promise.all(catalogue.map(({ id }) => api.ranking(id)));
  const cards = catalogue.map((info, index) => card(info, rankings[index]));
  fill(root, h('h1', {}, t('ratings-title')), help(), h('div', { class: 'rankings' }, ...cards));
}

/** @param {GameInfo} info @param {Ranking} ranking */
function card(info, { members }) {
  const first = members
    .slice(0, FIRST)
    .map(({ id, name, rating }) =>
      h('li', {}, h('a', { href: memberLink(id) }, name), ' ', ratingValue(rating)),
    );
  const list = first.length ? h('ol', {}, ...first) : h('p', { class: 'quiet' }, t('ratings-none'));
  const title = h('h2', {}, h('a', { href: rankingLink(info.id) }, info.name));
  return h('article', { class: 'card ranking-card' }, title, list);
}

/** @param {HTMLElement} root @param {GameInfo} info */
async function oneGame(root, info) {
  const title = t('ratings-of', { game: info.name });
  document.title = `${title} · Jogada`;
  const [{ members }, catalogue, own] = await Promise.all([
    api.ranking(info.id),
    api.catalogue(),
    ownRating(info.id),
  ]);
  const others = catalogue.map(({ id, name }) =>
    h('a', { href: rankingLink(id), class: 'button', 'aria-current': id === info.id ? 'page' : null }, name),
  );
  fill(
    root,
    h('h1', {}, title),
    help(),
    h('nav', { class: 'row', 'aria-label': t('ratings-games') }, ...others),
    own?.provisional && h('p', { class: 'notice' }, t('ratings-yours', { rating: own.rating })),
    members.length ? table(members) : h('p', {}, t('ratings-none')),
  );
}

/** @param {string} game */
async function ownRating(game) {
  const me = member() ? (await api.session()).member : null;
  return me?.ratings.find((rating) => rating.game === game) ?? null;
}

/** @param {Ranking['members']} members */
function table(members) {
  const heads = ['ratings-place', 'account-name', 'ratings-rating', 'ratings-played'];
  const head = h('tr', {}, ...heads.map((id) => h('th', { scope: 'col' }, t(id))));
  const rows = members.map(({ id, name, rating }, index) =>
    h(
      'tr',
      { class: isMe(id) ? 'own' : null },
      h('td', {}, index + 1),
      h('th', { scope: 'row' }, h('a', { href: memberLink(id) }, name)),
      h('td', {}, ratingValue(rating)),
      h('td', {}, rating.games),
    ),
  );
  return h('table', { class: 'results ranking' }, h('thead', {}, head), h('tbody', {}, ...rows));
}

function help() {
  return h('p', { class: 'quiet lead' }, t('ratings-help'));
}
