// Draws assets/preview.png, the picture that chats show with a link: all boards, as the start page has them.
// Run it after the boards have changed: JOGADA=../../../../target/debug/jogada node preview.mjs

import { launch } from './browser.mjs';
import { serve } from './server.mjs';

/** The size that those who show previews ask for. */
const SIZE = { width: 1200, height: 630 };
const FILE = new URL('../../assets/preview.png', import.meta.url).pathname;
const LOOK = `
  body { overflow: hidden }
  .top nav, .top .gear, .lead, .list, .bottom, .game-card > :not(.picture, h2) { display: none !important }
  .top { height: 200px !important; justify-content: center }
  .top .brand { font-size: 3rem !important } .top .brand img { width: 72px; height: 72px }
  h1 { text-align: center; font-size: 2rem; margin: 0 0 2rem }
  .cards { grid-template-columns: repeat(5, 1fr) !important }
  .game-card { display: block !important; text-align: center; padding: 0.8rem }
`;

const server = await serve();
const browser = await launch(server.base);
const page = await browser.visit('/', { viewport: SIZE, colorScheme: 'light', bypassCSP: true });
await page.locator('.game-card .drawing .ground').nth(4).waitFor();
await page.addStyleTag({ content: LOOK });
await page.screenshot({ path: FILE });
await browser.leave();
await browser.close();
await server.stop();
