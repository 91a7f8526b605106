/** For whoever runs the server: its settings, its members and its games. */

import * as api from '../api.js';
import { checkedForm, NAME } from '../club/form.js';
import { manageGame } from '../club/managegame.js';
import { isMe, member } from '../club/session.js';
import { day } from '../dates.js';
import { ask, open } from '../dialog.js';
import { button, fill, h } from '../dom.js';
import { frame } from '../frame.js';
import { labelled } from '../fields.js';
import { memberLink } from '../links.js';
import { ClockForm } from '../play/clockform.js';
import { listing } from '../play/listing.js';
import { setSite } from '../site.js';
import { t } from '../texts.js';
import { toast } from '../toast.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').AdminMember} AdminMember
 */

/** @param {HTMLElement} root */
export async function adminPage(root) {
  document.title = `${t('admin-title')} · Jogada`;
  if (!member()?.admin) {
    fill(
      root,
      h('div', { class: 'card failure' }, h('h1', {}, t('admin-title')), h('p', {}, t('admin-only'))),
    );
    return;
  }
  const [settings, catalogue] = await Promise.all([api.siteSettings(), api.catalogue()]);
  const [members, games] = [new Members(), new Games(catalogue)];
  fill(root, h('h1', {}, t('admin-title')), siteForm(settings, catalogue), members.element, games.element);
  await Promise.all([members.begin(), games.begin()]);
}

/** @param {import('../types.js').SiteSettings} settings @param {GameInfo[]} catalogue */
function siteForm(settings, catalogue) {
  const level = levelChoice(catalogue, settings.defaults?.level ?? null);
  const clock = new ClockForm(() => {}, { legend: 'admin-clock' });
  clock.set(settings.defaults?.clock ?? null);
  const closed = tick('admin-closed', settings.closed);
  const tournaments = tick('admin-own-tournaments', settings.own_tournaments);
  const saved = h('p', { class: 'quiet', role: 'status' });
  const send = async (/** @type {Record<string, string>} */ { welcome, imprint }) => {
    const flags = { closed: closed.box.checked, own_tournaments: tournaments.box.checked };
    const defaults = { level: level.value ? Number(level.value) : null, clock: clock.request() };
    setSite(await api.changeSite({ welcome, imprint, ...flags, defaults }));
    frame();
    saved.textContent = t('account-saved');
  };
  const fields = [
    {
      name: 'welcome',
      label: t('admin-welcome'),
      help: t('admin-welcome-help'),
      text: settings.welcome,
      attributes: { rows: 4 },
    },
    {
      name: 'imprint',
      label: t('imprint-title'),
      help: t('admin-imprint-help'),
      text: settings.imprint,
      attributes: { rows: 6 },
    },
  ];
  const content = [labelled(t('admin-level'), level), clock.element, closed.row, tournaments.row];
  const form = checkedForm({ fields, content, submit: t('account-save'), send }, saved);
  form.addEventListener('input', () => (saved.textContent = ''));
  return h('section', { class: 'list' }, h('h2', {}, t('admin-site')), h('div', { class: 'card' }, form));
}

/** The levels are the same in all games. @param {GameInfo[]} catalogue @param {number | null} chosen */
function levelChoice([first], chosen) {
  const levels = first.players.flatMap((player) => player.levels ?? []);
  const options = levels.map(({ name }, index) =>
    h('option', { value: index + 1, selected: chosen === index + 1 }, name),
  );
  return h('select', {}, h('option', { value: '' }, t('admin-level-usual')), ...options);
}

/** @param {string} label @param {boolean | undefined} checked */
function tick(label, checked) {
  const box = h('input', { type: 'checkbox', checked });
  return { box, row: h('label', { class: 'tick' }, box, h('span', {}, t(label))) };
}

/**
 * A search for text.
 * @param {string} placeholder
 * @param {() => void} changed
 */
function search(placeholder, changed) {
  const label = t('games-search');
  const text = h('input', { type: 'search', 'aria-label': placeholder, placeholder, onchange: changed });
  const form = h(
    'form',
    { class: 'filters', role: 'search', 'aria-label': placeholder },
    text,
    h('button', { type: 'submit' }, label),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
  });
  return { form, text };
}

/** Members, to be found by name. */
class Members {
  constructor() {
    this.search = search(t('admin-find-member'), () => this.begin());
    this.list = h('ul', { class: 'managed', 'aria-live': 'polite' });
    this.more = button(t('games-more'), () => this.#fetch(), { hidden: true });
    const parts = [h('h2', {}, t('admin-members')), this.search.form, this.list, this.more];
    this.element = h('section', { class: 'list' }, ...parts);
    /** @type {string | null | undefined} */
    this.next = null;
    this.round = 0;
  }

  async begin() {
    this.next = null;
    this.round += 1;
    fill(this.list);
    await this.#fetch();
  }

  async #fetch() {
    const { round } = this;
    const text = this.search.text.value.trim();
    const query = { ...(text ? { text } : {}), ...(this.next ? { after: this.next } : {}) };
    const { members, next } = await api.adminMembers(query);
    if (round !== this.round) return;
    this.next = next;
    this.more.hidden = !next;
    this.list.append(...members.map((one) => this.#row(one)));
    if (!this.list.hasChildNodes() && !next)
      fill(this.list, h('li', { class: 'quiet' }, t('admin-no-members')));
  }

  /** @param {AdminMember} one */
  #row(one) {
    const row = h('li', {});
    const draw = (/** @type {AdminMember} */ now) => fill(row, ...this.#cells(now, draw));
    draw(one);
    return row;
  }

  /** @param {AdminMember} one @param {(now: AdminMember) => void} draw */
  #cells(one, draw) {
    const { id, name, created, admin, banned } = one;
    const badge = (/** @type {string} */ word) => h('span', { class: 'badge' }, t(word));
    const change = async (/** @type {Parameters<typeof api.changeMember>[1]} */ what) => {
      try {
        draw(await api.changeMember(id, what));
      } catch (error) {
        toast(api.reason(error));
      }
    };
    const ban = async () =>
      (banned || (await ask(t('admin-ban-sure', { name })))) && change({ ban: !banned });
    return [
      h('a', { href: memberLink(id) }, name),
      admin && badge('admin-is-admin'),
      banned && badge('admin-is-banned'),
      h('span', { class: 'quiet' }, t('member-since', { date: day(created) })),
      h(
        'span',
        { class: 'row' },
        button(t('admin-rename'), () => rename(one, draw), { 'aria-label': t('admin-rename-who', { name }) }),
        !isMe(id) && button(t(banned ? 'admin-unban' : 'admin-ban'), ban, { class: banned ? '' : 'risky' }),
        !isMe(id) && button(t(admin ? 'admin-drop' : 'admin-make'), () => change({ admin: !admin })),
      ),
    ];
  }
}

/** @param {AdminMember} one @param {(now: AdminMember) => void} draw */
function rename(one, draw) {
  const send = async (/** @type {Record<string, string>} */ { name }) => {
    const now = await api.changeMember(one.id, { name });
    dialog.close();
    draw(now);
  };
  const attributes = { ...NAME, autocomplete: 'off', value: one.name, autofocus: true };
  const fields = [{ name: 'name', label: t('account-name'), attributes }];
  const form = checkedForm({ fields, submit: t('account-save'), send });
  const dialog = open(t('admin-rename-who', { name: one.name }), form);
}

/** Public games, and any other by its code. */
class Games {
  /** @param {GameInfo[]} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.search = search(t('games-search-help'), () => this.begin());
    this.list = h('ul', { class: 'listing', 'aria-live': 'polite' });
    const parts = [h('h2', {}, t('admin-games')), this.search.form, this.list];
    this.element = h('section', { class: 'list' }, ...parts);
  }

  async begin() {
    const games = await this.#find(this.search.text.value.trim());
    const rows = games.map((game) => this.#row(game)).filter((row) => row !== null);
    fill(this.list, ...(rows.length ? rows : [h('li', { class: 'quiet' }, t('games-none'))]));
  }

  /** By a name, a code or a link. @param {string} text */
  async #find(text) {
    const [code] = /[\w-]+$/.exec(text.split('#')[0]) ?? [''];
    const [named, exact] = await Promise.all([
      api.games({ limit: '20', ...(text ? { text: text.slice(0, 100) } : {}) }),
      code ? api.games({ ids: code }) : { games: [] },
    ]);
    const isOther = (/** @type {import('../types.js').Listing} */ { id }) => id !== code;
    return [...exact.games, ...named.games.filter(isOther)];
  }

  /** @param {import('../types.js').Listing} game */
  #row(game) {
    const row = listing(game, this.catalogue);
    const info = this.catalogue.find(({ id }) => id === game.spec.split(':')[0]);
    if (!row || !info) return null;
    const manage = async () => manageGame(await api.game(game.id), info, () => this.begin());
    row.append(button(t('admin-manage'), manage, { class: 'manage' }));
    return row;
  }
}
