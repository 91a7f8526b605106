// The page of a server as an installed one: what systems ask of it, its start without the server, and a new release.

import assert from 'node:assert/strict';
import { serve } from '../server.mjs';

export default async function ({ browser }) {
  const server = await serve();
  const page = await browser.visit(server.base, { serviceWorkers: 'allow' });
  try {
    await installable(page);
    await released(page);
    await server.halt();
    await withoutServer(page, browser);
  } finally {
    await server.stop();
  }
}

/** Chromium finds nothing that keeps it from installing the page. */
async function installable(page) {
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  assert.ok(url.endsWith('/manifest.webmanifest'), url);
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Visitors of tests are in a private window, where nothing can be installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(others, []);
}

/** Everything is kept when the worker is active, and nothing that the server alone can answer. */
async function released(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names[0]);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return { names, paths };
  });
  assert.equal(kept.names.length, 1);
  assert.ok(kept.paths.length > 12 && kept.paths.includes('/offline'), `${kept.paths}`);
  assert.deepEqual(
    kept.paths.filter((path) => path.startsWith('/api')),
    [],
  );
}

/** The start page and the rules are there, and it says what is not. */
async function withoutServer(page, browser) {
  await page.goto(page.url());
  await page.getByText('There is no connection to the server.').waitFor();
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
  await page.locator('.game-card .drawing .ground').nth(4).waitFor();
  await browser.shot(page, 'installed-offline');
  await page.goto(new URL('/tournaments', page.url()).href);
  await page.getByRole('heading', { name: 'This needs a server' }).waitFor();
  await page.goto(new URL('/rules/nava?lang=pt', page.url()).href);
  await page.getByRole('heading', { name: 'Nava', exact: true }).first().waitFor();
  await browser.shot(page, 'installed-offline-rules');
}
