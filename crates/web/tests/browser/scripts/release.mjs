// A new release of a site: it is offered, comes whole, and replaces the old one.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSpace, hasEngine, removeSite, writeSite } from '../webspace.mjs';

export default async function ({ browser }) {
  if (!hasEngine()) return;
  const first = writeSite();
  const second = nextRelease(first);
  const space = await new WebSpace(first).start();
  try {
    const page = await visit(browser, space);
    const other = await browser.open(page.context(), `${space.base}/rules`);
    await offered(page, other, space, second, browser);
    await interrupted(page, space, first);
  } finally {
    await space.stop();
    [first, second].forEach(removeSite);
  }
}

async function visit(browser, { base }) {
  const page = await browser.visit(`${base}/`, { serviceWorkers: 'allow' });
  await ready(page);
  return page;
}

const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready);
const releaseOf = (page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '').release);

/** The page stays what it is until one wants the new one; then all tabs have it, and nothing of the old one is left. */
async function offered(page, other, space, second, browser) {
  const before = await releaseOf(page);
  space.folder = second;
  await page.reload();
  await page.getByText('A new version is here.').waitFor();
  await browser.shot(page, 'new-release');
  assert.equal(await releaseOf(page), before);
  space.asked = [];
  await page.reload();
  assert.equal(await releaseOf(page), before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(
    (old) => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').release !== old,
    before,
  );
  await page.locator('.game-card .drawing .ground').nth(4).waitFor();
  assert.equal(await page.evaluate(() => document.title), 'Jogada – Board games for two');
  const names = await page.evaluate(() => caches.keys());
  assert.equal(names.length, 1);
  assert.ok(names[0].endsWith(await releaseOf(page)), names[0]);
  // Files that are the same were taken over, not loaded again.
  assert.ok(!space.asked.some(([path]) => path.endsWith('.wasm')), `${space.asked}`);
  await other.getByText('A new version is here.').waitFor();
  await other.getByRole('button', { name: 'Reload' }).click();
  await other.waitForFunction(
    (old) => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').release !== old,
    before,
  );
}

/** A release of which a file is missing is never shown. */
async function interrupted(page, space, first) {
  const before = await releaseOf(page);
  const broken = nextRelease(first, 3);
  const script = readdirSync(join(broken, 'assets')).find((name) => /^page\..*\.js$/.test(name)) ?? '';
  renameSync(join(broken, 'assets', script), join(broken, 'assets', 'elsewhere.js'));
  space.folder = broken;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
  await page.waitForTimeout(1000);
  await page.reload();
  await page.locator('.game-card .drawing .ground').nth(4).waitFor();
  assert.equal(await releaseOf(page), before);
  assert.equal(await page.getByText('A new version is here.').count(), 0);
  removeSite(broken);
}

/** The same site with another script, as the next build would be. */
function nextRelease(folder, number = 2) {
  const next = mkdtempSync(join(tmpdir(), 'jogada-site-'));
  cpSync(folder, next, { recursive: true });
  const files = readdirSync(next, { recursive: true }).map(String);
  const script = files.find((name) => /assets\/page\.\w+\.js$/.test(name)) ?? '';
  const [, digest] = /page\.(\w+)\.js$/.exec(script) ?? [];
  const newer = String(number).padStart(digest.length, '0');
  writeFileSync(join(next, script), `${readFileSync(join(next, script), 'utf8')}// ${number}\n`);
  renameSync(join(next, script), join(next, script.replace(digest, newer)));
  const release = /"release":"(\w+)"/.exec(readFileSync(join(next, 'index.html'), 'utf8'))?.[1] ?? '';
  for (const name of files.filter((one) => one.endsWith('.html') || one === 'sw.js')) {
    const text = readFileSync(join(next, name), 'utf8');
    writeFileSync(
      join(next, name),
      text.replaceAll(digest, newer).replaceAll(release, String(number).padStart(release.length, '0')),
    );
  }
  return next;
}
