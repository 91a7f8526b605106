// Listed games are found, watched, searched and joined; a seat moves to another device.

import assert from 'node:assert/strict';
import { clickMove, turnOf, unfold } from '../player.mjs';

export default async function ({ base, browser }) {
  const ana = await browser.visit('/new/wali');
  await ana.locator('input[name=opponent][value=friend]').check();
  await unfold(ana);
  await ana.locator('input[name=clock][value=base]').check();
  const minutes = ana.getByRole('spinbutton', { name: 'Minutes' });
  await minutes.fill('0');
  const complaint = await minutes.evaluate((field) => field.validationMessage);
  assert.equal(complaint, 'A whole number from 1 to 180, please.');
  await minutes.fill('5');
  await ana.getByLabel('Your name').fill('Ana <b>Maria</b>');
  await ana.getByLabel(/Public/).check();
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

/** Own games: one's turn first, all within reach, with results; clicks that nothing followed are left out. */
async function own(browser, base) {
  const page = await browser.visit('/');
  await page.evaluate(async () => {
    const held = {};
    const begin = async (wanted, at, action) => {
      const body = JSON.stringify({ spec: 'freedom', white: 'me', ...wanted });
      const { id, seats } = await (await fetch('/api/games', { method: 'POST', body })).json();
      held[id] = { ...seats, spec: 'freedom', at };
      const headers = { Authorization: `Bearer ${seats.w}` };
      if (action)
        await fetch(`/api/games/${id}/do`, { method: 'POST', headers, body: JSON.stringify(action) });
    };
    for (let index = 0; index < 6; index += 1)
      await begin({ black: 'me', moves: ['e5', 'd4', 'd5'].slice(0, index % 3) }, index);
    for (let index = 0; index < 22; index += 1) await begin({ black: 'level:3' }, index, { resign: true });
    await begin({ black: 'level:3' }, 99);
    localStorage.setItem('jogada.seats', JSON.stringify(held));
  });
  await page.goto(base);
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'Your games' }) });
  await mine.getByText('Your turn').first().waitFor();
  assert.equal(await mine.locator('.listing a').count(), 4);
  await mine.getByRole('link', { name: 'All your games (28)' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await page
    .getByText(/Freedom · 1 move ·/)
    .first()
    .waitFor();
  assert.equal(await page.locator('.listing a').count(), 6 + 20);
  await page.getByRole('button', { name: 'Show more' }).click();
  assert.equal(await page.locator('.listing a').count(), 6 + 22);
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('No games found').waitFor();
  await page.getByRole('searchbox').fill('learner');
  assert.equal(await page.locator('.listing a').count(), 6 + 22);
  const row = page.getByRole('row', { name: /Freedom Learner \(level 3\) 0 0 22/ });
  await row.waitFor();
  await page.getByText('You lost').first().waitFor();
  await browser.shot(page, 'yours', { fullPage: true });
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
  await page.getByText('No games found').waitFor();
  await goBack(page, base);
}

/** A search is in the address, and what one saw of the list is there again on the way back. */
async function goBack(page, base) {
  await page.goto(`${base}/games?text=maria&game=wali&status=playing`);
  await page.setViewportSize({ width: 1200, height: 300 });
  const entry = page.getByRole('link', { name: /Ana <b>Maria/ });
  await entry.waitFor();
  await page.evaluate(() => scrollTo(0, 60));
  await page.waitForFunction(() => history.state?.scroll === 60);
  await entry.click();
  await page.waitForSelector('.cells button');
  await page.goBack();
  await entry.waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Search' }).inputValue(), 'maria');
  await page.waitForFunction(() => scrollY === 60);
  // A page that one comes to is announced, and the keyboard begins at its top.
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Rules' })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rules' }).waitFor();
  const current = page.locator('.top nav:not([popover]) [aria-current=page]');
  assert.equal(await current.textContent(), 'Rules');
  await page.locator('.rules-card').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'page');
  assert.match(await page.locator('#announcer').textContent(), /^Rules of .* · Jogada$/);
}
