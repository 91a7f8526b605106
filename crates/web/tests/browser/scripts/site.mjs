// A site without a server, below a path of a plain web space: everything is there with the network off after one visit.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { objections } from '../axe.mjs';
import { PHONE } from '../browser.mjs';
import { beginLocal, jogada, movesOf, wholeGame } from '../offline.mjs';
import { clickMove } from '../player.mjs';
import { WebSpace, answerOf, hasEngine, removeSite, writeSite } from '../webspace.mjs';

const PATH = '/club/jogada';
/** A game that fills its board is played on a smaller one, unless LONG is set. */
const SMALL = { freedom: 'freedom:size=5' };
const LOOK = { serviceWorkers: 'allow', reducedMotion: 'reduce', acceptDownloads: true };

export default async function ({ browser }) {
  if (!hasEngine()) return;
  const folder = writeSite(PATH);
  const space = await new WebSpace(folder, { path: PATH, coding: 'gzip' }).start();
  try {
    await addresses(browser, space);
    const page = await firstVisit(browser, space);
    await space.stop();
    await page.context().setOffline(true);
    await games(page, browser, space);
    await analysis(page, browser, space);
    await learning(page, browser, space);
    await otherPages(page, browser, space);
    const file = await ownGames(page, browser, space);
    await space.start();
    await elsewhere(browser, space, file);
  } finally {
    await space.stop().catch(() => {});
    removeSite(folder);
  }
}

/** Every address is a page, whether there is a file for it or not, before anything is kept. */
async function addresses(browser, { base }) {
  const page = await browser.visit(`${base}/rules`);
  assert.equal(page.url(), `${base}/rules/`);
  await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
  for (const path of ['/tournaments', '/member/abc', '/games', '/ratings']) {
    await page.goto(base + path);
    await page.getByRole('heading', { name: 'This needs a server' }).waitFor();
  }
  await page.goto(`${base}/game/local-nothing`);
  await page.getByRole('heading', { name: 'Game not found' }).waitFor();
  await page.goto(`${base}/nothing`);
  await page.getByText(`There is no page at ${PATH}/nothing.`).waitFor();
  await browser.shot(page, 'site-missing');
}

/** Every answer is a file, and the browser has all of them when the worker is active. */
async function firstVisit(browser, space) {
  space.asked = [];
  const page = await browser.visit(`${space.base}/`, LOOK);
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Sign in' }).count(), 0);
  await objections(page, 'the first page of a site');
  await browser.shot(page, 'site-home', { fullPage: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const wrong = space.asked.filter(([path, status]) => status !== 200 || !path.startsWith(`${PATH}/`));
  assert.deepEqual(wrong, []);
  return page;
}

/** A whole game of each game against a bot. */
async function games(page, browser, { base }) {
  for (const { id } of JSON.parse(jogada('games', '--json'))) {
    const [began, spec] = [Date.now(), process.env.LONG ? id : (SMALL[id] ?? id)];
    await beginLocal(page, base, spec);
    await wholeGame(page, spec);
    const { length } = await movesOf(page);
    console.log(
      `      ${id}: ${length} moves without a network, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    await browser.shot(page, `site-end-${id}`);
  }
}

/** The engine answers, a position can be set up by text, and the parts of an evaluation are there. */
async function analysis(page, browser, { base }) {
  await page.goto(`${base}/analysis?spec=wali&moves=c3,c4`);
  await page.locator('.lines-list .score').first().waitFor();
  await browser.shot(page, 'site-analysis');
}

/** A step of a lesson, and a puzzle whose solution the engine finds. */
async function learning(page, browser, { base, folder }) {
  const [step] = answerOf(folder, 'lessons/wali');
  await page.goto(`${base}/learn/wali`);
  await page.getByRole('heading', { name: step.title, exact: true }).waitFor();
  await clickMove(page, step.position, step.accepted[0]);
  await page.locator('.exercise-answer[data-tone=right]').getByText(step.right, { exact: true }).waitFor();
  await browser.shot(page, 'site-lesson');
  const [puzzle] = answerOf(folder, 'puzzles/wali');
  await page.goto(`${base}/puzzles/wali?puzzle=${puzzle.id}`);
  await page.getByRole('heading', { name: puzzle.task, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.exercise-answer', { hasText: 'Solution:' }).waitFor();
  await browser.shot(page, 'site-puzzle');
}

/** Rules with a board to try, both languages, and a page that needs a server. */
async function otherPages(page, browser, { base }) {
  await page.goto(`${base}/rules/nava?lang=pt`);
  await page.getByRole('heading', { name: 'Nava', exact: true }).first().waitFor();
  await page.locator('.trial .cells button').first().waitFor();
  await browser.shot(page, 'site-rules-pt');
  await page.goto(`${base}/tournaments`);
  await page.getByRole('heading', { name: 'This needs a server' }).waitFor();
  await browser.shot(page, 'site-needs-server');
}

/** One's own games after a reload; all of them to a file, which is returned. */
async function ownGames(page, browser, { base }) {
  await page.goto(`${base}/yours`);
  await page.locator('.listing li').nth(4).waitFor();
  await page.reload();
  await page.locator('.listing li').nth(4).waitFor();
  await browser.shot(page, 'site-yours', { fullPage: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all to a file' }).click();
  return (await download).path();
}

/** The file in another browser, on a phone: the same games, once. */
async function elsewhere(browser, { base }, file) {
  const records = readFileSync(file, 'utf8');
  assert.equal(records.match(/^\[Game /gm)?.length, 5, records);
  const page = await browser.visit(`${base}/yours`, { ...PHONE, colorScheme: 'dark' });
  const add = async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.listing li').nth(4).waitFor();
  };
  await add();
  await add();
  await page.getByText('No new games: 5 of them are here already.').waitFor();
  assert.equal(await page.locator('.listing li').count(), 5);
  await browser.shot(page, 'site-yours-phone', { fullPage: true });
  await page.locator('.listing a').first().click();
  await page.locator('.turn.over').waitFor();
  await browser.shot(page, 'site-game-phone');
}
