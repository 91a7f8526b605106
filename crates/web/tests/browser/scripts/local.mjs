// Games kept in the browser: two tabs, a tab that dies, storage that is blocked or full, a game that is damaged, a board that
// the module of its game does not have, a browser that is too old.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, clickMove, idOf } from '../player.mjs';
import { WebSpace, hasEngine, removeSite, writeSite } from '../webspace.mjs';

const GAME = 'wali';
/** One that has a module of its own also in builds for tests. */
const SMALL = 'nava';

export default async function ({ browser }) {
  if (!hasEngine()) return;
  await onSite(browser, async (space) => {
    await twoTabs(browser, space);
    await deadTab(browser, space);
    await damagedGame(browser, space);
    await largeBoard(browser, space);
    await oldBrowser(browser, space);
  });
  const full = 'The storage of your browser is full';
  await onSite(browser, (space) => inMemory(browser, space, full), fillStorage);
  const blocked = 'Your browser keeps no games for this site';
  await onSite(browser, (space) => inMemory(browser, space, blocked), blockStorage);
}

/** Does something on a site of its own, whose folder may be changed first. */
async function onSite(browser, work, change = () => {}) {
  const folder = writeSite('/');
  change(folder);
  const space = await new WebSpace(folder).start();
  try {
    await work(space);
  } finally {
    await browser.leave();
    await space.stop();
    removeSite(folder);
  }
}

/** A move in one tab is seen in the other; of two moves at the same time one is played, and both tabs show it. */
async function twoTabs(browser, { base }) {
  const one = await newGame(browser, base, { opponent: 'both' });
  const other = await browser.open(one.context(), one.url());
  await other.waitForSelector('.cells button');
  await move(one, 0);
  await shows(other, 1);
  await move(other, 0);
  await shows(one, 2);
  const { legal } = positionOf(await movesOf(one));
  await Promise.all([clickMove(one, { legal }, legal[0][0]), clickMove(other, { legal }, legal[1][0])]);
  await shows(one, 3);
  await shows(other, 3);
  assert.deepEqual(await movesOf(one), await movesOf(other));
  await one.reload();
  await shows(one, 3);
}

/** What was played before a tab dies is there in the next one, and a bot that was thinking moves. */
async function deadTab(browser, { base }) {
  const page = await newGame(browser, base, { bot: 'level:3' });
  await move(page, 0);
  await shows(page, 2);
  await move(page, 0);
  await shows(page, 3);
  const [url, context] = [page.url(), page.context()];
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  const next = await browser.open(context, url);
  await shows(next, 4);
  await move(next, 0);
  await shows(next, 6);
  await page.close();
}

/** Storage that is full or blocked is told once; the game goes on in this tab. */
async function inMemory(browser, { base }, sentence) {
  const page = await browser.visit(`${base}/`, { reducedMotion: 'reduce' });
  await begin(page, base, GAME, { bot: 'level:1' });
  const told = page.getByText(sentence);
  await told.first().waitFor();
  await browser.shot(page, `local-${sentence.split(' ').at(-1)}`);
  for (const count of [2, 4, 6]) {
    await move(page, 0);
    await shows(page, count);
  }
  const alerts = page.getByRole('alert').filter({ hasText: sentence });
  assert.ok((await alerts.count()) <= 1);
}

/** Workers of this site find no database. */
function blockStorage(folder) {
  const denied = "throw new DOMException('denied', 'SecurityError')";
  changeWorker(
    folder,
    (code) => `Object.defineProperty(self, 'indexedDB', { get() { ${denied}; } });\n${code}`,
  );
}

/** Workers of this site have a bucket of the browser's storage that holds nothing. Messages wait until it is open. */
function fillStorage(folder) {
  const before = `const early = [];
    const keep = (event) => early.push(event.data);
    addEventListener('message', keep);
    const { indexedDB: tiny } = await navigator.storageBuckets.open('tiny', { quota: 1 });
    Object.defineProperty(self, 'indexedDB', { value: tiny });
    removeEventListener('message', keep);\n`;
  const after = "\nfor (const data of early) dispatchEvent(new MessageEvent('message', { data }));\n";
  changeWorker(folder, (code) => before + code + after);
}

function changeWorker(folder, change) {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^worker\..*\.js$/.test(file));
  assert.ok(name, 'there is no worker');
  writeFileSync(join(assets, name), change(readFileSync(join(assets, name), 'utf8')));
}

/** What cannot be read is told, and other games are not affected. */
async function damagedGame(browser, { base }) {
  const page = await newGame(browser, base, { opponent: 'both' });
  await move(page, 0);
  await shows(page, 1);
  const [url, id] = [page.url(), idOf(page)];
  await begin(page, base, GAME, { opponent: 'both' });
  const good = page.url();
  await page.evaluate(damage, id);
  await page.goto(url);
  await page.getByText('is damaged').first().waitFor();
  await browser.shot(page, 'damaged');
  await page.goto(`${base}/yours/`);
  await page.locator(`a[href$="${idOf({ url: () => good })}"]`).waitFor();
}

/** The module of a game is fetched first; that with everything when a game needs it: bots and analysis have it too. */
async function largeBoard(browser, { base }) {
  const page = await browser.visit(`${base}/`, { reducedMotion: 'reduce' });
  /** @type {string[]} */
  const fetched = [];
  page.context().on('request', (request) => fetched.push(request.url()));
  const isFetched = (name) => fetched.some((url) => url.endsWith(`/${name}_bg.wasm`));
  await begin(page, base, SMALL, { bot: 'level:1' });
  await move(page, 0, SMALL);
  await shows(page, 2);
  assert.ok(!isFetched('jogada_wasm'), 'the module with everything was fetched for a usual board');
  await begin(page, base, SMALL, { bot: 'level:1', preset: 'large' });
  for (const count of [2, 4]) {
    await move(page, 0, `${SMALL}:large`);
    await shows(page, count);
  }
  assert.ok(isFetched('jogada_wasm'), 'the module with everything was not fetched');
  await browser.shot(page, 'local-large');
  await page.goto(`${base}/yours`);
  await page.locator('a[href*="/game/local-"]').nth(1).waitFor();
}

/** What cannot run the engine is told so. */
async function oldBrowser(browser, { base }) {
  const page = await browser.visit(`${base}/`);
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(`${base}/new/${SMALL}`);
  await page.getByText('This browser is too old for the engine.').first().waitFor({ timeout: 20_000 });
  await browser.shot(page, 'local-old-browser');
}

/** Runs in the page. */
function damage(id) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('jogada');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const games = opening.result.transaction('games', 'readwrite').objectStore('games');
      games.put({ id, version: 2, events: [{ version: 1 }, null] }).onsuccess = resolve;
    };
  });
}

async function newGame(browser, base, choices) {
  const page = await browser.visit(`${base}/`, { reducedMotion: 'reduce' });
  await begin(page, base, GAME, choices);
  assert.match(idOf(page), /^local-/);
  return page;
}

/** Makes one of the legal moves. */
async function move(page, index, spec = GAME) {
  await page.getByText('Your turn', { exact: true }).or(page.locator('.turn')).first().waitFor();
  const { legal } = positionOf(await movesOf(page), spec);
  await clickMove(page, { legal }, legal[index][0]);
}

const movesOf = async (page) =>
  (await page.locator('.moves button').allTextContents()).map((text) => text.trim());

/** Waits until a page shows so many moves; a bot may have added one. */
const shows = (page, count) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.moves button').length >= wanted, count);

/** What the page is told of a position, from the program itself. */
function positionOf(moves, spec = GAME) {
  const args = ['show', spec, '--json', '--moves', moves.join(' ')];
  const { status, stdout, stderr } = spawnSync(process.env.JOGADA ?? 'jogada', args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return { legal: JSON.parse(stdout).offers.map(({ move, cells, label }) => [move, cells ?? null, label]) };
}
