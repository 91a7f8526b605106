// Searches whose results are the same everywhere: run here by the module, in Node or in a page, and by `jogada`.

/** Positions of every game: the usual start, and the samples that are not over. @param {import("@jogada/engine")} jogada */
export function cases({ games }) {
  return games().flatMap(({ id, samples }) => [
    { spec: id },
    ...samples.filter((sample) => !sample.over).map(({ spec, position }) => ({ spec, position })),
  ]);
}

export const SEARCH = { nodes: 20_000, lines: 2, memory: 32 };
export const PLAYERS = ["level:1", "level:4", "level:7", "mcts:16", "greedy", "minimax"];
export const SEED = 7;
export const MCTS = { nodes: 2_000 };

/** What the module finds in every position. @param {import("@jogada/engine")} jogada */
export function find(jogada) {
  return cases(jogada).map(({ spec, position }) => {
    const match = new jogada.Match(spec, position ? { position } : {});
    const names = new Set(jogada.players(spec).map((player) => player.name));
    const known = PLAYERS.filter((name) => names.has(name.split(":")[0]));
    const choices = known.map((name) => timeless(new jogada.Player(name, SEED).choose(match, MCTS)));
    return { spec, position, analysis: timeless(match.analyse(SEARCH)), choices };
  });
}

/** Nodes of the bench positions of all games. @param {import("@jogada/engine")} jogada */
export function signature({ games, bench }) {
  return games()
    .map(({ id }) => `${id} ${bench(id).nodes}\n`)
    .join("");
}

/** Time is all that may differ. */
export function timeless({ time_ms, ...found }) {
  return found;
}
