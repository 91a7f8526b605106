/** Thinks: one thing after the other. Whoever does not want to wait any more raises a flag, or ends the worker. */

/** @param {any} engine @returns {(message: any) => void} */
export function thinking(engine) {
  return (message) => {
    const done = (/** @type {object} */ answer) => postMessage({ type: 'done', ...answer });
    switch (message.type) {
      case 'bot':
        return done(move(engine, message));
      case 'stream':
        return done(stream(engine, message));
      case 'request':
        return done({ answer: answered(engine, message) });
    }
  };
}

/** The move of a bot, and the milliseconds it took. @param {any} engine @param {{task: object, flag?: Int32Array}} job */
function move(engine, { task, flag }) {
  const begun = performance.now();
  const found = engine.localThink(JSON.stringify(task), flag);
  return { found, took: Math.round(performance.now() - begun) };
}

/** @param {any} engine @param {import('./games.js').Request & {flag?: Int32Array}} job */
function stream(engine, { path, query, body, flag }) {
  const line = (/** @type {string} */ text) => postMessage({ type: 'line', line: text });
  const refused = engine.localStream(path, query, body, line, flag);
  return refused ? { answer: plain(refused) } : {};
}

/** @param {any} engine @param {import('./games.js').Request} request */
function answered(engine, { method, path, query, body }) {
  const random = new Uint8Array(engine.localRandomBytes());
  return plain(engine.localAnswer(method, path, query, undefined, body, Date.now(), random, '[]'));
}

/** @param {any} answer @returns {import('./games.js').Answer} */
function plain(answer) {
  const { status, kind, body } = answer;
  answer.free();
  return { status, kind, body };
}
