// Positions per second of processor time, on one thread: the program and Chromium in turns, the best of each.
// Usage: speed.mjs PROGRAM [ROUNDS], where PROGRAM is the example `speed`.
import { execFileSync } from "node:child_process";
import { open } from "./chromium.mjs";

const [program, rounds = "3"] = process.argv.slice(2);
const site = await open({});
const session = await site.page.context().browser().newBrowserCDPSession();

/** Seconds that the pages of the browser have taken. */
async function spent() {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

await site.run("window.jogada = await import('/npm/index.js'); await jogada.init();");
const games = await site.run("return jogada.games().map((game) => game.id)");
/** @type {Record<string, {native: number, browser: number}>} */
const best = Object.fromEntries(games.map((game) => [game, { native: 0, browser: 0 }]));
for (const game of games) await site.run(`jogada.bench('${game}')`);
for (let round = 0; round < Number(rounds); round += 1) {
  for (const game of games) {
    const [, nodes, seconds] = execFileSync(program, [game], { encoding: "utf8" }).split(" ");
    const before = await spent();
    const { nodes: same } = await site.run(`return jogada.bench('${game}')`);
    const took = (await spent()) - before;
    if (same !== Number(nodes)) throw new Error(`${game}: ${same} positions in the browser, ${nodes} in the program`);
    best[game].native = Math.max(best[game].native, Number(nodes) / Number(seconds) / 1e6);
    best[game].browser = Math.max(best[game].browser, same / took / 1e6);
  }
}
await site.close();
console.log("| game | native, M nodes/s | Chromium, M nodes/s | ratio |\n|---|---|---|---|");
for (const [game, { native, browser }] of Object.entries(best))
  console.log(`| ${game} | ${native.toFixed(2)} | ${browser.toFixed(2)} | ${(browser / native).toFixed(2)} |`);
