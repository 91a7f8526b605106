/** The engine in this browser, compiled once for all workers. */

import { boot, isStatic } from '../boot.js';
import { atHost } from '../links.js';

/** @typedef {{worker: Worker, isReady: Promise<void>}} Started */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Whether this build has an engine and this browser can run it. */
export function hasEngine() {
  return Boolean(boot.engine) && typeof WebAssembly === 'object' && typeof Worker === 'function';
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
  if (hasEngine()) await engineModule().catch(() => {});
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
    engineModule().then((module) => worker.postMessage({ role, folder, module }), reject);
  });
  return { worker, isReady };
}

/** What failed may work the next time. */
function engineModule() {
  compiled ??= compile();
  compiled.catch(() => (compiled = undefined));
  return compiled;
}

async function compile() {
  const answer = await fetch(atHost(`${boot.engine?.folder}/jogada_wasm_bg.wasm`));
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : compileWhole(answer);
}

/** @param {Response} answer */
async function compileWhole(answer) {
  return WebAssembly.compile(await answer.arrayBuffer());
}
