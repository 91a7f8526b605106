// Every page in both languages, in light and dark: no text is missing, and axe finds nothing to object to.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { sit } from '../player.mjs';

/** Addresses, and what is there once the page is. */
const BOARD = '.drawing .ground';
const PAGES = {
  home: ['/', BOARD],
  new: ['/new/pente', BOARD],
  rules: ['/rules/barca', BOARD],
  'all-rules': ['/rules', BOARD],
  games: ['/games', '.filters'],
  yours: ['/yours', 'main h1'],
  missing: ['/nothing', '.failure'],
  'unknown-game': ['/new/wari', '.failure'],
  'no-match': ['/game/aaaaaaaaaa', '.failure'],
  analysis: ['/analysis?spec=wali&moves=c3,d4', BOARD],
};

export default async function ({ base, browser }) {
  const ids = new Set(Object.keys(await (await fetch(`${base}/api/texts?lang=en`)).json()));
  for (const [locale, colorScheme] of [
    ['en-GB', 'dark'],
    ['pt-PT', 'light'],
  ]) {
    await wholeGame(base, browser, { locale, colorScheme });
    for (const [name, [path, sign]] of Object.entries(PAGES)) {
      const page = await browser.visit(path, { locale, colorScheme });
      await page.waitForSelector(sign);
      await page.waitForTimeout(400);
      await browser.shot(page, `${name}-${locale.slice(0, 2)}-${colorScheme}`);
      const words = (await page.evaluate(() => document.body.innerText)).split(/\s+/);
      assert.deepEqual(
        words.filter((word) => ids.has(word) && word.includes('-')),
        [],
        `${path} shows ids of texts`,
      );
      await objections(page, `${path} in ${locale}`);
    }
  }
  await switching(browser);
}

/** The page of a game while it is played, and when it is over. */
async function wholeGame(base, browser, look) {
  const page = await sit(browser, base, { spec: 'nava', white: 'me', black: 'level:1' }, look);
  await page.waitForTimeout(400);
  await objections(page, `game ${look.locale}`);
  await page.locator('.risky').click();
  await page.locator('dialog .row button').last().click();
  await page.locator('.outcome.lost').waitFor();
  await browser.shot(page, `over-${look.locale.slice(0, 2)}-${look.colorScheme}`);
  await objections(page, `game over ${look.locale}`);
}

/** The switch in the settings changes everything at once and is remembered. */
async function switching(browser) {
  const page = await browser.visit('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('pt');
  await page.getByRole('heading', { name: 'Jogos de tabuleiro para dois' }).waitFor();
  await page.getByRole('dialog').getByRole('heading', { name: 'Definições' }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 1);
  await page.getByLabel('Cores').selectOption('dark');
  await page.reload();
  await page.getByRole('heading', { name: 'Jogos de tabuleiro para dois' }).waitFor();
  // The footer has the switch as well.
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Board games for two' }).waitFor();
  await page.getByText(/^Jogada \d+\.\d+\.\d+, free software/).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
}
