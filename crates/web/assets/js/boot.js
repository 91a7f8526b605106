/** How this page runs, and where it finds what it does not hold itself. It comes with the page. */

/**
 * @typedef {object} Boot paths are those of the site, without its base path
 * @property {'served' | 'static'} mode who answers: a server, or a worker in this browser
 * @property {boolean} offline whether the server could not be reached
 * @property {string} version of the program
 * @property {string} release differs between any two builds whose pages differ
 * @property {{folder: string, worker: string, games: string[]} | null} engine null if it is not in the build; `games` have
 * modules of their own
 * @property {string} answers the folder of what is answered to everybody alike
 */

/** @type {Boot} */
export const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');

/** Whether there is no server, or none that can be reached. */
export const isStatic = boot.mode === 'static';

/** Whether a game is kept in this browser, and on no server. @param {string} id */
export function isLocal(id) {
  return isStatic || id.startsWith('local-');
}
