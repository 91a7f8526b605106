/**
 * Requests that this browser answers itself, in the form of `fetch`: games kept here, positions, and what the engine
 * thinks. The page asks for them as it asks a server.
 */

import { boot, isLocal, isStatic } from '../boot.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';
import { currentGame, hasEngine, startWorker, turnTo } from './engine.js';
import { Thinker } from './thinker.js';

/** @typedef {import('../worker/games.js').Answer} Answer */
/** @typedef {import('../worker/games.js').Task} Task */

/** Requests that think, and whether they answer line by line. @type {Record<string, boolean>} */
const THINKING = { '/api/analyse': true, '/api/review': true, '/api/tree': false };

/** A question about a puzzle, which thinks too. */
const PUZZLE = /^\/api\/puzzles\/[^/]+\/[^/]+$/;

/** Whether a request takes its time. @param {string} bare without its query */
const thinks = (bare) => bare in THINKING || PUZZLE.test(bare);

/** Searches for the page, and for the bots of its games: neither waits for the other. */
const analyst = new Thinker();
const bots = new Thinker();

/** Workers that evaluate the positions of one game, and positions that are worth another worker. */
const MOST_REVIEWERS = 4;
const SHARE = 8;

/** A bot that fails is asked so often. */
const ATTEMPTS = 3;

/** Whether a request is answered here. @param {string} path with its query */
export function isAnsweredHere(path) {
  return isKeptHere(path) || (thinks(path.split('?')[0]) && hasEngine());
}

/** Whether nobody else can answer a request. @param {string} path with its query */
export function isKeptHere(path) {
  const [, game] = /^\/api\/games(?:\/|\?ids=)([^/?&]+)/.exec(path) ?? [];
  return isStatic || path.startsWith('/api/local/') || (game !== undefined && isLocal(game));
}

/**
 * Answers a request.
 * @param {string} path with its query
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export async function localFetch(path, init = {}) {
  if (!boot.engine) throw new Error('this build has no engine');
  if (!hasEngine()) return tooOld();
  const [bare, query = ''] = path.split('?');
  const headers = /** @type {Record<string, string>} */ (init.headers ?? {});
  const request = {
    method: init.method ?? 'GET',
    path: bare,
    query,
    secret: headers.Authorization?.replace('Bearer ', ''),
    body: typeof init.body === 'string' ? init.body : '',
  };
  turnTo(gameOf(request));
  if (THINKING[bare]) return streamed(request, init.signal);
  if (thinks(bare)) {
    const { answer } = await analyst.run({ type: 'request', ...request }, { signal: init.signal });
    return response(answer);
  }
  return response(await ask(request));
}

/** The answer to everything in a browser that cannot run the engine. */
function tooOld() {
  const body = JSON.stringify({ error: t('page-old-browser'), code: 'old-browser' });
  return response({ status: 501, kind: 'application/json', body });
}

/** The game that a request names, if it does. @param {{path: string, body: string}} request */
function gameOf({ path, body }) {
  return (/"spec":"(\w+)/.exec(body) ?? /^\/api\/puzzles\/(\w+)/.exec(path))?.[1];
}

/** @param {Answer} answer */
function response({ status, kind, body }) {
  return new Response(body, { status, headers: { 'Content-Type': kind } });
}

/**
 * A response that comes line by line.
 * @param {import('../worker/games.js').Request & {body: string}} request
 * @param {AbortSignal | null} [signal]
 * @returns {Promise<Response>}
 */
function streamed(request, signal) {
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const write = (/** @type {string} */ line) =>
    void writer.write(encoder.encode(`${line}\n`)).catch(() => {});
  // Refusals come before the first line.
  const lines = new Response(readable, { headers: { 'Content-Type': 'application/x-ndjson' } });
  return new Promise((resolve, reject) => {
    const onLine = (/** @type {string} */ line) => {
      resolve(lines);
      write(line);
    };
    shared(sharesOf(request), onLine, signal).then(
      (answer) => {
        resolve(answer ? response(answer) : lines);
        writer.close().catch(() => {});
      },
      (error) => {
        reject(error);
        writer.abort(error).catch(() => {});
      },
    );
  });
}

/**
 * A request as several workers share it: the positions of a game are evaluated one by one. There is one worker where it
 * cannot be stopped by shared memory.
 * @param {{path: string, query: string, body: string}} request
 */
function sharesOf(request) {
  if (request.path !== '/api/review' || !globalThis.crossOriginIsolated) return [request];
  const positions = (JSON.parse(request.body).moves?.length ?? 0) + 1;
  const most = Math.min(MOST_REVIEWERS, navigator.hardwareConcurrency ?? 1);
  const count = Math.max(1, Math.min(most, Math.floor(positions / SHARE)));
  return Array.from({ length: count }, (_, share) => {
    const [first, next] = [share, share + 1].map((one) => Math.floor((one * positions) / count));
    return { ...request, query: `${request.query}&first=${first}&last=${next - 1}` };
  });
}

/**
 * Lets a worker work on each share; what one of them refuses or fails at ends the others.
 * @param {object[]} shares
 * @param {(line: string) => void} onLine
 * @param {AbortSignal | null} [signal]
 * @returns {Promise<Answer | undefined>} the refusal
 */
async function shared(shares, onLine, signal) {
  const control = new AbortController();
  const both = signal ? AbortSignal.any([signal, control.signal]) : control.signal;
  const workers = shares.map((_, place) => (place === 0 ? analyst : new Thinker()));
  try {
    const jobs = shares.map((share, place) =>
      workers[place].run({ type: 'stream', ...share }, { signal: both, onLine }),
    );
    const done = await Promise.all(jobs);
    return done.find(({ answer }) => answer)?.answer;
  } finally {
    control.abort();
    for (const worker of workers) if (worker !== analyst) worker.close();
  }
}

/** Why games are not kept any more, as the name of a sentence. @type {'local-full' | 'local-blocked' | null} */
let problem = null;

/** Why games of this browser are lost with this tab; null if they are kept. */
export function storageProblem() {
  return problem && t(problem);
}

/** The worker that has the games. @type {import('./engine.js').Started | null} */
let games = null;

/** Requests that wait for their answers, by number. @type {Map<number, {resolve: (answer: Answer) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
let asked = 0;

/** Who hears what happens in a game. @type {Map<string, (message: any) => void>} */
const listeners = new Map();

/** @param {object} request @returns {Promise<Answer>} */
function ask(request) {
  asked += 1;
  const number = asked;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    post({ type: 'request', number, request }).catch((error) => {
      waiting.delete(number);
      reject(error);
    });
  });
}

/**
 * Hears what happens in a game, first what it is like now.
 * @param {string} id
 * @param {string} query
 * @param {number | undefined} since the version that is known
 * @param {(message: any) => void} listen
 */
export function watch(id, query, since, listen) {
  listeners.set(id, listen);
  return post({ type: 'watch', id, query, since });
}

/** @param {string} id */
export function unwatch(id) {
  listeners.delete(id);
  return post({ type: 'unwatch', id });
}

/** @param {object} message for the worker that has the games */
async function post(message) {
  games ??= startWorker('games', receive);
  const started = games;
  try {
    await started.isReady;
  } catch (error) {
    // What could not be loaded may be there the next time.
    if (games === started) games = null;
    throw error;
  }
  started.worker.postMessage({ ...message, about: currentGame() });
}

/** @param {any} message of the worker that has the games */
function receive(message) {
  switch (message.type) {
    case 'answer': {
      const asker = waiting.get(message.number);
      waiting.delete(message.number);
      if (message.answer) asker?.resolve(message.answer);
      else asker?.reject(new Error(message.failure));
      break;
    }
    case 'news':
      listeners.get(message.id)?.(message.message);
      break;
    case 'think':
      think(message.task);
      break;
    case 'storage':
      problem = message.problem === 'full' ? 'local-full' : 'local-blocked';
      toast(t(problem));
  }
}

/**
 * The move of a bot, and the milliseconds it took.
 * @param {Task} task
 * @param {AbortSignal} [signal]
 * @returns {Promise<{found: string | undefined, took: number}>}
 */
export function findMove(task, signal) {
  turnTo(task.spec.split(':')[0]);
  return bots.run({ type: 'bot', task }, { signal });
}

/** Lets a bot think; one that fails again and again has no move. @param {Task} task */
async function think(task) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { found, took } = await findMove(task);
      return post({ type: 'thought', task, found, took });
    } catch (error) {
      console.error(error);
      if (attempt === ATTEMPTS) return post({ type: 'thought', task, found: undefined, took: 0 });
    }
  }
}
