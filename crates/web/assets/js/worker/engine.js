/**
 * The engine of a worker: of each game a small module, which is there soon, and one with all games and boards. What a
 * small one has no answer to is asked of that one, which answers everything from then on.
 */

import { moduleName } from './names.js';

export class Engine {
  /** @param {string} folder where the modules are */
  constructor(folder) {
    this.folder = folder;
    /** The game that questions are about, if it has a module. @type {string | null} */
    this.game = null;
    /** By game; that with everything has none. @type {Map<string | null, Promise<any>>} */
    this.modules = new Map();
  }

  /**
   * Uses a module that is compiled already.
   * @param {string | null} game whose it is; null if it has everything
   * @param {WebAssembly.Module} module
   */
  async use(game, module) {
    this.game = game;
    await this.#of(game, module);
  }

  /**
   * @template T
   * @param {(module: any) => T} question
   * @returns {Promise<T>}
   */
  async ask(question) {
    if (this.game === null || this.modules.has(null)) return question(await this.#of(null));
    const small = await this.#of(this.game).catch(() => undefined);
    if (!small) return question(await this.#of(null));
    const answer = attempt(() => question(small));
    return small.wholeModuleWasWanted() ? question(await this.#of(null)) : answer();
  }

  /** The module of a game; what failed may work the next time. @param {string | null} game @param {WebAssembly.Module} [module] */
  #of(game, module) {
    const loaded = this.modules.get(game) ?? load(`${this.folder}/${moduleName(game)}`, module);
    this.modules.set(game, loaded);
    loaded.catch(() => this.modules.delete(game));
    return loaded;
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
