// What the program finds, for comparison.
import { execFileSync } from "node:child_process";
import { MCTS, PLAYERS, SEARCH, SEED, cases, timeless } from "./same.mjs";

const JOGADA = process.env.JOGADA ?? "jogada";

/** @param {string[]} args */
function lastLine(...args) {
  const lines = execFileSync(JOGADA, [...args, "--json"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  return timeless(JSON.parse(lines.trim().split("\n").at(-1)));
}

/** @param {import("@jogada/engine")} jogada */
export function findNatively(jogada) {
  return cases(jogada).map(({ spec, position }) => {
    const at = position ? [spec, "--position", position] : [spec];
    const names = new Set(jogada.players(spec).map((player) => player.name));
    const known = PLAYERS.filter((name) => names.has(name.split(":")[0]));
    const limit = (name) => (name.startsWith("mcts") ? ["--nodes", String(MCTS.nodes)] : []);
    const choose = (name) => lastLine("analyse", ...at, "--player", name, "--seed", String(SEED), ...limit(name));
    const { nodes, lines, memory } = SEARCH;
    const limits = ["--nodes", nodes, "--lines", lines, "--hash", memory].map(String);
    return { spec, position, analysis: lastLine("analyse", ...at, ...limits), choices: known.map(choose) };
  });
}
