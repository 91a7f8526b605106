/** The page of a member: ratings and games; on one's own, the account. */

import * as api from '../api.js';
import { accountButtons } from '../club/account.js';
import { ratingGraph, ratingValue } from '../club/rating.js';
import { isMe } from '../club/session.js';
import { day } from '../dates.js';
import { button, fill, h } from '../dom.js';
import { rankingLink } from '../links.js';
import { listing } from '../play/listing.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').Profile} Profile
 * @typedef {import('../types.js').Rating} Rating
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/** @param {HTMLElement} root @param {string} id */
export async function memberPage(root, id) {
  const [profile, catalogue] = await Promise.all([profileOf(id), api.catalogue()]);
  document.title = `${profile.name} · Jogada`;
  const games = new MemberGames(id, catalogue);
  fill(
    root,
    h('h1', {}, profile.name),
    h('p', { class: 'quiet' }, t('member-since', { date: day(profile.created) })),
    isMe(id) && accountButtons(),
    h('section', { class: 'list' }, h('h2', {}, t('member-ratings')), ratings(profile, catalogue)),
    h('section', { class: 'list' }, h('h2', {}, t('member-games')), games.list, games.more),
  );
  await games.fetch();
}

/** @param {string} id */
async function profileOf(id) {
  try {
    return await api.profile(id);
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.status !== 404) throw error;
    throw new api.ApiError(404, { error: t('member-missing-help'), code: 'missing-member' });
  }
}

/** @param {Profile} profile @param {GameInfo[]} catalogue */
function ratings({ id, ratings: all }, catalogue) {
  if (!all.length) return h('p', { class: 'quiet' }, t(isMe(id) ? 'member-unrated-you' : 'member-unrated'));
  return h('div', { class: 'ratings' }, ...all.map((rating) => card(rating, catalogue)));
}

/** @param {Rating} rating @param {GameInfo[]} catalogue */
function card(rating, catalogue) {
  const name = catalogue.find(({ id }) => id === rating.game)?.name ?? rating.game;
  return h(
    'article',
    { class: 'card rating-card' },
    h('h3', {}, h('a', { href: rankingLink(rating.game) }, name)),
    ratingValue(rating),
    h('p', { class: 'quiet' }, t('rating-games', { count: rating.games })),
    ratingGraph(rating),
    rating.provisional && h('p', { class: 'quiet' }, t('rating-provisional')),
  );
}

/** The games, page by page. */
class MemberGames {
  /** @param {string} id @param {GameInfo[]} catalogue */
  constructor(id, catalogue) {
    this.id = id;
    this.catalogue = catalogue;
    /** @type {string | null} */
    this.next = null;
    this.list = h('ul', { class: 'listing', 'aria-live': 'polite' });
    this.more = button(t('games-more'), () => this.fetch(), { hidden: true });
  }

  async fetch() {
    const { games, next } = await api.memberGames(this.id, this.next ? { before: this.next } : {});
    this.next = next;
    this.more.hidden = next === null;
    this.list.append(...games.map((game) => listing(game, this.catalogue)).filter((entry) => entry !== null));
    // A page may be empty for others, though it is not the last.
    if (!this.list.hasChildNodes() && next === null)
      fill(this.list, h('li', { class: 'quiet' }, t('member-no-games')));
  }
}
