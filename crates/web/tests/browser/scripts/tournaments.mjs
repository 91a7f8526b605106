// A club plays a tournament: made and entered on the page, paired round by round, watched while it goes on.

import assert from 'node:assert/strict';
import { objections } from '../axe.mjs';
import { PHONE } from '../browser.mjs';

const SECRET = 'a walk by the river';

export default async function ({ base, browser }) {
  const ana = await browser.visit('/tournaments');
  await ana.getByText('No tournament yet').waitFor();
  await register(ana, 'Ana');
  const id = await make(ana, browser);
  const others = await Promise.all(['Eva', 'Gil', 'Ivo', 'Lia'].map((name) => member(base, name)));
  const rui = await browser.visit(`/tournaments/${id}`, PHONE);
  await register(rui, 'Rui');
  const club = new Club(base, id, [
    ...others,
    { name: 'Ana', ask: inPage(ana) },
    { name: 'Rui', ask: inPage(rui) },
  ]);
  await enter(ana, rui, others, club);
  await begin(ana, rui, browser, club);
  await board(ana, rui, browser, base);
  await secondRound(ana, rui, browser, club);
  await end(ana, rui, browser, club);
  await list(ana, browser, base);
}

/** Makes an account on the page. */
async function register(page, name) {
  await page.getByRole('button', { name: 'Sign in to take part' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'New here?' }).click();
  await page.getByRole('dialog', { name: 'Make an account' }).waitFor();
  await page.getByLabel('Passphrase', { exact: true }).fill(SECRET);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Somebody without a browser. */
async function member(base, name) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name, passphrase: SECRET });
  const made = await fetch(`${base}/api/accounts`, { method: 'POST', headers, body });
  assert.equal(made.status, 201, await made.clone().text());
  const cookie = made.headers.get('set-cookie').split(';')[0];
  const ask = async (path, sent, secret = '') => {
    const asked = { ...headers, cookie, authorization: `Bearer ${secret}` };
    const answer = await fetch(base + path, { method: 'POST', headers: asked, body: JSON.stringify(sent) });
    assert.ok(answer.ok, await answer.clone().text());
    return answer.json();
  };
  return { name, ask };
}

/** The same by the session of a page. */
function inPage(page) {
  return (path, sent, secret = '') =>
    page.evaluate(
      async ([path, sent, secret]) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
      },
      [path, sent, secret],
    );
}

class Club {
  constructor(base, id, members) {
    this.base = base;
    this.id = id;
    this.members = members;
  }

  async tournament() {
    return (await fetch(`${this.base}/api/tournaments/${this.id}`)).json();
  }

  /** The player named later in the list of entries resigns in every game of the last round. */
  async playRound() {
    const { players, rounds } = await this.tournament();
    for (const { id, white, black, points } of rounds.at(-1).games) {
      if (points) continue;
      const { name } = players[Math.max(white, black)];
      const { ask } = this.members.find((one) => one.name === name);
      const { secret } = await ask(`/api/games/${id}/join`, {});
      await ask(`/api/games/${id}/do`, { resign: true }, secret);
    }
  }
}

async function make(page, browser) {
  await page.getByRole('link', { name: 'New tournament' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Spring <b>Open</b>');
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('4');
  await page.locator('input[name=begin][value=time]').check();
  await page.getByLabel('Date and time').waitFor();
  await page.locator('input[name=begin][value=pressed]').check();
  await objections(page, 'the form for a tournament');
  await browser.shot(page, 'tournament-new', { fullPage: true });
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.getByRole('heading', { name: 'Spring <b>Open</b>' }).waitFor();
  await page.getByText('Nobody has entered yet.').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1);
}

async function enter(ana, rui, others, { id }) {
  await ana.getByRole('button', { name: 'Start the tournament' }).click();
  await ana.getByRole('alert').getByText('A tournament needs at least 2 players').waitFor();
  await ana.getByRole('button', { name: 'Enter' }).click();
  await ana.getByText('You have entered.').waitFor();
  await rui.getByRole('button', { name: 'Enter' }).click();
  await rui.getByRole('button', { name: 'Cancel my entry' }).click();
  await rui.getByRole('button', { name: 'Enter' }).click();
  for (const { ask } of others) await ask(`/api/tournaments/${id}/enter`, {});
  // Nobody reloads the page.
  await ana.getByRole('heading', { name: '6 players' }).waitFor();
  await objections(ana, 'a tournament before its start');
}

async function begin(ana, rui, browser, club) {
  await browser.shot(ana, 'tournament-open');
  const start = ana.getByRole('button', { name: 'Start the tournament' });
  await start.focus();
  await ana.keyboard.press('Enter');
  await ana.getByText(/^You are (White|Black) against/).waitFor();
  await rui.getByText(/^You are (White|Black) against/).waitFor();
  assert.match(await rui.locator('#announcer').textContent(), /Round 1 has begun/);
  assert.equal(await ana.locator('.pairings li').count(), 3);
  const { rounds } = await club.tournament();
  assert.equal(rounds[0].games.length, 3);
  await objections(ana, 'a running tournament');
  await objections(rui, 'a running tournament on a phone');
  await browser.shot(ana, 'tournament-running');
  await browser.shot(rui, 'tournament-running-phone', { fullPage: true });
}

/** A member finds the board and sits at it without a secret, and finds the way back. */
async function board(ana, rui, browser, base) {
  await ana.getByRole('link', { name: 'To the board' }).click();
  await ana.getByText('Ana (you)').first().waitFor();
  assert.ok((await ana.locator('.clock.running').count()) > 0, 'the clock runs from the start');
  assert.equal(await ana.getByRole('button', { name: 'Undo' }).count(), 0);
  await browser.shot(ana, 'tournament-game');
  await rui.getByRole('link', { name: 'To the board' }).click();
  await rui.getByText('Rui (you)').first().waitFor();
  await browser.shot(rui, 'tournament-game-phone');
  for (const page of [ana, rui]) {
    await page.getByRole('link', { name: 'Spring <b>Open</b>, round 1' }).click();
    await page.getByText('Round 1 of 4').waitFor();
  }
  assert.ok(ana.url().startsWith(`${base}/tournaments/`));
}

async function secondRound(ana, rui, browser, club) {
  await ana.getByRole('link', { name: 'To the board' }).click();
  await ana.getByText('Ana (you)').first().waitFor();
  await club.playRound();
  await ana.getByRole('link', { name: 'Back to the tournament' }).click();
  await ana.getByText('Round 2 of 4').waitFor();
  await ana.getByRole('button', { name: 'Round 1' }).click();
  await ana.getByRole('heading', { name: 'Round 1' }).waitFor();
  assert.equal(await ana.locator('.pairings .won').count(), 3);
  await ana.getByRole('button', { name: 'Round 2' }).click();
  // Who withdraws is asked first, and is not paired again.
  await rui.getByText('Round 2 of 4').waitFor();
  await rui.getByRole('button', { name: 'Withdraw' }).click();
  await rui.getByRole('button', { name: 'Yes' }).click();
  await rui.locator('.standings .gone', { hasText: 'Rui' }).waitFor();
  await ana.getByRole('button', { name: 'Remove Lia' }).click();
  await ana.getByRole('button', { name: 'Yes' }).click();
  await ana.locator('.standings .gone', { hasText: 'Lia' }).waitFor();
  await club.playRound();
  await ana.getByText('Round 3 of 4').waitFor();
  const { rounds, players } = await club.tournament();
  const playing = rounds[2].games.flatMap(({ white, black }) => [players[white].name, players[black].name]);
  assert.deepEqual(playing.sort(), ['Ana', 'Eva', 'Gil', 'Ivo']);
}

async function end(ana, rui, browser, club) {
  await ana.getByRole('button', { name: 'End after this round' }).click();
  await ana.getByRole('button', { name: 'Yes' }).click();
  await ana.getByText('it ends after this round').waitFor();
  await club.playRound();
  await ana.locator('.state', { hasText: 'Finished' }).waitFor();
  await rui.locator('.state', { hasText: 'Finished' }).waitFor();
  await ana.getByText('Won by Ana').waitFor();
  await ana.getByText('Tie-breaks', { exact: true }).click();
  await ana.getByText('The opponents’ points added up, without the lowest').waitFor();
  assert.equal(await ana.getByRole('button', { name: 'Withdraw' }).count(), 0);
  const first = ana.locator('.standings tbody tr').first();
  assert.match(await first.textContent(), /^1.*3/);
  await objections(ana, 'a finished tournament');
  await objections(rui, 'a finished tournament on a phone');
  await browser.shot(ana, 'tournament-over', { fullPage: true });
  await browser.shot(rui, 'tournament-over-phone', { fullPage: true });
}

async function list(page, browser, base) {
  await page.goto(`${base}/tournaments`);
  await page.getByRole('link', { name: /Spring <b>Open<\/b>.*Finished/ }).waitFor();
  await objections(page, 'the list of tournaments');
  await browser.shot(page, 'tournaments');
  const dark = await browser.visit('/tournaments?lang=pt', { colorScheme: 'dark' });
  await dark.getByRole('link', { name: /Terminado/ }).click();
  await dark.getByRole('heading', { name: 'Classificação' }).waitFor();
  await browser.shot(dark, 'tournament-dark-pt');
  await page.goto(`${base}/tournaments/aaaaaaaaaa`);
  await page.getByRole('heading', { name: 'Tournament not found' }).waitFor();
}
