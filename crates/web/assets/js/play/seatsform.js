/** Opponent and side of a new game; clock, name, and whether it is rated and listed, folded away. */

import { isStatic } from '../boot.js';
import { member, onMember } from '../club/session.js';
import { h } from '../dom.js';
import { fieldset, labelled, radios } from '../fields.js';
import { settings } from '../settings.js';
import { site } from '../site.js';
import { t } from '../texts.js';
import { BotForm } from './botform.js';
import { ClockForm } from './clockform.js';

export class SeatsForm {
  /** @param {import('../types.js').GameInfo} info */
  constructor(info) {
    /** @type {Record<string, string>} */
    const far = isStatic ? {} : { friend: 'new-friend' };
    const opponents = { bot: 'new-bot', ...far, both: 'new-both' };
    this.opponent = radios('opponent', opponents, () => {
      this.#suggestClock();
      this.#adapt();
    });
    this.side = radios('side', { w: 'side-w', b: 'side-b', lot: 'new-lot' }, () => {});
    this.player = new BotForm(info);
    /** Whether the clock is the user's own choice. */
    this.isClockChosen = false;
    this.clock = new ClockForm(() => {
      this.isClockChosen = true;
      this.#adapt();
    });
    /** Whether the game begins as it usually does. */
    this.isUsual = true;
    this.nameField = h('input', { type: 'text', maxlength: 40, value: settings.name });
    this.nameRow = labelled(t('new-name'), this.nameField, t('new-name-help'));
    this.rated = h('input', { type: 'checkbox', 'aria-describedby': 'rated-help' });
    this.ratedRow = ratedRow(this.rated);
    this.listed = h('input', { type: 'checkbox' });
    this.listedLabel = h('span', {});
    this.sideBox = fieldset('new-side', this.side.element);
    this.element = h(
      'div',
      {},
      fieldset('new-opponent', this.opponent.element, this.player.element),
      this.sideBox,
    );
    this.summary = h('summary', {});
    this.more = h(
      'details',
      { class: 'card' },
      this.summary,
      this.clock.element,
      this.ratedRow,
      this.nameRow,
      h('label', { class: 'tick', hidden: isStatic }, this.listed, this.listedLabel),
    );
    this.#adapt();
    /** To be called when the form is left. */
    this.close = onMember(() => this.#adapt());
  }

  /** Other rules or another start than the usual ones cannot be rated. @param {boolean} isUsual */
  setUsual(isUsual) {
    this.isUsual = isUsual;
    this.#adapt();
  }

  /** The player in the other seat, such as `level:5`; empty if a person. */
  bot() {
    return this.opponent.value() === 'bot' ? this.player.text() : '';
  }

  name() {
    return this.nameField.value.trim();
  }

  /** What to ask the server for: seats, lot, clock, and whether the game is rated and listed. */
  request() {
    const kind = this.opponent.value();
    const other = this.bot() || (kind === 'friend' ? 'open' : 'me');
    const side = kind === 'both' ? 'w' : this.side.value();
    const seats = side === 'b' ? { white: other, black: 'me' } : { white: 'me', black: other };
    const clock = this.clock.request();
    const lot = side === 'lot' ? { lot: true } : {};
    const rated = this.rated.checked && !this.ratedRow.hidden;
    return { ...seats, ...lot, ...(clock ? { clock } : {}), rated, listed: this.listed.checked };
  }

  /** Games between people have the clock of the house, unless another one was chosen. */
  #suggestClock() {
    const isFriend = this.opponent.value() === 'friend';
    if (!this.isClockChosen) this.clock.set(isFriend ? (site.defaults.clock ?? null) : null);
  }

  /** Hides what does not apply. */
  #adapt() {
    const opponent = this.opponent.value();
    this.player.element.hidden = opponent !== 'bot';
    this.sideBox.hidden = opponent === 'both';
    this.nameRow.hidden = member() !== null;
    this.ratedRow.hidden = !this.#mayBeRated();
    this.summary.textContent = t(isStatic ? 'new-more-static' : member() ? 'new-more-member' : 'new-more');
    this.listedLabel.textContent = t(opponent === 'friend' ? 'new-listed-open' : 'new-listed');
  }
  /** A rated game is the usual one, by the clock, between two members. */
  #mayBeRated() {
    const isTimed = this.clock.request() !== null;
    return member() !== null && this.isUsual && isTimed && this.opponent.value() === 'friend';
  }
}

/** @param {HTMLInputElement} box */
function ratedRow(box) {
  const label = h('label', { class: 'tick' }, box, h('span', {}, t('new-rated')));
  return h('div', { class: 'rated-row' }, label, h('small', { id: 'rated-help' }, t('new-rated-help')));
}
