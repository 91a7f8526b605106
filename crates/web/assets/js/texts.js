/** The words of the page, in the visitor's language. */

/** @type {Record<string, string>} */
let texts = {};

/**
 * Takes the words the server sent.
 * @param {Record<string, string>} served
 */
export function speak(served) {
  texts = served;
}

/**
 * A word or sentence; arguments stand in it as `{name}`. An unknown id is shown as it is, so that it
 * is seen.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function t(id, args = {}) {
  const text = texts[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/**
 * The name of a side.
 * @param {import('./types.js').Side} side
 */
export function sideName(side) {
  return t(side === 'w' ? 'side-w' : 'side-b');
}
