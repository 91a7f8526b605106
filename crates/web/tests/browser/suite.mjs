// Starts servers on free ports with empty databases, runs the scripts, and keeps what was seen.

import { readdirSync } from 'node:fs';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';

const wanted = process.argv.slice(2);
const names = readdirSync(new URL('scripts', import.meta.url)).map((file) => file.replace('.mjs', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`no script is called ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(2);
}

// Scripts wait more than they work, so two run at a time, each against a server of its own.
const LANES = 2;
const waiting = wanted.length ? [...wanted] : names;
let failures = 0;

async function run(name, server, browser) {
  const { default: script } = await import(`./scripts/${name}.mjs`);
  try {
    await script({ base: server.base, browser });
    browser.complain();
    console.log(`ok    ${name}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${name}\n${error.stack}`);
    await browser.keep(`failed-${name}`);
  }
  await browser.leave();
}

async function lane() {
  const server = await serve();
  const browser = await launch(server.base);
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name, server, browser);
  await browser.close();
  await server.stop();
}

await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, lane));
process.exit(failures ? 1 : 0);
