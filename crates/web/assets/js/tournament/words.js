/** What is said of tournaments: formats, clocks, points and times. */

import { language } from '../settings.js';
import { t } from '../texts.js';

/**
 * @typedef {import('../types.js').TournamentListing} TournamentListing
 * @typedef {import('../types.js').Tournament} Tournament
 */

/** @param {TournamentListing['format']} format */
export function formatText(format) {
  if (format.system === 'round-robin') return t('tournament-robin');
  return t('tournament-swiss-rounds', { rounds: format.rounds });
}

/** @param {TournamentListing['clock']} clock */
export function clockText(clock) {
  if (!clock) return '';
  if ('days' in clock) return t('tournament-clock-days', { days: clock.days });
  return t('tournament-clock', { minutes: number(clock.base / 60), seconds: clock.increment });
}

/** How far it is. @param {TournamentListing} tournament */
export function statusText({ status, round, last, starts }) {
  if (status === 'over') return t('tournament-over');
  if (status === 'running') return t('tournament-running', { round, last });
  return starts ? t('tournament-starts', { time: moment(starts) }) : t('tournament-open');
}

/** @param {number} time in milliseconds since 1970 */
export function moment(time) {
  const tag = navigator.language.startsWith(language()) ? navigator.language : language();
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

/** Points with halves as players write them. @param {number} value */
export function points(value) {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  return `${whole || ''}½`;
}

/** @param {number} value */
export function number(value) {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);
}
