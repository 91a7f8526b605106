// What a worker does with what it is asked.
import init, * as jogada from "./jogada_wasm.js";

/**
 * @typedef {import("./jogada_wasm.js").SearchLimits} SearchLimits
 * @typedef {import("./jogada_wasm.js").SolveLimits} SolveLimits
 * @typedef {import("./jogada_wasm.js").JogadaError} JogadaError
 * @typedef {{spec: string, position?: string, moves?: string | string[], language?: string}} Game
 * @typedef {{flag: Int32Array | undefined, report: (found: unknown) => void}} Context
 * @typedef {{id: number, call: Call, args: unknown[], flag?: Int32Array}} Question
 * @typedef {keyof typeof CALLS | keyof typeof SEARCHES} Call
 * @typedef {{module: WebAssembly.Module | string | undefined}} Begin
 * @typedef {{id: number, report: unknown} | {id: number, result: unknown} | {id: number, error: Failure}
 *   | {ready: true} | {failed: string}} Answer
 * @typedef {{message: string, name: string, code?: JogadaError["code"]}} Failure
 */

/** Players by name and seed: some remember what they searched. @type {Map<string, jogada.Player>} */
const players = new Map();
const MOST_PLAYERS = 2;

/** @param {Game} game @param {(match: jogada.Match) => unknown} use */
function withMatch({ spec, ...options }, use) {
  const match = new jogada.Match(spec, options);
  try {
    return use(match);
  } finally {
    match.free();
  }
}

/** @param {string} name @param {number} seed */
function player(name, seed) {
  const key = `${name} ${seed}`;
  const known = players.get(key) ?? new jogada.Player(name, seed);
  players.delete(key);
  players.set(key, known);
  const [oldest] = players;
  if (players.size > MOST_PLAYERS && oldest) {
    players.delete(oldest[0]);
    oldest[1].free();
  }
  return known;
}

/** What is answered at once. */
export const CALLS = {
  /** @param {string} [language] */
  games: (language) => jogada.games(language),
  /** @param {string} spec @param {string} [language] */
  players: (spec, language) => jogada.players(spec, language),
  /** @param {string} spec @param {string} [language] */
  legend: (spec, language) => jogada.legend(spec, language),
  /** @param {string} [language] */
  pageTexts: (language) => jogada.pageTexts(language),
  /** @param {string} spec @param {string} [language] */
  rules: (spec, language) => jogada.rules(spec, language),
  /** @param {string} spec @param {string} [language] */
  rulesText: (spec, language) => jogada.rulesText(spec, language),
  /** @param {string} text @param {string} [language] */
  readRecords: (text, language) => jogada.readRecords(text, language),
  /** @param {string} spec */
  bench: (spec) => jogada.bench(spec),
  /** @param {Game} game */
  view: (game) => withMatch(game, (match) => match.view()),
  /** @param {Game} game @param {string} move */
  check: (game, move) => withMatch(game, (match) => match.check(move)),
  /** @param {Game} game @param {Record<string, string>} [tags] */
  record: (game, tags) => withMatch(game, (match) => match.record(tags)),
  /** @param {Game} game @param {import("./jogada_wasm.js").PictureOptions} [options] */
  svg: (game, options) => withMatch(game, (match) => match.svg(options)),
  /** @param {Game} game */
  explain: (game) => withMatch(game, (match) => match.explain()),
  /** @param {Game} game @param {number} depth */
  perft: (game, depth) => withMatch(game, (match) => match.perft(depth)),
  /** @param {Game} game @param {number} depth */
  divide: (game, depth) => withMatch(game, (match) => match.divide(depth)),
};

/** What takes its time, tells of it and can be stopped. */
export const SEARCHES = {
  /** @param {Context} context @param {Game} game @param {SearchLimits} limits */
  analyse: ({ report, flag }, game, limits) => withMatch(game, (match) => match.analyse(limits, report, flag)),
  /** @param {Context} context @param {Game} game @param {SolveLimits} limits */
  solve: ({ report, flag }, game, limits) => withMatch(game, (match) => match.solve(limits, report, flag)),
  /** @param {Context} context @param {Game} game @param {string} name @param {number} seed @param {SearchLimits} limits */
  choose: ({ report, flag }, game, name, seed, limits) =>
    withMatch(game, (match) => player(name, seed).choose(match, limits, report, flag)),
};

/**
 * Answers questions; the first message says where the module is, or is the module.
 * @param {(answer: Answer) => void} send
 */
export function serve(send) {
  /** @param {Begin} message */
  const begin = async ({ module }) => {
    try {
      await init(module === undefined ? undefined : { module_or_path: module });
      send({ ready: true });
    } catch (error) {
      send({ failed: failure(error).message });
    }
  };
  /** @param {Begin | Question} message */
  return (message) => void ("id" in message ? answer(message, send) : begin(message));
}

/** @param {Question} question @param {(answer: Answer) => void} send */
function answer({ id, call, args, flag }, send) {
  /** @param {unknown} found */
  const report = (found) => send({ id, report: found });
  try {
    send({ id, result: run(call, { flag, report }, args) });
  } catch (error) {
    send({ id, error: failure(error) });
  }
}

/**
 * The arguments were put together by `engine.js`, which is checked.
 * @param {Call} call @param {Context} context @param {unknown[]} args
 */
function run(call, context, args) {
  if (call in SEARCHES) {
    const search = SEARCHES[/** @type {keyof typeof SEARCHES} */ (call)];
    return /** @type {(...args: unknown[]) => unknown} */ (search)(context, ...args);
  }
  const answer = CALLS[/** @type {keyof typeof CALLS} */ (call)];
  return /** @type {(...args: unknown[]) => unknown} */ (answer)(...args);
}

/** @param {unknown} error @returns {Failure} */
function failure(error) {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const code = "code" in error ? /** @type {JogadaError} */ (error).code : undefined;
  return { name: error.name, message: error.message, ...(code && { code }) };
}
