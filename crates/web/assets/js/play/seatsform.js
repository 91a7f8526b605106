/** Opponent and side of a new game; clock, name and whether it is listed, folded away. */

import { h } from '../dom.js';
import { fieldset, labelled, radios } from '../fields.js';
import { settings } from '../settings.js';
import { t } from '../texts.js';
import { BotForm } from './botform.js';
import { ClockForm } from './clockform.js';

export class SeatsForm {
  /** @param {import('../types.js').GameInfo} info */
  constructor(info) {
    const opponents = { bot: 'new-bot', friend: 'new-friend', both: 'new-both' };
    this.opponent = radios('opponent', opponents, () => this.#adapt());
    this.side = radios('side', { w: 'side-w', b: 'side-b', lot: 'new-lot' }, () => {});
    this.player = new BotForm(info);
    this.clock = new ClockForm();
    this.nameField = h('input', { type: 'text', maxlength: 40, value: settings.name });
    this.listed = h('input', { type: 'checkbox' });
    this.listedLabel = h('span', {});
    this.sideBox = fieldset('new-side', this.side.element);
    this.element = h(
      'div',
      {},
      fieldset('new-opponent', this.opponent.element, this.player.element),
      this.sideBox,
    );
    this.more = h(
      'details',
      { class: 'card' },
      h('summary', {}, t('new-more')),
      this.clock.element,
      labelled(t('new-name'), this.nameField, t('new-name-help')),
      h('label', { class: 'tick' }, this.listed, this.listedLabel),
    );
    this.#adapt();
  }

  /** The player in the other seat, such as `level:5`; empty if a person. */
  bot() {
    return this.opponent.value() === 'bot' ? this.player.text() : '';
  }

  name() {
    return this.nameField.value.trim();
  }

  /** What to ask the server for: seats, lot, clock and whether the game is listed. */
  request() {
    const kind = this.opponent.value();
    const other = this.bot() || (kind === 'friend' ? 'open' : 'me');
    const side = kind === 'both' ? 'w' : this.side.value();
    const seats = side === 'b' ? { white: other, black: 'me' } : { white: 'me', black: other };
    const clock = this.clock.request();
    const lot = side === 'lot' ? { lot: true } : {};
    return { ...seats, ...lot, ...(clock ? { clock } : {}), listed: this.listed.checked };
  }

  /** Hides what does not apply. */
  #adapt() {
    const opponent = this.opponent.value();
    this.player.element.hidden = opponent !== 'bot';
    this.sideBox.hidden = opponent === 'both';
    this.listedLabel.textContent = t(opponent === 'friend' ? 'new-listed-open' : 'new-listed');
  }
}
