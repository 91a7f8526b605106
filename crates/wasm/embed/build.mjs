// target/wasm/embed: one script with the board, the worker and the styles inside, beside the module.
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const { build } = createRequire(path("../tests/package.json"))("esbuild");
const out = path("../../../target/wasm/embed/");
const web = path("../../../target/wasm/web/");
const assets = path("../../web/assets/");

/** The styles of boards for a shadow tree, whose root is its host. */
function styles() {
  const themes = readFileSync(`${assets}themes.css`, "utf8")
    .replace(/:root\[data-board='(\w+)'\]/g, ":host([board='$1'])")
    .replace(/:root/g, ":host");
  return [themes, readFileSync(`${assets}board.css`, "utf8"), readFileSync(path("embed.css"), "utf8")].join("\n");
}

/** The engine is where the module was built. */
const engine = {
  name: "engine",
  setup: ({ onResolve }) => onResolve({ filter: /\/jogada_wasm\.js$/ }, () => ({ path: `${web}jogada_wasm.js` })),
};
const shared = { bundle: true, minify: true, target: "es2022", logLevel: "warning", legalComments: "none" };
const [worker] = (
  await build({
    ...shared,
    entryPoints: [path("../npm/worker.js")],
    format: "iife",
    define: { "import.meta.url": "location.href" },
    plugins: [engine],
    write: false,
  })
).outputFiles;
const css = await build({
  stdin: { contents: styles(), loader: "css" },
  minify: true,
  write: false,
  target: "chrome123",
});
const texts = { "inline-worker": worker.text, "inline-styles": css.outputFiles[0].text };
const inline = {
  name: "inline",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^inline-/ }, ({ path }) => ({ path, namespace: "inline" }));
    onLoad({ filter: /.*/, namespace: "inline" }, ({ path }) => ({ contents: texts[path], loader: "text" }));
  },
};
mkdirSync(out, { recursive: true });
await build({
  ...shared,
  entryPoints: [path("main.js")],
  format: "esm",
  outfile: `${out}jogada-board.js`,
  plugins: [inline],
});
cpSync(`${web}jogada_wasm_bg.wasm`, `${out}jogada_wasm_bg.wasm`);
cpSync(path("examples.html"), `${out}examples.html`);
