// The side of a page or program: questions to a worker, one after the other.

/**
 * @typedef {import("./jogada_wasm.js").Found} Found
 * @typedef {import("./jogada_wasm.js").SearchLimits} SearchLimits
 * @typedef {import("./jogada_wasm.js").SolveLimits} SolveLimits
 * @typedef {import("./jogada_wasm.js").SolveProgress} SolveProgress
 * @typedef {import("./serve.js").Answer} Answer
 * @typedef {import("./serve.js").Call} Call
 */
/**
 * A game so far: a spec, or a spec with the position it begins with and the moves since. A `Match` is one too.
 * @typedef {string | {spec: string, position?: string | null | undefined, start?: string | null | undefined, moves?: string | readonly string[] | undefined}} GameSoFar
 */
/**
 * @typedef {object} EngineOptions
 * @property {string} [language] Of all sentences: `en`, unless told, or `pt`.
 * @property {WebAssembly.Module | string} [module] The compiled module, or its address.
 */
/**
 * @typedef {object} Worker What a worker is to an engine.
 * @property {(message: object) => void} send
 * @property {(hear: (answer: Answer) => void, fail: (error: Error) => void) => void} listen
 * @property {() => void} end
 * @property {() => void} [rest] Nothing is asked at present.
 */
/**
 * @typedef {object} Question
 * @property {number} id
 * @property {Call} call
 * @property {unknown[]} args
 * @property {Int32Array | undefined} flag
 * @property {boolean} stopped
 * @property {(found: any) => void} report
 * @property {(result: any) => void} resolve
 * @property {(error: unknown) => void} reject
 */

/** Questions to a worker. `Engine` of the entry for browsers or Node knows how to start one. */
export class EngineBase {
  #start;
  #language;
  #module;
  /** @type {Worker | undefined} */ #worker;
  #ready = false;
  #last = 0;
  /** The first is being answered. @type {Question[]} */ #questions = [];

  /** @param {() => Worker} start @param {EngineOptions} options */
  constructor(start, { language, module }) {
    this.#start = start;
    this.#language = language;
    this.#module = module;
  }

  /** All games: names, options, presets, pieces, sample positions. @returns {Promise<import("./jogada_wasm.js").GameEntry[]>} */
  games() {
    return this.#ask("games", [this.#language]);
  }

  /** The players of a game. @param {string} spec @returns {Promise<import("./jogada_wasm.js").PlayerEntry[]>} */
  players(spec) {
    return this.#ask("players", [spec, this.#language]);
  }

  /** The kinds of pieces of a game, with their drawings. @param {string} spec @returns {Promise<import("./jogada_wasm.js").LegendEntry[]>} */
  legend(spec) {
    return this.#ask("legend", [spec, this.#language]);
  }

  /** The words of a page that shows boards. @returns {Promise<Record<string, import("./jogada_wasm.js").PageText>>} */
  pageTexts() {
    return this.#ask("pageTexts", [this.#language]);
  }

  /** The rules of a game, with diagrams. @param {string} spec @returns {Promise<import("./jogada_wasm.js").RulesPart[]>} */
  rules(spec) {
    return this.#ask("rules", [spec, this.#language]);
  }

  /** The rules of a game as Markdown. @param {string} spec @returns {Promise<string>} */
  rulesText(spec) {
    return this.#ask("rulesText", [spec, this.#language]);
  }

  /** Reads all records of a text. @param {string} text @returns {Promise<import("./jogada_wasm.js").RecordEntry[]>} */
  readRecords(text) {
    return this.#ask("readRecords", [text, this.#language]);
  }

  /** Everything that is needed to draw a position and to move in it. @param {GameSoFar} game @returns {Promise<import("./jogada_wasm.js").Position>} */
  view(game) {
    return this.#ask("view", [this.#game(game)]);
  }

  /** The canonical text of a legal move; rejects with the reason if it is not. @param {GameSoFar} game @param {string} move @returns {Promise<string>} */
  check(game, move) {
    return this.#ask("check", [this.#game(game), move]);
  }

  /** The game as a record. @param {GameSoFar} game @param {Record<string, string>} [tags] @returns {Promise<string>} */
  record(game, tags) {
    return this.#ask("record", [this.#game(game), tags]);
  }

  /** The position as an SVG document. @param {GameSoFar} game @param {import("./jogada_wasm.js").PictureOptions} [options] @returns {Promise<string>} */
  svg(game, options) {
    return this.#ask("svg", [this.#game(game), options]);
  }

  /** What the position is worth to White as it is. @param {GameSoFar} game @returns {Promise<import("./jogada_wasm.js").Explained>} */
  explain(game) {
    return this.#ask("explain", [this.#game(game)]);
  }

  /** The number of paths of so many moves. @param {GameSoFar} game @param {number} depth @returns {Promise<number>} */
  perft(game, depth) {
    return this.#ask("perft", [this.#game(game), depth]);
  }

  /** The first moves with the paths behind each. @param {GameSoFar} game @param {number} depth @returns {Promise<import("./jogada_wasm.js").DividedMove[]>} */
  divide(game, depth) {
    return this.#ask("divide", [this.#game(game), depth]);
  }

  /** Searches the bench positions of a game. @param {string} spec @returns {Promise<import("./jogada_wasm.js").BenchCount>} */
  bench(spec) {
    return this.#ask("bench", [spec]);
  }

  /**
   * Asks a player, such as `level:5` or `max`, for a move: `best` of what it found. The limits are for players
   * without a measure of their own.
   * @param {GameSoFar} game
   * @param {string} player
   * @param {SearchLimits & {seed?: number, signal?: AbortSignal, onReport?: (found: Found) => void}} [options]
   * @returns {Promise<Found>}
   */
  choose(game, player, { seed = 0, signal, onReport, ...limits } = {}) {
    return this.#ask("choose", [this.#game(game), player, seed, limits], signal, onReport);
  }

  /**
   * Searches a position. The answer can be awaited for what was found in the end, or iterated for what is known
   * after each depth; leaving the loop ends the search.
   * @param {GameSoFar} game
   * @param {SearchLimits & {signal?: AbortSignal}} [options]
   * @returns {Analysis}
   */
  analyse(game, { signal, ...limits } = {}) {
    const own = new AbortController();
    const both = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
    const analysis = new Analysis(own);
    const found = this.#ask("analyse", [this.#game(game), limits], both, (report) => analysis.add(report));
    analysis.follow(found);
    return analysis;
  }

  /**
   * Proves what a position is worth.
   * @param {GameSoFar} game
   * @param {SolveLimits & {signal?: AbortSignal, onProgress?: (progress: SolveProgress) => void}} [options]
   * @returns {Promise<import("./jogada_wasm.js").Solved>}
   */
  solve(game, { signal, onProgress, ...limits } = {}) {
    return this.#ask("solve", [this.#game(game), limits], signal, onProgress);
  }

  /** Ends the worker; what was asked and not answered is rejected. The next question starts another. */
  close() {
    this.#end(new DOMException("the engine was closed", "AbortError"));
  }

  /** @param {GameSoFar} game */
  #game(game) {
    if (typeof game === "string") return { spec: game, language: this.#language };
    const position = game.position !== undefined && !("legalMoves" in game) ? game.position : game.start;
    return {
      spec: game.spec,
      ...(position != null && { position }),
      ...(game.moves !== undefined && { moves: game.moves }),
      language: this.#language,
    };
  }

  /**
   * @param {Call} call
   * @param {unknown[]} args
   * @param {AbortSignal} [signal]
   * @param {(found: any) => void} [report]
   * @returns {Promise<any>}
   */
  #ask(call, args, signal, report = () => {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const flag = signal && shared();
      /** @type {Question} */
      const question = { id: ++this.#last, call, args, flag, stopped: false, report, resolve, reject };
      const abort = () => this.#abort(question, signal?.reason);
      const done = () => signal?.removeEventListener("abort", abort);
      question.resolve = (result) => (done(), resolve(result));
      question.reject = (error) => (done(), reject(error));
      signal?.addEventListener("abort", abort);
      this.#questions.push(question);
      if (this.#questions.length === 1) this.#next();
    });
  }

  #next() {
    const question = this.#questions[0];
    if (!question) return this.#worker?.rest?.();
    if (!this.#worker) return this.#begin();
    if (!this.#ready) return;
    const { id, call, args, flag } = question;
    this.#worker.send({ id, call, args, flag });
  }

  #begin() {
    const worker = this.#start();
    this.#worker = worker;
    this.#ready = false;
    const hear = (/** @type {Answer} */ answer) => this.#worker === worker && this.#hear(answer);
    worker.listen(hear, (error) => this.#worker === worker && this.#end(error));
    worker.send({ module: this.#module });
  }

  /** @param {Answer} answer */
  #hear(answer) {
    if ("failed" in answer) return this.#end(new Error(answer.failed));
    if ("ready" in answer) {
      this.#ready = true;
      return this.#next();
    }
    const question = this.#questions[0];
    if (question?.id !== answer.id) return;
    if ("report" in answer) return question.stopped || question.report(answer.report);
    this.#questions.shift();
    if ("result" in answer) question.resolve(answer.result);
    else question.reject(asError(answer.error));
    this.#next();
  }

  /** @param {Question} question @param {unknown} reason */
  #abort(question, reason) {
    question.reject(reason);
    question.stopped = true;
    const place = this.#questions.indexOf(question);
    if (place > 0) this.#questions.splice(place, 1);
    if (place !== 0) return;
    if (this.#ready && question.flag) return void Atomics.store(question.flag, 0, 1);
    // Without shared memory nothing reaches a worker that is searching.
    this.#questions.shift();
    this.#drop();
    this.#next();
  }

  #drop() {
    this.#worker?.end();
    this.#worker = undefined;
    this.#ready = false;
  }

  /** @param {unknown} error */
  #end(error) {
    this.#drop();
    const open = this.#questions.splice(0);
    for (const question of open) question.reject(error);
  }
}

/**
 * What a search finds: a promise of the end, and the reports on the way.
 * @implements {AsyncIterable<Found>}
 * @implements {PromiseLike<Found>}
 */
export class Analysis {
  #controller;
  /** @type {Found[]} */ #reports = [];
  /** @type {(() => void) | undefined} */ #wake;
  /** @type {Promise<Found> | undefined} */ #found;
  #over = false;

  /** @param {AbortController} controller */
  constructor(controller) {
    this.#controller = controller;
  }

  /** @param {Found} report */
  add(report) {
    this.#reports.push(report);
    this.#wake?.();
  }

  /** @param {Promise<Found>} found */
  follow(found) {
    this.#found = found;
    const end = () => {
      this.#over = true;
      this.#wake?.();
    };
    found.then(end, end);
  }

  /** Ends the search; what it had found is lost, except for what was reported. */
  stop() {
    this.#controller.abort();
  }

  /**
   * @template A, B
   * @param {((found: Found) => A | PromiseLike<A>) | null} [resolved]
   * @param {((reason: any) => B | PromiseLike<B>) | null} [rejected]
   * @returns {Promise<A | B>}
   */
  then(resolved, rejected) {
    return /** @type {Promise<Found>} */ (this.#found).then(resolved, rejected);
  }

  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        const report = this.#reports.shift();
        if (report) yield report;
        else if (this.#over) break;
        else await new Promise((wake) => (this.#wake = () => wake(undefined)));
      }
      await this.#found;
    } finally {
      this.stop();
    }
  }
}

/** A number that a worker sees change, where memory can be shared. */
function shared() {
  return globalThis.SharedArrayBuffer && globalThis.crossOriginIsolated !== false
    ? new Int32Array(new SharedArrayBuffer(4))
    : undefined;
}

/** @param {import("./serve.js").Failure} failure */
function asError({ message, name, code }) {
  return Object.assign(new Error(message), { name, ...(code && { code }) });
}
