/** The line at the top of every page, the settings and the list of keys. */

import { version } from './api.js';
import { boot, isStatic } from './boot.js';
import { accountCorner, accountLinks } from './club/menu.js';
import { member } from './club/session.js';
import { open } from './dialog.js';
import { button, fill, h, s } from './dom.js';
import { currentPath, pathOf } from './links.js';
import { change, language, settings } from './settings.js';
import { site } from './site.js';
import { t } from './texts.js';

/** @type {[tag: string, name: string][]} */
const LANGUAGES = [
  ['en', 'English'],
  ['pt', 'Português'],
];

/** The window of the settings, while it is open. @type {HTMLDialogElement | null} */
let settingsDialog = null;

/** Draws the frame in the user's language. */
export function frame() {
  const header = document.querySelector('header.top');
  const skip = document.querySelector('a.skip');
  if (skip) skip.textContent = t('page-skip');
  const footer = document.querySelector('footer.bottom');
  if (header) drawHeader(header);
  if (footer) fill(footer, ...bottom());
  if (boot.offline) noteOffline();
  // The language may have been changed there.
  if (settingsDialog?.open) {
    settingsDialog.close();
    showSettings();
    markCurrent(currentPath());
    settingsDialog.querySelector('select')?.focus();
  }
}

/** The keyboard stays where it was, though the button it was on may have become another. @param {Element} header */
function drawHeader(header) {
  const isInside = header.contains(document.activeElement);
  fill(header, brand(), ...menu(), ...accountCorner(), gear());
  if (!isInside) return;
  const [account, pages] = ['.account', '.pages'].map((one) => header.querySelector(one));
  const button = account?.checkVisibility() ? account : pages;
  if (button instanceof HTMLElement) button.focus();
}

/** What is different while the server cannot be reached. */
function noteOffline() {
  const known = document.querySelector('.offline');
  const note = h(
    'p',
    { class: 'notice offline', role: 'status' },
    t(boot.engine ? 'page-without-server' : 'page-without-all'),
  );
  if (known) known.replaceWith(note);
  else document.getElementById('page')?.before(note);
}

function brand() {
  const icon = h('img', { src: '/assets/icon.svg', alt: '', width: 28, height: 28 });
  return h('a', { href: '/', class: 'brand' }, icon, h('span', {}, t('page-home')));
}

/** Pages that need a server. */
const ONLINE = [
  ['/games', 'page-games'],
  ['/tournaments', 'tournaments-title'],
  ['/ratings', 'ratings-title'],
];

/** The pages, in the order of the menu. */
const PAGES = [
  ['/', 'page-play'],
  ['/yours', 'home-yours'],
  ...(isStatic ? [] : ONLINE),
  ['/analysis', 'page-analysis'],
  ['/rules', 'page-rules'],
];

function links() {
  return PAGES.map(([href, label]) => h('a', { href }, t(label)));
}

/** The links in a row; a button opens them in a column where there is no room for the row. */
function menu() {
  const label = t('page-menu');
  const isOpen = () => column.matches(':popover-open');
  const name = member()?.name;
  const own = h(
    'div',
    { class: 'own-links' },
    name && h('span', { class: 'quiet' }, name),
    ...accountLinks(),
  );
  const column = h('nav', { id: 'pages', popover: 'auto', 'aria-label': label }, ...links(), own);
  column.addEventListener('click', () => isOpen() && column.hidePopover());
  const opener = h(
    'button',
    { type: 'button', class: 'pages', popovertarget: 'pages', 'aria-label': label },
    '☰',
  );
  return [h('nav', { 'aria-label': label }, ...links()), opener, column];
}

/** Marks the page one is on in the menus. @param {string} path */
export function markCurrent(path) {
  const isHere = (/** @type {string} */ href) =>
    href === '/' ? path === '/' || path.startsWith('/new/') : path === href || path.startsWith(`${href}/`);
  for (const link of document.querySelectorAll('.top nav a, .bottom nav a')) {
    if (isHere(pathOf(link.getAttribute('href') ?? ''))) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** About the program, below every page. */
function bottom() {
  const languages = LANGUAGES.map(([tag, name]) =>
    button(name, () => change('language', tag), {
      lang: tag,
      class: 'plain',
      'aria-pressed': String(tag === language()),
    }),
  );
  return [
    h('nav', { 'aria-label': t('footer-pages') }, ...links(), site.imprint && imprint()),
    h('div', { role: 'group', 'aria-label': t('settings-language') }, ...languages),
    h('p', {}, t(isStatic ? 'footer-about-static' : 'footer-about')),
    h('p', {}, t('footer-version', { version: version() })),
  ];
}

function imprint() {
  return h('a', { href: '/imprint' }, t('imprint-title'));
}

function gear() {
  const label = t('page-settings');
  return h(
    'button',
    { type: 'button', class: 'gear', 'aria-label': label, title: label, onclick: showSettings },
    cog(),
  );
}

/** The list of keys. */
export function help() {
  const keys = [
    ['← ↑ → ↓', 'help-arrows'],
    ['Enter', 'help-enter'],
    ['Esc', 'help-escape'],
    ['u', 'help-undo'],
    ['h', 'help-hint'],
    ['f', 'help-flip'],
    [', .', 'help-browse'],
    ['?', 'help-help'],
  ];
  open(
    t('help-title'),
    h(
      'dl',
      { class: 'keys' },
      ...keys.flatMap(([key, word]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, t(word))]),
    ),
  );
}

function showSettings() {
  settingsDialog = open(
    t('page-settings'),
    h(
      'div',
      { class: 'settings' },
      select('settings-language', language(), LANGUAGES, (value) => change('language', value)),
      select('settings-theme', settings.theme, themes(), (value) =>
        change('theme', /** @type {'auto'} */ (value)),
      ),
      select('settings-board', settings.board, boards(), (value) => change('board', value)),
      .../** @type {const} */ (['sound', 'legal', 'confirm', 'motion', 'coordinates', 'keys', 'notify']).map(
        tick,
      ),
      member() ? null : nameField(),
      button(t('help-title'), help),
    ),
  );
}

/** The themes of themes.css. @returns {[string, string][]} */
function boards() {
  return [
    ['', t('settings-board-classic')],
    ['slate', t('settings-board-slate')],
    ['forest', t('settings-board-forest')],
  ];
}

/** @returns {[string, string][]} */
function themes() {
  return [
    ['auto', t('settings-theme-auto')],
    ['light', t('settings-theme-light')],
    ['dark', t('settings-theme-dark')],
  ];
}

/**
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} choices
 * @param {(value: string) => void} chosen
 */
function select(label, value, choices, chosen) {
  const options = choices.map(([id, word]) => h('option', { value: id, selected: id === value }, word));
  const field = h('select', { onchange: () => chosen(field.value) }, ...options);
  return h('label', {}, h('span', {}, t(label)), field);
}

/** @param {'sound' | 'legal' | 'confirm' | 'motion' | 'coordinates' | 'keys' | 'notify'} key */
function tick(key) {
  const box = h('input', {
    type: 'checkbox',
    checked: settings[key],
    onchange: () => change(key, box.checked),
  });
  return h('label', {}, h('span', {}, t(`settings-${key}`)), box);
}

function nameField() {
  const field = h('input', {
    type: 'text',
    maxlength: 40,
    value: settings.name,
    onchange: () => change('name', field.value.trim()),
  });
  return h('label', {}, h('span', {}, t('settings-name')), field);
}

function cog() {
  const teeth = Array.from({ length: 8 }, (_, index) =>
    s('rect', { x: 10.6, y: 1.5, width: 2.8, height: 5, rx: 1, transform: `rotate(${index * 45} 12 12)` }),
  );
  const ring = s('circle', {
    cx: 12,
    cy: 12,
    r: 5.6,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 3,
  });
  return s(
    'svg',
    { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true', fill: 'currentColor' },
    ...teeth,
    ring,
  );
}
