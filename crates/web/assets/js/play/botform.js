/** Which player of the server's to play against. */

import { fill, h } from '../dom.js';
import { labelled } from '../fields.js';
import { OptionFields } from '../form.js';
import { settings } from '../settings.js';
import { t } from '../texts.js';

export class BotForm {
  /** @param {import('../types.js').GameInfo} info */
  constructor(info) {
    this.players = info.players;
    const choices = info.players.map(({ name, label }) => h('option', { value: name }, label));
    this.select = h('select', { onchange: () => this.#parameters('') }, ...choices);
    this.box = h('div', {});
    this.element = h('div', { class: 'sub' }, labelled(t('new-which-bot'), this.select), this.box);
    const [name, rest = ''] = settings.bot.split(':');
    if (this.players.some((player) => player.name === name)) this.select.value = name;
    this.#parameters(rest);
  }

  /** The player's name with its parameters, such as `level:5`. */
  text() {
    const { parameters = [] } = this.#player() ?? {};
    const [first] = parameters;
    if (!first) return this.select.value;
    // The one that names a strength is always written, so that the seat says what it is.
    const value = this.fields?.fields.get(first.key)?.value ?? '';
    const others = this.fields?.text().split(',') ?? [];
    const rest = others.filter((item) => item && !item.startsWith(`${first.key}=`));
    const start = parameters.length === 1 ? value : `${first.key}=${value}`;
    return `${this.select.value}:${[start, ...rest].join(',')}`;
  }

  #player() {
    return this.players.find(({ name }) => name === this.select.value);
  }

  /** Shows the fields of the chosen player. @param {string} text what they are set to */
  #parameters(text) {
    const { parameters = [], help = '' } = this.#player() ?? {};
    const [first] = parameters;
    this.fields = new OptionFields(parameters, () => {});
    if (text && first) this.fields.set(text.includes('=') ? text : `${first.key}=${text}`);
    this.fields.repair();
    fill(this.box, h('small', {}, help), this.fields.element);
  }
}
