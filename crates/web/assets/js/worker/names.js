/** The names of the modules of the engine. */

/**
 * The name of the files of a module, without their endings.
 * @param {string | null} game whose it is; null if it has everything
 */
export function moduleName(game) {
  return game === null ? 'jogada_wasm' : `game_${game}`;
}
