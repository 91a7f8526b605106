/**
 * A worker that thinks: one job after the other. A job that nobody waits for any more is stopped by a flag where the
 * browser shares memory with workers, otherwise ended with the worker.
 */

import { currentGame, startWorker } from './engine.js';

/** Milliseconds until a worker that does not heed the flag is ended. */
const PATIENCE = 1000;

/**
 * @typedef {object} Job
 * @property {object} message for the worker
 * @property {(line: string) => void} [onLine]
 * @property {(done: any) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} [isRunning]
 * @property {ReturnType<typeof setTimeout>} [timer] set when it has been dropped
 */

export class Thinker {
  constructor() {
    /** The first of them runs. @type {Job[]} */
    this.jobs = [];
    /** @type {import('./engine.js').Started | null} */
    this.started = null;
    this.flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
  }

  /**
   * Does a job; rejects if it is aborted, or if the worker fails.
   * @param {object} message
   * @param {{signal?: AbortSignal | null, onLine?: (line: string) => void}} [options]
   * @returns {Promise<any>}
   */
  run(message, { signal, onLine } = {}) {
    return new Promise((resolve, reject) => {
      /** @type {Job} */
      const job = { message, onLine, resolve, reject };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => this.#drop(job, signal.reason), { once: true });
      this.jobs.push(job);
      if (this.jobs.length === 1) this.#next();
    });
  }

  /** Ends the worker and what it does. */
  close() {
    this.started?.worker.terminate();
    this.started = null;
    const reason = new DOMException('the worker was closed', 'AbortError');
    for (const job of this.jobs.splice(0)) {
      clearTimeout(job.timer);
      job.reject(reason);
    }
  }

  async #next() {
    const [job] = this.jobs;
    if (!job) return;
    try {
      const { worker, isReady } = this.#worker();
      await isReady;
      if (this.jobs[0] !== job) return;
      if (this.flag) Atomics.store(this.flag, 0, 0);
      job.isRunning = true;
      worker.postMessage({ ...job.message, flag: this.flag, about: currentGame() });
    } catch (error) {
      this.#fail(job, error);
    }
  }

  #worker() {
    if (!this.started) {
      const started = startWorker('thinking', (message) => this.#onMessage(message));
      // What fails later, such as memory that runs out, ends the job that runs.
      started.worker.addEventListener('error', (event) => {
        if (this.started === started && this.jobs[0]) this.#fail(this.jobs[0], new Error(event.message));
      });
      this.started = started;
    }
    return this.started;
  }

  /** @param {any} message */
  #onMessage(message) {
    const [job] = this.jobs;
    if (message.type === 'line') return job?.timer === undefined && job?.onLine?.(message.line);
    clearTimeout(job?.timer);
    this.jobs.shift()?.resolve(message);
    this.#next();
  }

  /** @param {Job} job @param {unknown} reason */
  #drop(job, reason) {
    const place = this.jobs.indexOf(job);
    if (place < 0) return;
    if (job.isRunning && !this.flag) return this.#fail(job, reason);
    job.reject(reason);
    if (job.isRunning && this.flag) {
      Atomics.store(this.flag, 0, 1);
      job.timer = setTimeout(() => this.#fail(job, reason), PATIENCE);
      return;
    }
    this.jobs.splice(place, 1);
    if (place === 0) this.#next();
  }

  /** Ends the job that runs, and the worker with it. @param {Job} job @param {unknown} error */
  #fail(job, error) {
    if (this.jobs[0] !== job) return;
    this.started?.worker.terminate();
    this.started = null;
    this.jobs.shift();
    job.reject(error);
    this.#next();
  }
}
