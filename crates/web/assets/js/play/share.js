/** Links to hand on: watch, invite, another device, downloads. */

import * as api from '../api.js';
import { linkToCopy, open } from '../dialog.js';
import { button, h } from '../dom.js';
import { seatsOf } from '../seats.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Side} Side */

/**
 * The address of a game's page on this server.
 * @param {string} id
 * @param {string} [hash] what stays in the browser, such as a secret
 */
export function gameLink(id, hash = '') {
  return `${location.origin}/game/${id}${hash && `#${hash}`}`;
}

/**
 * The box with the invitation, while a seat is open.
 * @param {string} id
 */
export function invitation(id) {
  const { invite } = seatsOf(id);
  return invite ? linkToCopy(t('game-invite-help'), gameLink(id, `invite=${invite}`)) : null;
}

/**
 * Opens the window with all links of a game.
 * @param {string} id
 * @param {{ply: number | null, flipped: boolean, mine: Side[]}} view what is on the board now
 */
export function share(id, { ply, flipped, mine }) {
  open(
    t('game-share'),
    linkToCopy(t('game-watch-help'), gameLink(id)),
    invitation(id),
    h('h3', {}, t('game-download')),
    downloads(id, ply, flipped),
    ...(mine.length ? [h('h3', {}, t('game-device')), deviceLink(id, mine[0])] : []),
  );
}

/**
 * Opens the window with the link and the picture of an analysis.
 * @param {import('../types.js').Line} line up to the position on the board
 */
export function shareLine(line) {
  const save = async () => {
    const url = URL.createObjectURL(await api.picture(line));
    h('a', { href: url, download: `${line.spec.split(':')[0]}.svg` }).click();
    URL.revokeObjectURL(url);
  };
  open(
    t('game-share'),
    linkToCopy(t('game-watch-help'), location.href),
    h('h3', {}, t('game-download')),
    button(t('game-picture'), save),
  );
}

/** @param {string} id @param {number | null} ply @param {boolean} flipped */
function downloads(id, ply, flipped) {
  /** @type {Record<string, string>} */
  const query = { ...(ply === null ? {} : { ply: String(ply) }), ...(flipped ? { flip: '1' } : {}) };
  const link = (/** @type {string} */ word, /** @type {string} */ path, /** @type {string} */ file) =>
    h('a', { class: 'button', href: api.address(path, query), download: file }, t(word));
  const base = `/api/games/${id}`;
  return h(
    'div',
    { class: 'row' },
    link('game-record', `${base}/record`, `${id}.txt`),
    link('game-json', base, `${id}.json`),
    link('game-picture', `${base}/picture.svg`, `${id}.svg`),
    link('game-picture-png', `${base}/picture.png`, `${id}.png`),
  );
}

/** @param {string} id @param {Side} side */
function deviceLink(id, side) {
  const box = h('div', { class: 'device' });
  const make = button(t('game-device-make'), async () => {
    const { link } = await api.device(id, seatsOf(id)[side] ?? '');
    box.replaceChildren(linkToCopy(t('game-device-help'), gameLink(id, `seat=${link}`)));
  });
  box.append(make);
  return box;
}
