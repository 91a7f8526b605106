// A server below a path of its host: the same page, and no link leads out of it.

import assert from 'node:assert/strict';
import { begin, clickMove, turnOf } from '../player.mjs';
import { serve } from '../server.mjs';

const PATH = '/games/jogada';

export default async function ({ browser }) {
  const server = await serve(PATH);
  const { base } = server;
  try {
    await linksStay(browser, base);
    await game(browser, base);
    await analysis(browser, base);
    await missing(browser, base);
  } finally {
    await server.stop();
  }
}

/** From the start page by clicks to the rules and on; no link of any of these pages leaves the path. */
async function linksStay(browser, base) {
  const page = await browser.visit(base);
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
  await stays(page);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await page.waitForURL(`${base}/rules`);
  assert.equal(await page.locator('.top a[aria-current=page]').first().textContent(), 'Rules');
  await stays(page);
  for (const path of ['/games', '/yours', '/analysis', '/new/wali', '/rules/nava']) {
    await page.goto(base + path);
    await page.locator('h1').first().waitFor();
    await stays(page);
  }
  await page.goto(new URL(base).origin);
  assert.equal(page.url(), `${base}/`);
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
}

async function stays(page) {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('[href^="/"], [src^="/"]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src'),
    ),
  );
  assert.ok(links.length > 5, `${links}`);
  assert.deepEqual(
    links.filter((link) => link !== PATH && !link?.startsWith(`${PATH}/`)),
    [],
    page.url(),
  );
  assert.deepEqual(
    links.filter((link) => link?.startsWith(PATH + PATH)),
    [],
  );
}

/** A game against a bot, over a socket; it is there again after loading the page anew, and can be handed on. */
async function game(browser, base) {
  const page = await browser.visit(base, { reducedMotion: 'reduce' });
  await begin(page, base, 'wali', { bot: 'random' });
  const before = await turnOf(page, base, 'w');
  await clickMove(page, before.position, before.position.legal[0][0]);
  const { position } = await turnOf(page, base, 'w');
  assert.equal(position.moves.length, 2);
  await page.reload();
  await page.locator('.moves button').nth(1).waitFor();
  await stays(page);
  await page.getByRole('button', { name: 'Share' }).click();
  assert.equal(await page.locator('dialog input').first().inputValue(), page.url());
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Record' }).click();
  assert.match((await download).suggestedFilename(), /\.txt$/);
}

/** The address follows the board, and the engine answers. */
async function analysis(browser, base) {
  const page = await browser.visit(`${base}/analysis?spec=wali`);
  await page.locator('.cells [data-cell="12"]').click();
  await page.waitForURL((url) => url.searchParams.get('moves') === 'c3');
  assert.equal(new URL(page.url()).pathname, `${PATH}/analysis`);
  await page.reload();
  await page.getByText('Black to move').first().waitFor();
}

async function missing(browser, base) {
  const page = await browser.visit('about:blank');
  for (const address of [`${base}/nothing`, `${new URL(base).origin}/rules`]) {
    const answer = await page.goto(address);
    assert.equal(answer?.status(), 404, address);
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
    await page.getByText(`There is no page at ${new URL(address).pathname}.`).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
    assert.equal(page.url(), `${base}/`);
  }
}
