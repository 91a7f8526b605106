// Listed games are found, watched, searched and joined; a seat moves to another device.

import assert from 'node:assert/strict';
import { clickMove, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const ana = await browser.visit('/new/wali');
  await ana.locator('input[name=opponent][value=friend]').check();
  await ana.locator('input[name=clock][value=base]').check();
  await ana.getByLabel('Your name').fill('Ana <b>Maria</b>');
  await ana.getByLabel(/List the game/).check();
  await ana.getByRole('button', { name: 'Begin' }).click();
  await ana.getByText('Waiting for an opponent').waitFor();

  const rui = await browser.visit('/');
  const entry = rui.getByRole('link', { name: /Ana <b>Maria<\/b>/ });
  await entry.waitFor();
  await browser.shot(rui, 'home-with-games');
  await entry.click();
  await rui.getByRole('button', { name: 'Take the seat of Black' }).click();
  const { position } = await turnOf(ana, base, 'w');
  await clickMove(ana, position, position.legal[0][0]);
  await turnOf(rui, base, 'b');
  assert.match(await ana.locator('.seat.w .clock').textContent(), /^[45]:\d\d$/);
  await device(rui, browser, base);
  await search(rui, browser, base);
  await own(browser, base);
}

/** All one's own games can be reached, and one move is no “1 moves”. */
async function own(browser, base) {
  const page = await browser.visit('/');
  await page.evaluate(async () => {
    const held = {};
    for (let index = 0; index < 8; index += 1) {
      const moves = ['e5', 'd4', 'd5'].slice(0, index % 3);
      const body = JSON.stringify({ spec: 'freedom', white: 'me', black: 'me', moves });
      const { id, seats } = await (await fetch('/api/games', { method: 'POST', body })).json();
      held[id] = { ...seats, spec: 'freedom', at: index };
    }
    localStorage.setItem('jogada.seats', JSON.stringify(held));
  });
  await page.goto(base);
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Your games' }) });
  await mine.getByText('Freedom · 1 move', { exact: true }).first().waitFor();
  assert.equal(await mine.getByRole('link').count(), 6);
  await mine.getByRole('button', { name: 'Show more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('section.list .listing a').length >= 8);
  assert.equal(await mine.getByRole('link').count(), 8);
  await mine.getByRole('button', { name: 'Show more' }).waitFor({ state: 'hidden' });
}

/** The seat is taken along by a private link; names are shown as they were written. */
async function device(rui, browser, base) {
  await rui.getByRole('button', { name: 'Share' }).click();
  await rui.getByRole('button', { name: 'Make a private link' }).click();
  const link = rui.getByLabel(/Open this link on the other device/);
  await link.waitFor();
  await browser.shot(rui, 'share');
  const phone = await browser.visit(await link.inputValue());
  const { position } = await turnOf(phone, base, 'b');
  await phone.getByText('(you)').first().waitFor();
  assert.equal(new URL(phone.url()).hash, '', 'the secret is out of sight');
  await clickMove(phone, position, position.legal[0][0]);
  await turnOf(phone, base, 'w');
  await rui.keyboard.press('Escape');
}

async function search(page, browser, base) {
  await page.goto(`${base}/games`);
  await page.getByRole('textbox', { name: 'Search' }).fill('maria');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /Ana <b>Maria/ }).waitFor();
  await browser.shot(page, 'games-found');
  await page.getByText('Wali · 2 moves').first().waitFor();
  await page.getByRole('textbox', { name: 'Search' }).fill('nobody at all');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No game is like that').waitFor();
}
