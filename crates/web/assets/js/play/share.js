/** Links to hand on: watch, invite, another device, downloads. */

import * as api from '../api.js';
import { isLocal } from '../boot.js';
import { linkToCopy, open } from '../dialog.js';
import { button, h } from '../dom.js';
import { analysisLink, atHost } from '../links.js';
import { raster, save } from '../picture.js';
import { seatsOf } from '../seats.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').Side} Side */

/**
 * The address of a game's page on this server.
 * @param {string} id
 * @param {string} [hash] what stays in the browser, such as a secret
 */
export function gameLink(id, hash = '') {
  return `${location.origin}${atHost(`/game/${id}`)}${hash && `#${hash}`}`;
}

/**
 * The box with the invitation, while a seat is open.
 * @param {string} id
 */
export function invitation(id) {
  const { invite } = seatsOf(id);
  if (!invite) return null;
  const link = gameLink(id, `invite=${invite}`);
  return h(
    'div',
    { class: 'invitation' },
    linkToCopy(t('game-invite-help'), link),
    sharing(link),
    qrCode(link),
  );
}

/** Addresses of QR codes by link: the page draws the invitation anew at every update. @type {Map<string, Promise<string>>} */
const qrCodes = new Map();

/** The device's own way to hand a link on, where it has one. @param {string} link */
function sharing(link) {
  if (!navigator.share) return null;
  // Whoever closes that window without choosing has not asked for a message.
  const hand = () =>
    navigator.share({ title: 'Jogada', text: t('game-invite-text'), url: link }).catch(() => {});
  return button(t('game-invite-share'), hand, { class: 'main' });
}

/** The link for the camera of a telephone. @param {string} link */
function qrCode(link) {
  const picture = h('img', { class: 'qr', alt: t('game-invite-qr'), width: 180, height: 180 });
  const code = qrCodes.get(link) ?? api.qrCode(link).then((drawing) => URL.createObjectURL(drawing));
  qrCodes.set(link, code);
  code.then((address) => (picture.src = address)).catch(() => picture.remove());
  return picture;
}

/**
 * Opens the window with all links of a game.
 * @param {import('../types.js').Game} game
 * @param {{ply: number | null, flipped: boolean, mine: Side[]}} view what is on the board now
 */
export function share({ id, status, position }, { ply, flipped, mine }) {
  if (isLocal(id)) {
    const line = `${location.origin}${atHost(analysisLink(position, { flip: flipped }))}`;
    const files = [h('h3', {}, t('game-download')), downloads(id, ply, flipped)];
    open(t('game-share'), linkToCopy(t('game-line-help'), line), ...files);
    return;
  }
  open(
    t('game-share'),
    linkToCopy(t('game-watch-help'), gameLink(id)),
    status === 'waiting' ? invitation(id) : null,
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
  const name = line.spec.split(':')[0];
  open(
    t('game-share'),
    linkToCopy(t('game-watch-help'), location.href),
    h('h3', {}, t('game-download')),
    h('div', { class: 'row' }, ...pictures(name, () => api.picture(line))),
  );
}

/** @param {string} id @param {number | null} ply @param {boolean} flipped */
function downloads(id, ply, flipped) {
  /** @type {Record<string, string>} */
  const query = { ...(ply === null ? {} : { ply: String(ply) }), ...(flipped ? { flip: '1' } : {}) };
  const link = (/** @type {string} */ word, /** @type {string} */ path, /** @type {string} */ file) =>
    h('a', { class: 'button', href: api.address(path), download: file }, t(word));
  const files = isLocal(id)
    ? [button(t('game-record'), async () => save(await api.recordFile(id), `${id}.txt`))]
    : [
        link('game-record', `/api/games/${id}/record`, `${id}.txt`),
        link('game-json', `/api/games/${id}`, `${id}.json`),
      ];
  return h('div', { class: 'row' }, ...files, ...pictures(id, () => api.gamePicture(id, query)));
}

/**
 * Buttons that save a picture, as it is drawn and in points.
 * @param {string} name
 * @param {() => Promise<Blob>} fetchDrawing
 */
function pictures(name, fetchDrawing) {
  const drawing = async () => save(await fetchDrawing(), `${name}.svg`);
  const points = async () => save(await raster(await fetchDrawing()), `${name}.png`);
  return [button(t('game-picture'), drawing), button(t('game-picture-png'), points)];
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
