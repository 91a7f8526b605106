/** What lessons and puzzles look like: a board, and beside it what to do, what became of it and the way on. */

import { announce, fill, h } from '../dom.js';
import { InteractiveBoard } from '../play/interactive.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Position} Position
 *
 * @typedef {object} Frame
 * @property {string} title
 * @property {import('../dom.js').Child} link beside the title
 * @property {HTMLElement} list of all steps or puzzles
 */

export class Exercise {
  /**
   * @param {HTMLElement} root
   * @param {GameInfo} info
   * @param {Frame} frame
   * @param {(move: string) => void} play
   */
  constructor(root, info, { title, link, list }, play) {
    /** Why no move may be made now. @type {string | null} */
    this.blocked = null;
    this.board = new InteractiveBoard(info, { whyBlocked: () => this.blocked, play });
    this.text = h('div', { class: 'exercise-text' });
    this.answer = h('p', { class: 'exercise-answer', role: 'status' });
    this.buttons = h('div', { class: 'actions' });
    const panel = h(
      'aside',
      { class: 'panel', 'aria-label': title },
      h('div', { class: 'game-head' }, h('h1', {}, title), link),
      h('div', { class: 'talk' }, this.text, this.answer, this.board.others),
      h('div', { class: 'tools' }, this.buttons),
      list,
    );
    fill(root, h('div', { class: 'table exercise' }, this.board.element, panel));
  }

  /**
   * Shows a position to move in.
   * @param {Position} position
   * @param {number[]} [marked] cells to look at
   */
  show(position, marked = []) {
    this.blocked = null;
    /** @type {Position['marks']} */
    const marks = marked.map((cell) => [cell, 'highlighted', null]);
    this.board.show({ ...position, marks: [...position.marks, ...marks] });
  }

  /** Shows a position to look at. @param {Position} position @param {string} why nothing may be moved */
  still(position, why) {
    this.blocked = why;
    this.board.show(position);
  }

  /** @param {string} sentence @param {'' | 'right' | 'wrong'} [tone] */
  say(sentence, tone = '') {
    this.answer.textContent = sentence;
    this.answer.dataset.tone = tone;
    announce(sentence);
  }

  /** @param {...import('../dom.js').Child} buttons */
  offer(...buttons) {
    fill(this.buttons, ...buttons);
  }

  close() {
    this.board.view.forget();
  }
}
