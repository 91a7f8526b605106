// What somebody waits for who opens a site for the first time: by a slow connection until the boards are there and until
// the engine is, and by a fast one until a bot has answered the first move. Prints the figures of docs/performance.md:
// JOGADA=../../../../target/release/jogada node firstvisit.mjs

import { launch } from './browser.mjs';
import { WebSpace, removeSite, writeSite } from './webspace.mjs';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const RUNS = 3;

/** Counts the bytes of all answers as they came over the line. */
async function counted(page) {
  const session = await page.context().newCDPSession(page);
  const loaded = { bytes: 0, engine: 0 };
  const addresses = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    if (addresses.get(requestId)?.endsWith('.wasm')) loaded.engine = encodedDataLength;
  });
  await session.send('Network.enable');
  return { session, loaded };
}

async function slowVisit(browser, { base }) {
  const page = await browser.visit('about:blank');
  const { session, loaded } = await counted(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.addInitScript(markBoards);
  const began = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('boards').length > 0);
  const before = loaded.bytes;
  const board = await page.evaluate(() => performance.getEntriesByName('boards')[0].startTime);
  await until(() => loaded.engine > 0);
  return { board: Math.round(board), before, engine: loaded.engine, ready: Date.now() - began };
}

/** Runs in the page: marks the time at which all boards have been painted. A driver would notice it later. */
function markBoards() {
  const painted = () => requestAnimationFrame(() => setTimeout(() => performance.mark('boards')));
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('.game-card .drawing .ground').length < 5) return;
    observer.disconnect();
    painted();
  }).observe(document, { childList: true, subtree: true });
}

/** From the address of a page to the answer of a bot, by somebody who moves at once. */
async function firstMove(browser, { base }) {
  const page = await browser.visit('about:blank', { reducedMotion: 'reduce' });
  const began = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.locator('.game-card .main').first().click();
  await page.waitForURL('**/game/local-*');
  await page.waitForSelector('.cells button');
  const game = Date.now() - began;
  const clicked = Date.now();
  await page.locator('.cells button').nth(180).click();
  await page.locator('.moves button').nth(1).waitFor();
  return { game, answer: Date.now() - clicked };
}

async function until(isDone) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const folder = writeSite();
const space = await new WebSpace(folder, { coding: 'br' }).start();
const browser = await launch(space.base);
for (let run = 0; run < RUNS; run += 1) {
  console.log(
    JSON.stringify({ slow: await slowVisit(browser, space), fast: await firstMove(browser, space) }),
  );
  await browser.leave();
}
await browser.close();
await space.stop();
removeSite(folder);
