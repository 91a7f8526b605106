/** The texts of the page, in the user's language. */

/**
 * A text, or the texts of an argument's plural forms, by number or CLDR category.
 * @typedef {string | Record<string, Record<string, string>>} Template
 */

/** @type {Record<string, Template>} */
let texts = {};
let plurals = new Intl.PluralRules('en');

/**
 * Sets the texts the server sent.
 * @param {Record<string, Template>} served
 * @param {string} language
 */
export function loadTexts(served, language) {
  texts = served;
  plurals = new Intl.PluralRules(language);
}

/**
 * A word or sentence; arguments stand in it as `{name}`. An unknown id is shown as it is, so that it
 * is seen.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function t(id, args = {}) {
  const text = pluralForm(texts[id] ?? id, args);
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/** @param {Template} template @param {Record<string, string | number>} args */
function pluralForm(template, args) {
  if (typeof template === 'string') return template;
  const [[argument, forms]] = Object.entries(template);
  const number = Number(args[argument]);
  return forms[String(number)] ?? forms[plurals.select(number)] ?? forms.other;
}

/**
 * The name of a side.
 * @param {import('./types.js').Side} side
 */
export function sideName(side) {
  return t(side === 'w' ? 'side-w' : 'side-b');
}

/**
 * Words as they begin a sentence. The name of a cell stays as it is.
 * @param {string} words
 */
export function capital(words) {
  if (!words || /^[a-z]\d/.test(words)) return words;
  return words[0].toLocaleUpperCase() + words.slice(1);
}
