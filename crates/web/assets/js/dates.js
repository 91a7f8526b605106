/** Days, as the user writes them. */

import { h } from './dom.js';
import { language } from './settings.js';

/** @param {number} time in milliseconds since 1970 */
export function day(time) {
  // The browser's own kind of the language writes dates as its user does.
  const tag = navigator.language.startsWith(language()) ? navigator.language : language();
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(time));
}

/** The day something happened. @param {number} time */
export function date(time) {
  return h('time', { datetime: new Date(time).toISOString() }, day(time));
}
