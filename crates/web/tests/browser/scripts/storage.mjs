// A browser that stores nothing for the site: one plays all the same, and is told what that means.

import { clickMove, turnOf } from '../player.mjs';

export default async function ({ base, browser }) {
  const page = await browser.visit('about:blank');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.goto(base);
  await page.locator('.game-card .main').first().click();
  await page.waitForURL('**/game/*');
  await page.getByText('Your turn', { exact: true }).waitFor();
  await page.getByText('Your browser blocks storage').waitFor();
  await browser.shot(page, 'no-storage');
  const { position } = await turnOf(page, base, 'w');
  await clickMove(page, position, position.legal[0][0]);
  await turnOf(page, base, 'w');
  await page.getByText('Your turn').waitFor();
  // The private link that is spoken of leads back to the seat.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a private link' }).click();
  const link = await page.getByLabel(/Open this link on the other device/).inputValue();
  await page.reload();
  await page.getByText('You are watching').first().waitFor();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText('Your turn').waitFor();
}
