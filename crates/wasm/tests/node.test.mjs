// The package in Node: results, errors, the worker.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as jogada from "@jogada/engine";
import { findNatively } from "./native.mjs";
import { find, signature } from "./same.mjs";

const { Engine, Match, Player } = jogada;

test("the signature of the search is that of the program", () => {
  const file = new URL("../../play/tests/signature.txt", import.meta.url);
  assert.equal(signature(jogada), readFileSync(file, "utf8"));
});

test("searches and players find what the program finds", () => {
  assert.deepEqual(find(jogada), findNatively(jogada));
});

test("a match is played, taken back, copied and written", () => {
  const match = new Match("nava:tiny", { moves: ["a1-a3"] });
  assert.deepEqual(match.legalMoves, ["c3-a3", "c3-b3", "c3-c1", "c3-c2"]);
  assert.equal(match.play("C3-C1"), "c3-c1");
  const copy = match.copy();
  assert.equal(copy.undo(), "c3-c1");
  assert.deepEqual([match.ply, copy.ply, match.side, copy.side], [2, 1, "w", "b"]);
  const record = match.record({ White: "Ana" });
  assert.equal(Match.fromRecord(record).position, match.position);
  const [read] = jogada.readRecords(record);
  assert.deepEqual(
    [read.spec, read.moves.map((m) => m.text), read.result, read.tags],
    [match.spec, match.moves, "*", [["White", "Ana"]]],
  );
  assert.equal(match.view().legal.length, match.legalMoves.length);
  assert.match(String(match), /White to move/);
});

test("a game can be played to its end by two levels", () => {
  const match = new Match("nava:tiny");
  const players = [new Player("level:2", 1), new Player("level:1", 2)];
  for (let ply = 0; !match.isOver; ply++) match.play(players[ply % 2].choose(match).best);
  assert.ok(match.outcome.text);
  assert.equal(match.legalMoves.length, 0);
  assert.throws(() => match.analyse(), { code: "over" });
  assert.throws(() => players[0].choose(match), { code: "over" });
});

/** @type {[string, () => unknown, RegExp][]} */
const refused = [
  ["spec", () => new Match("walli"), /did you mean “wali”/],
  ["request", () => new Match("wali", { language: "pt", moves: 3 }), /moves/],
  ["position", () => new Match("wali", { position: "nonsense here" }), /\^/],
  ["illegal", () => new Match("wali", { moves: "c3 c4 d3" }), /3\. d3: d3 is beside your own c3/],
  ["no-move", () => new Match("wali").play("z9"), /z9/],
  ["record", () => jogada.readRecords("[Game"), /1:/],
  ["record", () => Match.fromRecord(""), /no record/],
  ["player", () => new Player("levle:3").choose(new Match("wali")), /level/],
  ["player", () => new Player("cmd:true").choose(new Match("wali")), /program/],
  ["request", () => new Match("wali", { movez: "c3" }), /movez/],
  ["request", () => new Match("wali").undo(), /no move/],
  ["request", () => new Match("wali").analyse({ nodes: 0 }), /nodes is 0/],
  ["request", () => new Match("wali").analyse({ nodes: NaN, depth: NaN, time: -1 }), /time is -1/],
  ["request", () => new Match("wali").analyse({ memory: 2900 }), /memory/],
  ["request", () => new Match("wali").record({ Result: "1-0" }), /Result/],
  ["request", () => jogada.games("xx"), /xx/],
];
for (const [code, call, sentence] of refused) {
  test(`${call.toString().slice(6)} is refused`, () => {
    assert.throws(call, (error) => {
      assert.ok(error instanceof Error && error.name === "JogadaError", String(error));
      assert.match(error.message, sentence);
      return code === error.code || assert.equal(error.code, code);
    });
  });
}

test("sentences are in the language of the match", () => {
  const match = new Match("freedom", { moves: "e5", language: "pt" });
  assert.match(match.whyIllegal("a1") ?? "", /jogue junto de e5/);
  assert.equal(match.whyIllegal("e6"), undefined);
  assert.notEqual(jogada.rulesText("wali", "pt"), jogada.rulesText("wali"));
});

test("a listener that returns false ends a search", () => {
  let heard = 0;
  const found = new Match("pente").analyse({ time: 60_000 }, () => ++heard < 3);
  assert.equal(heard, 3);
  assert.ok(found.depth <= 4);
});

test("proofs, counts and explanations", () => {
  const tiny = new Match("nava:tiny", { moves: "a1-a3" });
  const solved = tiny.solve({ nodes: 1e6 });
  assert.deepEqual([solved.value, solved.plies, solved.best], ["win", 7, ["c3-a3"]]);
  assert.equal(new Match("barca").perft(3), 66286);
  assert.equal(
    new Match("barca").divide(2).reduce((sum, m) => sum + m.nodes, 0),
    1404,
  );
  assert.ok(new Match("barca", { moves: "e1-a1" }).explain().parts.length > 0);
  const started = Date.now();
  assert.equal(new Match("pente").solve({ time: 200, nodes: 1e12 }).value, "unknown");
  assert.ok(Date.now() - started < 5000);
});

test("the worker answers, reports, and is stopped", async (t) => {
  const engine = new Engine({ language: "pt" });
  t.after(() => engine.close());
  assert.equal((await engine.games()).length, jogada.games().length);
  const depths = [];
  for await (const found of engine.analyse("wali", { depth: 4 })) depths.push(found.depth);
  assert.deepEqual(depths, [1, 2, 3, 4]);
  assert.equal((await engine.analyse("wali", { depth: 4 })).depth, 4);
  const match = new Match("wali", { moves: "c3 c4" });
  assert.equal((await engine.view(match)).position, match.position);
  await assert.rejects(engine.check(match, "d3"), { code: "illegal", name: "JogadaError" });
  const started = Date.now();
  const endless = engine.analyse("pente", { time: 60_000, signal: AbortSignal.timeout(200) });
  const waiting = engine.choose("nava", "level:1");
  await assert.rejects(async () => await endless, { name: "TimeoutError" });
  assert.ok((await waiting).best);
  for await (const found of engine.analyse("pente", { time: 60_000 })) if (found.depth > 1) break;
  assert.ok(Date.now() - started < 20_000);
});

test("a closed engine rejects what is open, and can be asked again", async () => {
  const engine = new Engine();
  const open = engine.analyse("pente", { time: 60_000 });
  const closed = assert.rejects(async () => await open, { name: "AbortError" });
  engine.close();
  await closed;
  assert.equal(await engine.perft("nava:tiny", 1), 4);
  engine.close();
});
