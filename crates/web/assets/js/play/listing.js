/** A game in a list: who plays what, and how it stands. */

import { address, gamePicture, pictureLook } from '../api.js';
import { isLocal } from '../boot.js';
import { date } from '../dates.js';
import { h } from '../dom.js';
import { memberLink } from '../links.js';
import { t } from '../texts.js';
import { isMyTurn, ownSides } from './own.js';
import { nameOf } from './seat.js';

/** @type {import('../types.js').Side[]} */
const SIDES = ['w', 'b'];

/**
 * @param {import('../types.js').Listing} game
 * @param {import('../types.js').GameInfo[]} catalogue
 */
export function listing(game, catalogue) {
  const info = catalogue.find((one) => one.id === game.spec.split(':')[0]);
  if (!info) return null;
  const mine = ownSides(game);
  const picture = h('img', { ...source(game.id), alt: '', width: 56, height: 56, loading: 'lazy' });
  if (isLocal(game.id)) drawHere(picture, game.id);
  const names = h(
    'span',
    { class: 'names' },
    h('b', {}, ...(mine.length === 2 ? [t('new-both')] : players(game, mine, info))),
    h(
      'span',
      { class: 'quiet' },
      game.rated && h('span', { class: 'badge' }, t('games-rated')),
      `${ruleName(game.spec, info)} · ${t('games-moves', { count: game.moves })} · `,
      date(game.updated),
    ),
  );
  const turn = isMyTurn(game) ? 'yours' : '';
  const own = ownResult(game, mine);
  const state = h('span', { class: `state ${game.status} ${turn}` }, own && h('b', {}, own), stateText(game));
  // The names lead elsewhere, so the link to the game lies over the entry, not around it.
  const label = [...names.children, state].map(({ textContent }) => textContent).join(', ');
  const whole = h('a', { class: 'whole', href: `/game/${game.id}`, 'aria-label': label });
  return h('li', { class: 'entry' }, whole, picture, names, state);
}

/** Where the picture of a game is; one that is kept here has no address. @param {string} id */
function source(id) {
  return isLocal(id) ? {} : { src: address(`/api/games/${id}/picture.svg`, pictureLook()) };
}

/** @param {HTMLImageElement} picture @param {string} id */
async function drawHere(picture, id) {
  const drawing = await gamePicture(id, {}).catch(() => null);
  if (!drawing) return;
  picture.src = URL.createObjectURL(drawing);
  picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true });
}

/** Both names; those of members lead to their pages. @param {import('../types.js').Listing} game @param {import('../types.js').Side[]} mine @param {import('../types.js').GameInfo} info */
function players({ seats }, mine, info) {
  const [white, black] = SIDES.map((side) => {
    const name = nameOf(seats[side], mine.includes(side), info);
    const { account } = seats[side];
    return account ? h('a', { href: memberLink(account) }, name) : name;
  });
  return [white, ' – ', black];
}

/** Whether one has won. @param {import('../types.js').Listing} game @param {import('../types.js').Side[]} mine */
function ownResult({ result }, mine) {
  if (!result || result.winner === 'draw' || mine.length !== 1) return '';
  return t(mine.includes(result.winner) ? 'games-you-won' : 'games-you-lost');
}

/** The game's name, with the rules that are not usual. @param {string} spec @param {import('../types.js').GameInfo} info */
export function ruleName(spec, info) {
  const options = spec.split(':')[1];
  const preset = info.presets.find(({ id, options: set }) => options === id || options === set);
  return options ? `${info.name} (${preset?.label ?? t('new-own')})` : info.name;
}

/** @param {import('../types.js').Listing} game */
function stateText(game) {
  if (game.result) return game.result.text;
  if (game.status === 'waiting') return t(ownSides(game).length ? 'games-waiting' : 'games-join');
  return t(isMyTurn(game) ? 'game-to-move' : 'games-playing');
}
