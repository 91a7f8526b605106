/** Opponent, side, clock and name of a new game. */

import { fill, h } from '../dom.js';
import { OptionFields } from '../form.js';
import { settings } from '../settings.js';
import { t } from '../texts.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */

export class SeatsForm {
  /** @param {GameInfo} info */
  constructor(info) {
    this.info = info;
    this.opponent = radios(
      'opponent',
      [
        ['bot', 'new-bot'],
        ['friend', 'new-friend'],
        ['both', 'new-both'],
      ],
      () => this.#adapt(),
    );
    this.side = radios(
      'side',
      [
        ['w', 'side-w'],
        ['b', 'side-b'],
        ['lot', 'new-lot'],
      ],
      () => {},
    );
    this.clock = radios(
      'clock',
      [
        ['none', 'new-clock-none'],
        ['base', 'new-clock-base'],
        ['days', 'new-clock-days'],
      ],
      () => this.#adapt(),
    );
    this.player = h('select', { onchange: () => this.#parameters('') }, ...info.players.map(playerChoice));
    this.parameterBox = h('div', {});
    this.botBox = h(
      'div',
      { class: 'sub' },
      h('label', { class: 'option' }, h('span', {}, t('new-which-bot')), this.player),
      this.parameterBox,
    );
    this.minutes = number('new-minutes', 5, 0, 180);
    this.increment = number('new-increment', 3, 0, 180);
    this.days = number('new-days', 2, 1, 30);
    this.baseBox = h('div', { class: 'sub row' }, this.minutes.row, this.increment.row);
    this.daysBox = h('div', { class: 'sub' }, this.days.row);
    this.nameField = h('input', { type: 'text', maxlength: 40, value: settings.name });
    this.listed = h('input', { type: 'checkbox' });
    this.listedLabel = h('span', {});
    this.sideBox = fieldset('new-side', this.side.element);
    this.element = h('div', {}, ...this.#sections());
    this.#preset();
  }

  /** The player in the other seat, such as `level:5`; empty if a person. */
  bot() {
    if (this.opponent.value() !== 'bot') return '';
    const player = this.info.players.find(({ name }) => name === this.player.value);
    const [first] = player?.parameters ?? [];
    const text = this.parameters?.text() ?? '';
    if (!player || !first) return this.player.value;
    // The one that names a strength is always written, so that the seat says what it is.
    const value = this.parameters?.fields.get(first.key)?.value ?? '';
    const rest = text.split(',').filter((item) => item && !item.startsWith(`${first.key}=`));
    return `${player.name}:${[player.parameters.length === 1 ? value : `${first.key}=${value}`, ...rest].join(',')}`;
  }

  name() {
    return this.nameField.value.trim();
  }

  /** What to ask the server for: seats, lot, clock and whether the game is listed. */
  wish() {
    const kind = this.opponent.value();
    const other = kind === 'bot' ? this.bot() : kind === 'friend' ? 'open' : 'me';
    const side = kind === 'both' ? 'w' : this.side.value();
    const seats = side === 'b' ? { white: other, black: 'me' } : { white: 'me', black: other };
    const clock = this.#clock();
    return {
      ...seats,
      ...(side === 'lot' ? { lot: true } : {}),
      ...(clock ? { clock } : {}),
      listed: this.listed.checked,
    };
  }

  #clock() {
    const kind = this.clock.value();
    if (kind === 'base')
      return { base: Math.round(this.minutes.value() * 60), increment: this.increment.value() };
    return kind === 'days' ? { days: this.days.value() } : null;
  }

  #sections() {
    return [
      fieldset('new-opponent', this.opponent.element, this.botBox),
      this.sideBox,
      fieldset('new-clock', this.clock.element, this.baseBox, this.daysBox),
      h(
        'label',
        { class: 'option' },
        h('span', {}, t('new-name')),
        this.nameField,
        h('small', {}, t('new-name-help')),
      ),
      h('label', { class: 'tick' }, this.listed, this.listedLabel),
    ];
  }

  #preset() {
    const [name, rest = ''] = settings.bot.split(':');
    if (this.info.players.some((player) => player.name === name)) this.player.value = name;
    this.#parameters(rest);
    this.#adapt();
  }

  /** Shows the fields of the chosen player. @param {string} text */
  #parameters(text) {
    const player = this.info.players.find(({ name }) => name === this.player.value);
    this.parameters = new OptionFields(player?.parameters ?? [], () => {});
    const [first] = player?.parameters ?? [];
    if (text && first) this.parameters.set(text.includes('=') ? text : `${first.key}=${text}`);
    fill(this.parameterBox, h('small', {}, player?.help ?? ''), this.parameters.element);
  }

  /** Hides what does not apply. */
  #adapt() {
    const opponent = this.opponent.value();
    this.botBox.hidden = opponent !== 'bot';
    this.sideBox.hidden = opponent === 'both';
    this.baseBox.hidden = this.clock.value() !== 'base';
    this.daysBox.hidden = this.clock.value() !== 'days';
    this.listedLabel.textContent = t(opponent === 'friend' ? 'new-listed-open' : 'new-listed');
  }
}

/** @param {import('../types.js').Player} player */
function playerChoice({ name, label }) {
  return h('option', { value: name, selected: name === 'level' }, label);
}

/** @param {string} legend @param {...import('../dom.js').Child} content */
function fieldset(legend, ...content) {
  return h('fieldset', {}, h('legend', {}, t(legend)), ...content);
}

/** @param {string} name @param {[string, string][]} choices @param {() => void} changed */
function radios(name, choices, changed) {
  const inputs = choices.map(([value], index) =>
    h('input', { type: 'radio', name, value, checked: index === 0, onchange: changed }),
  );
  const element = h(
    'div',
    { class: 'radios' },
    ...inputs.map((input, index) => h('label', {}, input, h('span', {}, t(choices[index][1])))),
  );
  return { element, value: () => inputs.find((input) => input.checked)?.value ?? choices[0][0] };
}

/** @param {string} label @param {number} usual @param {number} min @param {number} max */
function number(label, usual, min, max) {
  const field = h('input', { type: 'number', value: usual, min, max, required: true });
  return {
    row: h('label', { class: 'option' }, h('span', {}, t(label)), field),
    value: () => Number(field.value),
  };
}
