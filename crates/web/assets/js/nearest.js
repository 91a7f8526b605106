/** What somebody may have meant who mistyped a name. */

/** So many letters may be wrong, missing or too many. */
const MAX_DISTANCE = 2;

/**
 * The one whose name is nearest to a word; null if none is near.
 * @template {{id: string, name: string}} T
 * @param {string} word
 * @param {T[]} known
 */
export function nearest(word, known) {
  const distances = known.map((one) => ({ one, distance: distance(word.toLowerCase(), one.id) }));
  const near = distances.filter((found) => found.distance <= Math.min(MAX_DISTANCE, word.length - 1));
  return near.sort((one, other) => one.distance - other.distance)[0]?.one ?? null;
}

/** The Levenshtein distance: letters to insert, delete or replace. @param {string} one @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
}
