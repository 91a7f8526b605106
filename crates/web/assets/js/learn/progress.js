/** What has been learned and solved, kept in this browser. */

import { keep, recall } from '../settings.js';

const KEY = 'jogada.progress';

/** @typedef {'lessons' | 'puzzles'} Kind */

/**
 * The ids of the steps or puzzles of a game that are done.
 * @param {Kind} kind
 * @param {string} game
 * @returns {Set<string>}
 */
export function done(kind, game) {
  const ids = recall(KEY)[kind]?.[game];
  return new Set(Array.isArray(ids) ? ids : []);
}

/**
 * Notes that one is done. Another tab may have noted others.
 * @param {Kind} kind
 * @param {string} game
 * @param {string} id
 */
export function note(kind, game, id) {
  const ids = done(kind, game).add(id);
  const progress = recall(KEY);
  keep(KEY, { ...progress, [kind]: { ...progress[kind], [game]: [...ids] } });
}
