/** The engine in this browser: a small module of the game that is shown, compiled once for all workers. */

import { boot, isStatic } from '../boot.js';
import { atHost } from '../links.js';
import { keep, recall } from '../settings.js';
import { moduleName } from '../worker/names.js';

/** @typedef {{worker: Worker, isReady: Promise<void>}} Started */

/** Those that are compiled or on their way, by game; that with everything has none. @type {Map<string | null, Promise<WebAssembly.Module>>} */
const modules = new Map();

const KEY = 'jogada.game';

/** The game that this page is about, or was last. @type {string} */
let game = recall(KEY).game ?? '';

/** Notes which game is asked about: its module is loaded first. @param {string | undefined} id anything else is passed over */
export function turnTo(id) {
  if (!id || id === game || !boot.engine?.games.includes(id)) return;
  game = id;
  keep(KEY, { game });
}

/** The game to load a module of; null if that with everything is to be loaded. */
export function currentGame() {
  const games = boot.engine?.games ?? [];
  return games.includes(game) ? game : (games[0] ?? null);
}

/** A module that has a function which makes a vector: the engine uses them. */
const VECTORS = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123],
  ...[3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
];

/** Whether this browser can run the engine: since 2023 all can. */
const canRun =
  typeof WebAssembly === 'object' &&
  typeof Worker === 'function' &&
  WebAssembly.validate(new Uint8Array(VECTORS));

/** Whether this build has an engine and this browser can run it. */
export function hasEngine() {
  return Boolean(boot.engine) && canRun;
}

/** Whether the bot of a game that is to be made on a server can think here. @param {Record<string, any>} game */
export function mayThinkHere({ white, black, clock }) {
  const isBot = (/** @type {string} */ seat) => !['me', 'open'].includes(seat);
  return (
    !isStatic &&
    hasEngine() &&
    !clock &&
    [white, black].filter(isBot).length === 1 &&
    [white, black].includes('me')
  );
}

/** Fetches the engine, so that it is there when it is asked for. */
export async function prepare() {
  if (hasEngine()) await firstModule().catch(() => {});
}

/**
 * Starts a worker.
 * @param {'games' | 'thinking'} role
 * @param {(message: any) => void} onMessage
 * @returns {Started} `isReady` fails if the engine cannot be had
 */
export function startWorker(role, onMessage) {
  if (!boot.engine) throw new Error('this build has no engine');
  const folder = new URL(atHost(boot.engine.folder), location.href).href;
  const worker = new Worker(atHost(boot.engine.worker), { type: 'module' });
  /** @type {Promise<void>} */
  const isReady = new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }) => (data.type === 'ready' ? resolve() : onMessage(data)));
    firstModule().then((first) => worker.postMessage({ role, folder, ...first }), reject);
  });
  return { worker, isReady };
}

/** The module to begin with, and whose it is: without a connection that with everything may be the only one. */
async function firstModule() {
  const game = currentGame();
  const small = game === null ? null : await engineModule(game).catch(() => null);
  return small ? { game, module: small } : { game: null, module: await engineModule(null) };
}

/** The module of a game, or that with everything. What failed may work the next time. @param {string | null} about */
function engineModule(about) {
  const module = modules.get(about) ?? compile(moduleName(about));
  modules.set(about, module);
  module.catch(() => modules.delete(about));
  return module;
}

/** @param {string} name */
async function compile(name) {
  const answer = await fetch(atHost(`${boot.engine?.folder}/${name}_bg.wasm`));
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : compileWhole(answer);
}

/** @param {Response} answer */
async function compileWhole(answer) {
  return WebAssembly.compile(await answer.arrayBuffer());
}
