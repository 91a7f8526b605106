/** Which player of the server's to play against. */

import { fill, h } from '../dom.js';
import { labelled } from '../fields.js';
import { OptionFields } from '../form.js';
import { settings } from '../settings.js';
import { t } from '../texts.js';
import { botHelp } from './begin.js';

export class BotForm {
  /** @param {import('../types.js').GameInfo} info */
  constructor(info) {
    this.info = info;
    this.select = h('select', { onchange: () => this.#parameters('') }, ...choices(info));
    this.box = h('div', {});
    this.element = h('div', { class: 'sub' }, labelled(t('new-which-bot'), this.select), this.box);
    const [name, rest = ''] = settings.bot.split(':');
    const values = [...this.select.options].map(({ value }) => value);
    const known = [settings.bot, name].find((value) => values.includes(value));
    if (known) this.select.value = known;
    this.#parameters(known === name ? rest : '');
  }

  /** The player's name with its parameters, such as `level:5`. */
  text() {
    const { value } = this.select;
    const { parameters = [] } = this.#player() ?? {};
    const [first] = parameters;
    if (!first || value.includes(':')) return value;
    // The one that names a strength is always written, so that the seat says what it is.
    const strength = this.fields?.fields.get(first.key)?.value ?? '';
    const others = this.fields?.text().split(',') ?? [];
    const rest = others.filter((item) => item && !item.startsWith(`${first.key}=`));
    const start = parameters.length === 1 ? strength : `${first.key}=${strength}`;
    return `${value}:${[start, ...rest].join(',')}`;
  }

  #player() {
    const name = this.select.value.split(':')[0];
    return this.info.players.find((player) => player.name === name);
  }

  /** Says what the chosen player is like, and shows its fields. @param {string} text what they are set to */
  #parameters(text) {
    const isLevel = this.select.value.includes(':');
    const parameters = isLevel ? [] : (this.#player()?.parameters ?? []);
    const [first] = parameters;
    this.fields = new OptionFields(parameters, () => {});
    if (text && first) this.fields.set(text.includes('=') ? text : `${first.key}=${text}`);
    this.fields.repair();
    fill(this.box, h('small', {}, botHelp(this.select.value, this.info)), this.fields.element);
  }
}

/** The levels by their names, then all other players. @param {import('../types.js').GameInfo} info */
function choices(info) {
  const option = (/** @type {string} */ value, /** @type {string} */ label) => h('option', { value }, label);
  return info.players.flatMap(({ name, label, levels }) =>
    levels ? levels.map((level) => option(level.player, level.name)) : [option(name, label)],
  );
}
