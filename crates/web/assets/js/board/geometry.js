/** Where cells are in the drawing: a hundred units each, row by row from the bottom left. */

/** Size of a cell in units of the drawing. */
export const UNIT = 100;

/** Room on the other two sides. */
export const EDGE = 8;

export class Geometry {
  /**
   * @param {import('../types.js').Grid} grid
   * @param {boolean} flip whether Black sits at the bottom
   * @param {number} coordinates how large they are: 1 is usual, 0 is none
   */
  constructor(grid, flip, coordinates) {
    this.grid = grid;
    this.flip = flip;
    this.coordinates = coordinates;
    /** Room on the left and below; it grows with the board, so that letters look the same on all. */
    this.margin = coordinates ? coordinates * (12 + 4 * Math.max(grid.cols, grid.rows)) : EDGE;
    this.width = grid.cols * UNIT + this.margin + EDGE;
    this.height = grid.rows * UNIT + this.margin + EDGE;
  }

  /** How many cells there are. */
  get count() {
    return this.grid.cols * this.grid.rows;
  }

  /**
   * Column and row on the screen, from the top left.
   * @param {number} cell
   */
  place(cell) {
    const col = cell % this.grid.cols;
    const row = Math.floor(cell / this.grid.cols);
    return this.flip ? { x: this.grid.cols - 1 - col, y: row } : { x: col, y: this.grid.rows - 1 - row };
  }

  /**
   * The cell at a column and row of the screen; places outside are moved to the edge.
   * @param {number} x
   * @param {number} y
   */
  cellAt(x, y) {
    const { cols, rows } = this.grid;
    const col = Math.max(0, Math.min(cols - 1, x));
    const row = Math.max(0, Math.min(rows - 1, y));
    return this.flip ? row * cols + (cols - 1 - col) : (rows - 1 - row) * cols + col;
  }

  /** Whether a cell is one of those played for. @param {number} cell */
  isGoal(cell) {
    return this.grid.goals.includes(cell);
  }

  /**
   * The middle of a cell in the drawing.
   * @param {number} cell
   */
  middle(cell) {
    const { x, y } = this.place(cell);
    return { x: this.margin + (x + 0.5) * UNIT, y: EDGE + (y + 0.5) * UNIT };
  }

  /**
   * The name of a cell, such as `e5`.
   * @param {number} cell
   */
  name(cell) {
    return cellName(this.grid, cell);
  }
}

/**
 * The name of a cell, such as `e5`.
 * @param {import('../types.js').Grid} grid
 * @param {number} cell
 */
export function cellName(grid, cell) {
  return `${grid.columns[cell % grid.cols]}${Math.floor(cell / grid.cols) + 1}`;
}

/** Where the cells lie over the drawing: top, right, bottom, left. @param {Geometry} geometry */
export function inset({ margin, width, height }) {
  const sides = [EDGE / height, EDGE / width, margin / height, margin / width];
  return sides.map((side) => `${side * 100}%`).join(' ');
}
