// Games where a side may move twice running, and moves that may take something: numbers, and no accidents.

import assert from 'node:assert/strict';
import { cellOf, sit } from '../player.mjs';

/** White makes the last move of one phase and the first of the next. */
const TWICE = 'e3,b3,c6,a5,b1,e5,a2,d2,e6,d6,c4,b6,a4,c5,d1,a1,a6,c1,c2,d4,b5,e1,d5,a4-a3';
/** The step e5-d5 makes a row of three and may take a stone. */
const ROW = 'bwbw1/wbw1w/bwbwb/wb1bw/1wbwb/b1wb1 w 0 0 - - 0';
const [FROM, TO, TAKEN] = [24, 23, 0];

export default async function ({ base, browser }) {
  const page = await browser.visit(`/analysis?spec=wali&moves=${TWICE}&ply=3`);
  await numbered(page);
  await numbered(
    await sit(browser, base, { spec: 'wali', moves: TWICE.split(','), white: 'me', black: 'me' }),
  );
  await twiceRunning(base, browser);
  await doubleClick(base, browser);
  await typed(base, browser);
}

/** Every move of White opens a number in the left column, the second of two as well. */
async function numbered(page) {
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 24);
  const entries = await page
    .locator('.moves li')
    .evaluateAll((list) => list.map((entry) => [entry.className, entry.textContent]));
  assert.deepEqual(entries.slice(0, 2), [
    ['w', '1.e3'],
    ['b', 'b3'],
  ]);
  assert.deepEqual(entries.slice(-3), [
    ['b', 'e1'],
    ['w', '12.d5'],
    ['w', '13.a4-a3'],
  ]);
}

/** While it happens, each move is told with the side that made it. */
async function twiceRunning(base, browser) {
  const moves = TWICE.split(',').slice(0, -2);
  const page = await sit(browser, base, { spec: 'wali', moves, white: 'me', black: 'me' });
  for (const move of ['d5', 'a4-a3']) {
    await page.getByLabel('Type a move').fill(move);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.locator('#announcer').getByText(`White: ${move}.`).waitFor();
  }
  await numbered(page);
}

/** A second click on the square neither makes the move nor loses it; taking nothing is a choice of its own. */
async function doubleClick(base, browser) {
  const page = await sit(browser, base, { spec: 'wali', start: ROW, white: 'me', black: 'me' });
  await cellOf(page, FROM).click();
  await cellOf(page, TO).dblclick();
  await page.locator('.others').getByText('Choose what to take').waitFor();
  assert.match(await page.locator('#announcer').textContent(), /Choose what to take\. Take nothing\?/);
  await browser.shot(page, 'take');
  await cellOf(page, TO).click();
  assert.equal(await page.locator('.moves button').count(), 0);
  await page.getByRole('button', { name: 'Take nothing' }).click();
  await page.locator('.moves').getByRole('button', { name: 'e5-d5', exact: true }).waitFor();
  assert.equal(await page.locator('.question').count(), 0);
}

/** A typed move that could take something asks as well. */
async function typed(base, browser) {
  const page = await sit(browser, base, { spec: 'wali', start: ROW, white: 'me', black: 'me' });
  await page.getByLabel('Type a move').fill('e5-d5');
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.locator('.others').getByText('Choose what to take').waitFor();
  assert.equal(await page.locator('.moves button').count(), 0);
  await cellOf(page, TAKEN).click();
  await page.locator('.moves').getByRole('button', { name: 'e5-d5xa1' }).waitFor();
}
