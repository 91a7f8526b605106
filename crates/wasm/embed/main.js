// The script of <jogada-board>: the board of the page, and an engine in a worker whose code is in here too. Only the
// module itself is fetched, from where this script is.
import worker from "inline-worker";
import styles from "inline-styles";
import { define } from "../../web/assets/js/embed/element.js";
import { EngineBase } from "../npm/engine.js";

const module = new URL("./jogada_wasm_bg.wasm", import.meta.url).href;
/** All boards share one compiled module. @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @returns {import("../npm/engine.js").Worker} */
function startWorker() {
  const address = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
  const thread = new Worker(address);
  /** @type {(error: Error) => void} */
  let failed = () => {};
  const begin = async () => {
    try {
      compiled ??= WebAssembly.compileStreaming(fetch(module));
      thread.postMessage({ module: await compiled });
    } catch (error) {
      compiled = undefined;
      failed(new Error(`${module}: ${error}`));
    }
  };
  return {
    send: (message) => ("module" in message ? void begin() : thread.postMessage(message)),
    listen: (hear, fail) => {
      thread.onmessage = (event) => hear(event.data);
      thread.onerror = (event) => fail(new Error(event.message));
      failed = fail;
    },
    end: () => {
      thread.terminate();
      URL.revokeObjectURL(address);
    },
  };
}

/** @type {Map<string, EngineBase>} */
const shared = new Map();
const start = (/** @type {string} */ language) => new EngineBase(startWorker, { language, module });
const engines = {
  of(/** @type {string} */ language) {
    const engine = shared.get(language) ?? start(language);
    shared.set(language, engine);
    return engine;
  },
  start,
};

define(engines, styles);
