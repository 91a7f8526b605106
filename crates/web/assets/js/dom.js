/** Builds elements: text goes in as text, never as markup. */

import { atHost } from './links.js';

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Attributes names that begin with `on` are listeners, addresses that begin with `/` paths of
 *   this site
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...present(children));
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  element.append(...present(children));
  return element;
}

/**
 * A button with words on it.
 * @param {string} label
 * @param {() => void} action
 * @param {Attributes} [attributes]
 */
export function button(label, action, attributes = {}) {
  return h('button', { type: 'button', onclick: action, ...attributes }, label);
}

/**
 * Puts children in the place of what was there.
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...present(children));
}

/**
 * Has a screen reader say a sentence.
 * @param {string} sentence
 */
export function announce(sentence) {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = sentence;
}

/**
 * @param {Element} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : attribute(name, String(value)));
    }
  }
}

/** @param {string} name @param {string} value */
function attribute(name, value) {
  return ['href', 'src'].includes(name) && value.startsWith('/') ? atHost(value) : value;
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  const isThere = (/** @type {Child} */ child) => child !== null && child !== undefined && child !== false;
  return children.filter(isThere).map((child) => (child instanceof Node ? child : String(child)));
}
