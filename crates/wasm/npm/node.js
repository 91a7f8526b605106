// The entry for Node. The module is loaded with it, so everything can be called at once.
import { readFileSync } from "node:fs";
import { Worker as Thread } from "node:worker_threads";
import { EngineBase } from "./engine.js";
import { initSync } from "./jogada_wasm.js";

export * from "./jogada_wasm.js";

const module = new WebAssembly.Module(
  /** @type {Uint8Array<ArrayBuffer>} */ (readFileSync(new URL("./jogada_wasm_bg.wasm", import.meta.url))),
);
initSync({ module });

/** Nothing to wait for: the module is loaded. In browsers, `init` loads it. */
export async function init() {}
export default init;

/** The games in a worker: every answer is a promise, and the program goes on meanwhile. */
export class Engine extends EngineBase {
  /** @param {import("./engine.js").EngineOptions} [options] */
  constructor(options = {}) {
    super(startWorker, { module, ...options });
  }
}

/**
 * Does not keep the program running: an open question does.
 * @returns {import("./engine.js").Worker}
 */
function startWorker() {
  const thread = new Thread(new URL("./worker-node.js", import.meta.url));
  return {
    send: (message) => {
      thread.ref();
      thread.postMessage(message);
    },
    listen: (hear, fail) => {
      thread.on("message", hear);
      thread.on("error", fail);
    },
    end: () => void thread.terminate(),
    rest: () => thread.unref(),
  };
}
