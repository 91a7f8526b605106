/** What an element says is to be shown. */

/** @typedef {import('./engine.js').Engine} Engine */

/** The values of attributes that have only these. */
const VALUES = { mode: ['view', 'analyse', 'play'], side: ['w', 'b'], theme: ['light', 'dark'] };

/** What is wrong with an element, as a text of the page. */
export class EmbedError extends Error {
  /** @param {string} id @param {Record<string, string | number>} [args] */
  constructor(id, args = {}) {
    super(id);
    this.args = args;
    this.code = id.replace('embed-', '');
  }
}

/**
 * The language of the element, or of what it stands in.
 * @param {Element} element
 */
export function languageOf(element) {
  const tag = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return tag.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/**
 * The game of an element: a record in an attribute, a file or the text of the element, or a spec with a position and moves.
 * @param {Element} element
 * @param {Engine} engine
 * @returns {Promise<import('./engine.js').Line>}
 */
export async function readGame(element, engine) {
  checkAttributes(element);
  const spec = element.getAttribute('spec');
  const text = spec === null ? await recordOf(element) : null;
  if (text !== null) return ofRecord(text, engine);
  const position = element.getAttribute('position') ?? undefined;
  const moves = element.getAttribute('moves') ?? undefined;
  const view = await engine.view({
    spec: spec ?? '',
    ...(position && { position }),
    ...(moves && { moves }),
  });
  return { spec: view.spec, start: view.start, moves: view.moves };
}

/** @param {Element} element */
function checkAttributes(element) {
  for (const [name, known] of Object.entries(VALUES)) {
    const value = element.getAttribute(name);
    if (value !== null && !known.includes(value))
      throw new EmbedError('embed-no-value', { name, value, known: known.join(', ') });
  }
  const ply = element.getAttribute('ply');
  if (ply !== null && !/^\d+$/.test(ply)) throw new EmbedError('embed-no-ply', { value: ply });
}

/** @param {Element} element */
async function recordOf(element) {
  const source = element.getAttribute('src');
  if (source === null) return element.getAttribute('record') ?? element.textContent ?? '';
  const url = new URL(source, document.baseURI);
  const answer = await fetch(url).catch(({ message }) => ({ ok: false, status: message, text: () => '' }));
  if (!answer.ok) throw new EmbedError('embed-no-file', { file: url.href, why: answer.status });
  return answer.text();
}

/** @param {string} text @param {Engine} engine */
async function ofRecord(text, engine) {
  // Indented as the page that it stands in.
  const lines = text.split('\n').map((line) => line.trim());
  const trimmed = lines.join('\n').trim();
  if (!trimmed) throw new EmbedError('embed-no-game');
  const [record] = await engine.readRecords(trimmed);
  return { spec: record.spec, start: record.start, moves: record.moves.map((move) => move.text) };
}
