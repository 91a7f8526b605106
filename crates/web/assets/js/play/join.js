/** Arriving by a link that holds a secret: an invitation, or one's own seat from another device. */

import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { hold, sidesOf } from '../seats.js';
import { change, settings } from '../settings.js';
import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

/**
 * Reads the secret of the address, takes it out of sight, and offers or takes the seat.
 * @param {HTMLElement} place where an invitation is shown
 * @param {Game} game
 * @param {GameInfo} info
 * @param {() => void} seated
 */
export async function arrive(place, game, info, seated) {
  const secrets = new URLSearchParams(location.hash.slice(1));
  const [invite, seat] = [secrets.get('invite'), secrets.get('seat')];
  if (invite || seat) history.replaceState(null, '', location.pathname + location.search);
  const mayJoin = invite || (game.listed && game.status === 'waiting');
  if (seat) await take(place, game, seat, seated);
  else if (mayJoin && sidesOf(game.id).length === 0) invited(place, game, info, invite, seated);
}

/**
 * @param {HTMLElement} place
 * @param {Game} game
 * @param {GameInfo} info
 * @param {string | null} invite a listed game needs none
 * @param {() => void} seated
 */
function invited(place, game, info, invite, seated) {
  const side = game.seats.w.kind === 'open' ? 'w' : 'b';
  const name = h('input', {
    type: 'text',
    maxlength: 40,
    value: settings.name,
    'aria-label': t('new-name'),
    placeholder: t('new-name'),
  });
  const sit = () => {
    change('name', name.value.trim());
    return take(place, game, invite, seated);
  };
  const join = button(t('game-join', { side: sideName(side) }), sit, { class: 'main' });
  fill(
    place,
    h(
      'div',
      { class: 'card' },
      h('p', {}, t('game-join-lead', { game: info.name })),
      h('div', { class: 'row' }, name, join),
    ),
  );
}

/** @param {HTMLElement} place @param {Game} game @param {string | null} secret @param {() => void} seated */
async function take(place, game, secret, seated) {
  try {
    const seat = await api.join(game.id, secret, settings.name);
    hold(game.id, { [seat.side]: seat.secret, spec: game.position.spec });
    fill(place);
    seated();
  } catch (error) {
    const isTaken = error instanceof api.Refused && error.status === 409;
    fill(place, h('p', { class: 'card' }, isTaken ? t('game-join-taken') : api.reason(error)));
  }
}
