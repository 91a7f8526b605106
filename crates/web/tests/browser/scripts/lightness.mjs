// The first page is light, moves nothing about, and says why a click does nothing.

import assert from 'node:assert/strict';
import { begin, turnOf } from '../player.mjs';

const LIMIT = 150_000;

export default async function ({ base, browser }) {
  const page = await browser.visit('about:blank');
  const bodies = [];
  page.on('response', (response) => bodies.push(response.body().catch(() => '')));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (window.shifted += entry.value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(base);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0);
  assert.ok(bodies.length > 20 && bytes < LIMIT, `the first page takes ${bytes} bytes`);
  const shifted = await page.evaluate(() => window.shifted);
  assert.ok(shifted < 0.05, `the layout shifted by ${shifted}`);
  console.log(`      first page ${bytes} bytes, layout shift ${shifted.toFixed(3)}`);
  await reasons(page, base, browser);
  await confirming(page, base);
}

/** A click that is no move is answered next to the square, in the words of the game. */
async function reasons(page, base, browser) {
  await begin(page, base, 'nava', { bot: 'random' });
  const { position } = await turnOf(page, base, 'w');
  const theirs = Object.keys(position.cells).find((cell) => position.cells[cell].at(-1)[1] === 'b');
  await page.locator(`.cells [data-cell="${theirs}"]`).click();
  await page.locator('.bubble').getByText('belongs to').waitFor();
  await browser.shot(page, 'refusal');
}

/** With the setting on, a move is asked about first. */
async function confirming(page, base) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Ask before a move is played').check();
  await page.keyboard.press('Escape');
  const { position } = await turnOf(page, base, 'w');
  const [move, path] = position.legal[0];
  for (const cell of path) await page.locator(`.cells [data-cell="${cell}"]`).click();
  await page.getByText(`Play ${move}?`).waitFor();
  assert.equal(await page.locator('.moves button').count(), 0);
  await page.locator('.confirm').getByRole('button', { name: 'Play it' }).click();
  await turnOf(page, base, 'w');
}
