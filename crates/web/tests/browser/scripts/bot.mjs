// A whole game of every game of the catalogue, by clicks, against a bot.

import assert from 'node:assert/strict';
import { begin, bestMove, clickMove, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const catalogue = await (await fetch(`${base}/api/catalogue?lang=en`)).json();
  assert.ok(catalogue.length >= 5);
  for (const { id } of catalogue) await wholeGame(id, base, browser);
}

async function wholeGame(game, base, browser) {
  // Without motion a bot answers at once.
  const page = await browser.visit('/', { reducedMotion: 'reduce' });
  await begin(page, base, game, { bot: 'random' });
  for (let round = 0; round < 200; round += 1) {
    const now = await turnOf(page, base, 'w');
    if (now.status === 'over') return finished(page, now, game, browser);
    await clickMove(page, now.position, await bestMove(base, now.position));
    if (round === 3) await browser.shot(page, `game-${game}`);
  }
  throw new Error(`${game} never ended`);
}

async function finished(page, now, game, browser) {
  const headline = { w: 'You win', b: 'You lose' }[now.result.winner] ?? 'Draw';
  assert.equal(await page.locator('.turn.over').textContent(), headline);
  const reason = await page.locator('.outcome .prompt').textContent();
  const outcome = { w: 'won', b: 'lost' }[now.result.winner] ?? 'seen';
  const [before, after = ''] = now.sentences[outcome].split('{name}');
  assert.ok(reason.startsWith(before) && reason.endsWith(after), `${reason} is not ${before}… ${after}`);
  assert.ok((await page.locator('#announcer').textContent()).includes(`${headline}. ${reason}`));
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.waitForTimeout(300);
  await browser.shot(page, `end-${game}`);
  // The game can be looked through from its first position.
  await page.getByRole('button', { name: 'First position' }).click();
  await page.getByText(`looking back at move 0 of ${now.position.moves.length}`).waitFor();
}
