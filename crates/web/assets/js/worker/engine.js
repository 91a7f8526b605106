/**
 * The engine of a worker: of each game a small module, which is there soon, and one with all games and boards. What a
 * small one has no answer to is asked of that one, which answers everything from then on.
 */

export class Engine {
  /** @param {string} folder where the modules are */
  constructor(folder) {
    this.folder = folder;
    /** The game that questions are about, if it has a module. @type {string | null} */
    this.game = null;
    /** By game. @type {Map<string, Promise<any>>} */
    this.small = new Map();
    /** @type {Promise<any> | undefined} */
    this.whole = undefined;
  }

  /**
   * Uses a module that is compiled already.
   * @param {string | null} game whose it is; null if it has everything
   * @param {WebAssembly.Module} module
   */
  async use(game, module) {
    this.game = game;
    if (game === null) await this.#all(module);
    else await this.#of(game, module);
  }

  /**
   * @template T
   * @param {(module: any) => T} question
   * @returns {Promise<T>}
   */
  async ask(question) {
    if (this.game === null || this.whole) return question(await this.#all());
    const small = await this.#of(this.game).catch(() => undefined);
    if (!small) return question(await this.#all());
    const answer = attempt(() => question(small));
    return small.wholeModuleWasWanted() ? question(await this.#all()) : answer();
  }

  /** The module of a game; what failed may work the next time. @param {string} game @param {WebAssembly.Module} [module] */
  #of(game, module) {
    const loaded = this.small.get(game) ?? load(`${this.folder}/game_${game}`, module);
    this.small.set(game, loaded);
    loaded.catch(() => this.small.delete(game));
    return loaded;
  }

  /** The module with everything. @param {WebAssembly.Module} [module] */
  #all(module) {
    this.whole ??= load(`${this.folder}/jogada_wasm`, module);
    this.whole.catch(() => (this.whole = undefined));
    return this.whole;
  }
}

/**
 * What came of some work, to be returned or thrown later.
 * @template T
 * @param {() => T} work
 * @returns {() => T}
 */
function attempt(work) {
  try {
    const done = work();
    return () => done;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** @param {string} name without its ending @param {WebAssembly.Module} [module] if it is compiled already */
async function load(name, module) {
  const loaded = await import(`${name}.js`);
  await loaded.default(module && { module_or_path: module });
  return loaded;
}
