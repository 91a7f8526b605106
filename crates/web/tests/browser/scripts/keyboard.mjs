// A whole game without a mouse, and what a screen reader is told.

import assert from 'node:assert/strict';
import { bestMove, clickMove, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const page = await browser.visit('/new/nava');
  await page.locator('.rules-form > summary').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Rules' }).focus();
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('tiny');
  await page.getByLabel('Which bot').selectOption('random');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.cells button');
  await reachBoard(page);
  for (let round = 0; round < 100; round += 1) {
    const now = await turnOf(page, base, 'w');
    if (now.status === 'over') break;
    await clickMove(page, now.position, await bestMove(base, now.position), (cell) => walkTo(page, cell));
    if (round === 0) await firstMove(page, base);
  }
  const { result } = await turnOf(page, base, 'w');
  assert.ok(result, 'the game has ended');
  assert.match(await page.locator('#announcer').textContent(), /(White|Black): .+\. .+/);
}

/** The board is reached by Tab alone. */
async function reachBoard(page) {
  await page.locator('body').focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) return;
  }
  throw new Error('Tab never comes to the board');
}

/** Walks to a cell by the arrow keys and chooses it. */
async function walkTo(page, cell) {
  const wanted = Number(await cell.getAttribute('data-cell'));
  const cols = await page.evaluate(() =>
    Number(getComputedStyle(document.querySelector('.cells')).getPropertyValue('--cols')),
  );
  const at = await page.evaluate(() => Number(document.querySelector('.cells [tabindex="0"]').dataset.cell));
  await page.evaluate(() => document.querySelector('.cells [tabindex="0"]').focus());
  const [right, up] = [(wanted % cols) - (at % cols), Math.floor(wanted / cols) - Math.floor(at / cols)];
  for (let step = 0; step < Math.abs(right); step += 1)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step += 1)
    await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  assert.equal(await page.evaluate(() => Number(document.activeElement.dataset.cell)), wanted);
  await page.keyboard.press('Enter');
}

/** Labels, letting go, help and flipping by key. */
async function firstMove(page, base) {
  const { position } = await turnOf(page, base, 'w');
  const [, [from]] = position.legal.find(([, path]) => Array.isArray(path));
  const cell = page.locator(`.cells [data-cell="${from}"]`);
  assert.match(await cell.getAttribute('aria-label'), /^[a-z]\d+: .*may be chosen/);
  await walkTo(page, cell);
  assert.match(await cell.getAttribute('aria-label'), /chosen/);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.aim .chosen').count(), 0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Walk the board').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  const first = page.locator('.cells button').first();
  assert.equal(await first.getAttribute('data-cell'), String(position.board.cols - 1));
  await page.keyboard.press('f');
}
