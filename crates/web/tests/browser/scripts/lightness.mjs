// The first page is light, moves nothing about, and says why a click does nothing.

import assert from 'node:assert/strict';
import { begin, turnOf } from '../player.mjs';

/** Compressed bytes, headers included, and requests until nothing more is asked for. */
const MAX_BYTES = 100_000;
const MAX_REQUESTS = 8;
/** A slow connection: 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** Milliseconds until the boards are there on it; twice what is promised, for machines that are busy. */
const MAX_WAIT = 3000;

export default async function ({ base, browser }) {
  await firstVisit(base, browser);
  const page = await browser.visit('/');
  await reasons(page, base, browser);
  await confirming(page, base);
}

/** What somebody waits for who comes for the first time by a slow connection, and for the second. */
async function firstVisit(base, browser) {
  const page = await browser.visit('about:blank');
  const session = await page.context().newCDPSession(page);
  const loaded = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (window.shifted += entry.value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const began = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.locator('.game-card .drawing .ground').nth(4).waitFor();
  const waited = Date.now() - began;
  await page.waitForLoadState('networkidle');
  const { bytes, requests } = loaded;
  const shifted = await page.evaluate(() => window.shifted);
  console.log(
    `      first page: ${bytes} bytes, ${requests} requests, boards after ${waited} ms, layout shift ${shifted.toFixed(3)}`,
  );
  assert.ok(requests > 2 && requests <= MAX_REQUESTS, `the first page takes ${requests} requests`);
  assert.ok(bytes > 10_000 && bytes < MAX_BYTES, `the first page takes ${bytes} bytes`);
  assert.ok(waited < MAX_WAIT, `the boards come after ${waited} ms`);
  assert.ok(shifted < 0.05, `the layout shifted by ${shifted}`);
  await again(page);
}

/** Script and styles are not asked for again, not even whether they have changed. */
async function again(page) {
  await page.reload();
  await page.locator('.game-card .drawing .ground').nth(4).waitFor();
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /page\.\w+\.(js|css)$/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  assert.deepEqual(files, [0, 0]);
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
