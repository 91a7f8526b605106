// Setting up acts on what is typed, however soon the button is pressed.

import assert from 'node:assert/strict';

export default async function ({ browser }) {
  await use(browser);
  await clear(browser);
  await wrong(browser);
  await noGame(browser);
  await severalGames(browser);
}

/** The window, with answers of the server that take their time, so that clicks come before them. */
async function opened(browser) {
  const page = await browser.visit('/analysis?spec=pente');
  await page.getByText('White to move').first().waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await page.waitForFunction(() => document.querySelector('.setup textarea')?.value.startsWith('19/'));
  await page.route('**/api/position?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  return { page, dialog, game: dialog.getByLabel('Game and rules') };
}

async function use(browser) {
  const { page, dialog, game } = await opened(browser);
  await game.fill('barca');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await page.waitForURL(/spec=barca/);
  await page.locator('.drawing .goal').first().waitFor();
  assert.match(page.url(), /start=[^&]*\+w\+/);
}

async function clear(browser) {
  const { page, dialog, game } = await opened(browser);
  // Letter by letter, as people type: the board follows without leaving the field.
  await game.fill('');
  await game.pressSequentially('nava');
  await dialog.getByRole('button', { name: 'Clear the board' }).click();
  await page.waitForFunction(() => document.querySelector('.setup textarea').value.startsWith('5/5/5/5/5 '));
  assert.equal(await dialog.locator('.pieces .piece').count(), 0);
  assert.equal(await dialog.locator('.cells button').count(), 25);
}

/** What is no game is said, and nothing is used. */
async function wrong(browser) {
  const { page, dialog, game } = await opened(browser);
  await game.fill('chess');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await dialog.getByRole('alert').first().waitFor();
  await dialog.getByRole('button', { name: 'Clear the board' }).click();
  assert.match(page.url(), /spec=pente/);
  await game.fill('wali');
  await page.waitForFunction(() =>
    document.querySelector('.setup textarea').value.startsWith('5/5/5/5/5/5 '),
  );
  assert.equal(await dialog.getByRole('alert').count(), 0);
}

/** Without a game there is no usual start, and nothing to act on. */
async function noGame(browser) {
  const { page, dialog, game } = await opened(browser);
  const text = dialog.locator('textarea').first();
  await game.fill('');
  await dialog.getByRole('alert').first().waitFor();
  const before = await text.inputValue();
  await dialog.getByRole('button', { name: 'Usual start' }).click();
  await dialog.getByRole('button', { name: 'Clear the board' }).click();
  // The field that is at fault gets the focus.
  await page.waitForFunction(() => document.activeElement === document.querySelector('.setup input'));
  assert.equal(await text.inputValue(), before);
}

/** A record with several games asks which. */
async function severalGames(browser) {
  const { page, dialog } = await opened(browser);
  await dialog.getByText('Open a record').click();
  const games = ['a1 b2', 'c3'].map((moves) => `[Game "freedom:size=4"]\n[Result "*"]\n\n1. ${moves} *\n`);
  await dialog.getByPlaceholder(/Paste the text of a record/).fill(games.join('\n'));
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: /^2\. .* · 1 move$/ }).click();
  await page.waitForURL(/freedom/);
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 1);
}
