// A phone: everything fits, a finger plays, in Portuguese and in the dark.

import assert from 'node:assert/strict';
import { PHONE } from '../browser.mjs';
import { clickMove, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const english = await browser.visit('/', { ...PHONE, locale: 'en-US' });
  await english.waitForSelector('.game-card .drawing');
  await fits(english);
  await small(browser);
  const page = await browser.visit('/', { ...PHONE, locale: 'pt-PT', colorScheme: 'dark' });
  await page.waitForSelector('.game-card .drawing');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
  await fits(page);
  await browser.shot(page, 'phone-home');
  const cards = await page.locator('.game-card').count();
  for (let card = 0; card < cards; card += 1) {
    await page.goto(base);
    await page.locator('.game-card .main').nth(card).tap();
    await page.waitForSelector('.cells button');
    const { position } = await turnOf(page, base, 'w');
    await clickMove(page, position, position.legal[0][0], tap);
    await turnOf(page, base, 'w');
    await fits(page);
    await page.waitForTimeout(300);
    await browser.shot(page, `phone-${position.game}`);
  }
}

/** Cells too small for a finger are enlarged by the first tap; the second plays. */
async function tap(cell) {
  const width = async () => (await cell.boundingBox()).width;
  const isSmall = (await width()) < 24;
  await cell.tap();
  if (!isSmall) return;
  const page = cell.page();
  await page.locator('.board.magnified').waitFor();
  await page.waitForTimeout(250);
  assert.ok((await width()) >= 24, `${await width()} pixels`);
  assert.equal(await page.locator('.moves button').count(), 0);
  await cell.tap();
  await page.locator('.board.magnified').waitFor({ state: 'detached' });
}

/** The smallest phones there are; and a finger leaves no mark behind. */
async function small(browser) {
  for (const locale of ['en-GB', 'pt-PT']) {
    const page = await browser.visit('/', { ...PHONE, locale, viewport: { width: 320, height: 568 } });
    await page.waitForSelector('.game-card .drawing');
    await fits(page);
    await browser.shot(page, `phone-small-${locale.slice(0, 2)}`);
  }
  await menu(browser);
  const page = await browser.visit('/analysis?spec=nava', PHONE);
  const cell = page.locator('.cells button.may').first();
  await cell.tap();
  assert.equal(await cell.evaluate((button) => getComputedStyle(button).boxShadow), 'none');
}

/** Every page leads to every other; running games are what one sees first. */
async function menu(browser) {
  const page = await browser.visit('/rules', { ...PHONE, viewport: { width: 320, height: 568 } });
  const menu = page.getByRole('button', { name: 'Pages' });
  await menu.tap();
  await browser.shot(page, 'phone-menu');
  await page.getByRole('link', { name: 'Your games' }).first().tap();
  await page.waitForURL(/yours/);
  assert.equal(await page.locator('.top nav:popover-open').count(), 0);
  await menu.tap();
  await page.getByRole('link', { name: 'Play', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Play a friend' }).first().tap();
  await page.waitForURL(/game/);
  await page.goto(new URL('/', page.url()).href);
  const [own, cards] = [page.locator('.list.own'), page.locator('.cards')];
  assert.ok((await own.boundingBox()).y < (await cards.boundingBox()).y);
  await fits(page);
  await browser.shot(page, 'phone-home-playing');
}

/** Nothing is cut off at the side, and the board is all on the screen, whatever the browser zooms out to. */
async function fits(page) {
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, screen.width]);
  assert.ok(width <= room, `the page is ${width} wide on a screen of ${room}`);
  const board = await page.locator('.board').first().boundingBox();
  assert.ok(board.width > 0 && board.x >= 0 && board.x + board.width <= room);
}
