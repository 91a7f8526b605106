/** Games that begin with one click: against a bot, or a friend who gets a link. */

import * as api from '../api.js';
import { isStatic } from '../boot.js';
import { button, h } from '../dom.js';
import { go } from '../links.js';
import { hold } from '../seats.js';
import { reset, settings } from '../settings.js';
import { site } from '../site.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';
import { botName } from './seat.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** The bot one played against last, if the game has it. @param {GameInfo} info */
export function opponent(info) {
  const isKnown = info.players.some((player) => player.name === settings.bot.split(':')[0]);
  return isKnown ? settings.bot : info.players[0].name;
}

/** What a bot sees and misses. @param {string} bot @param {GameInfo} info */
export function botHelp(bot, info) {
  const player = info.players.find(({ name }) => name === bot.split(':')[0]);
  return player?.levels?.find((level) => level.player === bot)?.help ?? player?.help ?? '';
}

/** Begins at once, against the bot one played against last. @param {GameInfo} info */
export function playButton(info) {
  const label = t('home-play-game', { game: info.name, bot: botName(opponent(info), info) });
  const attributes = { class: 'main', 'aria-label': label, title: label };
  const play = button(t('home-play'), () => begin(() => againstBot(info), info, play), attributes);
  return play;
}

/** Another person: a friend who gets a link, or both sides on this screen where no link leads to it. @param {GameInfo} info */
export function otherButton(info) {
  return isStatic ? bothButton(info) : friendButton(info);
}

/** @param {GameInfo} info */
function bothButton(info) {
  const attributes = { 'aria-label': t('home-both-game', { game: info.name }) };
  const both = button(t('home-both'), () => begin(() => create(info, 'me'), info, both), attributes);
  return both;
}

/** Makes a game with an open seat; its page has the invitation. @param {GameInfo} info */
function friendButton(info) {
  const attributes = { 'aria-label': t('home-friend-game', { game: info.name }) };
  const invite = button(t('home-friend'), () => begin(() => create(info, 'open'), info, invite), attributes);
  return invite;
}

/** Why the last game could not begin: one line on the page, below the button that was pressed. */
const problem = h('p', { class: 'notice', role: 'alert' });

/**
 * @param {() => ReturnType<typeof api.create>} make
 * @param {GameInfo} info
 * @param {HTMLButtonElement} pressed
 */
async function begin(make, info, pressed) {
  pressed.disabled = true;
  problem.remove();
  try {
    const { id, seats, invite } = await make();
    hold(id, { ...seats, ...(invite ? { invite } : {}), spec: info.id });
    go(`/game/${id}`);
  } catch (error) {
    pressed.disabled = false;
    problem.textContent = api.reason(error);
    pressed.after(problem);
  }
}

/** @param {GameInfo} info @param {string} other a bot, `open` or `me` */
function create(info, other) {
  const name = settings.name ? { name: settings.name } : {};
  const clock = other === 'open' && site.defaults.clock ? { clock: site.defaults.clock } : {};
  return api.create({ spec: info.id, white: 'me', black: other, ...clock, ...name });
}

/** A bot of the settings that the server refuses is forgotten. @param {GameInfo} info */
async function againstBot(info) {
  const wanted = opponent(info);
  try {
    return await create(info, wanted);
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.field !== 'black') throw error;
    reset('bot');
    if (opponent(info) === wanted) throw error;
    const begun = await create(info, opponent(info));
    toast(t('home-other-bot', { why: error.message, bot: botName(opponent(info), info) }));
    return begun;
  }
}
