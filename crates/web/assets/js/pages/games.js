/** Listed games, running and finished, to search through. */

import * as api from '../api.js';
import { button, fill, h } from '../dom.js';
import { listing } from '../play/listing.js';
import { t } from '../texts.js';

const PAGE = 20;

/** @param {HTMLElement} root */
export async function gamesPage(root) {
  document.title = `${t('games-title')} · Jogada`;
  const search = new Search(await api.catalogue());
  fill(root, h('h1', {}, t('games-title')), search.filters, search.list, search.more);
  await search.begin();
}

/** @type {('text' | 'game' | 'status')[]} */
const FILTERS = ['text', 'game', 'status'];

class Search {
  /** @param {import('../types.js').GameInfo[]} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
    const changed = () => this.begin();
    const [label, placeholder] = [t('games-search'), t('games-search-help')];
    this.text = h('input', { type: 'text', 'aria-label': label, placeholder, onchange: changed });
    const games = Object.fromEntries(catalogue.map(({ id, name }) => [id, name]));
    this.game = select(t('games-all'), games, changed);
    const states = { waiting: t('games-waiting'), playing: t('games-playing'), over: t('games-over') };
    this.status = select(t('games-any'), states, changed);
    this.#read();
    this.filters = h('form', { class: 'filters', role: 'search' }, this.text, this.game, this.status);
    this.filters.append(h('button', { type: 'submit' }, label));
    this.filters.addEventListener('submit', (event) => {
      event.preventDefault();
      this.begin();
    });
    this.list = h('ul', { class: 'listing', 'aria-live': 'polite' });
    this.more = button(t('games-more'), () => this.#fetch(), { hidden: true });
    /** @type {string | number | null} */
    this.next = null;
    this.round = 0;
  }

  /** Searches anew. */
  async begin() {
    this.next = null;
    this.round += 1;
    this.#write();
    fill(this.list);
    await this.#fetch();
  }

  /** The filters of the address, so that a search can be linked to and come back to. */
  #read() {
    const query = new URLSearchParams(location.search);
    for (const key of FILTERS) {
      const [field, value] = [this[key], query.get(key) ?? ''];
      const isOffered =
        field instanceof HTMLInputElement || [...field.options].some((one) => one.value === value);
      if (isOffered) field.value = value;
    }
  }

  #write() {
    const given = FILTERS.map((key) => [key, this[key].value.trim()]).filter(([, value]) => value !== '');
    const query = new URLSearchParams(given).toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
  }

  async #fetch() {
    const { round } = this;
    const { games, next } = await api.games(this.#query());
    if (round !== this.round) return;
    this.next = next;
    this.more.hidden = next === null;
    this.list.append(...games.map((game) => listing(game, this.catalogue)).filter((entry) => entry !== null));
    if (!this.list.hasChildNodes()) fill(this.list, h('li', { class: 'quiet' }, t('games-none')));
  }

  #query() {
    const filters = FILTERS.map((key) => [key, this[key].value.trim()]);
    const given = [...filters, ['before', String(this.next ?? '')]].filter(([, value]) => value !== '');
    return { ...Object.fromEntries(given), limit: String(PAGE) };
  }
}

/** @param {string} all @param {Record<string, string>} choices @param {() => void} changed */
function select(all, choices, changed) {
  const options = Object.entries(choices).map(([value, label]) => h('option', { value }, label));
  return h('select', { 'aria-label': all, onchange: changed }, h('option', { value: '' }, all), ...options);
}
