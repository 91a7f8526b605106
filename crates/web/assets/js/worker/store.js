/**
 * The games of this browser, in IndexedDB: the events of each. What cannot be kept there lives on in memory, as long as
 * this page does, and is told once.
 */

/**
 * @typedef {{version: number}} Event
 * @typedef {{id: string, version: number, events: Event[]}} Kept
 * @typedef {{id: string, after: number, events: Event[]}} Write
 * @typedef {'blocked' | 'full'} Problem
 */

const NAME = 'jogada';
const GAMES = 'games';

export class Store {
  /** @param {(problem: Problem) => void} tell */
  static async open(tell) {
    const database = await open().catch(() => null);
    const store = new Store(database, tell);
    if (!database) store.#complain('blocked');
    return store;
  }

  /** @param {IDBDatabase | null} database @param {(problem: Problem) => void} tell */
  constructor(database, tell) {
    this.database = database;
    this.tell = tell;
    this.isTold = false;
    /** Games that could not be kept. @type {Map<string, Kept>} */
    this.memory = new Map();
    // Another page has a newer form of the games: this one goes on with what it has.
    database?.addEventListener('versionchange', () => database.close());
  }

  /**
   * The games of these ids that there are, or all of them.
   * @param {{ids: string[]} | 'all'} wanted
   * @returns {Promise<Kept[]>}
   */
  async read(wanted) {
    if (wanted !== 'all' && wanted.ids.length === 0) return [];
    const kept = await this.#readKept(wanted).catch(() => []);
    const wants = (/** @type {Kept} */ { id }) => wanted === 'all' || wanted.ids.includes(id);
    const others = kept.filter(({ id }) => !this.memory.has(id));
    return [...[...this.memory.values()].filter(wants), ...others];
  }

  /**
   * Adds events to games, all or none; false if one of them has gone on meanwhile.
   * @param {Write[]} writes
   */
  async write(writes) {
    if (writes.length === 0) return true;
    try {
      return await this.#writeKept(writes);
    } catch (error) {
      this.#complain(isFull(error) ? 'full' : 'blocked');
      return this.#writeMemory(writes);
    }
  }

  /** @param {{ids: string[]} | 'all'} wanted @returns {Promise<Kept[]>} */
  async #readKept(wanted) {
    if (!this.database) return [];
    const games = this.database.transaction(GAMES).objectStore(GAMES);
    if (wanted === 'all') return done(games.getAll());
    const found = await Promise.all(wanted.ids.map((id) => done(games.get(id))));
    return found.filter((game) => game);
  }

  /** @param {Write[]} writes */
  async #writeKept(writes) {
    if (!this.database) throw new DOMException('no database', 'InvalidStateError');
    const transaction = this.database.transaction(GAMES, 'readwrite', { durability: 'strict' });
    const isWritten = finished(transaction);
    // Whoever waits for the end of the transaction hears of its failure there.
    isWritten.catch(() => {});
    const games = transaction.objectStore(GAMES);
    for (const write of writes) {
      const kept = this.memory.get(write.id) ?? (await done(games.get(write.id)));
      if ((kept?.version ?? 0) !== write.after) {
        transaction.abort();
        return false;
      }
      await done(games.put(extended(kept, write)));
    }
    await isWritten;
    for (const { id } of writes) this.memory.delete(id);
    return true;
  }

  /** @param {Write[]} writes */
  async #writeMemory(writes) {
    const games = await this.read({ ids: writes.map(({ id }) => id) });
    const keptOf = (/** @type {Write} */ { id }) => games.find((game) => game.id === id);
    if (writes.some((write) => (keptOf(write)?.version ?? 0) !== write.after)) return false;
    for (const write of writes) this.memory.set(write.id, extended(keptOf(write), write));
    return true;
  }

  /** @param {Problem} problem */
  #complain(problem) {
    if (!this.isTold) this.tell(problem);
    this.isTold = true;
  }
}

/** @param {Kept | undefined} kept @param {Write} write @returns {Kept} */
function extended(kept, { id, events }) {
  const all = [...(kept?.events ?? []), ...events];
  return { id, version: all[all.length - 1].version, events: all };
}

/** @param {unknown} error */
function isFull(error) {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Fails, also where the browser refuses even to be asked. @returns {Promise<IDBDatabase>} */
async function open() {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(GAMES, { keyPath: 'id' }));
  return done(opening);
}

/**
 * The result of a request to the database.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function done(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
