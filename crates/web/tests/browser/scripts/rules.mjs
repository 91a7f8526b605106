// The rules of every game: each diagram is drawn with its caption, fits the screen and moves nothing about.

import assert from 'node:assert/strict';
import { DESKTOP, PHONE } from '../browser.mjs';

const LOOKS = {
  'desktop-light': { ...DESKTOP, colorScheme: 'light' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark', locale: 'pt-PT' },
  phone: { ...PHONE, colorScheme: 'light' },
};

export default async function ({ base, browser }) {
  const games = await (await fetch(`${base}/api/catalogue`)).json();
  for (const { id } of games) {
    for (const [name, look] of Object.entries(LOOKS)) await read(base, browser, id, name, look);
  }
}

async function read(base, browser, id, name, look) {
  const language = (look.locale ?? 'en').slice(0, 2);
  const { parts } = await (await fetch(`${base}/api/rules/${id}?lang=${language}`)).json();
  const captions = parts.filter((part) => part.caption).map((part) => part.caption);
  const page = await browser.visit(`/rules/${id}`, look);
  await page
    .locator('.diagram .ground')
    .nth(captions.length - 1)
    .waitFor();
  await page.locator('.trial .ground').waitFor();
  assert.deepEqual(await page.locator('.diagram figcaption').allTextContents(), captions);
  const { sizes, overflow, shifted } = await page.evaluate(seen);
  // A picture of the whole page stretches the window, and that would shift things.
  await browser.shot(page, `rules-${id}-${name}`, { fullPage: true });
  assert.ok(
    sizes.every(({ width, height }) => width >= 200 && width <= 320 && height > width / 2),
    `${id} on ${name}: ${JSON.stringify(sizes)}`,
  );
  assert.ok(overflow <= 0, `a diagram of ${id} on ${name} is ${overflow} pixels too far right`);
  assert.ok(shifted < 0.05, `${id} on ${name} shifted by ${shifted}`);
  await browser.leave();
}

/** Shifts from before are handed to whoever begins to observe, a moment later. */
async function seen() {
  let shifted = 0;
  const add = (list) => list.getEntries().forEach((entry) => (shifted += entry.value));
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const boards = [...document.querySelectorAll('.diagram .board')].map((board) =>
    board.getBoundingClientRect(),
  );
  return {
    sizes: boards.map(({ width, height }) => ({ width, height })),
    overflow: Math.max(...boards.map(({ right }) => right)) - document.documentElement.clientWidth,
    shifted,
  };
}
