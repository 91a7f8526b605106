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

/** Whether a script passes. */
async function passes(name, server, browser) {
  const { default: script } = await import(`./scripts/${name}.mjs`);
  try {
    await script({ base: server.base, browser });
    browser.complain();
    console.log(`ok    ${name}`);
    return true;
  } catch (error) {
    console.log(`FAIL  ${name}\n${error.stack}`);
    await browser.keep(`failed-${name}`);
    return false;
  } finally {
    await browser.leave();
  }
}

/** Runs these scripts, so many at a time, and returns those that fail. */
async function failing(scripts, lanes) {
  const [waiting, failed] = [[...scripts], []];
  async function lane() {
    const server = await serve();
    const browser = await launch(server.base);
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (!(await passes(name, server, browser))) failed.push(name);
    await browser.close();
    await server.stop();
  }
  await Promise.all(Array.from({ length: Math.min(lanes, scripts.length) }, lane));
  return failed;
}

let failed = await failing(wanted.length ? wanted : names, LANES);
// On a busy machine a step can take longer than anyone would wait, so one more try, alone, decides.
if (failed.length) {
  console.log(`again, one at a time: ${failed.join(', ')}`);
  failed = await failing(failed, 1);
}
process.exit(failed.length ? 1 : 0);
