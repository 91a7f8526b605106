/** The corner of the frame that is one's own: signing in, or the name with what it leads to. */

import { reason } from '../api.js';
import { isStatic } from '../boot.js';
import { button, h } from '../dom.js';
import { memberLink } from '../links.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';
import { member } from './session.js';
import { showSignIn, signOut } from './signin.js';

/** A button in the line at the top, and what it opens. */
export function accountCorner() {
  if (isStatic) return [];
  const me = member();
  if (!me) return [button(t('account-sign-in'), () => showSignIn(), { class: 'account' })];
  const label = t('account-menu', { name: me.name });
  const opener = { type: 'button', class: 'account', popovertarget: 'account', 'aria-label': label };
  const column = h('nav', { id: 'account', popover: 'auto', 'aria-label': label }, ...accountLinks());
  column.addEventListener('click', () => column.hidePopover());
  return [h('button', { ...opener, title: me.name }, h('span', {}, me.name)), column];
}

/** The same for a column of links. */
export function accountLinks() {
  if (isStatic) return [];
  const me = member();
  if (!me) return [button(t('account-sign-in'), () => showSignIn())];
  return [
    h('a', { href: memberLink(me.id) }, t('account-profile')),
    me.admin && h('a', { href: '/admin' }, t('admin-title')),
    button(t('account-sign-out'), () => signOut().catch((error) => toast(reason(error)))),
  ];
}
