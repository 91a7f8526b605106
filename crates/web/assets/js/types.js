/**
 * Shapes of what the server sends; see docs/web-api.md.
 *
 * @typedef {'w' | 'b'} Side
 * @typedef {[kind: number, owner: Side]} Piece
 * @typedef {[text: string, cells: number[]] | [text: string, button: string, label: string]} Offer
 *
 * @typedef {object} Grid
 * @property {number} cols
 * @property {number} rows
 * @property {string} columns letters of the columns, from the left
 * @property {'squares' | 'points'} style
 * @property {number[]} stars
 * @property {number[]} goals
 *
 * @typedef {'last' | 'from' | 'captured' | 'winning' | 'forced' | 'threatened' | 'safe' | 'forbidden' | 'scoring' | 'highlighted'} Role
 *
 * @typedef {object} Tray
 * @property {string} label
 * @property {Side} owner
 * @property {number} kind
 * @property {Side} pieceOwner
 * @property {number} count
 *
 * @typedef {object} Ending
 * @property {Side | null} winner
 * @property {string} reason
 * @property {string} text
 * @property {string} why the reason in words
 * @property {number[]} [cells]
 *
 * @typedef {object} Line a game as text: rules, start and moves
 * @property {string} spec
 * @property {string | null} [start]
 * @property {string[]} [moves]
 *
 * @typedef {object} Position
 * @property {string} spec
 * @property {string} game
 * @property {string | null} start
 * @property {string[]} moves
 * @property {Side[]} by who made each of the moves; a side may move twice running
 * @property {string} position
 * @property {number} ply
 * @property {Side} side
 * @property {Grid} board
 * @property {Record<string, Piece[]>} cells
 * @property {[cell: number, role: Role, label: string | null][]} marks `label` is the game's own word, if it has one
 * @property {number[][]} lines cells to be joined by a line, in order
 * @property {Tray[]} trays
 * @property {{label: string, values: [number, number]}[]} facts
 * @property {string | null} prompt
 * @property {string | null} turn null when the game is over
 * @property {Offer[]} legal
 * @property {Ending | null} ending
 *
 * @typedef {{caption: string, position: Position}} Diagram
 * @typedef {string | Record<string, string>} Span words, or words by the element they stand in
 * @typedef {{h1: Span[]} | {h2: Span[]} | {p: Span[]} | {ul: Span[][]}} Block by its element
 * @typedef {{game: string, parts: (Block | Diagram)[]}} Rules
 *
 * @typedef {object} Option
 * @property {string} key
 * @property {string} label
 * @property {string} help
 * @property {number | string} default
 * @property {boolean} depends whether the default follows from other options
 * @property {'int' | 'dims' | 'list' | 'choice'} type
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 * @property {boolean} [off] whether 0 is allowed as well
 * @property {{id: string, label: string}[]} [values]
 *
 * @typedef {{player: string, name: string, help: string}} Level
 * @typedef {{name: string, label: string, help: string, parameters: Option[], levels: Level[] | null}} Player
 * @typedef {{id: string, label: string, help: string, options: string}} Preset
 * @typedef {{id: string, label: string, letters: [string, string], svg: [string, string]}} Kind
 *
 * @typedef {{id: string, label: string, spec: string, position: string, over: boolean}} Sample
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {string} name
 * @property {string} tagline
 * @property {Option[]} options
 * @property {Preset[]} presets
 * @property {Player[]} players
 * @property {Kind[]} legend
 * @property {string} goal what a cell that is played for is called
 * @property {Position} [sample] from the middle of a game
 * @property {Sample[]} samples positions with a name
 *
 * @typedef {{kind: 'human' | 'open' | 'bot', name: string | null, here: boolean}} Seat
 *
 * @typedef {object} Clock
 * @property {'none' | 'base' | 'days'} kind
 * @property {number} [base]
 * @property {number} [increment]
 * @property {number} [days]
 * @property {{w: number, b: number}} [left] milliseconds
 * @property {Side | null} [running]
 * @property {number} [at] when `left` was true, by the server's clock
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {number} version
 * @property {'waiting' | 'playing' | 'over'} status
 * @property {boolean} listed in which case anybody may take an open seat
 * @property {number} created
 * @property {Record<Side, Seat>} seats
 * @property {Clock} clock
 * @property {{what: 'draw' | 'undo' | 'rematch', by: Side} | null} offer
 * @property {string | null} rematch
 * @property {Position} position
 * @property {number[]} times
 * @property {Ending | null} result
 *
 * @typedef {object} Listing
 * @property {string} id
 * @property {string} spec
 * @property {'waiting' | 'playing' | 'over'} status
 * @property {Record<Side, Seat>} seats
 * @property {number} moves
 * @property {Ending | null} result
 * @property {number} created
 * @property {number} updated
 * @property {Side} [side] to move, in lists of one's own games
 *
 * @typedef {{win: number} | {loss: number} | {draw: true} | {eval: number}} Score
 * @typedef {{score: Score, chance: number, text: string, moves: string[]}} BestLine `text` is for White
 * @typedef {{depth: number, nodes: number, speed: number, lines: BestLine[], done: boolean,
 *   waiting?: number}} Thought `waiting` is the place in the queue of a search that has not begun
 * @typedef {{move: string, side: Side, score: Score, text: string, chance: number, proven: boolean, over: boolean}} TreeMove
 * @typedef {{id: string, label: string, counts: [number, number] | null, points: [number, number], value: number}} EvalPart
 * @typedef {{id: string, label: string, cells: (number | null)[]}} EvalMap
 * @typedef {{value: number, parts: EvalPart[], maps: EvalMap[]}} Explanation for White
 * @typedef {{ply: number, chance: number, score: Score | string, best: string | null, annotation: string}} ReviewedPosition
 */
export {};
