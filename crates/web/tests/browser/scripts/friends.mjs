// Two browsers play each other by an invite link; one loses its connection in the middle and misses nothing.

import assert from 'node:assert/strict';
import { begin, clickMove, gameOf, idOf, turnOf } from '../player.mjs';
import { cuttable } from '../server.mjs';

export default async function ({ base, browser }) {
  const line = await cuttable(base);
  const ana = await browser.visit();
  await begin(ana, base, 'nava', { opponent: 'friend', preset: 'small' });
  const link = new URL(await ana.locator('input.link').inputValue());
  await browser.shot(ana, 'invite');
  const rui = await browser.visit(`${line.base}${link.pathname}${link.hash}`);
  await rui.getByPlaceholder('Your name').fill('Rui');
  await browser.shot(rui, 'invited');
  await rui.getByRole('button', { name: /Take the seat of Black/ }).click();
  await ana.getByText('Rui').waitFor();

  await play(ana, base, 'w');
  await play(rui, base, 'b');
  await dropped(ana, rui, base, line, browser);
  await consent(ana, rui, base);
  await watch(ana, browser, base);
  await end(ana, rui, base, browser);
  line.close();
}

/** While one is cut off the other moves; then a move is made in the dark, and arrives when it can. */
async function dropped(ana, rui, base, line, browser) {
  await turnOf(ana, base, 'w');
  line.cut();
  await rui.getByText('Connection lost').waitFor();
  await play(ana, base, 'w');
  await browser.shot(rui, 'connection-lost');
  line.mend();
  const { position } = await turnOf(rui, base, 'b');
  assert.equal(position.moves.length, 3);
  await rui.getByText('Connection lost').waitFor({ state: 'hidden' });
  line.cut();
  await clickMove(rui, position, position.legal[0][0]);
  await rui.getByText('Connection lost').waitFor();
  line.mend();
  await turnOf(ana, base, 'w');
  await turnOf(rui, base, 'w');
}

async function play(page, base, side) {
  const { position } = await turnOf(page, base, side);
  await clickMove(page, position, position.legal[0][0]);
}

/** Undo is asked for and allowed; a draw is offered and declined. */
async function consent(ana, rui, base) {
  const before = (await turnOf(ana, base, 'w')).position.moves.length;
  await rui.getByRole('button', { name: 'Undo' }).click();
  await ana.getByRole('button', { name: 'Accept' }).click();
  const after = (await turnOf(rui, base, 'b')).position.moves.length;
  assert.equal(after, before - 1);
  await play(rui, base, 'b');
  await moveOn(ana, rui, base);
  await ana.getByRole('button', { name: 'Offer a draw' }).click();
  await rui.getByRole('button', { name: 'Decline' }).click();
  await ana.getByText('Rui declines the draw').first().waitFor();
}

/** Who moves after an offer of their own has not been declined. */
async function moveOn(ana, rui, base) {
  await turnOf(ana, base, 'w');
  await ana.getByRole('button', { name: 'Offer a draw' }).click();
  await ana.getByText('You have offered a draw').waitFor();
  await play(ana, base, 'w');
  await turnOf(ana, base, 'b');
  await ana.getByText('You have offered a draw').waitFor({ state: 'hidden' });
  assert.equal(await ana.getByText('Rui declines the draw').count(), 0);
  await play(rui, base, 'b');
  await turnOf(ana, base, 'w');
}

/** Somebody with the plain link sees the game and cannot move. */
async function watch(ana, browser, base) {
  const watcher = await browser.visit(new URL(ana.url()).pathname);
  await watcher.getByText('You are watching').first().waitFor();
  await ana.getByText('1 watching').waitFor();
  const { position } = await gameOf(base, idOf(ana));
  await watcher.locator(`.cells [data-cell="${position.legal[0][1][0]}"]`).click();
  await watcher.getByText('only the players move').waitFor();
}

/** One gives up, both want a rematch: it begins with the sides swapped. */
async function end(ana, rui, base, browser) {
  await ana.getByRole('button', { name: 'Resign' }).click();
  const no = ana.getByRole('dialog').getByRole('button', { name: 'No' });
  assert.ok(await no.evaluate((button) => button === document.activeElement));
  await ana.getByRole('button', { name: 'Yes' }).click();
  await rui.locator('#announcer').getByText('You win. Your opponent resigned.').waitFor();
  await ana.getByText('You resigned.').first().waitFor();
  await rui.getByRole('button', { name: 'Rematch as White' }).click();
  await ana.locator('.offer').getByText('Rui wants a rematch').waitFor();
  await ana.locator('#announcer').getByText('Rui wants a rematch').waitFor();
  await browser.shot(ana, 'rematch-offer');
  const first = idOf(ana);
  await ana.getByRole('button', { name: 'Accept' }).click();
  await Promise.all([ana, rui].map((page) => page.waitForURL((url) => !url.pathname.endsWith(first))));
  await play(rui, base, 'w');
  await play(ana, base, 'b');
}
