/**
 * Who is signed in. The session is a cookie that scripts cannot read; what is kept here lets the page show
 * the name at once, and spares guests the question.
 */

import * as api from '../api.js';
import { isStatic } from '../boot.js';
import { keep, recall } from '../settings.js';

/** @typedef {{id: string, name: string, admin: boolean}} Member */

const KEY = 'jogada.member';

/** @type {Set<() => void>} */
const listeners = new Set();

/** The member who is signed in; null for a guest, and where there is no server. @returns {Member | null} */
export function member() {
  const kept = isStatic ? {} : recall(KEY);
  return kept.id ? kept : null;
}

/** Whether this is who is signed in. @param {string | undefined} account */
export function isMe(account) {
  return account !== undefined && account === member()?.id;
}

/**
 * Calls `listener` when somebody signs in or out or has another name, until the function it returns is called.
 * @param {() => void} listener
 */
export function onMember(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes over what the server says. @param {import('../types.js').Session} session */
export function setSession({ member: me }) {
  const before = JSON.stringify(member());
  keep(KEY, me ? { id: me.id, name: me.name, admin: me.admin } : {});
  if (JSON.stringify(member()) !== before) tell();
}

/** Has everything shown anew that depends on who is signed in. */
export function tell() {
  for (const listener of listeners) listener();
}

/** Asks the server whether the member is still signed in; if it does not answer, the next visit asks again. */
export async function checkSession() {
  const session = member() && (await api.session().catch(() => null));
  if (session) setSession(session);
}

// Signed in or out in another tab.
addEventListener('storage', ({ key }) => key === KEY && tell());
