// On a server the visitor's browser thinks, where it can: analyses and the bots of casual games.

import assert from 'node:assert/strict';
import { begin, clickMove, idOf, turnOf } from '../player.mjs';
import { hasEngine } from '../webspace.mjs';

const GAME = 'wali';
/** A game of 24 moves. */
const MOVES = 'e3,b3,c6,a5,b1,e5,a2,d2,e6,d6,c4,b6,a4,c5,d1,a1,a6,c1,c2,d4,b5,e1,d5,a4-a3';

export default async function ({ base, browser }) {
  if (!hasEngine()) return;
  const page = await browser.visit('/', { reducedMotion: 'reduce' });
  const asked = requestsOf(page);
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await game(page, base, asked, true);
  await analysis(page, base, asked, true);
  await twoTabs(page, base, browser);
  await review(base, browser);
  const old = await browser.visit('about:blank', { reducedMotion: 'reduce' });
  await old.addInitScript(() => delete globalThis.WebAssembly);
  const byServer = requestsOf(old);
  await game(old, base, byServer, false);
  await analysis(old, base, byServer, false);
}

/** What a page asks the server for: paths, and the bodies of actions. */
function requestsOf(page) {
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push([pathname, request.postData() ?? '']);
  });
  return asked;
}

/** A bot answers three times; its moves come from the browser, or from the server. */
async function game(page, base, asked, isHere) {
  await begin(page, base, GAME, { bot: 'level:4' });
  const id = idOf(page);
  for (let round = 0; round < 3; round += 1) {
    const { position, browser } = await turnOf(page, base, 'w');
    assert.equal(browser, isHere);
    await clickMove(page, position, position.legal[0][0]);
  }
  await turnOf(page, base, 'w');
  const sent = asked.filter(([path, body]) => path === `/api/games/${id}/do` && body.includes('"bot"'));
  assert.equal(sent.length, isHere ? 3 : 0);
}

/** Both tabs of a player think for the bot; whichever is later says nothing of it. */
async function twoTabs(page, base, browser) {
  await begin(page, base, GAME, { bot: 'random' });
  const second = await browser.open(page.context(), `/game/${idOf(page)}`);
  for (let round = 0; round < 5; round += 1) {
    const { position } = await turnOf(page, base, 'w');
    await turnOf(second, base, 'w');
    await clickMove(page, position, position.legal[0][0]);
  }
  await turnOf(second, base, 'w');
  await second.close();
}

/** Three workers share the positions of a game; each position is told once. */
async function review(base, browser) {
  const page = await browser.visit('about:blank', { reducedMotion: 'reduce' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 }));
  await page.goto(`${base}/analysis?spec=${GAME}&moves=${MOVES}`);
  await page.locator('.engine .score, .line-moves').first().waitFor();
  const before = page.workers().length;
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  const told = page.locator('.review').getByRole('status');
  await told.filter({ hasText: 'of 25' }).waitFor();
  assert.equal(page.workers().length, before + 2);
  await told.filter({ hasNotText: 'of 25' }).filter({ hasText: /./ }).waitFor();
  assert.equal(page.workers().length, before);
}

/** The board is evaluated, by the browser or by the server. */
async function analysis(page, base, asked, isHere) {
  asked.length = 0;
  await page.goto(`${base}/analysis?spec=${GAME}&moves=c3`);
  await page.locator('.engine .score, .line-moves').first().waitFor();
  const byServer = asked.filter(([path]) => path === '/api/analyse');
  assert.equal(byServer.length > 0, !isHere);
}
