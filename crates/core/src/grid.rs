//! Squares of a board and their names.

use std::fmt;

/// A square (or point) of a board: row by row from the bottom left, `a1` is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Cell(pub u16);

impl Cell {
    /// The cell at this place in a row-major list.
    #[inline]
    pub const fn at(index: usize) -> Cell {
        Cell(index as u16)
    }

    /// The place of this cell in a row-major list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which letters name the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// a, b, c, … without a gap.
    All,
    /// As on Go boards: `i` is skipped, because it looks like 1.
    SkipI,
}

/// A rectangular board: its size and the names of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    cols: u8,
    rows: u8,
    letters: Letters,
}

impl Grid {
    /// A board of `cols` by `rows` squares, both from 1 to 26 (25 without `i`).
    ///
    /// # Panics
    /// If the letters do not suffice.
    pub const fn new(cols: u8, rows: u8, letters: Letters) -> Grid {
        let most = if matches!(letters, Letters::All) { 26 } else { 25 };
        assert!(cols >= 1 && cols <= most && rows >= 1 && rows <= 26, "no such board");
        Grid { cols, rows, letters }
    }

    /// Number of columns.
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// Number of rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Number of cells.
    pub const fn len(self) -> usize {
        self.cols as usize * self.rows as usize
    }

    /// Never true; a board has at least one cell.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The cell in this column and row, both counted from 0.
    #[inline]
    pub const fn cell(self, col: u8, row: u8) -> Cell {
        Cell(row as u16 * self.cols as u16 + col as u16)
    }

    /// The cell `dx` columns and `dy` rows from `cell`, if that is on the board.
    pub fn offset(self, cell: Cell, dx: i8, dy: i8) -> Option<Cell> {
        let (col, row) = (self.col(cell) as i8 + dx, self.row(cell) as i8 + dy);
        let on_board = (0..self.cols as i8).contains(&col) && (0..self.rows as i8).contains(&row);
        on_board.then(|| self.cell(col as u8, row as u8))
    }

    /// Column of a cell, from 0.
    #[inline]
    pub const fn col(self, cell: Cell) -> u8 {
        (cell.0 % self.cols as u16) as u8
    }

    /// Row of a cell, from 0 at the bottom.
    #[inline]
    pub const fn row(self, cell: Cell) -> u8 {
        (cell.0 / self.cols as u16) as u8
    }

    /// All cells from `a1`, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.len() as u16).map(Cell)
    }

    /// The ways to turn and to mirror the board onto itself, the first one leaving it as it is: 8 of a
    /// square board, 4 of any other. Each gives the new place of every cell.
    pub fn symmetries(self) -> Vec<Vec<Cell>> {
        let turns = if self.cols == self.rows { 8 } else { 4 };
        let moved = |cell, way| {
            let (mut col, mut row) = (self.col(cell), self.row(cell));
            col = if way & 1 == 0 { col } else { self.cols - 1 - col };
            row = if way & 2 == 0 { row } else { self.rows - 1 - row };
            if way & 4 == 0 { self.cell(col, row) } else { self.cell(row, col) }
        };
        (0..turns).map(|way| self.cells().map(|cell| moved(cell, way)).collect()).collect()
    }

    /// Whether the cell is on this board.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < self.len()
    }

    /// The letter of a column.
    pub const fn letter(self, col: u8) -> char {
        let skip = matches!(self.letters, Letters::SkipI) && col >= 8;
        (b'a' + col + skip as u8) as char
    }

    /// The column of a letter, if the board has it.
    pub fn column(self, letter: char) -> Option<u8> {
        (0..self.cols).find(|&col| self.letter(col) == letter)
    }

    /// The cell's name, such as `k10`.
    pub fn name(self, cell: Cell) -> String {
        self.show(cell).to_string()
    }

    /// Names of several cells, in the order given.
    pub fn names(self, cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
        cells.into_iter().map(|cell| self.name(cell)).collect()
    }

    /// The cell's name, to be written without a detour through a string.
    pub fn show(self, cell: Cell) -> impl fmt::Display {
        struct Name(char, u8);
        impl fmt::Display for Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", self.0, self.1)
            }
        }
        Name(self.letter(self.col(cell)), self.row(cell) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_run_from_the_bottom_left_and_can_skip_i() {
        let go = Grid::new(19, 19, Letters::SkipI);
        assert_eq!(go.name(go.cell(0, 0)), "a1");
        assert_eq!(go.name(go.cell(9, 9)), "k10");
        assert_eq!(go.name(go.cell(18, 18)), "t19");
        let chess = Grid::new(10, 10, Letters::All);
        assert_eq!(chess.name(chess.cell(8, 4)), "i5");
        assert_eq!(go.column('i'), None);
        assert_eq!(chess.column('i'), Some(8));
    }

    #[test]
    fn symmetries_are_all_different_and_move_cells_within_the_board() {
        for (cols, rows, count) in [(3, 3, 8), (2, 5, 4)] {
            let grid = Grid::new(cols, rows, Letters::All);
            let ways: std::collections::BTreeSet<_> = grid.symmetries().into_iter().collect();
            assert_eq!(ways.len(), count);
            for mut way in ways {
                way.sort();
                assert!(way.into_iter().eq(grid.cells()));
            }
        }
    }

    #[test]
    fn offsets_stop_at_the_edge() {
        let grid = Grid::new(5, 6, Letters::All);
        let corner = grid.cell(4, 5);
        assert_eq!(grid.offset(corner, -1, -5), Some(grid.cell(3, 0)));
        assert_eq!(grid.offset(corner, 1, 0), None);
        assert_eq!(grid.offset(corner, 0, 1), None);
    }
}
