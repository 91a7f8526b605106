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
/** What the browser says when a connection is broken or a request refused on purpose. */
const EXPECTED =
  /WebSocket connection|net::ERR|status of 4(01|03|04|09|22)|Service Worker registration blocked/;
const FOLDER = process.env.SCREENSHOTS ?? 'screenshots';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** @param {string} base */
export async function launch(base) {
  mkdirSync(FOLDER, { recursive: true });
  return new Browser(base, await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS }));
}

class Browser {
  constructor(base, chromium) {
    this.base = base;
    this.chromium = chromium;
    this.complaints = [];
    this.visitors = [];
  }

  /**
   * A visitor with a page of their own, at a path of the server or at an address. Most have no service worker, which would
   * load the whole site for each of them.
   */
  async visit(path = '/', look = {}) {
    const usual = { ...DESKTOP, locale: 'en-GB', serviceWorkers: 'block' };
    const context = await this.chromium.newContext({ ...usual, ...look });
    this.visitors.push(context);
    return this.open(context, path);
  }

  /** Another tab of a visitor. */
  async open(context, path) {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const isBad = ['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text());
      if (isBad) this.complaints.push(`${page.url()}: ${message.text()}`);
    });
    await page.goto(new URL(path, this.base).href);
    return page;
  }

  /** Keeps a picture of a page, or of all that can be scrolled to. */
  shot(page, name, { fullPage = false } = {}) {
    return page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage });
  }

  /** Keeps pictures of all pages that are open. */
  async keep(name) {
    const pages = this.visitors.flatMap((context) => context.pages());
    await Promise.all(pages.map((page, index) => this.shot(page, `${name}-${index}`).catch(() => {})));
  }

  /** Fails if a page had something to complain about, such as a forbidden style. */
  complain() {
    if (this.complaints.length) throw new Error(this.complaints.join('\n'));
  }

  /** Sends all visitors away. */
  async leave() {
    await Promise.all(this.visitors.map((context) => context.close()));
    this.visitors = [];
    this.complaints = [];
  }

  close() {
    return this.chromium.close();
  }
}
