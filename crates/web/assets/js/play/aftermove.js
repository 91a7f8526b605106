/** The game after a move, from what the server says the move has changed. */

/**
 * @typedef {import('../types.js').Game} Game
 * @typedef {import('../types.js').Position} Position
 * @typedef {Extract<import('../types.js').ServerMessage, {type: 'move'}>} MoveMade
 */

/**
 * @param {Game} game before it
 * @param {MoveMade} made
 * @returns {Game}
 */
export function afterMove(game, made) {
  const { version, status, clock, time, result = null, sentences } = made;
  const times = [...game.times, time];
  return {
    ...game,
    version,
    status,
    clock,
    times,
    result,
    ...(sentences ? { sentences } : {}),
    offer: null,
    position: changed(game.position, made),
  };
}

/**
 * @param {Position} before
 * @param {MoveMade} made
 * @returns {Position} without its legal moves: whoever may move is told them
 */
function changed(before, { move, by, position: change }) {
  const cells = { ...before.cells, ...change.cells };
  for (const [cell, stack] of Object.entries(change.cells)) if (!stack.length) delete cells[cell];
  return {
    ...before,
    lines: [],
    ending: null,
    ...change,
    cells,
    moves: [...before.moves, move],
    by: [...before.by, by],
    ply: before.ply + 1,
    legal: [],
  };
}
