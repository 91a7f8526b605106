/**
 * Answers the page as a server would. Nothing is answered before it is kept; of two pages that change a game at the same
 * time one decides anew. Pages that show a game hear of what happens in it, also of what happens in another tab.
 */

/**
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Write} Write
 * @typedef {{method: string, path: string, query: string, secret?: string, body?: string}} Request
 * @typedef {{status: number, kind: string, body: string}} Answer
 * @typedef {{game: string, version: number, spec: string, [term: string]: any}} Task a move that a bot has to find
 * @typedef {{query: string, since: number | undefined, timer?: ReturnType<typeof setTimeout>}} Watched
 */

/** Another page changes the same game at the same moment at most so often. */
const ATTEMPTS = 5;

const CHANNEL = 'jogada-games';

export class Games {
  /** @param {Engine} engine @param {Store} store */
  constructor(engine, store) {
    this.engine = engine;
    this.store = store;
    /** The games that the page shows. @type {Map<string, Watched>} */
    this.watched = new Map();
    /** The moves that bots are thinking about, by game. @type {Map<string, (thought: any) => void>} */
    this.asked = new Map();
    /** What is told of a game, one after the other. @type {Promise<void>} */
    this.told = Promise.resolve();
    this.tabs = new BroadcastChannel(CHANNEL);
    this.tabs.addEventListener('message', ({ data }) => this.#changed(data));
  }

  /** @param {any} message of the page */
  handle(message) {
    switch (message.type) {
      case 'request':
        return this.#answer(message.number, message.request);
      case 'watch':
        this.watched.set(message.id, { query: message.query, since: message.since });
        return this.#tell(message.id);
      case 'unwatch':
        clearTimeout(this.watched.get(message.id)?.timer);
        return this.watched.delete(message.id);
      case 'thought':
        return this.asked.get(message.task.game)?.(message);
    }
  }

  /** @param {number} number of the page @param {Request} request */
  async #answer(number, request) {
    try {
      postMessage({ type: 'answer', number, answer: await this.#handled(request) });
    } catch (error) {
      postMessage({ type: 'answer', number, failure: String(error) });
    }
  }

  /** @param {Request} request @returns {Promise<Answer>} */
  async #handled(request) {
    const { method, path, query, secret, body = '' } = request;
    const wanted = JSON.parse(await this.engine.ask((module) => module.localWanted(path, query)));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const games = await this.store.read(wanted);
      const answer = await this.engine.ask((module) => {
        const random = crypto.getRandomValues(new Uint8Array(module.localRandomBytes()));
        return module.localAnswer(method, path, query, secret, body, Date.now(), random, text(games));
      });
      const { status, kind, body: told, writes } = answer;
      answer.free();
      if (await this.#write(JSON.parse(writes))) return { status, kind, body: told };
    }
    const conflict = await this.engine.ask((module) => module.localConflict(query));
    return { status: 409, kind: 'application/json', body: conflict };
  }

  /** Keeps what has happened and tells those who watch; false if it was decided on an older game. @param {Write[]} writes */
  async #write(writes) {
    if (!(await this.store.write(writes))) return false;
    for (const { id } of writes) {
      this.tabs.postMessage(id);
      this.#changed(id);
    }
    return true;
  }

  /** @param {string} id */
  #changed(id) {
    if (this.watched.has(id)) this.#tell(id);
  }

  /** Tells the page what it does not know yet of a game. @param {string} id */
  #tell(id) {
    this.told = this.told.then(() => this.#news(id)).catch((error) => console.error(error));
    return this.told;
  }

  /** @param {string} id */
  async #news(id) {
    const watched = this.watched.get(id);
    if (!watched) return;
    clearTimeout(watched.timer);
    const [game] = await this.store.read({ ids: [id] });
    if (!game) return;
    const { since, query } = watched;
    const told = await this.engine.ask((module) => module.localUpdates(text(game), since, query, Date.now()));
    const news = JSON.parse(told);
    // What has happened is told when it is kept.
    if (news.write) return void (await this.#write([news.write]));
    watched.since = news.version;
    for (const message of news.messages) postMessage({ type: 'news', id, message });
    if (news.due?.bot) this.#askBot(news.due.bot);
    else if (news.due)
      watched.timer = setTimeout(() => this.#tell(id), Math.max(0, news.due.time - Date.now()));
  }

  /** Lets a bot think, unless it does already, here or in another tab. @param {Task} task */
  async #askBot(task) {
    const { game } = task;
    if (this.asked.has(game)) return;
    this.asked.set(game, () => {});
    await exclusively(`${CHANNEL} ${game}`, () => this.#think(task)).catch((error) => console.error(error));
    this.asked.delete(game);
    // Another tab may have moved while this one waited.
    this.#changed(game);
  }

  /** @param {Task} task */
  async #think(task) {
    const [before] = await this.store.read({ ids: [task.game] });
    if (before?.version !== task.version) return;
    const thought = await new Promise((resolve) => {
      this.asked.set(task.game, resolve);
      postMessage({ type: 'think', task });
    });
    const { found, took } = thought;
    const [game] = await this.store.read({ ids: [task.game] });
    const moved = (/** @type {any} */ module) =>
      module.localBotMoved(text(game), text(task), found, took, Date.now());
    const write = game && (await this.engine.ask(moved));
    // If the game has changed meanwhile, the bot is asked again.
    if (write) await this.#write([JSON.parse(write)]);
  }
}

/** @param {unknown} value */
const text = (value) => JSON.stringify(value);

/**
 * Works while no other tab does the same, where the browser can tell.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
async function exclusively(name, work) {
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}
