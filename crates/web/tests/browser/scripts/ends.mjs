// The first and the last minute of a game against a bot: its name and rules, whose turn it is, and what comes next.

import assert from 'node:assert/strict';
import { clickMove, gameOf, idOf, sit, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const page = await sit(browser, base, { spec: 'wali', white: 'me', black: 'level:1' });
  await beginning(page);
  await answer(page, base);
  await evaluation(page);
  await keysOff(page);
  await end(page, base, browser);
  await sounds(page);
  await oneScreen(base, browser);
  await reasons(base, browser);
  await pointing(base, browser);
  await lowWindows(base, browser);
}

/** The page names the game and shows its rules without leaving it. */
async function beginning(page) {
  await page.getByRole('heading', { level: 1, name: 'Wali' }).waitFor();
  const address = page.url();
  await page.getByRole('complementary').getByRole('button', { name: 'Rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.diagram').first().waitFor();
  const [board, rules] = [
    await page.locator('.interactive .board').boundingBox(),
    await dialog.boundingBox(),
  ];
  assert.ok(rules.x >= board.x + board.width - 30, 'the board stays in sight');
  await page.keyboard.press('Escape');
  assert.equal(page.url(), address);
}

/** A bot's answer can be followed: it comes a moment after one's own move. */
async function answer(page, base) {
  assert.match(await page.title(), /^Your turn · .*Wali/);
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  assert.match(await icon(), /icon-turn/);
  const { position } = await turnOf(page, base, 'w');
  const seen = page.evaluate(watchMoves);
  await clickMove(page, position, position.legal[0][0]);
  const { delay, between } = await seen;
  assert.ok(!between.includes('turn'));
  assert.ok(delay > 250 && delay < 5000, `the answer came after ${delay} ms`);
}

/** In the page, which sees every frame however busy the machine is: the icon after the first move, and when the second came. */
function watchMoves() {
  return new Promise((resolve) => {
    let first = null;
    const look = () => {
      const count = document.querySelectorAll('.moves button').length;
      const now = { at: performance.now(), icon: document.querySelector('link[rel=icon]').href };
      if (count === 1) first ??= now;
      if (count < 2) requestAnimationFrame(look);
      else resolve({ delay: first ? now.at - first.at : 0, between: first?.icon ?? '' });
    };
    look();
  });
}

/** Who is ahead is shown on request. */
async function evaluation(page) {
  assert.equal(await page.locator('.bar').isVisible(), false);
  const toggle = page.getByRole('button', { name: 'Who is ahead?' });
  await toggle.click();
  await page.locator('.bar:not(.unknown)').waitFor();
  await toggle.click();
  assert.equal(await page.locator('.bar').isVisible(), false);
}

/** Shortcuts of one letter can be switched off; arrow keys go on looking back. */
async function keysOff(page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  const first = () => page.locator('.cells button').first().getAttribute('data-cell');
  const before = await first();
  await page.keyboard.press('f');
  assert.equal(await first(), before);
  await page.keyboard.press('ArrowLeft');
  await page.getByText('looking back at move 1 of 2').waitFor();
  await page.keyboard.press('ArrowRight');
}

/** Resigning, then the mistakes, then a stronger bot on the same side. */
async function end(page, base, browser) {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.locator('.outcome').getByText('You lose').waitFor();
  await page.locator('.outcome').getByText('You resigned.').waitFor();
  assert.doesNotMatch(await page.title(), /Your turn/);
  // The lowest level has none below it.
  assert.equal(await page.getByRole('button', { name: 'Easier opponent' }).count(), 0);
  await page.waitForTimeout(300);
  await browser.shot(page, 'end-resigned');
  const first = idOf(page);
  await page.getByRole('button', { name: 'Find my mistakes' }).click();
  await page.getByText(/Mistakes are marked|No mistakes found/).waitFor();
  await page.locator('.seat.w').getByText('(you)').waitFor();
  assert.ok(
    await page
      .locator('.moves .b button')
      .evaluateAll((moves) => moves.every((move) => !/\?/.test(move.textContent))),
  );
  await page.getByRole('button', { name: 'Last position' }).click();
  await page.locator('.analysis-status').getByText('You resigned.').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Stronger opponent' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/game/') && !url.pathname.endsWith(first));
  const { seats } = await gameOf(base, idOf(page));
  assert.deepEqual([seats.w.kind, seats.b.name], ['human', 'level:2']);
}

/** Every sound is heard, and none is too loud. */
async function sounds(page) {
  const peaks = await page.evaluate(async () => {
    const { render } = await import('/assets/js/sound.js');
    const peak = async (name) => {
      const audio = new OfflineAudioContext(1, 48_000, 48_000);
      render(audio, name);
      const samples = (await audio.startRendering()).getChannelData(0);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    const names = ['move', 'answer', 'take', 'refused', 'won', 'lost', 'drawn'];
    return Promise.all(names.map(async (name) => [name, await peak(name)]));
  });
  for (const [name, peak] of peaks) assert.ok(peak > 0.1 && peak < 0.95, `${name} peaks at ${peak}`);
}

/** Who plays both sides is called by the side, and has no mistakes to look for before the first move. */
async function oneScreen(base, browser) {
  const page = await sit(browser, base, { spec: 'wali', white: 'me', black: 'me' });
  assert.equal(await page.title(), 'Wali');
  assert.deepEqual(await page.locator('.seat .name').allTextContents(), ['Black', 'White']);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.locator('.outcome').getByText('White resigned.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Find mistakes' }).count(), 0);
}

/** The reason is a sentence from one's own side, and every stone can still be counted. */
async function reasons(base, browser) {
  const moves = ['k10', 'a1', 'l10', 'a2', 'm10', 'a3', 'n10', 'a4'];
  const game = { spec: 'pente:tournament=off', moves, white: 'me', black: 'level:1' };
  for (const [locale, headline, reason] of [
    ['en-GB', 'You win', 'You made five in a row.'],
    ['pt-PT', 'Ganhou', 'Fez cinco em linha.'],
  ]) {
    const page = await sit(browser, base, game, { locale });
    const { position } = await turnOf(page, base, 'w');
    await clickMove(page, position, 'o10');
    await page.locator('.outcome').getByText(headline).waitFor();
    await page.locator('.outcome').getByText(reason).waitFor();
    await page.waitForTimeout(300);
    await browser.shot(page, `end-five-${locale}`);
    const faded = await page
      .locator('.pieces .stack')
      .evaluateAll((pieces) => pieces.map((one) => getComputedStyle(one).opacity));
    assert.deepEqual([...new Set(faded)], ['1']);
  }
  const asked = await browser.visit('/rules?lang=pt', { locale: 'en-GB' });
  await asked.getByRole('heading', { name: 'Regras' }).waitFor();
}

/** The mouse shows what a click would put down; the words of a refusal give way; themes reach boards and pictures. */
async function pointing(base, browser) {
  const page = await sit(browser, base, { spec: 'wali', white: 'me', black: 'me' });
  await page.locator('[data-cell="0"]').click();
  await page.locator('[data-cell="0"]').click();
  await page.locator('.bubble').waitFor();
  await page.locator('[data-cell="12"]').hover();
  await page.locator('.bubble').waitFor({ state: 'hidden' });
  assert.equal(await page.locator('.ghost .piece').count(), 1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Board' }).selectOption('slate');
  await page.keyboard.press('Escape');
  const drawn = await page
    .locator('.square')
    .first()
    .evaluate((square) => getComputedStyle(square).fill);
  const picture = await (await fetch(`${base}/api/games/${idOf(page)}/picture.svg?board=slate`)).text();
  const hex = drawn.match(/\d+/g).map((part) => Number(part).toString(16).padStart(2, '0'));
  assert.ok(picture.includes(`#${hex.join('')}`), `the picture has no ${drawn}`);
}

/** In a low window the board takes the height, with the panel beside it. */
async function lowWindows(base, browser) {
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ]) {
    const look = { viewport: { width, height } };
    const page = await sit(browser, base, { spec: 'barca', white: 'me', black: 'random' }, look);
    const board = await page.locator('.board').boundingBox();
    assert.ok(
      board.height > 0.8 * height && board.y + board.height <= height,
      `${board.height} of ${height}`,
    );
    const panel = await page.locator('.panel').boundingBox();
    assert.ok(panel.x >= board.x + board.width && panel.x + panel.width <= width);
    await browser.shot(page, `low-${width}`);
  }
}
