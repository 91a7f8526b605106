// Lessons and puzzles of every game: by mouse, keyboard and finger; wrong moves are answered, progress is kept.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { PHONE } from '../browser.mjs';
import { cellOf, clickMove } from '../player.mjs';

export default async function ({ base, browser }) {
  const games = await (await fetch(`${base}/api/catalogue?lang=en`)).json();
  for (const game of games.filter(({ lessons }) => lessons)) await lesson(base, browser, game);
  for (const game of games.filter(({ puzzles }) => puzzles)) await puzzle(base, browser, game);
  await offered(browser, games[0]);
  await byKeyboard(browser, games[0], base);
  for (const game of games.filter(({ puzzles }) => puzzles)) await onPhone(base, browser, game);
}

const answer = (page, tone) => page.locator(`.exercise-answer[data-tone="${tone}"]:not(:empty)`);

/** All steps in turn; a wrong move is answered and can be tried again. */
async function lesson(base, browser, { id, lessons }) {
  const steps = await (await fetch(`${base}/api/lessons/${id}?lang=en`)).json();
  assert.equal(steps.length, lessons);
  const page = await browser.visit(`/learn/${id}`);
  for (const [place, step] of steps.entries()) {
    await page.getByRole('heading', { name: step.title, exact: true }).waitFor();
    await page.getByText(step.task, { exact: true }).waitFor();
    const wrong = step.position.legal.find(([text]) => !step.accepted.includes(text));
    if (wrong) {
      await clickMove(page, step.position, wrong[0]);
      await answer(page, 'wrong').waitFor();
      if (place === 1) await browser.shot(page, `learn-${id}-wrong`);
    }
    await clickMove(page, step.position, step.accepted[0]);
    await answer(page, 'right').getByText(step.right, { exact: true }).waitFor();
    if (place === 2) await objections(page, `a step of ${id}`);
    if (place === steps.length - 1) await browser.shot(page, `learn-${id}-end`);
    else await page.getByRole('button', { name: 'Next step' }).click();
  }
  await page.reload();
  await page
    .locator('.exercise-list .done')
    .nth(steps.length - 1)
    .waitFor();
  await browser.leave();
}

/** What whoever solves a puzzle is told. */
async function ask(base, game, id, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/puzzles/${game}/${id}?lang=en`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  assert.equal(response.status, 200, await response.clone().text());
  return response.json();
}

const positionOf = async (base, { spec, start }) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ spec, start });
  return (await fetch(`${base}/api/position?lang=en`, { method: 'POST', body, headers })).json();
};

/** A wrong move, a hint, and the solution move by move; the next puzzle is another. */
async function puzzle(base, browser, { id, puzzles }) {
  const all = await (await fetch(`${base}/api/puzzles/${id}?lang=en`)).json();
  assert.equal(all.length, puzzles);
  const chosen = all.find(({ moves }) => moves === 2) ?? all[0];
  const page = await browser.visit(`/puzzles/${id}?puzzle=${chosen.id}`);
  await page.getByRole('heading', { name: chosen.task, exact: true }).waitFor();
  const solution = await ask(base, id, chosen.id, { moves: [], ask: 'solution' });
  let position = await positionOf(base, chosen);
  const wrong = position.legal.find(([text]) => text !== solution.line[0]);
  await clickMove(page, position, wrong[0]);
  await answer(page, 'wrong').waitFor();
  await browser.shot(page, `puzzle-${id}-wrong`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.exercise-answer', { hasText: 'Look at' }).waitFor();
  await objections(page, `a puzzle of ${id}`);
  let moves = [];
  for (let verdict = ''; verdict !== 'solved';) {
    const { line } = await ask(base, id, chosen.id, { moves, ask: 'solution' });
    const reply = await ask(base, id, chosen.id, { moves: [...moves, line[0]], ask: 'try' });
    await clickMove(page, position, line[0]);
    await answer(page, 'right').getByText(reply.text).waitFor();
    ({ verdict, position } = reply);
    ({ moves } = position);
  }
  await browser.shot(page, `puzzle-${id}-solved`);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.waitForURL((url) => url.searchParams.get('puzzle') !== chosen.id);
  assert.equal(await page.locator('.puzzles .done').count(), 1);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.exercise-answer', { hasText: 'Solution:' }).waitFor();
  await browser.leave();
}

/** The first page, the form and the rules lead to both. */
async function offered(browser, { id, name }) {
  const page = await browser.visit('/');
  await page.getByRole('link', { name: `Learn ${name} step by step` }).click();
  await page.waitForURL(`**/learn/${id}`);
  await page.goto(new URL('/', browser.base).href);
  await page.getByRole('link', { name: `Puzzles of ${name}` }).click();
  await page.waitForURL((url) => url.pathname === `/puzzles/${id}`);
  for (const path of [`/new/${id}`, `/rules/${id}`]) {
    await page.goto(new URL(path, browser.base).href);
    await page.getByRole('link', { name: `New to ${name}?` }).click();
    await page.waitForURL(`**/learn/${id}`);
  }
  await browser.leave();
}

/** A step without the mouse: arrows to the cell, Enter, and Enter again for the next step. */
async function byKeyboard(browser, { id }, base) {
  const [first, second] = await (await fetch(`${base}/api/lessons/${id}?lang=en`)).json();
  const page = await browser.visit(`/learn/${id}`);
  await page.getByRole('heading', { name: first.title, exact: true }).waitFor();
  const cell = first.position.legal.find(([text]) => text === first.accepted[0])[1][0];
  await cellOf(page, cell).focus();
  await page.keyboard.press('Enter');
  await answer(page, 'right').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: second.title, exact: true }).waitFor();
  await page.keyboard.press('h');
  await answer(page, 'right').waitFor();
  await browser.leave();
}

/** The board, the task and the buttons fit the screen of a phone, in Portuguese. */
async function onPhone(base, browser, { id }) {
  for (const path of [`/learn/${id}`, `/puzzles/${id}`]) {
    const page = await browser.visit(path, { ...PHONE, locale: 'pt-PT' });
    await page.locator('.exercise .ground').waitFor();
    await page.locator('.exercise .actions button').first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${path} is ${overflow} pixels too wide`);
    await browser.shot(page, `phone${path.replaceAll('/', '-')}`, { fullPage: true });
    await objections(page, `${path} on a phone`);
    await browser.leave();
  }
}
