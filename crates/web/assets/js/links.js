/**
 * Addresses of pages, and going there without loading the page anew. Paths begin at the root of this site, which may lie
 * below a path of its host: only what meets the browser knows of that.
 */

import { isStatic } from './boot.js';

/**
 * @typedef {import('./types.js').Line} Line
 * @typedef {{w?: string, b?: string}} Players by name, where it is known
 */

/** The path of this site at its host, if it has one. */
const BASE = document.documentElement.dataset.base ?? '';

/** The address of a path for the browser. @param {string} path */
export function atHost(path) {
  return BASE + path;
}

/**
 * The path that an address of the browser means; empty if it is not of this site. Web spaces add to an address what their
 * files are called.
 * @param {string} pathname
 */
export function pathOf(pathname) {
  if (pathname === BASE) return '/';
  if (!pathname.startsWith(`${BASE}/`)) return '';
  const path = pathname.slice(BASE.length);
  const page = isStatic ? path.replace(/(?<=\/)index\.html$/, '') : path;
  return page.replace(/(?<=.)\/$/, '');
}

/** The path of the page that is open. */
export function currentPath() {
  return pathOf(location.pathname);
}

/**
 * Goes to a page of this site.
 * @param {string} path
 */
export function go(path) {
  history.pushState(null, '', atHost(path));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Names the page that is open anew. @param {string} path */
export function rename(path) {
  history.replaceState(null, '', atHost(path));
}

/** The page of a member. @param {string} id */
export function memberLink(id) {
  return `/member/${id}`;
}

/** The ranking of a game. @param {string} game */
export function rankingLink(game) {
  return `/ratings/${game}`;
}

/**
 * The analysis board at the end of a line.
 * @param {Line} line
 * @param {{flip?: boolean, ply?: number, game?: string | null, review?: boolean, players?: Players}} [view] `game` it comes from
 */
export function analysisLink(line, { flip = false, ply, game, review = false, players = {} } = {}) {
  const more = {
    ...(players.w ? { white: players.w } : {}),
    ...(players.b ? { black: players.b } : {}),
    ...(flip ? { flip: '1' } : {}),
    ...(ply === undefined ? {} : { ply: String(ply) }),
    ...(game ? { game } : {}),
    ...(review ? { review: '1' } : {}),
  };
  return `/analysis?${lineQuery(line, more)}`;
}

/**
 * A form for a new game that begins where a line ends.
 * @param {Line} line
 */
export function newGameLink(line) {
  return `/new/${line.spec.split(':')[0]}?${lineQuery(line, {})}`;
}

/**
 * A line read from a query; null if it names no game.
 * @param {URLSearchParams} query
 * @returns {(Line & {moves: string[]}) | null}
 */
export function lineOf(query) {
  const spec = query.get('spec');
  const moves = query.get('moves');
  return spec ? { spec, start: query.get('start'), moves: moves ? moves.split(',') : [] } : null;
}

/** The names in the link to a line. @param {URLSearchParams} query @returns {Players} */
export function playersOf(query) {
  const [w, b] = [query.get('white'), query.get('black')];
  return { ...(w ? { w } : {}), ...(b ? { b } : {}) };
}

/** @param {Line} line @param {Record<string, string>} more */
function lineQuery({ spec, start, moves }, more) {
  const query = {
    spec,
    ...(start ? { start } : {}),
    ...(moves?.length ? { moves: moves.join(',') } : {}),
    ...more,
  };
  return new URLSearchParams(query);
}
