/** What members change about their own account, each in a window of its own. */

import * as api from '../api.js';
import { open } from '../dialog.js';
import { announce, button, h } from '../dom.js';
import { go } from '../links.js';
import { t } from '../texts.js';
import { checkedForm, NAME, passphrase } from './form.js';
import { member, setSession } from './session.js';

/** The buttons on one's own page. */
export function accountButtons() {
  return h(
    'div',
    { class: 'row' },
    button(t('account-change-name'), changeName),
    button(t('account-change-passphrase'), changePassphrase),
    button(t('account-delete'), deleteAccount, { class: 'risky' }),
  );
}

function changeName() {
  const value = member()?.name ?? '';
  const send = async (/** @type {Record<string, string>} */ { name }) => {
    const session = await api.changeAccount({ name });
    dialog.close();
    setSession(session);
  };
  const field = { name: 'name', label: t('account-name'), help: t('account-change-name-help') };
  const fields = [{ ...field, attributes: { ...NAME, value, autofocus: true } }];
  const dialog = open(t('account-change-name'), checkedForm({ fields, submit: t('account-save'), send }));
}

function changePassphrase() {
  const send = async (/** @type {Record<string, string>} */ values) => {
    await api.changeAccount({ passphrase: { old: values.old, new: values.new } });
    dialog.close();
    announce(t('account-saved'));
  };
  const fields = [
    { name: 'old', label: t('account-old'), attributes: { ...passphrase('current'), autofocus: true } },
    {
      name: 'new',
      label: t('account-new'),
      help: t('account-new-help'),
      aliases: ['passphrase'],
      attributes: passphrase('new'),
    },
  ];
  const form = checkedForm({ fields, submit: t('account-save'), send });
  form.prepend(nameForManagers());
  const dialog = open(t('account-change-passphrase'), form);
}

/** Managers of passphrases look for the name they belong to. */
function nameForManagers() {
  const attributes = {
    type: 'text',
    name: 'username',
    autocomplete: 'username',
    readonly: true,
    hidden: true,
  };
  return h('input', { ...attributes, value: member()?.name ?? '' });
}

function deleteAccount() {
  const send = async (/** @type {Record<string, string>} */ values) => {
    const session = await api.removeAccount(values.passphrase);
    dialog.close();
    go('/');
    setSession(session);
    announce(t('account-deleted'));
  };
  const attributes = { ...passphrase('current'), autofocus: true };
  const fields = [{ name: 'passphrase', label: t('account-passphrase'), attributes }];
  const dialog = open(
    t('account-delete'),
    h('p', { class: 'notice lost' }, t('account-delete-warning')),
    checkedForm({ fields, submit: t('account-delete-yes'), isRisky: true, send }),
  );
}
