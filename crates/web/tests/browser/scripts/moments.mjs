// Moments of a game that go by quickly: looking back while it changes, offers, invitations and clocks.

import assert from 'node:assert/strict';
import { clickMove, idOf, sit, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  await lookingBack(base, browser);
  await invitations(base, browser);
  await timeOut(base, browser);
}

/** What is taken back is not looked back at; a hint is about the game, whatever the board shows. */
async function lookingBack(base, browser) {
  const page = await sit(browser, base, { spec: 'pente', white: 'me', black: 'random' });
  const { position } = await turnOf(page, base, 'w');
  await clickMove(page, position, 'k10');
  await turnOf(page, base, 'w');
  await page.keyboard.press(',');
  await page.getByText('looking back at move 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.notice').getByText(/^Try /).waitFor();
  assert.match(await page.locator('#announcer').textContent(), /^Try /);
  await page.getByText('looking back').waitFor({ state: 'hidden' });
  await page.keyboard.press(',');
  await page.getByText('looking back at move 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Your turn').waitFor();
  assert.equal(await page.locator('.pieces .piece').count(), 0);
  assert.equal(await page.getByText('looking back').count(), 0);
}

/** A seat is offered as long as it is free; who offers something learns that it was declined. */
async function invitations(base, browser) {
  const ana = await sit(browser, base, { spec: 'nava', white: 'me', black: 'open' });
  const link = await ana.locator('input.link').inputValue();
  const [rui, eva] = [await browser.visit(link), await browser.visit(link)];
  await eva.getByRole('button', { name: 'Take the seat of Black' }).waitFor();
  await rui.getByRole('button', { name: 'Take the seat of Black' }).click();
  await rui.getByText('(you)').first().waitFor();
  await eva.getByText('The seat is taken').waitFor();
  const late = await browser.visit(link);
  await late.getByText('The seat is taken').waitFor();
  assert.equal(await late.getByText('You are invited').count(), 0);
  await ana.getByRole('button', { name: 'Share' }).click();
  await ana.getByLabel('Anyone with this link can watch:').waitFor();
  assert.equal(await ana.getByLabel(/first plays against you/).count(), 0);
  await ana.keyboard.press('Escape');
  await ana.getByRole('button', { name: 'Offer a draw' }).click();
  await rui.getByRole('button', { name: 'Decline' }).click();
  await ana.locator('.panel').getByText('Your opponent declines the draw').waitFor();
  assert.equal(await ana.locator('#announcer').textContent(), 'Your opponent declines the draw');
}

/** A flag that falls is told once, by the server; the page does not claim what is decided already. */
async function timeOut(base, browser) {
  const clock = { base: 1, increment: 0 };
  const page = await sit(browser, base, { spec: 'nava', white: 'me', black: 'me', clock });
  const refused = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  const { position } = await turnOf(page, base, 'w');
  await clickMove(page, position, position.legal[0][0]);
  await page.locator('.outcome').getByText('ran out of time').waitFor();
  const shown = await (await fetch(`${base}/api/games/${idOf(page)}?lang=en`)).json();
  assert.equal(shown.result.reason, 'time');
  assert.deepEqual(refused, []);
  assert.equal(await page.locator('.panel').getByText('ran out of time').count(), 1);
}
