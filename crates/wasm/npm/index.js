// The entry for browsers and bundlers. The module is loaded by `init`, or in a worker by `Engine`.
import { EngineBase } from "./engine.js";

export { default as init, default } from "./jogada_wasm.js";
export * from "./jogada_wasm.js";

/** The games in a worker: every answer is a promise, and a page goes on meanwhile. */
export class Engine extends EngineBase {
  /** @param {import("./engine.js").EngineOptions} [options] */
  constructor(options = {}) {
    super(() => startWorker(), options);
  }
}

/**
 * @returns {import("./engine.js").Worker}
 */
function startWorker() {
  const address = new URL("./worker.js", import.meta.url);
  const worker =
    address.origin === globalThis.location?.origin || address.protocol === "blob:"
      ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" })
      : new Worker(importing(address), { type: "module" });
  return {
    send: (message) => worker.postMessage(message),
    listen: (hear, fail) => {
      worker.onmessage = (event) => hear(event.data);
      worker.onerror = (event) => fail(new Error(event.message || `${address} cannot be loaded`));
    },
    end: () => worker.terminate(),
  };
}

/**
 * A worker has to come from the origin of the page; what it imports may come from any that allows it.
 * @param {URL} address
 */
function importing(address) {
  const text = `import ${JSON.stringify(address.href)};`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
