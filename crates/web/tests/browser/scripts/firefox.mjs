// A site in Firefox, where there is one: a game, an analysis, a lesson and a puzzle with the web space gone after one
// visit. Playwright drives only builds of its own, so that this is by WebDriver BiDi.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { jogada } from '../offline.mjs';
import { WebSpace, answerOf, hasEngine, removeSite, writeSite } from '../webspace.mjs';

const PROGRAM = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
const GAME = 'nava';
const WAIT = { timeout: 120_000 };

export default async function () {
  if (!hasEngine()) return;
  if (!PROGRAM) return console.log('      skipped: there is no Firefox');
  const folder = writeSite();
  const space = await new WebSpace(folder).start();
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: PROGRAM });
  try {
    const page = await firefox.newPage();
    await visit(page, space);
    await space.stop();
    await wholeGame(page, space);
    await page.screenshot({ path: join(process.env.SCREENSHOTS ?? '.', 'firefox-game.png') });
    await page.goto(`${space.base}/analysis?spec=wali&moves=c3,c4`);
    await page.waitForSelector('.lines-list .score', WAIT);
    await learning(page, space);
    await page.goto(`${space.base}/yours`);
    await page.waitForSelector('.listing li', WAIT);
  } finally {
    await firefox.close();
    await space.stop().catch(() => {});
    removeSite(folder);
  }
}

async function visit(page, { base }) {
  await page.goto(`${base}/?lang=en`);
  await page.waitForSelector('.game-card .drawing .ground', WAIT);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

/** A game on a small board against a bot, by the keyboard's way: moves are typed. */
async function wholeGame(page, { base }) {
  const spec = `${GAME}:tiny`;
  await page.goto(`${base}/new/${GAME}?spec=${spec}`);
  await page.waitForSelector('button[type=submit]:not([disabled])', WAIT);
  await page.click('button[type=submit]');
  await page.waitForSelector('.cells button', WAIT);
  for (let round = 0; round < 100; round += 1) {
    await page.waitForFunction(
      () =>
        document.querySelector('.turn.over') || document.querySelector('.turn')?.textContent === 'Your turn',
      WAIT,
    );
    if (await page.$('.turn.over')) return;
    const moves = await page.$$eval('.moves button', (all) => all.map((one) => one.textContent?.trim()));
    const { offers } = JSON.parse(jogada('show', spec, '--json', '--moves', moves.join(' ')));
    for (const cell of offers[moves.length % offers.length].cells)
      await page.click(`.cells [data-cell="${cell}"]`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.moves button').length > count,
      WAIT,
      moves.length,
    );
  }
  assert.fail('the game never ended');
}

/** A step of a lesson, and the solution of a puzzle. */
async function learning(page, { base, folder }) {
  const [step] = answerOf(folder, `lessons/${GAME}`);
  await page.goto(`${base}/learn/${GAME}`);
  await page.waitForSelector('.exercise .cells button', WAIT);
  const [, cells] = step.position.legal.find(([text]) => text === step.accepted[0]);
  for (const cell of cells) await page.click(`.cells [data-cell="${cell}"]`);
  await page.waitForSelector('.exercise-answer[data-tone=right]', WAIT);
  await page.goto(`${base}/puzzles/${GAME}`);
  await page.waitForSelector('::-p-text(Show the solution)', WAIT);
  await page.click('::-p-text(Show the solution)');
  await page.waitForSelector('::-p-text(Solution:)', WAIT);
}
