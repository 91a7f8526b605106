// Somebody who has never been here: first page, rules, a game, its end, and on from there, in every game
// and both languages.

import assert from 'node:assert/strict';
import { clickMove, gameOf, idOf, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  for (const locale of ['en-GB', 'pt-PT']) {
    const lang = locale.slice(0, 2);
    const texts = await (await fetch(`${base}/api/texts?lang=${lang}`)).json();
    const games = await (await fetch(`${base}/api/catalogue?lang=${lang}`)).json();
    const page = await browser.visit('/', { locale });
    for (const game of games) await visit(page, base, game, texts);
    await friend(page, browser, texts, lang);
  }
  await newGame(browser);
}

/** From the first page to the end of a game and the next step. */
async function visit(page, base, game, texts) {
  await page.goto(base);
  const card = page.locator('.game-card', { has: page.getByRole('heading', { name: game.name }) });
  await card.getByText(game.players[0].levels[2].name).waitFor();
  await card.getByText(game.players[0].levels[2].help).waitFor();
  await card.getByRole('link', { name: texts['home-rules-game'].replace('{game}', game.name) }).click();
  await page.getByRole('heading', { name: texts['rules-next'] }).waitFor();
  await page.locator('.next-step .main').click();
  await page.waitForURL('**/game/*');
  const { position } = await turnOf(page, base, 'w');
  await clickMove(page, position, position.legal[0][0]);
  await turnOf(page, base, 'w');
  await page.getByRole('button', { name: texts['game-resign'], exact: true }).click();
  await page.getByRole('button', { name: texts.yes, exact: true }).click();
  await page.getByRole('button', { name: texts['game-rematch'] }).waitFor();
  assert.equal((await gameOf(base, idOf(page))).result.winner, 'b');
}

/** A friend gets a link: to copy, as a QR code, or by what the device has for it. */
async function friend(page, browser, texts, lang) {
  await page.goto(browser.base);
  await page.evaluate(() => (navigator.share = async (shared) => (window.shared = shared)));
  await page.getByRole('button', { name: texts['home-friend'] }).first().click();
  await page.waitForURL('**/game/*');
  const link = await page.locator('input.link').inputValue();
  assert.match(link, /#invite=/);
  await page.getByRole('img', { name: texts['game-invite-qr'] }).waitFor();
  await page.waitForFunction(() => document.querySelector('.qr').naturalWidth > 50);
  await page.getByRole('button', { name: texts['game-invite-share'] }).click();
  assert.equal((await page.evaluate(() => window.shared)).url, link);
  await browser.shot(page, `friend-${lang}`);
}

/** Two choices and a button that needs no scrolling; all else is folded away. */
async function newGame(browser) {
  const page = await browser.visit('/new/pente');
  await page.waitForSelector('.preview .ground');
  const { y, height } = await page.getByRole('button', { name: 'Begin' }).boundingBox();
  assert.ok(y + height < page.viewportSize().height, `Begin ends at ${y + height}`);
  assert.equal(await page.locator('.new-form fieldset:visible').count(), 2);
  await page.locator('.rules-form > summary').click();
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('gomoku');
  assert.ok((await page.locator('.rules-form > small').textContent()).length > 10);
}
