// Whoever runs a server writes its welcome and imprint, looks after members and games.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { PHONE } from '../browser.mjs';
import { serve } from '../server.mjs';

const SECRET = 'a walk by the river';

export default async function ({ browser }) {
  const first = await serve();
  await post(first.base, '/api/accounts', { name: 'Host', passphrase: SECRET });
  const server = await first.again('--admin', 'Host');
  try {
    await administer(server.base, browser);
  } finally {
    await browser.leave();
    await server.stop();
  }
}

async function post(base, path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.ok(answer.ok, await answer.clone().text());
  return answer.json();
}

async function administer(base, browser) {
  const { member } = await post(base, '/api/accounts', { name: 'Rui', passphrase: SECRET });
  const wanted = { spec: 'wali', white: 'me', black: 'open', name: 'a rude name', listed: true };
  const { id } = await post(base, '/api/games', wanted);

  const guest = await browser.visit(`${base}/admin`);
  await guest.getByText('This page is for those who run the server.').waitFor();
  const host = await browser.visit(base);
  await host.getByRole('button', { name: 'Sign in' }).click();
  await signIn(host, 'Host');
  await host.getByRole('button', { name: 'Your account: Host' }).click();
  await host.getByRole('link', { name: 'Administration' }).click();
  await host.getByRole('heading', { name: 'Administration' }).waitFor();
  await host.getByText('a rude name').waitFor();
  await objections(host, 'the administration');
  await browser.shot(host, 'admin', { fullPage: true });

  await settings(host, guest, browser, base);
  await games(host, guest, browser, base, id);
  await members(host, browser, base, member);
}

async function signIn(page, name) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill(SECRET);
  await page.keyboard.press('Enter');
}

/** What is chosen is there for guests, and what is wrong is said at its field. */
async function settings(host, guest, browser, base) {
  const welcome = host.getByLabel('Welcome');
  await welcome.fill('x'.repeat(2001));
  await host.getByRole('button', { name: 'Save' }).click();
  await host.getByText(/^This is too long: at most 2,?000 characters/).waitFor();
  assert.equal(await welcome.getAttribute('aria-invalid'), 'true');
  await welcome.fill('Our club meets on <b>Tuesdays</b>.\n\nMore at https://club.example/games.');
  await host.getByLabel('Imprint').fill('The club, 1 Main Street');
  await host.getByLabel('Default bot').selectOption({ index: 7 });
  await host.locator('input[name=clock][value=base]').check();
  await host.getByLabel('No new accounts').check();
  await host.getByRole('button', { name: 'Save' }).click();
  await host.getByText('Saved').waitFor();
  await host.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).waitFor();

  await guest.goto(base);
  await guest.getByText('Our club meets on <b>Tuesdays</b>.').waitFor();
  const link = guest.getByRole('link', { name: 'https://club.example/games' });
  assert.equal(await link.getAttribute('href'), 'https://club.example/games');
  await guest
    .getByText(/level 7/)
    .first()
    .waitFor();
  await objections(guest, 'a start page with a welcome');
  await browser.shot(guest, 'home-welcome');
  await guest.getByRole('button', { name: 'Play a friend: Wali' }).click();
  await guest.locator('.seat.w .clock').getByText('5:00').waitFor();
  await guest.goto(`${base}/new/wali`);
  await guest.locator('input[name=opponent][value=friend]').check();
  assert.ok(await guest.locator('input[name=clock][value=base]').isChecked());
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await guest.getByText('New accounts cannot be made here at present.').waitFor();
  await guest.keyboard.press('Escape');
  await guest.getByRole('link', { name: 'Imprint' }).click();
  await guest.getByText('The club, 1 Main Street').waitFor();
}

/** A guest gets another name, a game leaves the list and ends. */
async function games(host, guest, browser, base, id) {
  await guest.goto(`${base}/game/${id}`);
  await guest.locator('.seat.w').getByText('a rude name').waitFor();
  assert.equal(await guest.getByRole('button', { name: 'Manage' }).count(), 0);
  await host.getByPlaceholder('A name or a code').fill('rude');
  await host.getByPlaceholder('A name or a code').press('Enter');
  await host.locator('.entry').getByRole('button', { name: 'Manage' }).click();
  const dialog = host.getByRole('dialog', { name: 'Manage game' });
  await dialog.getByLabel('Guest playing White').fill('Guest 1');
  await objections(host, 'the window for a game');
  await browser.shot(host, 'admin-game');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await guest.locator('.seat.w').getByText('Guest 1').waitFor();
  // A click on a window that is being drawn anew is lost.
  await dialog.getByText('Guest 1').waitFor();
  await dialog.getByRole('button', { name: 'Remove from the public list' }).click();
  await dialog.getByRole('button', { name: 'Add to the public list' }).waitFor();
  const { games: listed } = await (await fetch(`${base}/api/games`)).json();
  assert.ok(!listed.some((game) => game.id === id));
  await dialog.getByRole('button', { name: 'End the game' }).click();
  const sure = host.getByRole('dialog', { name: 'End this game without a winner?' });
  await sure.waitFor();
  assert.equal(await host.evaluate(() => document.activeElement.textContent), 'No');
  await objections(host, 'a question over a window');
  await sure.getByRole('button', { name: 'Yes' }).click();
  await guest.getByText('Ended by whoever runs the server.', { exact: true }).waitFor();
  await host.keyboard.press('Escape');
  await host.goto(`${base}/game/${id}`);
  await host.getByRole('button', { name: 'Manage' }).waitFor();
}

/** A member gets another name, and is banned. */
async function members(host, browser, base, { id }) {
  const rui = await browser.visit(base, { ...PHONE, colorScheme: 'dark' });
  await rui.getByRole('button', { name: 'Pages' }).tap();
  await rui.getByRole('navigation').getByRole('button', { name: 'Sign in' }).tap();
  await signIn(rui, 'Rui');
  await host.goto(`${base}/admin`);
  await host.getByPlaceholder('Part of a name').fill('RUI');
  await host.getByPlaceholder('Part of a name').press('Enter');
  await host.locator('.managed li').nth(1).waitFor({ state: 'detached' });
  const row = host.locator('.managed li');
  await row.getByRole('button', { name: 'Rename' }).click();
  await host.getByRole('dialog').getByLabel('Name').fill('Rui Sá');
  await host.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row.getByRole('link', { name: 'Rui Sá' }).waitFor();
  await rui.goto(`${base}/member/${id}`);
  await rui.getByRole('heading', { name: 'Rui Sá' }).waitFor();
  await rui.getByRole('button', { name: 'Change name' }).waitFor();
  await row.getByRole('button', { name: 'Ban', exact: true }).click();
  await host.getByRole('button', { name: 'Yes' }).click();
  await row.getByText('Banned').waitFor();
  await objections(host, 'a banned member');
  await rui.reload();
  await rui.getByRole('button', { name: 'Change name' }).waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Lift the ban' }).click();
  await row.getByRole('button', { name: 'Make administrator' }).click();
  await row.getByText('Administrator', { exact: true }).waitFor();
  await rui.goto(`${base}/admin`);
  await rui.getByRole('button', { name: 'Pages' }).tap();
  await rui.getByRole('navigation').getByRole('button', { name: 'Sign in' }).tap();
  await signIn(rui, 'rui sá');
  await rui.getByRole('heading', { name: 'Members' }).waitFor();
  await rui.locator('.managed li').nth(1).waitFor();
  await objections(rui, 'the administration on a phone');
  await browser.shot(rui, 'phone-admin-dark', { fullPage: true });
  const [wide, window] = await rui.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(wide <= window, `${wide} > ${window}`);
}
