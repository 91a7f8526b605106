/** The start page: five boards, each one click from a game. */

import * as api from '../api.js';
import { isStatic } from '../boot.js';
import { Board } from '../board/board.js';
import { fill, h } from '../dom.js';
import { learnLink, puzzlesLink } from '../learn/links.js';
import { go } from '../links.js';
import { botHelp, opponent, otherButton, playButton } from '../play/begin.js';
import { listing } from '../play/listing.js';
import { ownGames } from '../play/own.js';
import { paragraphs } from '../prose.js';
import { botName } from '../play/seat.js';
import { yours } from '../seats.js';
import { member } from '../club/session.js';
import { site } from '../site.js';
import { sideName, t } from '../texts.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** How many of one's running games are shown; a page of their own has all. */
const YOURS = 4;
/** How many of a member's games are looked through for them. */
const OWN_LOOKED_AT = 100;
/** And of those of others. */
const OTHERS = 6;

/** @param {HTMLElement} root */
export async function homePage(root) {
  document.title = `Jogada – ${t('home-title')}`;
  const [catalogue, own] = await Promise.all([api.catalogue(), mine()]);
  const cards = h('div', { class: 'cards' }, ...catalogue.map(card));
  const ownList = own.length ? ownSection(own, catalogue) : null;
  const isPlaying = own.some(isRunning);
  const [open, running] = [
    h('section', { class: 'list', hidden: true }),
    h('section', { class: 'list', hidden: true }),
  ];
  fill(
    root,
    h('h1', {}, t('home-title')),
    h('p', { class: 'lead' }, t(isStatic ? 'home-lead-static' : 'home-lead')),
    site.welcome
      ? h('section', { class: 'card welcome', 'aria-label': t('home-welcome') }, ...paragraphs(site.welcome))
      : null,
    isPlaying && ownList,
    cards,
    !isPlaying && ownList,
    ...(isStatic ? [] : [open, running, joining()]),
  );
  if (isStatic) return;
  showOthers(open, 'waiting', catalogue);
  showOthers(running, 'playing', catalogue);
}

/** @param {GameInfo} info */
function card(info) {
  const link = { class: 'picture', href: `/new/${info.id}`, tabindex: -1, 'aria-hidden': 'true' };
  const picture = h('a', link);
  drawSample(picture, info);
  const choose = t('home-choose-game', { game: info.name });
  const rules = t('home-rules-game', { game: info.name });
  return h(
    'article',
    { class: 'card game-card' },
    picture,
    h('h2', {}, info.name),
    h('p', {}, info.tagline),
    h('div', { class: 'versus' }, playButton(info), versus(info)),
    otherButton(info),
    h('a', { class: 'button', href: `/new/${info.id}`, 'aria-label': choose }, t('home-choose')),
    h('a', { class: 'button', href: `/rules/${info.id}`, 'aria-label': rules }, t('page-rules')),
    info.lessons ? learnLink(info) : null,
    info.puzzles ? puzzlesLink(info) : null,
  );
}

/** Against whom one plays, and which side. @param {GameInfo} info */
function versus(info) {
  const bot = opponent(info);
  const sentence = t('home-versus', { side: sideName('w'), bot: botName(bot, info) });
  return h('p', {}, sentence, h('small', {}, botHelp(bot, info)));
}

/** @param {HTMLElement} picture @param {GameInfo} info */
async function drawSample(picture, info) {
  const position = await api.sample(info);
  const board = new Board(info, { still: true });
  board.show({ ...position, marks: [], lines: [] });
  fill(picture, board.element);
}

/** One's own games, one's turn first; the page is there without them if they cannot be had. */
function mine() {
  const hasAny = member() || yours().length;
  return hasAny ? ownGames(OWN_LOOKED_AT).catch(() => []) : Promise.resolve([]);
}

/** @param {import('../types.js').Listing} game */
function isRunning({ status }) {
  return status !== 'over';
}

/** Those that go on, and the way to all. @param {import('../types.js').Listing[]} games @param {GameInfo[]} catalogue */
function ownSection(games, catalogue) {
  const running = games.filter(isRunning).slice(0, YOURS);
  const list = h('ul', { class: 'listing' }, ...running.map((game) => listing(game, catalogue)));
  const all = h('a', { href: '/yours', class: 'button' }, t('home-yours-all', { count: games.length }));
  return h('section', { class: 'list own' }, h('h2', {}, t('home-yours')), list, all);
}

/**
 * Games of others, if there are any.
 * @param {HTMLElement} section
 * @param {'waiting' | 'playing'} status
 * @param {GameInfo[]} catalogue
 */
async function showOthers(section, status, catalogue) {
  const { games } = await api.games({ status, limit: String(OTHERS) });
  section.hidden = !games.length;
  const title = status === 'waiting' ? 'home-open' : 'home-running';
  const list = h('ul', { class: 'listing' }, ...games.map((game) => listing(game, catalogue)));
  fill(section, h('h2', {}, t(title)), list);
}

/** A field for a link or a code that came by another way. */
function joining() {
  const field = h('input', {
    type: 'text',
    'aria-label': t('home-join-help'),
    placeholder: t('home-join-help'),
    name: 'link',
  });
  const problem = h('p', { class: 'notice', role: 'alert', hidden: true }, t('home-join-bad'));
  const form = h('form', { class: 'row' }, field, h('button', { type: 'submit' }, t('home-join-go')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const path = gamePath(field.value.trim());
    problem.hidden = path !== null;
    if (path) go(path);
  });
  return h('section', { class: 'list' }, h('h2', {}, t('home-join')), form, problem);
}

/** The page a pasted link or code means. @param {string} text */
function gamePath(text) {
  const link = /\/game\/([\w-]+)(#\S+)?$/.exec(text);
  if (link) return `/game/${link[1]}${link[2] ?? ''}`;
  return /^[\w-]{4,40}$/.test(text) ? `/game/${text}` : null;
}
