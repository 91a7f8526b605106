// Chromium as visitors have it: each visitor with storage of their own.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Breaking a connection on purpose is not worth a complaint. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|net::ERR|status of 4(09|22|04)/;

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** @param {string} base */
export async function launch(base) {
  const chromiumBrowser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
  const folder = process.env.SCREENSHOTS ?? 'screenshots';
  mkdirSync(folder, { recursive: true });
  let complaints = [];
  let visitors = [];

  /** A visitor with a page of their own, at a path of the server or at an address. */
  async function visit(path = '/', look = {}) {
    const context = await chromiumBrowser.newContext({ ...DESKTOP, locale: 'en-GB', ...look });
    visitors.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const isBad = ['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text());
      if (isBad) complaints.push(`${page.url()}: ${message.text()}`);
    });
    await page.goto(new URL(path, base).href);
    return page;
  }

  return {
    visit,
    shot: (page, name) => page.screenshot({ path: join(folder, `${name}.png`) }),
    keep: async (name) => {
      const pages = visitors.flatMap((context) => context.pages());
      await Promise.all(
        pages.map((page, index) =>
          page.screenshot({ path: join(folder, `${name}-${index}.png`) }).catch(() => {}),
        ),
      );
    },
    /** Fails if a page had something to complain about, such as a forbidden style. */
    complain: () => {
      if (complaints.length) throw new Error(complaints.join('\n'));
    },
    leave: async () => {
      await Promise.all(visitors.map((context) => context.close()));
      visitors = [];
      complaints = [];
    },
    close: () => chromiumBrowser.close(),
  };
}
