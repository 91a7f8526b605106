/** A game in a list: who plays what, and how it stands. */

import { h } from '../dom.js';
import { sidesOf } from '../seats.js';
import { language } from '../settings.js';
import { t } from '../texts.js';
import { isMyTurn } from './own.js';
import { nameOf } from './seat.js';

/**
 * @param {import('../types.js').Listing} game
 * @param {import('../types.js').GameInfo[]} catalogue
 */
export function listing(game, catalogue) {
  const info = catalogue.find((one) => one.id === game.spec.split(':')[0]);
  if (!info) return null;
  const mine = sidesOf(game.id);
  const white = nameOf(game.seats.w, mine.includes('w'), info);
  const black = nameOf(game.seats.b, mine.includes('b'), info);
  const picture = h('img', {
    src: `/api/games/${game.id}/picture.svg`,
    alt: '',
    width: 56,
    height: 56,
    loading: 'lazy',
  });
  const names = h(
    'span',
    { class: 'names' },
    h('b', {}, `${white} – ${black}`),
    h(
      'span',
      { class: 'quiet' },
      `${ruleName(game.spec, info)} · ${t('games-moves', { count: game.moves })} · `,
      date(game.updated),
    ),
  );
  const turn = isMyTurn(game) ? 'yours' : '';
  const state = h('span', { class: `state ${game.status} ${turn}` }, stateText(game));
  return h('li', {}, h('a', { href: `/game/${game.id}` }, picture, names, state));
}

/** The day something happened. @param {number} time */
function date(time) {
  const day = new Date(time);
  const text = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(day);
  return h('time', { datetime: day.toISOString() }, text);
}

/** The game's name, with the rules that are not usual. @param {string} spec @param {import('../types.js').GameInfo} info */
function ruleName(spec, info) {
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
