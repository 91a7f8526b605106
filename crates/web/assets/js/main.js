/** The frame of the page, and the router. */

import './theme.js';
import * as api from './api.js';
import { isStatic } from './boot.js';
import { announce, fill, h } from './dom.js';
import { frame, help, markCurrent } from './frame.js';
import { checkSession, onMember } from './club/session.js';
import { dropScroll, keepScroll, restoreScroll } from './history.js';
import { listen } from './keys.js';
import { currentPath, go, pathOf } from './links.js';
import { prepare, turnTo } from './local/engine.js';
import { nearest } from './nearest.js';
import { adminPage } from './pages/admin.js';
import { analysisPage } from './pages/analysis.js';
import { gamePage } from './pages/game.js';
import { gamesPage } from './pages/games.js';
import { homePage } from './pages/home.js';
import { imprintPage } from './pages/imprint.js';
import { learnPage } from './pages/learn.js';
import { memberPage } from './pages/member.js';
import { newPage } from './pages/new.js';
import { newTournamentPage } from './pages/newtournament.js';
import { onlineOnlyPage } from './pages/online.js';
import { puzzlesPage } from './pages/puzzles.js';
import { ratingsPage } from './pages/ratings.js';
import { rulesPage } from './pages/rules.js';
import { tournamentPage } from './pages/tournament.js';
import { tournamentsPage } from './pages/tournaments.js';
import { yoursPage } from './pages/yours.js';
import { language, onChange } from './settings.js';
import { loadTexts, t } from './texts.js';
import { toast } from './toast.js';
import { keepPage } from './updates.js';

/** @typedef {(root: HTMLElement, argument: string) => Promise<(() => void) | void>} Page */

/**
 * The part of the address in brackets goes to the page.
 * @type {[address: RegExp, page: Page][]}
 */
const PAGES = [
  [/^\/$/, homePage],
  [/^\/new\/([a-z]+)$/, newPage],
  [/^\/game\/([\w-]+)$/, gamePage],
  [/^\/analysis$/, analysisPage],
  [/^\/rules(?:\/([a-z]+))?$/, rulesPage],
  [/^\/learn\/([a-z]+)$/, learnPage],
  [/^\/puzzles\/([a-z]+)$/, puzzlesPage],
  [/^\/yours$/, yoursPage],
  [/^\/games$/, online(gamesPage)],
  [/^\/member\/([\w-]+)$/, online(memberPage)],
  [/^\/ratings(?:\/([a-z]+))?$/, online(ratingsPage)],
  [/^\/admin$/, online(adminPage)],
  [/^\/imprint$/, online(imprintPage)],
  [/^\/tournaments$/, online(tournamentsPage)],
  [/^\/tournaments\/new$/, online(newTournamentPage)],
  [/^\/tournaments\/([\w-]+)$/, online(tournamentPage)],
];

/** A page that needs a server, or why it is not there. @param {Page} page */
function online(page) {
  return isStatic ? onlineOnlyPage : page;
}

/** Pages that look the same to everybody, or adapt by themselves: what was done there is not lost. */
const STEADY = ['new', 'analysis', 'rules', 'games', 'learn', 'puzzles'];

/** What is missing, by error code. @type {Record<string, string>} */
const MISSING = {
  'missing-page': 'page-missing',
  'missing-member': 'member-missing',
  'missing-tournament': 'tournament-missing',
  'unknown-game': 'page-no-game',
  missing: 'page-no-match',
};

const root = /** @type {HTMLElement} */ (document.getElementById('page'));

/** Leaves the page that is open. */
let leave = () => {};
/** Counts navigations, so that a page that loads late does not replace a later one. */
let navigation = 0;
/** The address that is shown, without the part behind `#`. */
let shown = '';

/** Shows the page of the address. */
async function route() {
  const here = (navigation += 1);
  const isFirst = shown === '';
  shown = location.pathname + location.search;
  leave();
  leave = () => {};
  dropScroll();
  root.removeAttribute('data-page');
  const path = currentPath();
  markCurrent(path);
  try {
    const [page, argument] = find(path);
    turnTo(new URLSearchParams(location.search).get('spec')?.split(':')[0] ?? argument);
    fill(root, h('p', { class: 'loading' }, t('page-loading')));
    root.dataset.page = path.split('/')[1] || 'home';
    const left = (await page(root, argument)) ?? (() => {});
    if (here === navigation) leave = left;
    else left();
  } catch (error) {
    if (here === navigation) await showError(error, here);
  }
  if (here === navigation) arrive(isFirst);
}

/** A new page is announced, and the keyboard begins at its top unless the page wants it elsewhere. @param {boolean} isFirst */
function arrive(isFirst) {
  restoreScroll();
  if (isFirst || (document.activeElement && document.activeElement !== document.body)) return;
  root.focus({ preventScroll: true });
  announce(document.title);
}

/** The address has changed: to another page, or only to another part of this one. */
function changed() {
  const isPart = shown === location.pathname + location.search && !location.hash.includes('=');
  if (isPart && location.hash) restoreScroll();
  else route();
}

/** @param {string} path @returns {[Page, string]} */
function find(path) {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return [page, match[1] ?? ''];
  }
  throw new api.ApiError(404, {
    error: t('page-missing-help', { address: location.pathname }),
    code: 'missing-page',
  });
}

/** @param {unknown} error @param {number} here the navigation it belongs to */
async function showError(error, here) {
  const isApiError = error instanceof api.ApiError;
  const games = isApiError ? await api.catalogue().catch(() => []) : [];
  const heading =
    error instanceof api.ApiError ? t(MISSING[error.code] ?? 'page-refused') : api.reason(error);
  if (here !== navigation) return;
  document.title = `${heading} · Jogada`;
  fill(
    root,
    h(
      'div',
      { class: 'card failure' },
      h('h1', {}, heading),
      isApiError ? h('p', {}, error.code === 'missing' ? t('page-no-match-help') : error.message) : null,
      meant(games),
      h('nav', { class: 'row', 'aria-label': t('page-ways') }, ...ways(games)),
    ),
  );
  if (!isApiError) setTimeout(route, 2000);
}

/** The game that an address nearly names. @param {import('./types.js').GameInfo[]} games */
function meant(games) {
  const [path, spec] = [currentPath(), new URLSearchParams(location.search).get('spec') ?? ''];
  const words = [...path.split('/'), spec.split(':')[0]];
  const game = words.map((word) => nearest(word, games)).find((found) => found !== null);
  if (!game) return null;
  const folder = /^\/(rules|ratings|learn|puzzles)\//.exec(path)?.[1] ?? 'new';
  return h('p', {}, h('a', { href: `/${folder}/${game.id}` }, t('page-meant', { game: game.name })));
}

/** From a page that is not there to those that are. @param {import('./types.js').GameInfo[]} games */
function ways(games) {
  const link = (/** @type {string} */ href, /** @type {string} */ label) =>
    h('a', { href, class: 'button' }, label);
  return [
    link('/', t('page-back-home')),
    ...(isStatic ? [] : [link('/games', t('page-games'))]),
    ...games.map(({ id, name }) => link(`/new/${id}`, t('new-title', { game: name }))),
  ];
}

/** Links to pages of this site do not load everything anew. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = pathOf(link.pathname);
  const isOurs = PAGES.some(([pattern]) => pattern.test(path));
  if (!isOurs || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

/** Shows everything as the one who is signed in now sees it. */
function changedMember() {
  frame();
  markCurrent(currentPath());
  if (!STEADY.includes(root.dataset.page ?? '')) route();
}

/** Loads the texts, then shows frame and page. */
async function begin() {
  try {
    loadTexts(await api.texts(), language());
  } catch {
    setTimeout(begin, 1000);
    return;
  }
  document.documentElement.lang = language();
  frame();
  await route();
}

/** Loads what is needed next: where no server answers, the engine; then all that is kept for use without a connection. */
async function prepareRest() {
  if (isStatic) await prepare();
  keepPage();
}

// Errors that nothing else has handled.
addEventListener('unhandledrejection', (event) => toast(api.reason(event.reason)));
document.addEventListener('click', follow);
listen({ '?': help });
addEventListener('popstate', changed);
keepScroll();
onChange((key) => key === 'language' && begin());
onMember(changedMember);
begin().then(prepareRest);
checkSession();
