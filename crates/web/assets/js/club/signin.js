/** Signing in, making an account, signing out. */

import * as api from '../api.js';
import { open } from '../dialog.js';
import { announce, button, h } from '../dom.js';
import { release, sidesOf, yours } from '../seats.js';
import { site } from '../site.js';
import { t } from '../texts.js';
import { listedGames } from '../play/own.js';
import { offerGames } from './claim.js';
import { checkedForm, NAME, passphrase } from './form.js';
import { isMe, setSession } from './session.js';

/** Opens the window for members and those who want to be one. @param {string} [name] that was typed already */
export function showSignIn(name = '') {
  show('account-sign-in', name, {
    fields: [
      nameField(name),
      { name: 'passphrase', label: t('account-passphrase'), attributes: passphrase('current') },
    ],
    send: api.signIn,
    other: site.closed ? null : ['account-new-here', showRegister],
  });
}

/** @param {string} name */
function showRegister(name) {
  const secret = {
    name: 'passphrase',
    label: t('account-passphrase'),
    help: t('account-passphrase-help'),
    attributes: passphrase('new'),
  };
  show('account-make', name, {
    lead: t('account-make-lead'),
    fields: [{ ...nameField(name), help: t('account-name-help') }, secret],
    send: api.register,
    other: ['account-have-one', showSignIn],
  });
}

/** @param {string} value @returns {import('./form.js').Field} */
function nameField(value) {
  return { name: 'name', label: t('account-name'), attributes: { ...NAME, value, autofocus: true } };
}

/**
 * @typedef {object} Way into an account
 * @property {string} [lead]
 * @property {import('./form.js').Field[]} fields
 * @property {(name: string, passphrase: string) => Promise<import('../types.js').Session>} send
 * @property {[label: string, show: (name: string) => void] | null} other way; none if no more accounts are made here
 */

/** @param {string} title @param {string} name @param {Way} way */
function show(title, name, { lead, fields, send, other }) {
  const change = () => {
    const typed = form.querySelector('input')?.value ?? name;
    dialog.close();
    other?.[1](typed);
  };
  const enter = async (/** @type {Record<string, string>} */ values) => {
    const session = await send(values.name, values.passphrase);
    dialog.close();
    await welcome(session);
  };
  const form = checkedForm({ fields, submit: t(title), send: enter });
  const dialog = open(
    t(title),
    lead && h('p', { class: 'quiet' }, lead),
    form,
    h('p', { class: 'other-way' }, other ? button(t(other[0]), change) : t('account-closed')),
  );
}

/** @param {import('../types.js').Session} session */
async function welcome(session) {
  setSession(session);
  announce(t('account-welcome', { name: session.member?.name ?? '' }));
  await offerGames();
}

/** Signs out. The seats of the account do not stay in a browser that others may use. */
export async function signOut() {
  const games = await listedGames(yours().map(({ id }) => id)).catch(() => []);
  const session = await api.signOut();
  for (const { id, seats } of games)
    release(
      id,
      sidesOf(id).filter((side) => isMe(seats[side].account)),
    );
  setSession(session);
  announce(t('account-signed-out'));
}
