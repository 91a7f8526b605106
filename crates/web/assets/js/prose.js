/** Texts that people have written for a page: paragraphs, with addresses as links. */

import { h } from './dom.js';

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** @param {string} text empty lines separate paragraphs */
export function paragraphs(text) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => h('p', { class: 'prose' }, ...part.trim().split(ADDRESS).map(linked)));
}

/** @param {string} part @param {number} index every second one is an address */
function linked(part, index) {
  return index % 2 ? h('a', { href: part, rel: 'nofollow noopener' }, part) : part;
}
