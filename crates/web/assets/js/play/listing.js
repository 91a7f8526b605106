/** A game in a list: who plays what, and how it stands. */

import { address, pictureLook } from '../api.js';
import { h } from '../dom.js';
import { sidesOf } from '../seats.js';
import { language } from '../settings.js';
import { t } from '../texts.js';
import { isMyTurn } from './own.js';
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
  const mine = sidesOf(game.id);
  const [white, black] = SIDES.map((side) => nameOf(game.seats[side], mine.includes(side), info));
  const picture = h('img', {
    src: address(`/api/games/${game.id}/picture.svg`, pictureLook()),
    alt: '',
    width: 56,
    height: 56,
    loading: 'lazy',
  });
  const names = h(
    'span',
    { class: 'names' },
    h('b', {}, mine.length === 2 ? t('new-both') : `${white} – ${black}`),
    h(
      'span',
      { class: 'quiet' },
      `${ruleName(game.spec, info)} · ${t('games-moves', { count: game.moves })} · `,
      date(game.updated),
    ),
  );
  const turn = isMyTurn(game) ? 'yours' : '';
  const own = ownResult(game, mine);
  const state = h('span', { class: `state ${game.status} ${turn}` }, own && h('b', {}, own), stateText(game));
  return h('li', {}, h('a', { href: `/game/${game.id}` }, picture, names, state));
}

/** Whether one has won. @param {import('../types.js').Listing} game @param {import('../types.js').Side[]} mine */
function ownResult({ result }, mine) {
  if (!result || result.winner === 'draw' || mine.length !== 1) return '';
  return t(mine.includes(result.winner) ? 'games-you-won' : 'games-you-lost');
}

/** The day something happened. @param {number} time */
function date(time) {
  const day = new Date(time);
  // The browser's own kind of the language writes dates as its user does.
  const tag = navigator.language.startsWith(language()) ? navigator.language : language();
  const text = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(day);
  return h('time', { datetime: day.toISOString() }, text);
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
  if (game.status === 'waiting') return t(sidesOf(game.id).length ? 'games-waiting' : 'games-join');
  return t(isMyTurn(game) ? 'game-to-move' : 'games-playing');
}
