/** What a cell holds and means, in words, for tooltips and screen readers. */

import { sideName, t } from '../texts.js';

/**
 * @typedef {import('../types.js').Position} Position
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Piece} Piece
 */

/**
 * Everything a look at the cell tells.
 * @param {Position} position
 * @param {GameInfo} info
 * @param {number} cell
 * @param {string} name
 */
export function describe(position, info, cell, name) {
  const stack = position.cells[cell] ?? [];
  const words = [holding(stack, info)];
  if (position.board.goals.includes(cell)) words.push(info.goal);
  return `${name}: ${[...words, ...meanings(position, cell)].join(', ')}`;
}

/**
 * The marks of a cell in words.
 * @param {Position} position
 * @param {number} cell
 */
export function meanings(position, cell) {
  const marks = position.marks.filter(([marked]) => marked === cell);
  return [...new Set(marks.map(([, role, label]) => label ?? t(`mark-${role}`)))];
}

/** @param {Piece[]} stack @param {GameInfo} info */
function holding(stack, info) {
  const piece = (/** @type {Piece} */ [kind, owner]) =>
    t('cell-piece', { side: sideName(owner), piece: info.legend[kind].label });
  if (stack.length === 0) return t('cell-empty');
  if (stack.length === 1) return piece(stack[0]);
  return t('cell-stack', { pieces: runs(stack.toReversed().map(piece)).join(', ') });
}

/** "3 × white disc" for three in a row. @param {string[]} words */
function runs(words) {
  /** @type {{word: string, times: number}[]} */
  const found = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last?.word === word) last.times += 1;
    else found.push({ word, times: 1 });
  }
  return found.map(({ word, times }) => (times > 1 ? `${times} × ${word}` : word));
}
