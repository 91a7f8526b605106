// What a user of the package writes; it is compiled, not run. Wrong uses must not compile.
import { Engine, Match, Player, games, type Found, type JogadaError, type Position, type Solved } from "@jogada/engine";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function exactly<A, B>(_: Equal<A, B>): void {}

const match = new Match("pente", { moves: ["k10"], language: "pt" });
const found: Found = match.analyse({ nodes: 1000 }, (report) => report.depth < 3);
const position: Position = match.view();
exactly<typeof match.side, "w" | "b">(true);
exactly<typeof match.legalMoves, string[]>(true);
exactly<typeof match.start, string | undefined>(true);
exactly<ReturnType<Match["solve"]>, Solved>(true);
exactly<JogadaError["code"] extends string ? true : false, true>(true);
const winner: "w" | "b" | "draw" | undefined = match.outcome?.winner;
for (const offer of position.legal) if (typeof offer[1] === "string") console.log(offer[1].length);
for (const [cell, role, word] of position.marks) console.log(cell + 1, role === "last", word?.length, winner);
if ("eval" in found.score) console.log(found.score.eval + 1);
for (const option of games()[0]!.options) if (option.type === "choice") console.log(option.values.length);

// @ts-expect-error a spec is a text
new Match(3);
// @ts-expect-error there is no such option
new Match("pente", { movez: "k10" });
// @ts-expect-error a limit is a number
match.analyse({ nodes: "1000" });
// @ts-expect-error a move is a text
match.play(5);
// @ts-expect-error nothing is any
const wrong: { nothing: 1 } = match.view();
console.log(wrong);

async function inWorker() {
  const engine = new Engine({ language: "en" });
  for await (const { best, lines } of engine.analyse(match, { depth: 3, signal: AbortSignal.timeout(5) }))
    (exactly<typeof best, string>(true), console.log(lines.length));
  exactly<Awaited<ReturnType<typeof engine.choose>>, Found>(true);
  exactly<Awaited<ReturnType<typeof engine.view>>, Position>(true);
  const end = await engine.analyse({ spec: "wali", moves: ["c3"] });
  exactly<typeof end, Found>(true);
  // @ts-expect-error a game has a spec
  await engine.view({ moves: ["c3"] });
  engine.close();
}
void inWorker();
void new Player("level:3", 1).choose(match).best;
