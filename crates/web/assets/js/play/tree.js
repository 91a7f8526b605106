/** The search tree below a position. The replies to a move are asked for when it is unfolded. */

import * as api from '../api.js';
import { announce, button, fill, h } from '../dom.js';
import { sideName, t } from '../texts.js';
import { focus, itemsOf, walk } from './treekeys.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').TreeMove} TreeMove
 * @typedef {import('../types.js').Line & {moves: string[]}} Line
 */

export class SearchTree {
  /** @param {(line: Line) => void} onShow puts the position after the moves of a line on the board */
  constructor(onShow) {
    this.onShow = onShow;
    /** The position the tree grows from, and the one on the board. @type {Line | null} */
    this.root = null;
    /** @type {Position | null} */
    this.position = null;
    this.list = h('ul', { role: 'tree', 'aria-label': t('tree-title') });
    this.state = h('p', { class: 'quiet', role: 'status' });
    this.again = button(t('tree-from-here'), () => this.#plant());
    this.list.addEventListener('keydown', (event) => walk(this.list, event));
    this.element = h(
      'details',
      { class: 'card search-tree', ontoggle: () => this.#opened() },
      h('summary', {}, t('tree-title')),
      h('small', {}, t('tree-help')),
      this.list,
      this.state,
      this.again,
    );
  }

  /** Follows the board: within the tree its move is marked, elsewhere a new tree begins. @param {Position} position */
  look(position) {
    this.position = position;
    if (!this.element.open) this.root = null;
    else if (this.root && isBelow(position, this.root)) this.#mark();
    else this.#plant();
  }

  async #opened() {
    if (!this.element.open) return;
    if (!this.root) await this.#plant();
    this.element.scrollIntoView({ block: 'nearest' });
  }

  /** Begins a tree at the position on the board. */
  async #plant() {
    const { position } = this;
    if (!position) return;
    const { spec, start, moves } = position;
    const root = { spec, start, moves };
    this.root = root;
    fill(this.list);
    this.#mark();
    if (position.ending) this.state.textContent = t('game-is-over');
    else await this.#grow(this.list, root);
    itemsOf(this.list)[0]?.setAttribute('tabindex', '0');
  }

  /** Fills a list with the best moves of a position; false if they did not come. @param {HTMLElement} list @param {Line} line */
  async #grow(list, line) {
    const { root } = this;
    this.state.textContent = t('tree-growing');
    list.setAttribute('aria-busy', 'true');
    try {
      const { moves } = await api.tree(line);
      if (root !== this.root) return false;
      fill(list, ...moves.map((move) => this.#node(move, line)));
      this.state.textContent = '';
      return true;
    } catch (error) {
      if (root === this.root) this.state.textContent = api.reason(error);
      return false;
    } finally {
      list.removeAttribute('aria-busy');
    }
  }

  /** @param {TreeMove} found @param {Line} before */
  #node(found, before) {
    const line = { ...before, moves: [...before.moves, found.move] };
    const attributes = {
      class: 'tree-row',
      role: 'treeitem',
      tabindex: '-1',
      'data-line': line.moves.join(),
      'aria-level': line.moves.length - (this.root?.moves.length ?? 0),
      'aria-selected': 'false',
      ...(found.over ? {} : { 'aria-expanded': 'false' }),
    };
    const item = h('div', attributes, ...row(found));
    item.addEventListener('fold', () => this.#unfold(item, line));
    item.addEventListener('show', () => this.onShow(line));
    item.addEventListener('click', (event) => this.#click(item, event));
    return h('li', { role: 'none' }, item);
  }

  /** @param {HTMLElement} item @param {MouseEvent} event */
  #click(item, event) {
    const isTwist = event.target instanceof HTMLElement && event.target.matches('.twist');
    item.dispatchEvent(new Event(isTwist ? 'fold' : 'show'));
    focus(this.list, item);
  }

  /** Unfolds a move or folds it up again. @param {HTMLElement} item @param {Line} line */
  async #unfold(item, line) {
    const isOpen = item.getAttribute('aria-expanded') === 'true';
    if (!item.hasAttribute('aria-expanded')) return;
    item.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen || item.nextElementSibling) return;
    const list = h('ul', { role: 'group' });
    item.after(list);
    if (await this.#grow(list, line)) {
      announce(t('tree-grown', { count: list.children.length }));
      return this.#mark();
    }
    // What did not come can be asked for again.
    list.remove();
    item.setAttribute('aria-expanded', 'false');
  }

  /** Marks the move that led to the board. */
  #mark() {
    const here = this.position?.moves.join() ?? '';
    for (const item of itemsOf(this.list))
      item.setAttribute('aria-selected', String(item.dataset.line === here));
    this.again.hidden = here === this.root?.moves.join();
  }
}

/** @param {TreeMove} found */
function row({ side, move, text, proven }) {
  return [
    h('span', { class: 'twist', 'aria-hidden': 'true' }),
    h('span', { class: `dot ${side}`, title: sideName(side), role: 'img', 'aria-label': sideName(side) }),
    h('span', {}, move),
    h('b', { class: 'score' }, text),
    proven ? h('span', { class: 'quiet' }, t('tree-proven')) : null,
  ];
}

/** Whether a position is at the root or in the tree below it. @param {Position} position @param {Line} root */
function isBelow({ spec, start, moves }, root) {
  const path = moves.slice(0, root.moves.length).join();
  return spec === root.spec && start === root.start && path === root.moves.join();
}
