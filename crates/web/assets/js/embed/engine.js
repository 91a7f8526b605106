/**
 * What a board on another page needs of an engine: that of the npm package has it.
 *
 * @typedef {{spec: string, start: string | null, moves: string[]}} Line
 * @typedef {{spec: string, position?: string, moves?: string | string[]}} Game
 * @typedef {{best: string, depth: number, nodes: number, lines: {score: import('../types.js').Score, moves: string[]}[]}} Found
 *
 * @typedef {object} Engine
 * @property {() => Promise<Record<string, import('../texts.js').Template>>} pageTexts
 * @property {() => Promise<{id: string, goal: string}[]>} games
 * @property {(spec: string) => Promise<import('../types.js').Kind[]>} legend
 * @property {(text: string) => Promise<{spec: string, start: string | null, moves: {text: string}[]}[]>} readRecords
 * @property {(game: Game) => Promise<import('../types.js').Position>} view
 * @property {(game: Game, move: string) => Promise<string>} check
 * @property {(game: Game, options: {time: number, lines: number, signal: AbortSignal}) => AsyncIterable<Found>} analyse
 * @property {(game: Game, player: string, options: {signal: AbortSignal}) => Promise<Found>} choose
 * @property {() => void} close
 *
 * @typedef {object} Engines
 * @property {(language: string) => Engine} of the one that all boards share: it answers at once
 * @property {(language: string) => Engine} start another, for what takes time
 */
export {};
