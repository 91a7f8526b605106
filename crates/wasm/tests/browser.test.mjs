// The package in Chromium: the same results as in Node, and the worker with and without shared memory.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import * as jogada from "@jogada/engine";
import { open } from "./chromium.mjs";
import { find, signature } from "./same.mjs";

const isolated = await open({ isolated: true });
const plain = await open({ isolated: false });
after(async () => {
  await isolated.close();
  await plain.close();
});

const LOAD = "const jogada = await import('/npm/index.js'); const same = await import('/tests/same.mjs');";

test("searches and players find what they find in Node", async () => {
  const found = await plain.run(`${LOAD} await jogada.init(); return same.find(jogada);`);
  assert.equal(JSON.stringify(found), JSON.stringify(find(jogada)));
});

test("the signature is that of the program", async () => {
  const file = new URL("../../play/tests/signature.txt", import.meta.url);
  const found = await plain.run(`${LOAD} await jogada.init(); return same.signature(jogada);`);
  assert.equal(found, readFileSync(file, "utf8"));
});

for (const [name, page] of Object.entries({ isolated, plain })) {
  test(`a worker answers and is stopped in a page that is ${name}`, async () => {
    const seen = await page.run(`
      const { Engine } = await import('/npm/index.js');
      const engine = new Engine({ language: 'pt' });
      const depths = [];
      for await (const found of engine.analyse('wali', { depth: 3 })) depths.push(found.depth);
      let clicks = 0;
      const timer = setInterval(() => (clicks += 1), 10);
      const before = performance.now();
      const stopped = await engine.analyse('pente', { time: 60000, signal: AbortSignal.timeout(300) }).then(String, (e) => e.name);
      clearInterval(timer);
      const { best } = await engine.choose('nava:tiny', 'level:5', { seed: 7 });
      const refusal = await engine.check('wali', 'z9').catch((e) => [e.name, e.code]);
      engine.close();
      return { depths, stopped, best, refusal, clicks, isolated: crossOriginIsolated, took: performance.now() - before };
    `);
    assert.deepEqual(seen.depths, [1, 2, 3]);
    assert.equal(seen.stopped, "TimeoutError");
    assert.equal(seen.isolated, name === "isolated");
    assert.ok(seen.best && seen.took < 30_000 && seen.clicks > 3, JSON.stringify(seen));
    assert.deepEqual(seen.refusal, ["JogadaError", "no-move"]);
  });
}

test("it loads from another origin", async () => {
  const other = await open({ isolated: false });
  const best = await plain.run(`
    const { Engine } = await import('${other.origin}/npm/index.js');
    const engine = new Engine();
    const { best } = await engine.choose('nava:tiny', 'level:2', { seed: 7 });
    engine.close();
    return best;
  `);
  await other.close();
  assert.ok(best);
});
