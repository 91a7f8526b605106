/**
 * The board of a position as text, as docs/notation.md has it: rows from the top with `/` between them,
 * pieces as letters, runs of empty squares as numbers, stacks in brackets. The fields after it belong
 * to the games and are left as they are.
 */

/**
 * @typedef {import('../types.js').Piece} Piece
 * @typedef {import('../types.js').Grid} Grid
 * @typedef {import('../types.js').Kind} Kind
 */

/**
 * The letters a game writes in brackets, by the text of its start.
 * @param {string} position
 */
export function bracketed(position) {
  return new Set([...position.matchAll(/\(([^)]*)\)/g)].flatMap(([, letters]) => [...letters]));
}

/**
 * @param {Record<string, Piece[]>} cells
 * @param {Grid} grid
 * @param {Kind[]} legend
 * @param {Set<string>} inBrackets letters that are always in brackets
 */
export function boardText(cells, grid, legend, inBrackets) {
  const rows = Array.from({ length: grid.rows }, (_, index) => grid.rows - 1 - index);
  return rows.map((row) => rowText(cells, grid, row, legend, inBrackets)).join('/');
}

/**
 * A position text with another board.
 * @param {string} text
 * @param {string} board
 */
export function withBoard(text, board) {
  return [board, ...text.trim().split(' ').slice(1)].join(' ');
}

/**
 * A position text with another side to move, which is its second field.
 * @param {string} text
 * @param {'w' | 'b'} side
 */
export function withSide(text, side) {
  const [board, , ...rest] = text.trim().split(' ');
  return [board, side, ...rest].join(' ');
}

/**
 * @param {Record<string, Piece[]>} cells @param {Grid} grid @param {number} row
 * @param {Kind[]} legend @param {Set<string>} inBrackets
 */
function rowText(cells, grid, row, legend, inBrackets) {
  let text = '';
  let empty = 0;
  for (let col = 0; col < grid.cols; col += 1) {
    const stack = cells[row * grid.cols + col] ?? [];
    if (stack.length === 0) empty += 1;
    else {
      text += (empty || '') + stackText(stack, legend, inBrackets);
      empty = 0;
    }
  }
  return text + (empty || '');
}

/** @param {Piece[]} stack @param {Kind[]} legend @param {Set<string>} inBrackets */
function stackText(stack, legend, inBrackets) {
  const letters = stack.map(([kind, owner]) => legend[kind].letters[owner === 'w' ? 0 : 1]).join('');
  return stack.length > 1 || inBrackets.has(letters) ? `(${letters})` : letters;
}
