/** The text of rules: paragraphs, lists and diagrams. */

import { Board } from '../board/board.js';
import { h } from '../dom.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('../types.js').Span} Span */

/** Letters on small pictures must be larger to be read. */
const LETTERS = 1.6;

/**
 * Paragraphs as they are, diagrams that follow each other side by side.
 * @param {GameInfo} info
 * @param {import('../types.js').Rules['parts']} parts
 */
export function explained(info, parts) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (const part of parts) {
    if (!('caption' in part)) found.push(block(part));
    else if (found.at(-1)?.className === 'diagrams') found.at(-1)?.append(diagram(info, part));
    else found.push(h('div', { class: 'diagrams' }, diagram(info, part)));
  }
  return found;
}

/** @param {import('../types.js').Block} part @returns {HTMLElement} */
function block(part) {
  if ('ul' in part) return h('ul', {}, ...part.ul.map((item) => h('li', {}, ...item.map(inline))));
  const [tag, spans] = Object.entries(part)[0];
  const element = h(/** @type {'p'} */ (tag), {}, ...spans.map(inline));
  if (tag !== 'p') element.id = anchor(element.textContent ?? '');
  return element;
}

/** @param {Span} span */
function inline(span) {
  if (typeof span === 'string') return span;
  const [tag, text] = Object.entries(span)[0];
  return h(/** @type {'em'} */ (tag), {}, text);
}

/**
 * The part of an address that leads to a heading.
 * @param {string} heading
 */
function anchor(heading) {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {GameInfo} info @param {import('../types.js').Diagram} drawn */
function diagram(info, { caption, position }) {
  const board = new Board(info, { still: true, coordinates: LETTERS });
  board.show(position);
  return h('figure', { class: 'diagram' }, board.element, h('figcaption', {}, caption));
}
