/** The little Markdown that rules are written in, as elements: whatever else it holds stays text. */

import { h } from './dom.js';

/**
 * Headings, paragraphs, lists, tables, code, emphasis.
 * @param {string} source
 * @returns {HTMLElement[]}
 */
export function markdown(source) {
  const blocks = source.replace(/\r/g, '').split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m);
  return blocks.filter((block) => block.trim()).map((block) => element(block.replace(/^\n+|\s+$/g, '')));
}

/**
 * The part of an address that leads to a heading.
 * @param {string} heading
 */
export function anchor(heading) {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {string} block @returns {HTMLElement} */
function element(block) {
  const heading = /^(#{1,3}) (.*)$/.exec(block);
  if (heading)
    return h(
      /** @type {'h1' | 'h2' | 'h3'} */ (`h${heading[1].length}`),
      { id: anchor(heading[2]) },
      ...spans(heading[2]),
    );
  if (block.startsWith('```')) return h('pre', {}, block.replace(/^```.*\n?|\n?```$/g, ''));
  if (/^[-*] /.test(block)) return h('ul', {}, ...items(block, /^[-*] /));
  if (/^\d+\. /.test(block)) return h('ol', {}, ...items(block, /^\d+\. /));
  if (block.startsWith('|')) return table(block);
  return h('p', {}, ...spans(block));
}

/** Lines that do not begin an item go on with the one before. @param {string} block @param {RegExp} start */
function items(block, start) {
  /** @type {string[]} */
  const found = [];
  for (const line of block.split('\n')) {
    if (start.test(line)) found.push(line.replace(start, ''));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found.map((item) => h('li', {}, ...spans(item)));
}

/** @param {string} block */
function table(block) {
  const rows = block.split('\n').filter((line) => !/^[|\s:-]+$/.test(line));
  const cells = (/** @type {string} */ line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const row = (/** @type {string} */ line, /** @type {'th' | 'td'} */ tag) =>
    h('tr', {}, ...cells(line).map((cell) => h(tag, {}, ...spans(cell))));
  return h('table', {}, ...rows.map((line, index) => row(line, index === 0 ? 'th' : 'td')));
}

/** @param {string} text @returns {(HTMLElement | string)[]} */
function spans(text) {
  const parts = text.replace(/\n/g, ' ').split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts.filter(Boolean).map((part) => {
    if (part.startsWith('**')) return h('strong', {}, part.slice(2, -2));
    if (part.startsWith('*') && part.length > 2) return h('em', {}, part.slice(1, -1));
    if (part.startsWith('`')) return h('code', {}, part.slice(1, -1));
    return part;
  });
}
