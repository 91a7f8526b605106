/** A board to move on: clicks, drags, why a move is illegal, and moves that are buttons. */

import * as api from '../api.js';
import { Board } from '../board/board.js';
import { announce, button, fill, h } from '../dom.js';
import { settings } from '../settings.js';
import { t } from '../texts.js';
import { choose } from '../dialog.js';
import { Magnifier } from './magnifier.js';
import { Pointing } from './pointing.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').GameInfo} GameInfo
 *
 * @typedef {object} Callbacks
 * @property {() => string | null} whyBlocked why no move may be made now, or null
 * @property {(text: string, cells: number[]) => void} play called with the chosen move
 */

export class InteractiveBoard {
  /**
   * @param {GameInfo} info
   * @param {Callbacks} callbacks
   */
  constructor(info, callbacks) {
    this.callbacks = callbacks;
    this.pointing = new Pointing();
    const hand = {
      take: (/** @type {number} */ cell) => this.#take(cell),
      carry: (/** @type {number} */ cell, /** @type {number} */ x, /** @type {number} */ y) =>
        this.view.carry(cell, x, y),
      drop: (/** @type {number} */ from, /** @type {number | null} */ to) => this.#drop(from, to),
    };
    this.view = new Board(info, { onChoose: (cell, isTouch) => this.#tap(cell, isTouch), hand });
    this.magnifier = new Magnifier(this.view);
    this.confirmation = h('div', { class: 'confirm', hidden: true });
    this.element = h(
      'div',
      { class: 'interactive' },
      this.view.element,
      this.confirmation,
      this.magnifier.help,
    );
    /** Moves that are buttons, shown beside the board. */
    this.others = h('div', { class: 'row others', role: 'group', 'aria-label': t('game-other-moves') });
    this.element.addEventListener('keydown', (event) => event.key === 'Escape' && this.release());
    this.element.addEventListener('contextmenu', (event) => this.release() && event.preventDefault());
  }

  /**
   * Shows a position and lets go of what was chosen in the one before.
   * @param {Position} position
   */
  show(position) {
    this.pointing.release();
    this.confirmation.hidden = true;
    this.magnifier.close();
    this.view.show(position);
    this.aim();
  }

  /** Shows what may be pointed at now. */
  aim() {
    const { position } = this.view;
    const targets = position && !this.callbacks.whyBlocked() ? this.pointing.targets(position.legal) : [];
    this.view.point({ chosen: [...this.pointing.chosen], targets });
    fill(this.others, ...this.#others());
  }

  /** Lets go. Whether anything was chosen. */
  release() {
    const had = this.pointing.release() || !this.confirmation.hidden;
    this.confirmation.hidden = true;
    this.magnifier.close();
    this.view.hideBubble();
    if (had && this.view.position) this.view.show(this.view.position, { glide: false });
    this.aim();
    return had;
  }

  /** @param {number} cell @param {boolean} isTouch */
  #tap(cell, isTouch) {
    if (isTouch && !this.callbacks.whyBlocked() && this.magnifier.open(cell)) return;
    this.choose(cell);
  }

  /**
   * Points at a cell.
   * @param {number} cell
   */
  choose(cell) {
    const { position } = this.view;
    if (!position) return;
    this.view.hideBubble();
    const reason = this.callbacks.whyBlocked();
    if (reason) {
      this.view.say(cell, reason);
      return;
    }
    this.#pointed(this.pointing.point(cell, position.legal), cell, position);
    this.aim();
  }

  /**
   * Plays a move by its text, after a confirmation if the settings ask for one.
   * @param {string} text
   * @param {number[]} cells
   */
  play(text, cells) {
    if (settings.confirm) this.#confirm(text, cells);
    else this.callbacks.play(text, cells);
  }

  /**
   * Plays a move that was typed, or asks how it goes on if longer moves begin like it.
   * @param {string} text canonical
   */
  type(text) {
    const { position } = this.view;
    const cells = position?.legal.find(([legal]) => legal === text)?.[1];
    if (!position || !Array.isArray(cells)) return this.play(text, []);
    if (!this.pointing.begin(cells, position.legal)) {
      this.pointing.release();
      return this.play(text, cells);
    }
    this.#further(position);
    return this.aim();
  }

  /** Moves that are no squares, such as a pass, or one that takes nothing although it could. */
  #others() {
    const { position } = this.view;
    if (!position || this.callbacks.whyBlocked()) return [];
    const complete = this.pointing.complete(position.legal);
    if (complete !== null) return this.#asIs(complete);
    const offers = position.legal.filter(([, path]) => !Array.isArray(path));
    return offers.map(([text, , label]) =>
      button(label ?? text, () => this.play(text, []), { class: 'other-move' }),
    );
  }

  /** @param {string} text of the move that is complete already */
  #asIs(text) {
    const cells = [...this.pointing.chosen];
    const take = () => {
      this.pointing.release();
      this.play(text, cells);
      this.aim();
    };
    return [
      h('p', { class: 'question' }, t('game-further')),
      button(t('game-take-nothing'), take, { class: 'other-move', title: text }),
    ];
  }

  /**
   * @param {import('./pointing.js').Pointed} pointed
   * @param {number} cell
   * @param {Position} position
   */
  #pointed(pointed, cell, position) {
    if (pointed.kind === 'move') this.play(pointed.text, pointed.cells);
    else if (pointed.kind === 'several') this.#ask(pointed.texts, pointed.cells);
    else if (pointed.kind === 'nothing') this.#explain(pointed.cells, cell, position);
    else this.#further(position);
  }

  /** @param {Position} position */
  #further(position) {
    if (this.pointing.complete(position.legal)) announce(`${t('game-further')}. ${t('game-take-nothing')}?`);
    const targets = this.pointing.targets(position.legal);
    if (this.pointing.chosen.length && targets.length === 1) this.view.go(targets[0], this.#hasFocus());
  }

  /** @param {string[]} texts @param {number[]} cells */
  async #ask(texts, cells) {
    const text = await choose(t('game-which'), texts);
    if (text !== null) this.play(text, cells);
  }

  /**
   * Says why cells make no move, in the words of the game.
   * @param {number[]} cells
   * @param {number} cell
   * @param {Position} position
   */
  async #explain(cells, cell, position) {
    const reason = await whyNot(cells, position, this.view);
    this.view.say(cell, reason);
    announce(reason);
  }

  /** @param {string} text @param {number[]} cells */
  #confirm(text, cells) {
    const yes = button(t('game-confirm-yes'), () => this.#confirmed(text, cells), { class: 'main' });
    const no = button(t('game-confirm-no'), () => this.release());
    this.confirmation.replaceChildren(t('game-confirm', { move: text }), ' ', yes, no);
    this.confirmation.hidden = false;
    this.view.suggest(cells);
    yes.focus();
  }

  /** @param {string} text @param {number[]} cells */
  #confirmed(text, cells) {
    this.confirmation.hidden = true;
    // The keyboard goes on where it was.
    this.view.go(cells.at(-1) ?? 0, true);
    this.callbacks.play(text, cells);
  }

  /** @param {number} cell */
  #take(cell) {
    const { position } = this.view;
    if (!position?.cells[cell] || this.callbacks.whyBlocked()) return false;
    if (this.pointing.chosen.at(-1) === cell) return true;
    if (!new Pointing().targets(position.legal).includes(cell)) return false;
    this.pointing.release();
    this.choose(cell);
    return this.pointing.chosen.length > 0;
  }

  /** @param {number} from @param {number | null} to */
  #drop(from, to) {
    this.view.putBack(from);
    if (to !== null && to !== from) this.choose(to);
  }

  #hasFocus() {
    return this.view.element.contains(document.activeElement);
  }
}

/**
 * Why no move goes by these cells: as the game says it, if they can be read as a move.
 * @param {number[]} cells
 * @param {Position} position
 * @param {Board} board
 */
async function whyNot(cells, position, board) {
  const names = cells.map((cell) => board.geometry?.name(cell) ?? '');
  const [from, to, taken] = names;
  const typed = taken ? `${from}-${to}x${taken}` : names.join('-');
  const last = names.at(-1) ?? '';
  // A piece of the other side cannot go anywhere, so any square will do.
  const isTheirs = cells.length === 1 && position.cells[cells[0]]?.at(-1)?.[1] !== position.side;
  const beyond = board.geometry?.name(cells[0] === 0 ? 1 : 0);
  const reason =
    (await illegality(typed, position)) ??
    (isTheirs ? await illegality(`${last}-${beyond}`, position) : null);
  return reason ?? t('game-no-move', { cell: last });
}

/** @param {string} typed @param {Position} position */
async function illegality(typed, position) {
  try {
    await api.check(position, typed);
    return null;
  } catch (error) {
    // Text that is no move at all says nothing about the squares.
    return error instanceof api.ApiError && error.code !== 'no-move' ? error.message : null;
  }
}
