// Starts the server on a free port with an empty database, runs the scripts, and keeps what was seen.

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

const server = await serve();
const browser = await launch(server.base);
let failures = 0;
for (const name of wanted.length ? wanted : names) {
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
await browser.close();
await server.stop();
process.exit(failures ? 1 : 0);
