/** Thinks: one thing after the other. Whoever does not want to wait any more raises a flag, or ends the worker. */

/** @typedef {import('./engine.js').Engine} Engine */

/** @param {Engine} engine @returns {(message: any) => Promise<void>} */
export function thinking(engine) {
  return async (message) => {
    const done = (/** @type {object} */ answer) => postMessage({ type: 'done', ...answer });
    switch (message.type) {
      case 'bot':
        return done(await move(engine, message));
      case 'stream':
        return done(await stream(engine, message));
      case 'request':
        return done({ answer: await answered(engine, message) });
    }
  };
}

/** The move of a bot, and the milliseconds it took. @param {Engine} engine @param {{task: object, flag?: Int32Array}} job */
async function move(engine, { task, flag }) {
  const begun = performance.now();
  const found = await engine.ask((module) => module.localThink(JSON.stringify(task), flag));
  return { found, took: Math.round(performance.now() - begun) };
}

/** @param {Engine} engine @param {import('./games.js').Request & {flag?: Int32Array}} job */
async function stream(engine, { path, query, body, flag }) {
  const line = (/** @type {string} */ text) => postMessage({ type: 'line', line: text });
  const refused = await engine.ask((module) => module.localStream(path, query, body, line, flag));
  return refused ? { answer: plain(refused) } : {};
}

/** @param {Engine} engine @param {import('./games.js').Request} request */
async function answered(engine, { method, path, query, body }) {
  const answer = await engine.ask((module) => {
    const random = new Uint8Array(module.localRandomBytes());
    return module.localAnswer(method, path, query, undefined, body, Date.now(), random, '[]');
  });
  return plain(answer);
}

/** @param {any} answer @returns {import('./games.js').Answer} */
function plain(answer) {
  const { status, kind, body } = answer;
  answer.free();
  return { status, kind, body };
}
