// The analysis board: best lines, try-out moves, mistakes, positions by text and by hand, records.

import assert from 'node:assert/strict';

/** The last move throws a won game away. */
const GAME = 'a1-b1,e5-e4,b1-b2,e5-a5,b2-b3,e4-e3';

export default async function ({ base, browser }) {
  const page = await browser.visit(`/analysis?spec=nava&moves=${GAME}`);
  await page.locator('.lines-list li').nth(2).waitFor();
  assert.equal(await page.locator('.moves button').count(), 6);
  await tryOut(page);
  await mistakes(page, browser);
  await setUp(page, browser);
  await record(page);
  await variation(browser);
  await queue(base, browser);
}

/** Whoever has to wait for the engine of the server, having none, is told how many are before. */
async function queue(base, browser) {
  const page = await browser.visit('about:blank');
  await page.addInitScript(() => delete globalThis.WebAssembly);
  const body = JSON.stringify({ spec: 'wali', time: 5_000 });
  const over = new AbortController();
  const others = [1, 2, 3, 4].map(() =>
    fetch(`${base}/api/analyse`, { method: 'POST', body, signal: over.signal }),
  );
  await Promise.all(others);
  await page.goto(new URL('/analysis?spec=wali', base).href);
  await page.getByText(/you are number \d in the queue/).waitFor({ timeout: 10_000 });
  await browser.shot(page, 'analysis-waiting');
  over.abort();
  await page.locator('.lines-list .score').first().waitFor();
}

const LONG = 'e3,b3,c6,a5,b1,e5,a2,d2,e6,d6,c4,b6,a4,c5,d1,a1,a6,c1,c2,d4,b5,e1,d5,a4-a3';

/** Beside a variation the list of moves still shows the one on the board, and the way back is one line. */
async function variation(browser) {
  const page = await browser.visit(`/analysis?spec=wali&moves=${LONG}`);
  // A slow click counts although the engine goes on.
  await page.locator('.line-moves button').first().click({ delay: 700 });
  await page.waitForURL(/ply=25/);
  const back = page.getByRole('button', { name: 'To the game as it was played' });
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 25);
  assert.ok((await back.boundingBox()).height < 50);
  await page.waitForFunction(() => {
    const [list, current] = ['.moves', '.moves [aria-current]'].map((part) => document.querySelector(part));
    const [frame, box] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    return box.top >= frame.top && box.bottom <= frame.bottom + 1;
  });
  await browser.shot(page, 'analysis-variation');
}

/** A move of the engine's line is played on the board; the game as it was played can be had back. */
async function tryOut(page) {
  await page.locator('.line-moves button').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 7);
  assert.match(page.url(), /ply=7/);
  await page.getByRole('button', { name: 'To the game as it was played' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 6);
}

async function mistakes(page, browser) {
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByText('Mistakes are marked').waitFor({ timeout: 120_000 });
  assert.ok((await page.locator('.graph path').count()) >= 3);
  await browser.shot(page, 'analysis-reviewed');
  await page.locator('.graph').click({ position: { x: 2, y: 20 } });
  await page.waitForURL(/ply=0/);
}

/** A piece is put down by hand, what does not fit is said, and a position is used. */
async function setUp(page, browser) {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Game and rules').fill('pente:size=9');
  await dialog.getByLabel('Game and rules').press('Tab');
  await page.waitForFunction(() => document.querySelector('.setup textarea').value.startsWith('9/9'));
  await dialog.locator('[data-cell="40"]').click();
  await page.waitForFunction(() =>
    document.querySelector('.setup textarea').value.startsWith('9/9/9/9/4w4/'),
  );
  await dialog.getByRole('alert').first().waitFor();
  const text = await dialog.getByLabel('Position').inputValue();
  await dialog.getByLabel('Position').fill(text.replace(' w 0 0 0', ' b 0 0 1'));
  await page.waitForFunction(() => !document.querySelector('.setup .main').disabled);
  await page.waitForTimeout(300);
  await browser.shot(page, 'setup');
  await dialog.getByRole('button', { name: 'Use this position' }).click();
  await page.waitForURL(/pente/);
  await page.getByText('Black to move').waitFor();
}

/** A record names its players beside the board; of several games one is chosen by what people call them. */
async function record(page) {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Open a record').click();
  const head = '[Game "freedom:size=4"]\n[White "human"]\n[Black "level:3"]\n';
  await dialog
    .getByPlaceholder(/Paste the text of a record/)
    .fill(`${head}[Date "2026.11.16"]\n\n1. a1 b2 2. c3 *\n\n[Game "wali"]\n[White "Ana"]\n\n1. a1 *\n`);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: '2. Wali · Ana – someone · 1 move' }).waitFor();
  await page
    .getByRole('button', { name: /^1. Freedom .* · you – Learner \(level 3\) · 2026.11.16 · 3 moves$/ })
    .click();
  await page.waitForURL(/freedom/);
  await page.waitForFunction(() => document.querySelectorAll('.moves button').length === 3);
  assert.equal(await page.locator('.seat.b .name').textContent(), 'Black Learner (level 3)');
  assert.equal(await page.locator('.seat.w .name').textContent(), 'White');
  await page.reload();
  await page.locator('.seat.b').getByText('Learner').waitFor();
}
