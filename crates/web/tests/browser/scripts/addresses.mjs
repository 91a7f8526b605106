// Addresses that lead nowhere, or nearly: a page with a way on, never raw data or nothing at all.

import assert from 'node:assert/strict';
import { PHONE } from '../browser.mjs';
import { chooseRules } from '../player.mjs';

export default async function ({ base, browser }) {
  for (const path of ['/nothing', '/settings', '/new', '/index.html']) await missing(browser, path);
  for (const path of ['/new/chess', '/rules/chess', '/analysis?spec=chess']) await unknownGame(browser, path);
  await mistyped(browser);
  await noMatch(browser);
  await slashes(base, browser);
  await otherGame(browser);
  for (const look of [{}, PHONE]) await noScript(browser, look);
}

/** A heading, a sentence and links. */
async function missing(browser, path) {
  const page = await browser.visit('about:blank');
  const answer = await page.goto(new URL(path, browser.base).href);
  assert.equal(answer.status(), 404, path);
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
  await page.getByText(`There is no page at ${path}.`).waitFor();
  if (path === '/nothing') await browser.shot(page, 'missing');
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
}

async function unknownGame(browser, path) {
  const page = await browser.visit('about:blank');
  const answer = await page.goto(new URL(path, browser.base).href);
  assert.equal(answer.status(), 404, path);
  await page.getByRole('heading', { name: 'Unknown game' }).waitFor();
  await page.getByText('No game here is called “chess”').waitFor();
  if (path === '/new/chess') await browser.shot(page, 'unknown-game');
  await page.getByRole('link', { name: 'New game of Barca' }).click();
  await page.getByRole('heading', { name: 'New game of Barca' }).waitFor();
}

/** Who mistypes a game is asked whether it was meant. */
async function mistyped(browser) {
  const page = await browser.visit('/rules/barka');
  await page.getByRole('link', { name: 'Did you mean Barca?' }).click();
  await page.getByRole('heading', { name: 'Barca', exact: true }).waitFor();
  await page.goto(new URL('/pent', browser.base).href);
  await page.getByRole('link', { name: 'Did you mean Pente?' }).waitFor();
  await page.goto(new URL('/new/chess', browser.base).href);
  await page.getByRole('heading', { name: 'Unknown game' }).waitFor();
  assert.equal(await page.getByText('Did you mean').count(), 0);
}

async function noMatch(browser) {
  const page = await browser.visit('about:blank', { locale: 'pt-PT' });
  const answer = await page.goto(new URL('/game/aaaaaaaaaa', browser.base).href);
  assert.equal(answer.status(), 404);
  await page.getByRole('heading', { name: 'Partida não encontrada' }).waitFor();
  assert.equal(await page.title(), 'Partida não encontrada · Jogada');
  await page.getByText('Não há nenhuma partida neste endereço.').waitFor();
}

async function slashes(base, browser) {
  const page = await browser.visit('/games/');
  assert.equal(page.url(), `${base}/games`);
  await page.goto(`${base}/analysis/?spec=nava#x`);
  assert.equal(new URL(page.url()).pathname, '/analysis');
  await page.getByText('White to move').first().waitFor();
}

/** A line of one game at the address of another is what it says it is; variants promise only what they keep. */
async function otherGame(browser) {
  const page = await browser.visit('/new/pente?spec=wali&moves=c3');
  await page.getByRole('heading', { name: 'New game of Wali' }).waitFor();
  assert.match(page.url(), /\/new\/wali\?/);
  const form = await browser.visit('/new/pente');
  const tagline = form.getByText('five captured pairs');
  await tagline.waitFor();
  await chooseRules(form, 'gomoku');
  await tagline.waitFor({ state: 'hidden' });
}

/** Without scripts a sentence is on the screen, in both languages. */
async function noScript(browser, look) {
  const page = await browser.visit('/', { ...look, javaScriptEnabled: false });
  const { height } = page.viewportSize();
  const sentences = page.locator('noscript p');
  assert.match(await sentences.nth(0).textContent(), /This page needs JavaScript/);
  assert.match(await sentences.nth(1).textContent(), /Esta página precisa de JavaScript/);
  const box = await sentences.nth(1).boundingBox();
  assert.ok(box && box.height > 0 && box.y + box.height < height / 2, `it is at ${JSON.stringify(box)}`);
  await browser.shot(page, look === PHONE ? 'no-script-phone' : 'no-script');
}
