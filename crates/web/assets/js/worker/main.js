/**
 * A worker of the page. Its first message says what for: `games` answers what a server would, `thinking` does what takes
 * its time, so that the others are answered meanwhile.
 */

import { Engine } from './engine.js';
import { Games } from './games.js';
import { Store } from './store.js';
import { thinking } from './thinking.js';

/**
 * @typedef {{role: 'games' | 'thinking', folder: string, game: string | null, module: WebAssembly.Module}} Start
 * @typedef {(message: any) => unknown} Handle
 */

/** What becomes of messages once the engine is there. @type {Promise<Handle> | undefined} */
let handler;

addEventListener('message', ({ data }) => {
  if (handler) handler.then((handle) => handle(data)).catch(fail);
  else {
    handler = start(data);
    handler.catch(fail);
  }
});

/** The page hears of errors that no promise has caught. @param {unknown} error */
function fail(error) {
  setTimeout(() => {
    throw error;
  });
}

/** @param {Start} first @returns {Promise<Handle>} */
async function start({ role, folder, game, module }) {
  const engine = new Engine(folder);
  await engine.use(game, module);
  postMessage({ type: 'ready' });
  const handle = role === 'thinking' ? thinking(engine) : await keeping(engine);
  return (message) => {
    engine.game = message.about;
    return handle(message);
  };
}

/** @param {Engine} engine @returns {Promise<Handle>} */
async function keeping(engine) {
  const store = await Store.open((problem) => postMessage({ type: 'storage', problem }));
  const games = new Games(engine, store);
  return (message) => games.handle(message);
}
