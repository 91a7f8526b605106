// Somebody who plays on the page: looks up what is best, and clicks it.

import assert from 'node:assert/strict';

/** The id of the game on a page. */
export const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

/** The game as the server has it, with the legal moves of whoever is to move. */
export async function gameOf(base, id) {
  const game = await (await fetch(`${base}/api/games/${id}?lang=en`)).json();
  if (game.status !== 'playing') return game;
  const { spec, start, moves } = game.position;
  const body = JSON.stringify({ spec, start, moves });
  const headers = { 'content-type': 'application/json' };
  const position = await (
    await fetch(`${base}/api/position?lang=en`, { method: 'POST', body, headers })
  ).json();
  return { ...game, position: { ...game.position, legal: position.legal } };
}

/** Waits until the page shows as many moves as the server has, and until `side` is to move or the game is over. */
export async function turnOf(page, base, side) {
  const id = idOf(page);
  for (let tries = 0; tries < 2400; tries += 1) {
    const game = await gameOf(base, id);
    const shown = await page.locator('.moves button').count();
    const isSettled = shown === game.position.moves.length;
    if (isSettled && (game.status === 'over' || (game.status === 'playing' && game.position.side === side)))
      return game;
    await page.waitForTimeout(50);
  }
  throw new Error(`the turn of ${side} never came on ${page.url()}`);
}

/** A good move, thought of for a moment. */
export async function bestMove(base, { spec, start, moves }, time = 60) {
  const body = JSON.stringify({ spec, ...(start ? { start } : {}), moves, lines: 1, time });
  const answer = await fetch(`${base}/api/analyse`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  const thoughts = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return thoughts.flatMap((thought) => thought.lines).at(-1).moves[0];
}

/** Makes a move as a hand would: cell after cell, or by its button. */
export async function clickMove(page, position, move, press = (cell) => cell.click()) {
  const offer = position.legal.find(([text]) => text === move);
  assert.ok(offer, `${move} is not legal`);
  const [, path, label] = offer;
  if (!Array.isArray(path)) return page.getByRole('button', { name: label, exact: true }).click();
  for (const cell of path) await press(page.locator(`.cells [data-cell="${cell}"]`));
  // A move that is complete and could take more is asked about.
  const further = position.legal.some(
    ([text, cells]) =>
      text !== move &&
      Array.isArray(cells) &&
      cells.length > path.length &&
      path.every((cell, index) => cells[index] === cell),
  );
  if (further) await page.getByRole('button', { name: 'Take nothing' }).click();
}

/** Begins a game by the form: choices by name of radio group, fields by label. */
export async function begin(page, base, game, { opponent = 'bot', bot, preset, side = 'w' } = {}) {
  await page.goto(`${base}/new/${game}`);
  await page.locator(`input[name=opponent][value=${opponent}]`).check();
  if (bot) await page.getByLabel('Which bot').selectOption(bot);
  if (preset) await chooseRules(page, preset);
  if (opponent !== 'both') await page.locator(`input[name=side][value=${side}]`).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/game/*');
  await page.waitForSelector('.cells button');
}

/** Unfolds the rules in the form for a new game and takes a set of them. */
export async function chooseRules(page, preset) {
  await page.locator('.rules-form > summary').click();
  await page.getByRole('combobox', { name: 'Rules' }).selectOption(preset);
}

/** Unfolds clock, name and audience in that form. */
export const unfold = (page) => page.getByText('Clock, name, audience').click();

/** A visitor in a game made for the test, in the seats that are wanted for "me". */
export async function sit(browser, base, wanted, look) {
  const page = await browser.visit('/', look);
  const path = await page.evaluate(async (body) => {
    const answer = await fetch('/api/games', { method: 'POST', body: JSON.stringify(body) });
    const { id, seats, invite } = await answer.json();
    const held = { [id]: { ...seats, ...(invite ? { invite } : {}), spec: body.spec, at: Date.now() } };
    localStorage.setItem('jogada.seats', JSON.stringify(held));
    return `/game/${id}`;
  }, wanted);
  await page.goto(`${base}${path}`);
  await page.waitForSelector('.cells button');
  return page;
}

/** A cell of the board on a page. */
export const cellOf = (page, cell) => page.locator(`.cells [data-cell="${cell}"]`);
