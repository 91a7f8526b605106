// Somebody who plays on a page that no server answers: what is legal comes from the program itself.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { clickMove } from './player.mjs';

/** Begins a game against a bot by the form. */
export async function beginLocal(page, base, spec, bot = 'level:5') {
  await page.goto(`${base}/new/${spec.split(':')[0]}${spec.includes(':') ? `?spec=${spec}` : ''}`);
  await page.locator('input[name=opponent][value=bot]').check();
  await page.getByLabel('Which bot').selectOption(bot);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/game/local-*');
  await page.waitForSelector('.cells button');
}

/** Plays White until the page says that it is over. */
export async function wholeGame(page, spec) {
  for (let round = 0; round < 200; round += 1) {
    if (await isOver(page)) return;
    await oneMove(page, spec);
  }
  throw new Error(`${spec} never ended`);
}

/** Makes some move by clicks, and waits until it is shown. */
export async function oneMove(page, spec) {
  const moves = await movesOf(page);
  const position = positionOf(spec, moves);
  const [move, cells] = position.legal[(7 * moves.length + 3) % position.legal.length];
  if (cells) await clickMove(page, position, move);
  // The program does not tell what the page writes on the button of a move without cells.
  else await page.locator('.other-move').first().click();
  await page.locator('.moves button').nth(moves.length).waitFor();
}

/** Waits for one's turn, or for the end, which it tells. */
export async function isOver(page) {
  const over = page.locator('.turn.over');
  const mine = page.locator('.turn:not(.over)').getByText('Your turn', { exact: true });
  await over.or(mine).first().waitFor();
  return (await over.count()) > 0;
}

export const movesOf = async (page) =>
  (await page.locator('.moves button').allTextContents()).map((text) => text.trim());

/** What the page is told of a position. */
function positionOf(spec, moves) {
  const { offers } = JSON.parse(jogada('show', spec, '--json', '--moves', moves.join(' ')));
  return { legal: offers.map(({ move, cells }) => [move, cells ?? null, move]) };
}

/** What a command prints. */
export function jogada(...args) {
  const { status, stdout, stderr } = spawnSync(process.env.JOGADA ?? 'jogada', args, { encoding: 'utf8' });
  assert.equal(status, 0, `${args.join(' ')}: ${stderr}`);
  return stdout;
}
