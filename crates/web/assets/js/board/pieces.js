/** Pieces: the drawings the games declare, put into cells and stacked. */

import { s } from '../dom.js';

/**
 * @typedef {import('../types.js').Piece} Piece
 * @typedef {import('../types.js').GameInfo} GameInfo
 */

const SCALE = 1;
const SCALE_IN_STACK = 0.9;
/** On a goal, which must be seen around what stands on it. */
const SCALE_ON_GOAL = 0.8;
/** How far a stack may rise above its lowest piece, which is put down so that all of it stays in its cell. */
const TALLEST = 42;
const LOWEST = 17;
const STEP = 12;
/** From this height on the number is written as well. */
const COUNTED = 4;

/** @type {SVGSVGElement | null} */
let sheet = null;
/** Games whose drawings are on the page. @type {Set<string>} */
const drawn = new Set();

/**
 * Brings the drawings of a game's pieces into the page, once.
 * @param {GameInfo} info
 */
export function prepare(info) {
  if (drawn.has(info.id)) return;
  drawn.add(info.id);
  sheet ??= document.body.appendChild(sheetOf());
  sheet.append(...symbols(info));
}

/**
 * The drawings of a game's pieces for a shadow tree, which sees none of the page's.
 * @param {...GameInfo} infos
 */
export function sheetOf(...infos) {
  const drawings = infos.flatMap(symbols);
  return s('svg', { class: 'sheet', width: 0, height: 0, 'aria-hidden': 'true' }, ...drawings);
}

/**
 * A piece on its own, as large as its element is.
 * @param {string} game
 * @param {Piece} piece
 */
export function icon(game, piece) {
  const use = s('use', { href: `#${symbolId(game, piece)}` });
  return s('svg', { class: 'icon', viewBox: '0 0 100 100', 'aria-hidden': 'true' }, use);
}

/**
 * The pieces of a cell from bottom to top, around the middle of the cell.
 * @param {string} game
 * @param {Piece[]} stack
 * @param {{x: number, y: number}} middle
 * @param {boolean} onGoal
 */
export function stacked(game, stack, middle, onGoal) {
  return stack.map((piece, level) => {
    const { x, y, scale } = offset(stack.length, level, onGoal);
    const inner = s('g', {}, s('use', { href: `#${symbolId(game, piece)}` }));
    const place = `translate(${middle.x + x - 50 * scale} ${middle.y + y - 50 * scale}) scale(${scale})`;
    return s('g', { class: 'piece', transform: place }, inner);
  });
}

/**
 * The pieces of a cell as one thing, which shines as a whole.
 * @param {SVGElement[]} pieces
 * @param {boolean} isWinner
 */
export function grouped(pieces, isWinner) {
  return s('g', { class: isWinner ? 'stack winner' : 'stack' }, ...pieces);
}

/**
 * The number of pieces of a tall stack, beside it.
 * @param {Piece[]} stack
 * @param {{x: number, y: number}} middle
 */
export function count(stack, middle) {
  if (stack.length < COUNTED) return null;
  const badge = s('circle', { cx: middle.x + 33, cy: middle.y + 33, r: 16 });
  const number = s('text', { x: middle.x + 33, y: middle.y + 41 }, String(stack.length));
  return s('g', { class: 'count' }, badge, number);
}

/**
 * Where a piece of a stack is, from the middle of its cell.
 * @param {number} height
 * @param {number} level
 * @param {boolean} onGoal
 */
export function offset(height, level, onGoal) {
  const shrink = onGoal ? SCALE_ON_GOAL : 1;
  if (height === 1) return { x: 0, y: 0, scale: SCALE * shrink };
  const step = Math.min(STEP, TALLEST / (height - 1));
  return {
    x: 0,
    y: Math.min(LOWEST, (step * (height - 1)) / 2) - level * step,
    scale: SCALE_IN_STACK * shrink,
  };
}

/** @param {string} game @param {Piece} piece */
function symbolId(game, [kind, owner]) {
  return `piece-${game}-${kind}-${owner}`;
}

/** @param {GameInfo} info */
function symbols({ id, legend }) {
  return legend.flatMap(({ svg: [white, black] }, index) => [
    symbol(id, [index, 'w'], white),
    symbol(id, [index, 'b'], black),
  ]);
}

/** @param {string} game @param {Piece} piece @param {string} markup */
function symbol(game, piece, markup) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const nodes = [...parsed.childNodes].map((node) => document.importNode(node, true));
  const symbol = s('g', { id: symbolId(game, piece) });
  symbol.append(...nodes);
  return symbol;
}
