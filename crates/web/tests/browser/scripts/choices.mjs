// What is remembered of a visitor's choices: only what the server accepted, and never to their harm.

import assert from 'node:assert/strict';

const KEY = 'jogada.settings';

export default async function ({ base, browser }) {
  await refusedInTheForm(base, browser);
  await refusedFromBefore(base, browser);
  await refusedName(base, browser);
  await problems(base, browser);
}

const kept = (page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), KEY);

/** A bot that the server refuses is not the one that the next click on Play asks for. */
async function refusedInTheForm(base, browser) {
  const page = await browser.visit('/new/wali');
  await page.getByLabel('Which bot').selectOption('max');
  const memory = page.getByLabel(/^Memory/);
  assert.equal(await memory.getAttribute('max'), '64');
  // Forms can be sent against the browser's advice.
  await page.locator('form.new-form').evaluate((form) => (form.noValidate = true));
  await memory.fill('128');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('at most 64 MB').waitFor();
  assert.equal((await kept(page)).bot ?? 'level:3', 'level:3');
  await page.goto(base);
  await page.locator('.game-card .main').first().click();
  await page.waitForURL('**/game/*');
}

/** A bot that was kept and is not allowed gives way to the usual one, and that is said. */
async function refusedFromBefore(base, browser) {
  const page = await browser.visit('/');
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ bot: 'max:128' })), KEY);
  await page.goto(`${base}/new/wali`);
  await page.getByLabel('Which bot').waitFor();
  assert.equal(await page.getByLabel(/^Memory/).inputValue(), '64');
  await page.goto(base);
  await page.locator('.game-card .main').first().click();
  await page.waitForURL('**/game/*');
  await page.getByText(/at most 64 MB.*You play against Learner/).waitFor();
  await browser.shot(page, 'other-bot');
  await page.getByText('Learner', { exact: false }).first().waitFor();
  assert.equal((await kept(page)).bot, undefined);
}

/** A name with which a seat was refused is not kept, and one with which it was given is. */
async function refusedName(base, browser) {
  const body = JSON.stringify({ spec: 'wali', white: 'me', black: 'open' });
  const { id, invite } = await (await fetch(`${base}/api/games`, { method: 'POST', body })).json();
  const page = await browser.visit(`/game/${id}#invite=${invite}`);
  const answer = { status: 400, json: { error: 'not this name', code: 'long' } };
  await page.route('**/api/games/*/join*', (route) => route.fulfill(answer));
  const join = async () => {
    await page.getByPlaceholder('Your name').fill('Rui');
    await page.getByRole('button', { name: /Take the seat of/ }).click();
  };
  await join();
  await page.getByText('not this name').waitFor();
  assert.equal((await kept(page)).name ?? '', '');
  await page.unroute('**/api/games/*/join*');
  await page.goto('about:blank');
  await page.goto(`${base}/game/${id}#invite=${invite}`);
  await join();
  await page
    .locator('.card')
    .getByRole('button', { name: /Take the seat of/ })
    .waitFor({ state: 'hidden' });
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').name === 'Rui', KEY);
  browser.complaints = browser.complaints.filter((complaint) => !complaint.includes('status of 400'));
}

/** What goes wrong is said once, however often one clicks. */
async function problems(base, browser) {
  const page = await browser.visit('/');
  const answer = { status: 503, json: { error: 'the disk is full', code: 'broken' } };
  await page.route('**/api/games?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  );
  for (const card of [0, 0, 1]) {
    const play = page.locator('.game-card .main').nth(card);
    await Promise.all([page.waitForResponse((response) => response.status() === 503), play.click()]);
    await page.locator('.game-card').nth(card).getByText('the disk is full').waitFor();
  }
  assert.equal(await page.getByText('the disk is full').count(), 1);
  await browser.shot(page, 'problem');
  browser.complaints = browser.complaints.filter((complaint) => !complaint.includes('status of 503'));
}
