/** The start page: five boards, each one click from a game. */

import * as api from '../api.js';
import { Board } from '../board/board.js';
import { button, fill, h } from '../dom.js';
import { go } from '../links.js';
import { listing } from '../play/listing.js';
import { botName } from '../play/seat.js';
import { hold, yours } from '../seats.js';
import { reset, settings } from '../settings.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** How many of one's own games are shown at a time. */
const YOURS = 6;

/** @param {HTMLElement} root */
export async function homePage(root) {
  document.title = 'Jogada';
  const catalogue = await api.catalogue();
  const cards = h('div', { class: 'cards' }, ...catalogue.map(card));
  const mine = h(
    'section',
    { class: 'list', hidden: yours().length === 0 },
    ...placeholders(Math.min(YOURS, yours().length)),
  );
  const running = h('section', { class: 'list' });
  fill(
    root,
    h('h1', {}, t('home-title')),
    h('p', { class: 'lead' }, t('home-lead')),
    cards,
    mine,
    running,
    joining(),
  );
  showMine(mine, catalogue);
  showRunning(running, catalogue);
}

/** Keeps the room of what is still on its way. @param {number} count */
function placeholders(count) {
  return [
    h('h2', {}, t('home-yours')),
    h('ul', { class: 'listing' }, ...Array.from({ length: count }, () => h('li', { class: 'placeholder' }))),
  ];
}

/** @param {GameInfo} info */
function card(info) {
  const link = { class: 'picture', href: `/new/${info.id}`, tabindex: -1, 'aria-hidden': 'true' };
  const picture = h('a', link);
  drawSample(picture, info);
  const choose = t('home-choose-game', { game: info.name });
  const rules = t('home-rules-game', { game: info.name });
  return h(
    'article',
    { class: 'card game-card' },
    picture,
    h('h2', {}, info.name),
    h('p', {}, info.tagline),
    playButton(info),
    h('a', { class: 'button', href: `/new/${info.id}`, 'aria-label': choose }, t('home-choose')),
    h('a', { class: 'button', href: `/rules/${info.id}`, 'aria-label': rules }, t('page-rules')),
  );
}

/** Begins at once, against the bot one played against last. @param {GameInfo} info */
function playButton(info) {
  const label = t('home-play-game', { game: info.name, bot: botName(opponent(info), info) });
  const attributes = { class: 'main', 'aria-label': label, title: label };
  const play = button(t('home-play'), () => begin(info, play), attributes);
  return play;
}

/** The bot of the settings, if the game has it. @param {GameInfo} info */
function opponent(info) {
  const isKnown = info.players.some((player) => player.name === settings.bot.split(':')[0]);
  return isKnown ? settings.bot : info.players[0].name;
}

/** @param {HTMLElement} picture @param {GameInfo} info */
async function drawSample(picture, info) {
  const position = await api.sample(info);
  const board = new Board(info, { still: true });
  board.show({ ...position, marks: [], lines: [] });
  fill(picture, board.element);
}

/** Why the last game could not begin: one line on the page, below the button that was pressed. */
const problem = h('p', { class: 'notice', role: 'alert' });

/** @param {GameInfo} info @param {HTMLButtonElement} pressed */
async function begin(info, pressed) {
  pressed.disabled = true;
  problem.remove();
  try {
    const { id, seats } = await create(info);
    hold(id, { ...seats, spec: info.id });
    go(`/game/${id}`);
  } catch (error) {
    pressed.disabled = false;
    problem.textContent = api.reason(error);
    pressed.after(problem);
  }
}

/** A new game; a bot of the settings that the server refuses is forgotten. @param {GameInfo} info */
async function create(info) {
  const name = settings.name ? { name: settings.name } : {};
  const against = (/** @type {string} */ bot) =>
    api.create({ spec: info.id, white: 'me', black: bot, ...name });
  const wanted = opponent(info);
  try {
    return await against(wanted);
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.field !== 'black') throw error;
    reset('bot');
    if (opponent(info) === wanted) throw error;
    const begun = await against(opponent(info));
    toast(t('home-other-bot', { why: error.message, bot: botName(opponent(info), info) }));
    return begun;
  }
}

/** @param {HTMLElement} section @param {GameInfo[]} catalogue */
async function showMine(section, catalogue) {
  const list = h('ul', { class: 'listing' });
  const held = yours();
  const more = button(t('games-more'), async () => {
    more.disabled = true;
    list.append(...(await ownRows(held.splice(0, YOURS), catalogue)));
    more.disabled = false;
    more.hidden = held.length === 0;
  });
  list.append(...(await ownRows(held.splice(0, YOURS), catalogue)));
  more.hidden = held.length === 0;
  section.hidden = !list.hasChildNodes() && more.hidden;
  fill(section, h('h2', {}, t('home-yours')), list, more);
}

/** The games of some seats, as far as the server still has them. @param {{id: string}[]} held @param {GameInfo[]} catalogue */
async function ownRows(held, catalogue) {
  const games = await Promise.all(held.map(({ id }) => api.game(id).catch(() => null)));
  const rows = games
    .filter((game) => game !== null)
    .map((game) => ({
      ...game,
      spec: game.position.spec,
      moves: game.position.moves.length,
      updated: game.created,
    }));
  return rows.map((row) => listing(row, catalogue)).filter((row) => row !== null);
}

/** @param {HTMLElement} section @param {GameInfo[]} catalogue */
async function showRunning(section, catalogue) {
  const [waiting, playing] = await Promise.all([
    api.games({ status: 'waiting', limit: '6' }),
    api.games({ status: 'playing', limit: '6' }),
  ]);
  const games = [...waiting.games, ...playing.games];
  const list = games.length
    ? h('ul', { class: 'listing' }, ...games.map((game) => listing(game, catalogue)))
    : h('p', { class: 'quiet' }, t('home-none-running'));
  fill(section, h('h2', {}, t('home-running')), list);
}

/** A field for a link or a code that came by another way. */
function joining() {
  const field = h('input', {
    type: 'text',
    'aria-label': t('home-join-help'),
    placeholder: t('home-join-help'),
    name: 'link',
  });
  const problem = h('p', { class: 'notice', role: 'alert', hidden: true }, t('home-join-bad'));
  const form = h('form', { class: 'row' }, field, h('button', { type: 'submit' }, t('home-join-go')));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const path = gamePath(field.value.trim());
    problem.hidden = path !== null;
    if (path) go(path);
  });
  return h('section', { class: 'list' }, h('h2', {}, t('home-join')), form, problem);
}

/** The page a pasted link or code means. @param {string} text */
function gamePath(text) {
  const link = /\/game\/([\w-]+)(#\S+)?$/.exec(text);
  if (link) return `/game/${link[1]}${link[2] ?? ''}`;
  return /^[\w-]{4,40}$/.test(text) ? `/game/${text}` : null;
}
