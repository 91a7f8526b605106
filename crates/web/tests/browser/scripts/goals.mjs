// A goal is seen around the piece on it, in every colour scheme.

import assert from 'node:assert/strict';

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
};

export default async function ({ base, browser }) {
  const catalogue = await (await fetch(`${base}/api/catalogue`)).json();
  const occupied = ({ sample }) => sample.board.goals.find((cell) => sample.cells[cell]);
  const game = catalogue.find((one) => one.sample && occupied(one) !== undefined);
  assert.ok(game, 'a sample has a piece on a goal');
  const address = new URLSearchParams({ spec: game.id, start: game.sample.position });
  for (const [name, look] of Object.entries(LOOKS)) {
    const page = await browser.visit(`/analysis?${address}`, look);
    await page.locator('.drawing .goal').first().waitFor();
    await page.waitForTimeout(400);
    await browser.shot(page, `goals-${name}`);
    const label = await page.locator(`[data-cell="${occupied(game)}"]`).getAttribute('aria-label');
    assert.ok(label.includes(game.goal), `“${label}” does not say ${game.goal}`);
    const seen = await page.evaluate(rims);
    assert.ok(seen.length > 0 && Math.min(...seen) >= 4, `${name}: rims are ${seen} pixels wide`);
  }
}

/** How much of each goal that holds a piece is seen beside the disc of the piece, in pixels. */
function rims() {
  const box = (element) => element.getBoundingClientRect();
  const discs = [...document.querySelectorAll('.pieces .piece')].map((piece) => {
    const { x, y } = box(piece);
    // Drawings may cast a shadow; the disc is as wide as the largest of their circles.
    const name = piece.querySelector('use').getAttribute('href');
    const radii = [...document.querySelectorAll(`${name} circle`)].map((circle) => circle.r.baseVal.value);
    const scale = piece.getCTM().a / 1;
    return { x, y, width: box(piece).width, height: box(piece).height, radius: Math.max(...radii) * scale };
  });
  return [...document.querySelectorAll('.goal circle')].flatMap((goal) => {
    const { x, y, width, height } = box(goal);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const on = discs.find(
      (disc) =>
        disc.x < middleX &&
        disc.x + disc.width > middleX &&
        disc.y < middleY &&
        disc.y + disc.height > middleY,
    );
    return on ? [width / 2 - on.radius] : [];
  });
}
