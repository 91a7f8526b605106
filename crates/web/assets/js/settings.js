/** The settings, stored in this browser. */

import { site } from './site.js';

/**
 * @typedef {object} Settings
 * @property {string} language `en`, `pt`, or empty for the browser's own
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {string} board the theme of boards; empty for the default
 * @property {boolean} sound
 * @property {boolean} legal whether squares that may be chosen are marked
 * @property {boolean} confirm whether a move is asked about before it is played
 * @property {boolean} motion
 * @property {boolean} coordinates
 * @property {boolean} keys whether single letters are shortcuts
 * @property {boolean} notify whether "your turn" is a notification of the system
 * @property {boolean} evaluation whether games against bots show who is ahead
 * @property {string} name
 * @property {string} bot the last opponent, such as `level:3`
 */

/** @type {Settings} */
const DEFAULTS = {
  language: '',
  theme: 'auto',
  board: '',
  sound: true,
  legal: true,
  confirm: false,
  motion: true,
  coordinates: true,
  keys: true,
  notify: false,
  evaluation: false,
  name: '',
  bot: `level:${site.defaults?.level ?? 3}`,
};

const KEY = 'jogada.settings';

/** What the browser would not store; it lasts as long as the tab. @type {Map<string, object>} */
const unstored = new Map();

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...recall(KEY) };

/** @type {Set<(changed: keyof Settings) => void>} */
const listeners = new Set();

/**
 * Changes one setting and notifies the listeners.
 * @template {keyof Settings} K
 * @param {K} key
 * @param {Settings[K]} value
 */
export function change(key, value) {
  settings[key] = value;
  // What is as usual may be something else tomorrow.
  const chosen = Object.entries(settings).filter(([name, one]) => one !== DEFAULTS[/** @type {K} */ (name)]);
  keep(KEY, Object.fromEntries(chosen));
  for (const listener of listeners) listener(key);
}

/** Forgets what was chosen for one setting. @param {keyof Settings} key */
export function reset(key) {
  change(key, DEFAULTS[key]);
}

/**
 * Calls `listener` at every change, until the function it returns is called.
 * @param {(changed: keyof Settings) => void} listener
 */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that the address asked for when the page was loaded; a choice in the settings replaces it. */
let asked = /[?&]lang=(en|pt)\b/.exec(location.search)?.[1] ?? '';
onChange((changed) => changed === 'language' && (asked = ''));

/** The language to speak. */
export function language() {
  if (asked || settings.language) return asked || settings.language;
  return navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/** Whether the page is dark. */
export function isDark() {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Whether pieces may glide. */
export function moves() {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the browser stores what it is given, so that it is still there when the tab is opened again. */
export function isStored() {
  return unstored.size === 0;
}

/**
 * What is stored under a key; an empty object if nothing was, or if it cannot be read.
 * @param {string} key
 */
export function recall(key) {
  try {
    const stored = unstored.get(key) ?? JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Keeps a value under a key: in the browser's storage, or in this tab if that is blocked or full.
 * @param {string} key
 * @param {object} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}
