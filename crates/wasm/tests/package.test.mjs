// The package as users get it: packed, installed in an empty folder, imported, required, type-checked.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../../../target/wasm/npm", import.meta.url));
const TSC = fileURLToPath(new URL("node_modules/typescript/bin/tsc", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "jogada-engine-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: "utf8" });

/** @param {string} name @param {string} text */
function script(name, text) {
  writeFileSync(join(folder, name), text);
  return run("node", name);
}

const [{ filename, files }] = JSON.parse(run("npm", "pack", PACKAGE, "--json"));
writeFileSync(join(folder, "package.json"), "{}");
run("npm", "install", "--no-audit", "--no-fund", "--silent", `./${filename}`);

test("it has no scripts, no dependencies, and only what is needed", () => {
  const manifest = JSON.parse(readFileSync(join(folder, "node_modules/@jogada/engine/package.json"), "utf8"));
  assert.deepEqual([manifest.scripts, manifest.dependencies], [undefined, undefined]);
  const cargo = readFileSync(new URL("../../../Cargo.toml", import.meta.url), "utf8");
  assert.equal(manifest.version, /^version = "(.*)"/m.exec(cargo)?.[1]);
  const names = files.map((file) => file.path);
  for (const name of ["README.md", "LICENSE-MIT", "index.js", "index.d.ts", "node.js", "jogada_wasm_bg.wasm"])
    assert.ok(names.includes(name), name);
  assert.deepEqual(
    names.filter((name) => !/\.(js|wasm|ts|md)$|^LICENSE-|^package.json$/.test(name)),
    [],
  );
});

test("it can be imported and required", () => {
  const call = 'console.log(new Match("nava:tiny").legalMoves.length);';
  assert.equal(script("a.mjs", `import { Match } from "@jogada/engine"; ${call}`), "4\n");
  assert.equal(script("a.cjs", `const { Match } = require("@jogada/engine"); ${call}`), "4\n");
});

const examples = readFileSync(join(PACKAGE, "README.md"), "utf8").matchAll(/```js\n([^]*?)```/g);
for (const [index, [, code]] of [...examples].entries()) {
  test(`example ${index + 1} of the README runs`, () => {
    const said = script(`example${index}.mjs`, code);
    for (const [, line] of code.matchAll(/\/\/ ((?:illegal|AbortError).*)$/gm)) assert.ok(said.includes(line), said);
  });
}

test("its types are exact", () => {
  const source = new URL("consumer.ts", import.meta.url);
  writeFileSync(join(folder, "consumer.ts"), readFileSync(source, "utf8"));
  const flags = ["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--target", "es2024", "--lib", "es2024,dom"];
  run("node", TSC, ...flags, "--module", "nodenext", "consumer.ts");
  run("node", TSC, ...flags, "--module", "esnext", "--moduleResolution", "bundler", "consumer.ts");
});
