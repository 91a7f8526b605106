/** Time that runs down, by the server's word and this browser's seconds. */

import { sideName, t } from '../texts.js';
import { h } from '../dom.js';

/**
 * @typedef {import('../types.js').Clock} Clock
 * @typedef {import('../types.js').Side} Side
 */

const SHORT = 20_000;
const DAY = 86_400_000;

/**
 * Milliseconds a side has left now.
 * @param {Clock} clock
 * @param {Side} side
 * @param {number} now by the server's clock
 */
export function left(clock, side, now) {
  const amount = clock.left?.[side] ?? 0;
  const spent = clock.running === side && clock.at !== undefined ? now - clock.at : 0;
  return Math.max(0, amount - Math.max(0, spent));
}

/**
 * Milliseconds as people read them: `4:58`, `9.4` at the end, `2 d 4:00` for days.
 * @param {number} time
 */
export function read(time) {
  const pad = (/** @type {number} */ number) => String(number).padStart(2, '0');
  if (time >= DAY) return `${Math.floor(time / DAY)} d ${Math.floor((time % DAY) / 3_600_000)} h`;
  if (time < SHORT) return (Math.ceil(time / 100) / 10).toFixed(1);
  const seconds = Math.ceil(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/**
 * The face of a side's clock; nothing where no clock is used.
 * @param {Side} side
 */
export function face(side) {
  return h('span', {
    class: 'clock',
    role: 'timer',
    'aria-label': t('game-clock-label', { side: sideName(side) }),
    hidden: true,
  });
}

/**
 * Sets a face to the time.
 * @param {HTMLElement} element
 * @param {Clock} clock
 * @param {Side} side
 * @param {number} now
 */
export function set(element, clock, side, now) {
  element.hidden = clock.kind === 'none';
  if (element.hidden) return;
  const time = left(clock, side, now);
  const text = read(time);
  if (element.textContent !== text) element.textContent = text;
  element.classList.toggle('running', clock.running === side);
  element.classList.toggle('short', time < SHORT);
}
