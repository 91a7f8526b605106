//! The board: its holes, the lines animals move on, the squares next to others.

use jogada_core::options::Options;
use jogada_core::{Bits, Cell, Grid, Letters};

use super::Kind;
use super::options::{DISTANCE, HEIGHT, WIDTH};

/// Forward along row, column and the two diagonals: cell numbers grow.
const AXES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The geometry of one board.
pub(super) struct Board<const W: usize> {
    grid: Grid,
    all: Bits<W>,
    holes: Bits<W>,
    /// All but the first column: what a step to the right can enter.
    entered_right: Bits<W>,
    /// All but the last column.
    entered_left: Bits<W>,
    /// Of each cell.
    sights: Vec<Sight<W>>,
}

/// What is seen from a cell.
struct Sight<const W: usize> {
    /// The squares up to the edge along each of [`AXES`], both ways.
    lines: [Bits<W>; 4],
    /// All cells of smaller numbers.
    before: Bits<W>,
    /// The squares one step away in any direction, and those up to two.
    near: [Bits<W>; 2],
}

impl<const W: usize> Board<W> {
    pub(super) fn new(options: &Options) -> Self {
        let number = |option| options.get(option) as u8;
        let grid = Grid::new(number(&WIDTH), number(&HEIGHT), Letters::All);
        let without = |col| {
            let cells = grid.cells().filter(move |&cell| grid.col(cell) != col);
            cells.map(Cell::index).collect()
        };
        Board {
            grid,
            all: Bits::below(grid.len()),
            holes: holes(grid, number(&DISTANCE)),
            entered_right: without(0),
            entered_left: without(grid.cols() - 1),
            sights: grid.cells().map(|cell| Sight::new(grid, cell)).collect(),
        }
    }

    #[inline]
    pub(super) fn grid(&self) -> Grid {
        self.grid
    }

    #[inline]
    pub(super) fn all(&self) -> Bits<W> {
        self.all
    }

    #[inline]
    pub(super) fn holes(&self) -> Bits<W> {
        self.holes
    }

    /// These squares and all next to them. May hold numbers beyond the board.
    #[inline]
    pub(super) fn around(&self, set: Bits<W>) -> Bits<W> {
        let cols = u32::from(self.grid.cols());
        let wide = set | (set.up(1) & self.entered_right) | (set.down(1) & self.entered_left);
        wide | wide.up(cols) | wide.down(cols)
    }

    /// The squares one step from a cell, and those up to two steps from it.
    #[inline]
    pub(super) fn near(&self, cell: usize) -> [Bits<W>; 2] {
        self.sights[cell].near
    }

    /// The empty squares an animal of this kind reaches from a cell, and the occupied ones that
    /// stop it (rule 3).
    #[inline]
    pub(super) fn reach(&self, kind: Kind, cell: usize, occupied: Bits<W>) -> Bits<W> {
        let sight = &self.sights[cell];
        match kind {
            Kind::Elephant => sight.straight(occupied) | sight.diagonal(occupied),
            Kind::Lion => sight.diagonal(occupied),
            Kind::Mouse => sight.straight(occupied),
        }
    }
}

impl<const W: usize> Sight<W> {
    fn new(grid: Grid, cell: Cell) -> Self {
        Sight {
            lines: AXES.map(|(dx, dy)| ray(grid, cell, dx, dy) | ray(grid, cell, -dx, -dy)),
            before: Bits::below(cell.index()),
            near: [1, 2].map(|most| near(grid, cell, most)),
        }
    }

    #[inline]
    fn straight(&self, occupied: Bits<W>) -> Bits<W> {
        self.slide(0, occupied) | self.slide(1, occupied)
    }

    #[inline]
    fn diagonal(&self, occupied: Bits<W>) -> Bits<W> {
        self.slide(2, occupied) | self.slide(3, occupied)
    }

    #[inline]
    fn slide(&self, axis: usize, occupied: Bits<W>) -> Bits<W> {
        let line = self.lines[axis];
        let stops = line & occupied;
        let back = stops & self.before;
        line & Bits::span(back, stops ^ back)
    }
}

/// The squares at most so many steps in any direction away from a cell, without itself.
fn near<const W: usize>(grid: Grid, cell: Cell, most: i8) -> Bits<W> {
    (-most..=most)
        .flat_map(|dx| (-most..=most).map(move |dy| (dx, dy)))
        .filter(|&step| step != (0, 0))
        .filter_map(|(dx, dy)| grid.offset(cell, dx, dy))
        .map(Cell::index)
        .collect()
}

fn ray<const W: usize>(grid: Grid, cell: Cell, dx: i8, dy: i8) -> Bits<W> {
    let next = |&cell: &Cell| grid.offset(cell, dx, dy);
    std::iter::successors(next(&cell), next).map(Cell::index).collect()
}

/// The four watering holes (rule 1).
fn holes<const W: usize>(grid: Grid, distance: u8) -> Bits<W> {
    let pair = |size: u8| [size / 2 - 1 - distance, size / 2 + distance];
    let rows = pair(grid.rows());
    pair(grid.cols())
        .into_iter()
        .flat_map(|col| rows.map(|row| grid.cell(col, row).index()))
        .collect()
}
