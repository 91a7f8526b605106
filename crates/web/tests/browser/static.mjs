// What can be seen without a browser: the page has all its texts, in every language with the same
// arguments, and none too many; it names no game, and asks nothing beside the base path.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const assets = new URL('../../assets/js', import.meta.url).pathname;
const sources = new URL('../../../service/src', import.meta.url).pathname;

/** Ids made of two parts in the code: what they begin with. */
const FAMILIES = [
  'mark-',
  'game-offer-',
  'game-offered-',
  'game-declined-',
  'games-',
  'settings-',
  'tiebreak-',
];

function texts(language) {
  const file = readFileSync(join(sources, `text.${language}.ftl`), 'utf8');
  // A text goes on over lines that are indented or close a bracket.
  const entries = [...file.matchAll(/^([a-z-]+) = (.*(?:\n[ }].*)*)$/gm)];
  const names = (text) => new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name));
  return new Map(entries.map(([, id, text]) => [id, [...names(text)].sort().join()]));
}

function code(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.js'));
  return files.map((name) => readFileSync(join(folder, String(name)), 'utf8')).join('\n');
}

const [english, portuguese] = [texts('en'), texts('pt')];
const script = code(assets);
const asked = new Set(
  [...script.matchAll(/'([a-z]+(?:-[a-z]+)+|close|yes|no|copy|copied)'/g)].map(([, id]) => id),
);
const called = [...script.matchAll(/\bt\('([a-z-]+)'/g)].map(([, id]) => id);
const problems = [
  ...called
    .filter((id) => !english.has(id))
    .map((id) => `the code asks for ${id}, which text.en.ftl does not have`),
  ...[...english]
    .filter(([id, args]) => portuguese.get(id) !== args)
    .map(([id]) => `${id} differs between the languages in its arguments, or is missing`),
  ...[...portuguese.keys()].filter((id) => !english.has(id)).map((id) => `${id} is only in Portuguese`),
  ...[...english.keys()]
    .filter((id) => !asked.has(id) && !FAMILIES.some((start) => id.startsWith(start)))
    .map((id) => `nobody asks for ${id}`),
];
const games = readdirSync(new URL('../../../games/src', import.meta.url)).filter(
  (name) => !name.includes('.'),
);
const named = games.filter((game) => new RegExp(`\\b${game}\\b`, 'i').test(script));
problems.push(...named.map((game) => `the code names the game ${game}`));
// A request beside the base path reaches another site.
const beside = [...script.matchAll(/(?<![.#\w])(?:fetch|new WebSocket)\((?!atHost\(|url\)|\)).*/g)];
problems.push(...beside.map(([call]) => `a request without its base path: ${call}`));
for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length ? 1 : 0);
