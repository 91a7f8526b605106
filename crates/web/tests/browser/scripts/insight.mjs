// What the engine sees: sample positions, the parts of an evaluation with values on the board, the search tree.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { gameOf, idOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const games = await (await fetch(`${base}/api/catalogue?lang=en`)).json();
  const page = await browser.visit('/analysis?spec=barca');
  const sample = games.find(({ id }) => id === 'barca').samples.find(({ id }) => id === 'midgame');
  await page.getByRole('combobox', { name: 'Sample positions' }).selectOption({ label: sample.label });
  await page.waitForURL((url) => url.searchParams.get('start') === sample.position);
  await page.getByRole('button', { name: 'Stop' }).click();
  await evaluation(page, browser);
  await tree(page, browser);
  await everyGame(browser, games);
  await newGame(base, browser, games);
}

/** The parts are in a table; values come to the board and the labels of its cells when they are asked for. */
async function evaluation(page, browser) {
  await page.getByText('What the evaluation sees').click();
  await page.locator('.explanation tbody tr').nth(2).waitFor();
  await page.getByText(/^Value of the position for White: [+-]/).waitFor();
  assert.equal(await page.locator('.numbers text').count(), 0);
  const squares = page.getByRole('combobox', { name: 'On the board, in hundredths' });
  await squares.selectOption({ label: 'What a square is worth to a lion' });
  assert.equal(await page.locator('.numbers text').count(), 100);
  assert.match(await page.locator('[data-cell="0"]').getAttribute('aria-label'), /, value [+-]?\d/);
  await browser.shot(page, 'evaluation-light');
  await objections(page, 'the evaluation in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  await browser.shot(page, 'evaluation-dark');
  await objections(page, 'the evaluation in dark');
  await squares.selectOption({ label: 'No values' });
  assert.equal(await page.locator('.numbers text').count(), 0);
  await page.getByText('What the evaluation sees').click();
}

/** A tree is walked by keys and by mouse; its moves come to the board, and it stays where it began. */
async function tree(page, browser) {
  await page.getByText('Search tree', { exact: true }).click();
  const items = page.getByRole('tree', { name: 'Search tree' }).getByRole('treeitem');
  await items.nth(4).waitFor();
  assert.equal(await items.count(), 5);
  await items.first().focus();
  assert.match(await items.first().ariaSnapshot(), /White.* [+-]\d/);
  await page.keyboard.press('ArrowRight');
  const replies = page.locator('.search-tree ul ul').getByRole('treeitem');
  await replies.nth(1).waitFor();
  const all = 5 + (await replies.count());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/ply=2/);
  const chosen = page.locator('[role=treeitem][aria-selected=true]');
  await chosen.waitFor();
  assert.equal(await items.count(), all);
  assert.equal(await chosen.evaluate((item) => item === document.activeElement), true);
  await browser.shot(page, 'tree-dark');
  await objections(page, 'the tree in dark');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => !document.querySelector('.search-tree ul ul')?.checkVisibility());
  await items.last().locator('.score').click();
  await page.waitForURL(/ply=1/);
  await page.getByRole('button', { name: 'Start from this position' }).click();
  // Where moves are forced there may be fewer than five.
  const most = Math.min(5, await legalMoves(page));
  await page.waitForFunction((most) => document.querySelectorAll('.search-tree li').length === most, most);
  await page.getByRole('button', { name: 'Start from this position' }).waitFor({ state: 'hidden' });
}

/** How many legal moves the position on the board has. */
async function legalMoves(page) {
  const { searchParams, origin } = new URL(page.url());
  const [spec, start, moves] = ['spec', 'start', 'moves'].map((name) => searchParams.get(name));
  const data = { spec, start, moves: moves.split(',').slice(0, Number(searchParams.get('ply'))) };
  const answer = await page.request.post(`${origin}/api/position`, { data });
  return (await answer.json()).legal.length;
}

/** Every sample of every game opens and is explained, or the game is over there. */
async function everyGame(browser, games) {
  const page = await browser.visit('/analysis');
  for (const { id, samples } of games) {
    for (const { label, position, over } of samples) {
      await page.goto(`${browser.base}/analysis?spec=${id}`);
      await page.getByRole('combobox', { name: 'Sample positions' }).selectOption({ label });
      await page.waitForURL((url) => url.searchParams.get('start') === position);
      await page.getByText('What the evaluation sees').click();
      const words = over ? 'The game is over' : /^Value of the position/;
      await page.locator('.explanation').getByText(words).waitFor();
      if (label.includes('middle')) await browser.shot(page, `explained-${id}`);
    }
  }
}

/** A game may begin at a sample position; none is offered where it has ended. */
async function newGame(base, browser, games) {
  const { samples } = games.find(({ id }) => id === 'nava');
  const page = await browser.visit('/new/nava');
  await page.locator('.samples-form > summary').click();
  const choice = page.getByRole('combobox', { name: 'Sample positions' });
  const live = samples.filter(({ over }) => !over);
  assert.ok(live.length < samples.length);
  assert.equal(await choice.locator('option').count(), live.length + 1);
  const { label, position } = live.at(-1);
  await choice.selectOption({ label });
  await page.waitForTimeout(300);
  await browser.shot(page, 'new-sample');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/game/*');
  assert.equal((await gameOf(base, idOf(page))).position.start, position);
}
