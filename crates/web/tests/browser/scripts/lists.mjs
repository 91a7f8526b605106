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
  await page.getByRole('textbox', { name: 'Search' }).fill('nobody at all');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('No game is like that').waitFor();
}
