/** The frame of the page, and the router. */

import * as api from './api.js';
import { fill, h } from './dom.js';
import { frame, help } from './frame.js';
import { listen } from './keys.js';
import { go } from './links.js';
import { language, onChange } from './settings.js';
import { loadTexts, t } from './texts.js';
import { toast } from './toast.js';

/** @typedef {(root: HTMLElement, argument: string) => Promise<(() => void) | void>} Page */

/**
 * Pages and their styles are fetched when they are opened; the part of the address in brackets goes to
 * the page.
 * @type {[address: RegExp, styles: string[], load: () => Promise<Page>][]}
 */
const PAGES = [
  [/^\/$/, ['home'], async () => (await import('./pages/home.js')).homePage],
  [/^\/new\/([a-z]+)$/, ['new'], async () => (await import('./pages/new.js')).newPage],
  [/^\/game\/([\w-]+)$/, ['panel', 'table'], async () => (await import('./pages/game.js')).gamePage],
  [
    /^\/analysis$/,
    ['panel', 'table', 'new', 'analysis'],
    async () => (await import('./pages/analysis.js')).analysisPage,
  ],
  [
    /^\/rules(?:\/([a-z]+))?$/,
    ['panel', 'table', 'rules'],
    async () => (await import('./pages/rules.js')).rulesPage,
  ],
  [/^\/games$/, ['home'], async () => (await import('./pages/games.js')).gamesPage],
];

/** What is missing, by error code. @type {Record<string, string>} */
const MISSING = { 'missing-page': 'page-missing', 'unknown-game': 'page-no-game', missing: 'page-no-match' };

const root = /** @type {HTMLElement} */ (document.getElementById('page'));

/** Leaves the page that is open. */
let leave = () => {};
/** Counts navigations, so that a page that loads late does not replace a later one. */
let navigation = 0;

/** Shows the page of the address. */
async function route() {
  const here = (navigation += 1);
  leave();
  leave = () => {};
  root.removeAttribute('data-page');
  try {
    const [page, argument] = await find(location.pathname);
    if (here !== navigation) return;
    fill(root);
    root.dataset.page = location.pathname.split('/')[1] || 'home';
    const left = (await page(root, argument)) ?? (() => {});
    if (here === navigation) leave = left;
    else left();
  } catch (error) {
    if (here === navigation) await showError(error, here);
  }
}

/** @param {string} path @returns {Promise<[Page, string]>} */
async function find(path) {
  for (const [pattern, styles, load] of PAGES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const [page] = await Promise.all([load(), loadStyles(styles)]);
    return [page, match[1] ?? ''];
  }
  throw new api.ApiError(404, { error: t('page-missing-help', { address: path }), code: 'missing-page' });
}

/** Loads each stylesheet once, in this order. @param {string[]} names */
async function loadStyles(names) {
  const isLoaded = (/** @type {string} */ name) => document.querySelector(`link[href="/assets/${name}.css"]`);
  const links = names
    .filter((name) => !isLoaded(name))
    .map((name) => h('link', { rel: 'stylesheet', href: `/assets/${name}.css` }));
  const loaded = links.map(
    (link) => new Promise((resolve) => ['load', 'error'].map((end) => link.addEventListener(end, resolve))),
  );
  document.head.append(...links);
  await Promise.all(loaded);
}

/** @param {unknown} error @param {number} here the navigation it belongs to */
async function showError(error, here) {
  const isApiError = error instanceof api.ApiError;
  const games = isApiError ? await api.catalogue().catch(() => []) : [];
  const heading =
    error instanceof api.ApiError ? t(MISSING[error.code] ?? 'page-refused') : t('page-offline');
  if (here !== navigation) return;
  document.title = heading;
  fill(
    root,
    h(
      'div',
      { class: 'card failure' },
      h('h1', {}, heading),
      isApiError ? h('p', {}, error.message) : null,
      h('nav', { class: 'row', 'aria-label': t('page-menu') }, ...ways(games)),
    ),
  );
  if (!isApiError) setTimeout(route, 2000);
}

/** From a page that is not there to those that are. @param {import('./types.js').GameInfo[]} games */
function ways(games) {
  const link = (/** @type {string} */ href, /** @type {string} */ label) =>
    h('a', { href, class: 'button' }, label);
  return [
    link('/', t('page-back-home')),
    link('/games', t('page-games')),
    ...games.map(({ id, name }) => link(`/new/${id}`, t('new-title', { game: name }))),
  ];
}

/** Links to pages of this site do not load everything anew. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const isOurs = PAGES.some(([pattern]) => pattern.test(link.pathname));
  if (!isOurs || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  scrollTo(0, 0);
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

// Errors that nothing else has handled.
addEventListener('unhandledrejection', (event) => toast(api.reason(event.reason)));
document.addEventListener('click', follow);
listen({ '?': help });
addEventListener('popstate', route);
onChange((changed) => changed === 'language' && begin());
begin();
