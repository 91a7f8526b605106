// Draws the icons of the installed page from assets/icon.svg: run it after that has changed, `node icons.mjs`.
// Systems cut a maskable icon to a shape of their own, so that its drawing keeps to the middle of a full square.

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const ASSETS = new URL('../../assets/', import.meta.url).pathname;
const drawing = readFileSync(`${ASSETS}icon.svg`, 'utf8');
/** The square without its round corners. */
const square = drawing.replace(/ rx="\d+"/, '');
/** The part of a maskable icon that is always seen is a circle of four fifths of its width. */
const inMiddle = square.replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"');

/** @type {[name: string, size: number, svg: string][]} */
const ICONS = [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['icon-maskable', 512, inMiddle],
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = name === 'icon-maskable' ? /fill="(#\w+)"/.exec(svg)?.[1] : 'transparent';
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await page.screenshot({ path: `${ASSETS}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
