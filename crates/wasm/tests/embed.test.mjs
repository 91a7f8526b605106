// <jogada-board> in Chromium: the page of live examples, from its own origin and from another.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { open } from "./chromium.mjs";

/** @type {Awaited<ReturnType<typeof open>>} */
let site;
before(async () => {
  site = await open({ path: "/embed/examples.html" });
  await site.page.locator("#play").getByRole("status").filter({ hasText: "White to move" }).waitFor();
});
after(() => site.close());

/** @param {string} id */
const board = (id) => site.page.locator(`#${id}`);
/** @param {string} id @param {string | RegExp} text */
const says = (id, text) => board(id).getByRole("status").filter({ hasText: text }).waitFor();

test("a position is shown with what is to be done", async () => {
  await says("position", "Your elephant on g7 is scared");
  await board("position")
    .getByRole("gridcell", { name: /^g7: White elephant/ })
    .waitFor();
});

test("a record is stepped through by buttons and keys, and tells the page", async () => {
  await site.run(
    `window.plies = []; document.querySelector('#record').addEventListener('jogada-position', (e) => plies.push(e.detail.ply))`,
  );
  await board("record").getByText("0 of 2").waitFor();
  await board("record").getByRole("button", { name: "Move on" }).click();
  await board("record").getByText("1 of 2").waitFor();
  await board("record").getByRole("button", { name: "Move on" }).press("End");
  await board("record").getByText("2 of 2").waitFor();
  assert.ok(await board("record").getByRole("button", { name: "Move on" }).isDisabled());
  await board("record").getByRole("button", { name: "First position" }).click();
  await board("record").getByText("0 of 2").waitFor();
  assert.deepEqual(await site.run("return plies"), [1, 2, 0]);
});

test("an analysis shows lines, and a move of a line is played", async () => {
  const lines = board("analyse").getByRole("listitem");
  await lines.first().waitFor();
  await lines.first().getByRole("button").click();
  await board("analyse").getByText("3 of 3").waitFor();
});

test("a game is played by clicks and by the keyboard, and a refusal is explained", async () => {
  await site.run(
    `window.moves = []; document.querySelector('#play').addEventListener('jogada-move', (e) => moves.push(e.detail))`,
  );
  await board("play").getByRole("gridcell", { name: /^c3:/ }).click();
  await board("play").getByText("2 of 2").waitFor();
  await says("play", "White to move");
  await board("play")
    .getByRole("gridcell", { name: /may be chosen/ })
    .first()
    .press("Enter");
  await board("play").getByText("4 of 4").waitFor();
  const moves = await site.run("return moves");
  assert.deepEqual(
    moves.map((move) => move.by),
    ["user", "level:2", "user", "level:2"],
  );
  assert.equal(moves[0].move, "c3");
  await board("play").getByRole("gridcell", { name: /^c3:/ }).click();
  await board("play").getByText("c3 is occupied").waitFor();
  await board("play").getByRole("button", { name: "New game" }).click();
  await board("play").getByText("0 of 0").waitFor();
});

test("each board speaks the language of its place, and has the colours of its page", async () => {
  await says("styled", "a jogar");
  await board("styled").getByRole("button", { name: "Avançar" }).waitFor();
  const wood = await board("styled")
    .locator(".plank")
    .evaluate((plank) => getComputedStyle(plank).fill);
  assert.equal(wood, "rgb(215, 199, 240)");
  const status = board("styled").locator("[part=status]");
  assert.equal(await status.evaluate((element) => getComputedStyle(element).fontStyle), "italic");
});

test("what cannot be shown says why", async () => {
  await board("wrong").getByRole("alert").filter({ hasText: "did you mean “pente”" }).waitFor();
});

const WRONG = [
  ["no-game", {}],
  ["no-value", { spec: "wali", mode: "watch" }],
  ["no-value", { spec: "wali", mode: "play", side: "white" }],
  ["no-ply", { spec: "wali", moves: "c3", ply: "last" }],
  ["no-file", { src: "/npm/no-such-record.txt" }],
  ["illegal", { spec: "wali", moves: "c3 c3" }],
];
for (const [code, attributes] of WRONG) {
  test(`${JSON.stringify(attributes)} is explained in the place of the board`, async () => {
    const [told, shown] = await site.run(`
      const board = document.createElement('jogada-board');
      for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) board.setAttribute(name, value);
      const error = new Promise((resolve) => board.addEventListener('jogada-error', (event) => resolve(event.detail)));
      document.body.append(board);
      const { code } = await error;
      const shown = board.shadowRoot.querySelector('[role=alert]').textContent;
      board.remove();
      return [code, shown];
    `);
    assert.equal(told, code);
    assert.match(shown, /^This board cannot be shown: ./);
    // The browser itself tells of a file that is missing.
    if (code === "no-file") site.complaints.splice(0);
  });
}

test("keys reach both ends of a record, and none is lost there", async () => {
  const on = board("record").getByRole("button", { name: "Move on" });
  await on.focus();
  for (const key of ["End", "ArrowRight", "Home", "ArrowRight"]) await site.page.keyboard.press(key);
  await board("record").getByText("1 of 2").waitFor();
  await site.page.keyboard.press("Home");
  await board("record").getByText("0 of 2").waitFor();
});

test("attributes can be changed", async () => {
  await site.run(`document.querySelector('#wrong').setAttribute('spec', 'pente')`);
  await says("wrong", "White to move");
  await site.run(`document.querySelector('#wrong').setAttribute('spec', 'penta')`);
  await board("wrong").getByRole("alert").waitFor();
});

test("nothing stands in the way of anyone, nor while a refusal is explained", async () => {
  const c3 = board("play").getByRole("gridcell", { name: /^c3:/ });
  await c3.click();
  await board("play").getByText("2 of 2").waitFor();
  await site.page.addScriptTag({
    content: readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8"),
  });
  await c3.click();
  await board("play").getByRole("alert").waitFor();
  const { violations } = await site.run("return axe.run(document)");
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
    [],
  );
});

test("it works on a page of another origin", async () => {
  const host = await open({});
  await host.run(`
    document.body.innerHTML = '<jogada-board spec="nava:tiny" mode="play" side="b" player="level:1"></jogada-board>';
    await import('${site.origin}/embed/jogada-board.js');
  `);
  await host.page.getByText("1 of 1").waitFor();
  await host.close();
});
