/** The clock of a new game. */

import { h } from '../dom.js';
import { fieldset, number, radios } from '../fields.js';

export class ClockForm {
  /**
   * @param {() => void} changed
   * @param {{isNeeded?: boolean, legend?: string}} [look] whether there has to be one, and what it is for
   */
  constructor(changed, { isNeeded = false, legend = 'new-clock' } = {}) {
    const kinds = { base: 'new-clock-base', days: 'new-clock-days' };
    this.kind = radios('clock', isNeeded ? kinds : { none: 'new-clock-none', ...kinds }, () => {
      this.#adapt();
      changed();
    });
    this.minutes = number('new-minutes', 5, 1, 180);
    this.increment = number('new-increment', 3, 0, 180);
    this.days = number('new-days', 2, 1, 30);
    this.baseBox = h('div', { class: 'sub row' }, this.minutes.row, this.increment.row);
    this.daysBox = h('div', { class: 'sub' }, this.days.row);
    this.element = fieldset(legend, this.kind.element, this.baseBox, this.daysBox);
    this.#adapt();
  }

  /**
   * The clock as the server wants it; null for none.
   * @returns {{base: number, increment: number} | {days: number} | null}
   */
  request() {
    const kind = this.kind.value();
    const base = Math.round(this.minutes.value() * 60);
    if (kind === 'base') return { base, increment: this.increment.value() };
    return kind === 'days' ? { days: this.days.value() } : null;
  }

  /** @param {ReturnType<ClockForm['request']>} clock */
  set(clock) {
    this.kind.set(clock ? ('days' in clock ? 'days' : 'base') : 'none');
    if (clock && 'days' in clock) this.days.set(clock.days);
    if (clock && 'base' in clock) {
      this.minutes.set(Math.max(1, Math.round(clock.base / 60)));
      this.increment.set(clock.increment);
    }
    this.#adapt();
  }

  #adapt() {
    this.baseBox.hidden = this.kind.value() !== 'base';
    this.daysBox.hidden = this.kind.value() !== 'days';
    // What does not count need not be right.
    for (const box of [this.baseBox, this.daysBox])
      for (const field of box.querySelectorAll('input')) field.disabled = box.hidden;
  }
}
