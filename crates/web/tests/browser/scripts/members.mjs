// A newcomer makes an account, takes games along, plays a rated game, and is found again elsewhere.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { PHONE } from '../browser.mjs';
import { begin, bestMove, clickMove, idOf, turnOf, unfold } from '../player.mjs';

const SECRET = 'a walk by the river';

export default async function ({ base, browser }) {
  const ana = await browser.visit('/');
  await begin(ana, base, 'wali', { bot: 'random' });
  const guest = await oneMove(ana, base);
  await makeAccount(ana, browser);
  await claimGames(ana, browser);
  await ana.goto(`${base}/game/${guest}`);
  await ana.locator('.seat.w').getByRole('link', { name: 'Ana (you)' }).waitFor();

  const rui = await browser.visit('/', PHONE);
  await ratedGame(ana, rui, browser, base);
  await history(ana, rui, base);
  await profile(ana, browser, base);
  await ranking(ana, browser, base);
  await signOutAndIn(ana, base, guest);
  await elsewhere(browser, base, guest);
  await account(ana, browser, base);
  await leave(rui, browser, base);
}

/** Plays a move; the id of the game. */
async function oneMove(page, base) {
  const { position } = await turnOf(page, base, 'w');
  await clickMove(page, position, await bestMove(base, position));
  await turnOf(page, base, 'w');
  return idOf(page);
}

/** What the server refuses is said at its field, which has the focus. */
async function makeAccount(page, browser) {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await objections(page, 'the window to sign in');
  await browser.shot(page, 'sign-in');
  assert.equal(await page.getByLabel('Name', { exact: true }).getAttribute('autocomplete'), 'username');
  const secret = page.getByLabel('Passphrase', { exact: true });
  assert.equal(await secret.getAttribute('autocomplete'), 'current-password');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'New here?' }).click();
  await page.getByRole('dialog', { name: 'Make an account' }).waitFor();
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Ana');
  assert.equal(await secret.getAttribute('autocomplete'), 'new-password');
  await secret.fill('short');
  await page.keyboard.press('Enter');
  await page.getByText('A passphrase has 8 to 200 characters').waitFor();
  assert.equal(await secret.getAttribute('aria-invalid'), 'true');
  assert.ok(await secret.evaluate((field) => field === document.activeElement));
  await objections(page, 'a refused passphrase');
  await browser.shot(page, 'make-account');
  await page.getByRole('button', { name: 'Show the passphrase' }).click();
  assert.equal(await secret.getAttribute('type'), 'text');
  await secret.fill(SECRET);
  await page.keyboard.press('Enter');
}

/** Games that were played before can be taken along. */
async function claimGames(page, browser) {
  const dialog = page.getByRole('dialog', { name: 'Games of this browser' });
  await dialog.getByText(/^Wali · /).waitFor();
  await objections(page, 'the window to claim games');
  await browser.shot(page, 'claim');
  await dialog.getByRole('button', { name: 'Add to my account' }).click();
  await dialog.waitFor({ state: 'detached' });
  const menu = page.getByRole('button', { name: 'Your account: Ana' });
  await menu.waitFor();
  assert.ok(await menu.evaluate((button) => button === document.activeElement));
}

/** Between two members, one of whom becomes one for it. */
async function ratedGame(ana, rui, browser, base) {
  await ana.goto(`${base}/new/wali`);
  await ana.locator('input[name=opponent][value=friend]').check();
  await ana.getByText('Clock, rating, audience').click();
  const rated = ana.getByLabel('Rated');
  assert.ok(await rated.isHidden(), 'without a clock nothing is rated');
  await ana.locator('input[name=clock][value=base]').check();
  await rated.check();
  await objections(ana, 'the form for a rated game');
  await browser.shot(ana, 'new-rated', { fullPage: true });
  await ana.getByRole('button', { name: 'Begin' }).click();
  const link = await ana.locator('input.link').inputValue();

  await rui.goto(link);
  await rui.getByText('The game is rated, so you need an account.').waitFor();
  await browser.shot(rui, 'phone-rated-invitation');
  await rui.locator('.invited').getByRole('button', { name: 'Sign in' }).click();
  await rui.getByRole('button', { name: 'New here?' }).click();
  await rui.getByLabel('Name', { exact: true }).fill('Rui');
  await rui.getByLabel('Passphrase', { exact: true }).fill(SECRET);
  await rui.getByRole('button', { name: 'Make an account' }).click();
  await rui.getByRole('button', { name: 'Take the seat of Black' }).click();

  for (const [page, side] of [
    [ana, 'w'],
    [rui, 'b'],
  ]) {
    const { position } = await turnOf(page, base, side);
    await clickMove(page, position, await bestMove(base, position));
  }
  await turnOf(ana, base, 'w');
  assert.equal(await ana.getByRole('button', { name: 'Undo' }).count(), 0);
  await browser.shot(ana, 'rated-game');
  await rui.getByRole('button', { name: 'Resign' }).click();
  await rui.getByRole('button', { name: 'Yes' }).click();
  await ana.getByText(/Your rating is now \d+ \(\+\d+\)\./).waitFor();
  await rui.getByText(/Your rating is now \d+ \(−\d+\)\./).waitFor();
  assert.match(await ana.locator('.seat.b .rating').textContent(), /1500 −\d+$/);
  await objections(ana, 'the end of a rated game');
  await browser.shot(ana, 'rated-end');
  await browser.shot(rui, 'phone-rated-end');
}

/** Rated games enough for certain ratings, most of them won by Ana. */
async function history(ana, rui, base) {
  const ask = async (page, path, data, secret = '') => {
    const headers = { Authorization: `Bearer ${secret}` };
    const answer = await page.request.post(`${base}/api${path}`, { data, headers });
    assert.ok(answer.ok(), await answer.text());
    return answer.json();
  };
  const game = { spec: 'wali', white: 'me', black: 'open', rated: true, listed: true };
  for (let number = 0; number < 24; number += 1) {
    const { id, seats } = await ask(ana, '/games', { ...game, clock: { base: 300, increment: 0 } });
    const { secret } = await ask(rui, `/games/${id}/join`, {});
    await ask(ana, `/games/${id}/do`, { move: 'c3' }, seats.w);
    await ask(ana, `/games/${id}/do`, { move: 'b1' }, secret);
    await ask(ana, `/games/${id}/do`, { resign: true }, number % 3 ? secret : seats.w);
  }
}

async function profile(ana, browser, base) {
  await ana.locator('.seat.b').getByRole('link', { name: 'Rui' }).click();
  await ana.getByRole('heading', { name: 'Rui' }).waitFor();
  await ana.getByRole('img', { name: /^Rating from \d+ on .* to \d+ on/ }).waitFor();
  assert.equal(await ana.getByRole('button', { name: 'Delete account' }).count(), 0);
  await ana.getByRole('button', { name: 'Your account: Ana' }).click();
  await ana
    .getByRole('navigation', { name: 'Your account: Ana' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await ana.getByRole('heading', { name: 'Ana' }).waitFor();
  await ana.getByRole('button', { name: 'Delete account' }).waitFor();
  await ana.getByText('25 rated games').waitFor();
  const entries = ana.locator('.entry');
  await entries.first().waitFor();
  assert.equal(await entries.count(), 26, 'listed, and for oneself unlisted too');
  await objections(ana, 'a profile');
  await browser.shot(ana, 'profile');
  const dark = await browser.visit(new URL(ana.url()).pathname, { ...PHONE, colorScheme: 'dark' });
  await dark.getByText('25 rated games').waitFor();
  await dark.locator('.entry').first().waitFor();
  assert.equal(await dark.locator('.entry').count(), 24, 'others see listed games only');
  await objections(dark, 'a profile in the dark');
  await browser.shot(dark, 'phone-profile-dark');
  await fits(dark);
  // The list leads to the game, and to its players.
  await dark.locator('.entry').first().getByRole('link', { name: 'Rui', exact: true }).tap();
  await dark.getByRole('heading', { name: 'Rui' }).waitFor();
  await ana.goto(`${base}/games`);
  await ana.getByText('Rated').first().waitFor();
  await objections(ana, 'a list with rated games');
  await browser.shot(ana, 'list-rated');
}

async function ranking(ana, browser, base) {
  await ana.getByRole('navigation').first().getByRole('link', { name: 'Ranking' }).click();
  await ana.getByRole('heading', { name: 'Ranking' }).waitFor();
  await ana.getByText('Nobody is ranked yet.').first().waitFor();
  await objections(ana, 'all rankings');
  await browser.shot(ana, 'rankings');
  await ana.getByRole('link', { name: 'Wali' }).click();
  await ana.getByRole('heading', { name: 'Ranking of Wali' }).waitFor();
  assert.deepEqual(await ana.locator('.ranking tbody th').allTextContents(), ['Ana', 'Rui']);
  await objections(ana, 'a ranking');
  await browser.shot(ana, 'ranking');
  const narrow = { ...PHONE, viewport: { width: 360, height: 780 }, locale: 'pt-PT', colorScheme: 'dark' };
  const phone = await browser.visit('/ratings/wali', narrow);
  await phone.getByRole('heading', { name: 'Classificação de Wali' }).waitFor();
  await objections(phone, 'a ranking on a phone');
  await browser.shot(phone, 'phone-ranking-pt');
  await fits(phone);
  await phone.getByRole('button', { name: 'Páginas' }).tap();
  await browser.shot(phone, 'phone-menu-pt');
  await phone.getByRole('navigation').getByRole('button', { name: 'Iniciar sessão' }).tap();
  await phone.getByRole('dialog').waitFor();
  await browser.shot(phone, 'phone-sign-in-pt');
  await fits(phone);
}

/** Nothing is wider than the window. */
async function fits(page) {
  const [wide, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(wide <= window, `${page.url()}: ${wide} > ${window}`);
}

/** Who signs out leaves no seats behind, and has them again after signing in. */
async function signOutAndIn(ana, base, guest) {
  await ana.goto(`${base}/game/${guest}`);
  await ana.getByText('Your turn', { exact: true }).waitFor();
  await ana.getByRole('button', { name: 'Your account: Ana' }).click();
  await ana.getByRole('button', { name: 'Sign out' }).click();
  await ana.getByText('You are watching').first().waitFor();
  const enter = ana.getByRole('button', { name: 'Sign in' });
  await enter.waitFor();
  await enter.click();
  await signIn(ana, 'Ana', 'guessed');
  await ana.getByText('There is no account with this name and passphrase').waitFor();
  await signIn(ana, 'ANA', SECRET);
  await ana.getByText('Your turn', { exact: true }).waitFor();
}

async function signIn(page, name, secret) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill(secret);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** On another device a member finds the games and goes on. */
async function elsewhere(browser, base, guest) {
  const other = await browser.visit('/yours');
  await other.getByText('You have not played here yet.').waitFor();
  await objections(other, 'a guest without games');
  await other.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(other, 'Ana', SECRET);
  await other.getByText('Your turn', { exact: true }).waitFor();
  assert.equal(await other.locator('.results tbody tr').count(), 1);
  await browser.shot(other, 'yours-member');
  await other.locator(`.entry a[href="/game/${guest}"]`).click();
  await other.getByText('Your turn', { exact: true }).waitFor();
  const { position } = await turnOf(other, base, 'w');
  await clickMove(other, position, await bestMove(base, position));
  await turnOf(other, base, 'w');
}

/** Another name, another passphrase. */
async function account(ana, browser, base) {
  await ana.getByRole('button', { name: 'Your account: Ana' }).click();
  await ana
    .getByRole('navigation', { name: 'Your account: Ana' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await ana.getByRole('button', { name: 'Change name' }).click();
  await ana.getByLabel('Name', { exact: true }).fill('rui');
  await ana.getByRole('button', { name: 'Save' }).click();
  await ana.getByText('This name is taken').waitFor();
  await ana.getByLabel('Name', { exact: true }).fill('Ana Sá');
  await ana.getByRole('button', { name: 'Save' }).click();
  await ana.getByRole('heading', { name: 'Ana Sá' }).waitFor();
  await ana.getByRole('button', { name: 'Your account: Ana Sá' }).waitFor();
  await ana.getByRole('button', { name: 'Change passphrase' }).click();
  await ana.getByLabel('Current passphrase').fill(SECRET);
  await ana.getByLabel('New passphrase', { exact: true }).fill('Ana-Sá !');
  await ana.getByRole('button', { name: 'Save' }).click();
  await ana.getByText('The passphrase is the name').waitFor();
  assert.equal(await ana.getByLabel('New passphrase', { exact: true }).getAttribute('aria-invalid'), 'true');
  await objections(ana, 'the window for another passphrase');
  await browser.shot(ana, 'change-passphrase');
  await ana.getByLabel('New passphrase', { exact: true }).fill('another walk');
  await ana.getByRole('button', { name: 'Save' }).click();
  await ana.getByRole('dialog').waitFor({ state: 'detached' });
  await ana.goto(base);
  await ana.getByRole('button', { name: 'Your account: Ana Sá' }).waitFor();
}

/** Who leaves is asked for the passphrase, and is then a guest. */
async function leave(rui, browser, base) {
  await rui.goto(base);
  await rui.getByRole('button', { name: 'Pages' }).tap();
  await browser.shot(rui, 'phone-menu');
  await rui.getByRole('navigation').getByRole('link', { name: 'Profile' }).tap();
  await rui.getByRole('button', { name: 'Delete account' }).tap();
  await rui.getByText('This cannot be undone').waitFor();
  await objections(rui, 'the window to delete an account');
  await browser.shot(rui, 'phone-delete');
  const address = rui.url();
  await rui.getByLabel('Passphrase', { exact: true }).fill(SECRET);
  await rui.getByRole('button', { name: 'Delete my account' }).tap();
  await rui.getByRole('heading', { name: 'Board games for two' }).waitFor();
  await rui.goto(address);
  await rui.getByRole('heading', { name: 'Member not found' }).waitFor();
}
