/** Requests to the server, or to this browser where it has what is asked for; one function each. */

import { boot, isStatic } from './boot.js';
import { atHost } from './links.js';
import { mayThinkHere } from './local/engine.js';
import { isAnsweredHere, isKeptHere, localFetch } from './local/transport.js';
import { isDark, language, settings } from './settings.js';
import { capital, t } from './texts.js';

/**
 * @typedef {import('./types.js').Line} Line
 * @typedef {import('./types.js').Position} Position
 * @typedef {import('./types.js').Game} Game
 */

/** An error response of the server. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {{error?: string, code?: string, cells?: number[], field?: string}} body
   */
  constructor(status, body) {
    super(body.error ?? `HTTP ${status}`);
    this.status = status;
    this.code = body.code ?? '';
    this.cells = body.cells ?? [];
    this.field = body.field ?? '';
  }
}

/** The language the page was asked for in, which may not be the one that was chosen in it. */
const SERVED_LANGUAGE = document.documentElement.lang;

/** @type {Map<string, Promise<import('./types.js').GameInfo[]>>} */
const catalogues = new Map();

/** All games; asked for once in each language. */
export function catalogue() {
  const tongue = language();
  let known = catalogues.get(tongue);
  if (!known) {
    known = served('catalogue') ?? toAll('catalogue');
    known.catch(() => catalogues.delete(tongue));
    catalogues.set(tongue, known);
  }
  return known;
}

/**
 * A game of the catalogue by the first word of its spec.
 * @param {string} spec
 */
export async function gameInfo(spec) {
  const id = spec.split(':')[0];
  const info = (await catalogue()).find((game) => game.id === id);
  if (!info) throw new ApiError(404, { error: t('page-no-game-help', { game: id }), code: 'unknown-game' });
  return info;
}

/** @returns {Promise<Record<string, import('./texts.js').Template>>} */
export const texts = () => served('texts') ?? toAll('texts');

/** The version of the program. @returns {string} */
export const version = () => boot.version;

/** @param {string} game @returns {Promise<import('./types.js').Rules>} */
export const rules = (game) => toAll(`rules/${encodeURIComponent(game)}`);

/** The lesson of a game, step by step. @param {string} game @returns {Promise<import('./types.js').LessonStep[]>} */
export const lessons = (game) => toAll(`lessons/${encodeURIComponent(game)}`);

/** @param {string} game @returns {Promise<import('./types.js').Puzzle[]>} */
export const puzzles = (game) => toAll(`puzzles/${encodeURIComponent(game)}`);

/**
 * Tries a move of a puzzle, or asks for help.
 * @param {string} game
 * @param {string} id
 * @param {{moves: string[], ask: 'try' | 'hint' | 'solution'}} question
 * @returns {Promise<import('./types.js').PuzzleReply>}
 */
export const askPuzzle = (game, id, question) => post(`/api/puzzles/${game}/${id}`, question);

/** @param {Line} line @returns {Promise<Position>} */
export const position = (line) => post('/api/position', bare(line));

/**
 * A position that shows what a game looks like.
 * @param {import('./types.js').GameInfo} info
 */
export const sample = (info) => (info.sample ? Promise.resolve(info.sample) : position({ spec: info.id }));

/** @param {Line} line @param {string} text @returns {Promise<{ok: true, move: string}>} */
export const check = (line, text) =>
  post('/api/check', { ...bare(line), moves: line.moves ?? [], try: text });

/** @param {Line} line @returns {Promise<import('./types.js').Explanation>} */
export const explain = (line) => post('/api/explain', bare(line));

/** The best moves of a position. @param {Line} line @returns {Promise<{moves: import('./types.js').TreeMove[]}>} */
export const tree = (line) => post('/api/tree', bare(line));

/** Pictures look like the boards of the page. @returns {Record<string, string>} */
export function pictureLook() {
  return { ...(settings.board ? { board: settings.board } : {}), ...(isDark() ? { dark: '1' } : {}) };
}

/** A picture of the position at the end of a line. @param {Line} line */
export const picture = (line) => blob(ask(address('/api/picture', pictureLook()), request(bare(line))));

/** A picture of a game. @param {string} id @param {Record<string, string>} query which position, which way up */
export const gamePicture = (id, query) =>
  blob(ask(address(`/api/games/${id}/picture.svg`, { ...pictureLook(), ...query })));

/** The record of a game as a file. @param {string} id */
export const recordFile = (id) => blob(ask(address(`/api/games/${id}/record`)));

/** All games of this browser as records. */
export const exportGames = () => blob(ask(address('/api/local/export')));

/** Takes games over from records; `known` are there already. @param {string} text @returns {Promise<{games: {id: string, spec: string, seats: {w?: string, b?: string}}[], known: number}>} */
export const importGames = (text) => post('/api/local/import', { text });

/** A QR code of a link. @param {string} text */
export const qrCode = (text) => blob(ask(address('/api/qr'), request({ text })));

/** @typedef {Line & {tags: Record<string, string>, result: string | null}} RecordedGame */

/** @param {string} text @returns {Promise<{games: RecordedGame[]}>} */
export const readRecord = (text) => post('/api/record', { text });

/**
 * A game, with its legal moves for whoever may make one.
 * @param {string} id
 * @param {string} [secret] of a seat
 * @returns {Promise<Game>}
 */
export async function game(id, secret) {
  const headers = secret ? { Authorization: `Bearer ${secret}` } : undefined;
  return answered(await ask(address(`/api/games/${encodeURIComponent(id)}`), { headers }));
}

/**
 * @param {Record<string, string>} query
 * @returns {Promise<{games: import('./types.js').Listing[], next: string | number | null}>}
 */
export const games = (query) => get('/api/games', query);

/**
 * @param {object} game
 * @returns {Promise<{id: string, seats: Partial<Record<'w' | 'b', string>>, invite?: string, game: Game}>}
 */
export const create = (game) => post('/api/games', mayThinkHere(game) ? { ...game, browser: true } : game);

/** @param {string} id @param {string | null} invite @param {string} name @returns {Promise<{side: 'w' | 'b', secret: string}>} */
export const join = (id, invite, name) =>
  post(`/api/games/${id}/join`, { ...(invite ? { invite } : {}), ...(name ? { name } : {}) });

/** @param {string} id @param {string} secret @param {object} action @returns {Promise<{version: number}>} */
export const act = (id, secret, action) => post(`/api/games/${id}/do`, action, secret);

/** @param {string} id @param {string} secret @returns {Promise<{link: string}>} */
export const device = (id, secret) => post(`/api/games/${id}/device`, {}, secret);

/** Who is signed in. @returns {Promise<import('./types.js').Session>} */
export const session = () => get('/api/session');

/** @param {string} name @param {string} passphrase @returns {Promise<import('./types.js').Session>} */
export const signIn = (name, passphrase) => post('/api/session', { name, passphrase });

/** Makes an account and signs in. @param {string} name @param {string} passphrase @returns {Promise<import('./types.js').Session>} */
export const register = (name, passphrase) => post('/api/accounts', { name, passphrase });

/** @returns {Promise<import('./types.js').Session>} */
export const signOut = () => remove('/api/session');

/**
 * @param {{name: string} | {passphrase: {old: string, new: string}}} change
 * @returns {Promise<import('./types.js').Session>}
 */
export const changeAccount = (change) => post('/api/account', change);

/** @param {string} passphrase @returns {Promise<import('./types.js').Session>} */
export const removeAccount = (passphrase) => remove('/api/account', { passphrase });

/** Makes games of a guest a member's own. @param {{id: string, secret: string}[]} games @returns {Promise<{games: string[]}>} */
export const claim = (games) => post('/api/account/claim', { games });

/** @param {string} id @returns {Promise<import('./types.js').Profile>} */
export const profile = (id) => get(`/api/members/${encodeURIComponent(id)}`);

/**
 * @param {string} id of a member
 * @param {Record<string, string>} query
 * @returns {Promise<{games: import('./types.js').Listing[], next: string | null}>}
 */
export const memberGames = (id, query) => get(`/api/members/${encodeURIComponent(id)}/games`, query);

/** What is chosen for this server. @returns {Promise<import('./types.js').SiteSettings>} */
export const siteSettings = () => get('/api/site');

/** @param {import('./types.js').SiteSettings} settings @returns {Promise<import('./types.js').SiteSettings>} */
export const changeSite = (settings) => post('/api/admin/settings', settings);

/** @param {Record<string, string>} query @returns {Promise<import('./types.js').AdminMembers>} */
export const adminMembers = (query) => get('/api/admin/members', query);

/**
 * @param {string} id
 * @param {{name: string} | {ban: boolean} | {admin: boolean}} change
 * @returns {Promise<import('./types.js').AdminMember>}
 */
export const changeMember = (id, change) => post(`/api/admin/members/${id}`, change);

/**
 * @param {string} id
 * @param {{close: true} | {listed: boolean} | {rename: {side: import('./types.js').Side, name: string}}} change
 * @returns {Promise<{version: number}>}
 */
export const changeGame = (id, change) => post(`/api/admin/games/${id}`, change);

/** @param {Record<string, string>} query @returns {Promise<import('./types.js').TournamentsPage>} */
export const tournaments = (query) => get('/api/tournaments', query);

/** @param {string} id @returns {Promise<import('./types.js').Tournament>} */
export const tournament = (id) => get(`/api/tournaments/${encodeURIComponent(id)}`);

/** @param {object} terms @returns {Promise<import('./types.js').Tournament>} */
export const newTournament = (terms) => post('/api/tournaments', terms);

/** @param {string} id @param {string} action @param {object} body @returns {Promise<import('./types.js').Tournament>} */
export const tournamentAction = (id, action, body) => post(`/api/tournaments/${id}/${action}`, body);

/** @param {string} game @returns {Promise<import('./types.js').Ranking>} */
export const ranking = (game) => get(`/api/ratings/${encodeURIComponent(game)}`);

/**
 * Why something did not work, for the user.
 * @param {unknown} error
 */
export function reason(error) {
  if (!(error instanceof ApiError)) return t(isStatic ? 'page-incomplete' : 'page-offline');
  return error.status === 429 ? t('refused-too-fast') : capital(error.message);
}

/**
 * The answers of a request that answers line by line.
 * @template T
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<T>}
 */
export async function* stream(path, body, signal) {
  const answer = await ask(address(path), { ...request(body), signal });
  if (!answer.ok || !answer.body) throw await errorOf(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
    if (done) return;
  }
}

/**
 * An address with the language and a query.
 * @param {string} path
 * @param {Record<string, string>} [query]
 */
export function address(path, query = {}) {
  return `${path}?${new URLSearchParams({ ...query, lang: language() })}`;
}

/**
 * What came with the page; null if it came in another language.
 * @param {'texts' | 'catalogue'} part
 * @returns {Promise<any> | null}
 */
function served(part) {
  const value = SERVED_LANGUAGE === language() ? data()[part] : undefined;
  return value ? Promise.resolve(value) : null;
}

/** What is answered to everybody alike; without a server it is a file. @param {string} path */
async function toAll(path) {
  if (!isStatic) return get(`/api/${path}`);
  return answered(await fetch(atHost(`${boot.answers}/${language()}/${path}.json`)));
}

/** What came with the page. @returns {Record<string, any>} */
function data() {
  return JSON.parse(document.getElementById('data')?.textContent ?? '{}');
}

/**
 * Asks this browser where it can answer, otherwise the server; also where it turns out that the browser cannot.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function ask(path, init) {
  if (!isAnsweredHere(path)) return fetch(atHost(path), init);
  try {
    return await localFetch(path, init);
  } catch (error) {
    if (isKeptHere(path) || init?.signal?.aborted) throw error;
    return fetch(atHost(path), init);
  }
}

/** @param {string} path @param {Record<string, string>} [query] */
async function get(path, query) {
  return answered(await ask(address(path, query)));
}

/** @param {string} path @param {object} body @param {string} [secret] */
async function post(path, body, secret) {
  return answered(await ask(address(path), request(body, secret)));
}

/** @param {string} path @param {object} [body] */
async function remove(path, body = {}) {
  return answered(await ask(address(path), { ...request(body), method: 'DELETE' }));
}

/** @param {object} body @param {string} [secret] */
function request(body, secret) {
  /** @type {Record<string, string>} */
  const headers = { 'Content-Type': 'application/json' };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** @param {Response} answer */
async function answered(answer) {
  if (!answer.ok) throw await errorOf(answer);
  return answer.json();
}

/** @param {Promise<Response>} asked */
async function blob(asked) {
  const answer = await asked;
  if (!answer.ok) throw await errorOf(answer);
  return answer.blob();
}

/** @param {Response} answer */
async function errorOf(answer) {
  const body = await answer.json().catch(() => ({}));
  return new ApiError(answer.status, body);
}

/**
 * Only what the server asks for, nothing empty.
 * @param {Line} line
 */
function bare({ spec, start, moves }) {
  return { spec, ...(start ? { start } : {}), ...(moves?.length ? { moves } : {}) };
}
