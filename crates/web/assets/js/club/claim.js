/** Games that were played in this browser as a guest, offered to the member who signs in. */

import * as api from '../api.js';
import { open } from '../dialog.js';
import { date } from '../dates.js';
import { announce, button, h } from '../dom.js';
import { ruleName } from '../play/listing.js';
import { isUntouched, listedGames, opponentOf } from '../play/own.js';
import { seatsOf, sidesOf, yours } from '../seats.js';
import { t } from '../texts.js';
import { checkedForm } from './form.js';
import { tell } from './session.js';

/** @typedef {import('../types.js').Listing} Listing */

/** Seats the server takes at once. */
const BATCH = 200;

/** Asks which games are the member's, if there are any that are nobody's. */
export async function offerGames() {
  const games = await guestGames().catch(() => []);
  if (!games.length) return;
  const catalogue = await api.catalogue();
  const rows = games.map((game) => row(game, catalogue));
  const add = async () => {
    const chosen = rows.filter(({ box }) => box.checked).map(({ game }) => game.id);
    const count = await claim(chosen);
    dialog.close();
    announce(t('claim-done', { count }));
    tell();
  };
  const later = button(t('claim-later'), () => dialog.close());
  const list = h('ul', { class: 'claims' }, ...rows.map(({ element }) => element));
  const dialog = open(
    t('claim-title'),
    h('p', {}, t('claim-lead')),
    list,
    checkedForm({ fields: [], submit: t('claim-add'), send: add }, later),
  );
}

/** Those in which a guest of this browser sits. */
async function guestGames() {
  const games = await listedGames(yours().map(({ id }) => id));
  const isGuest = (/** @type {Listing} */ { id, seats }) =>
    sidesOf(id).some((side) => seats[side].kind === 'human' && !seats[side].account);
  return games.filter((game) => isGuest(game) && !isUntouched(game));
}

/** @param {Listing} game @param {import('../types.js').GameInfo[]} catalogue */
function row(game, catalogue) {
  const info = catalogue.find(({ id }) => id === game.spec.split(':')[0]);
  const box = h('input', { type: 'checkbox', checked: true });
  const opponent = info ? opponentOf(game, info) : '';
  const words = [info ? ruleName(game.spec, info) : game.spec, opponent || t('new-both')].join(' · ');
  return {
    game,
    box,
    element: h(
      'li',
      {},
      h('label', { class: 'tick' }, box, h('span', {}, `${words} · `, date(game.updated))),
    ),
  };
}

/** How many games are the member's now. @param {string[]} ids */
async function claim(ids) {
  const seats = ids.flatMap((id) => sidesOf(id).map((side) => ({ id, secret: seatsOf(id)[side] ?? '' })));
  const claimed = new Set();
  while (seats.length) for (const id of (await api.claim(seats.splice(0, BATCH))).games) claimed.add(id);
  return claimed.size;
}
