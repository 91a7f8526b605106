//! What the original program thinks a square is worth to an animal. Its tables were drawn for the usual
//! board; here they follow from where the holes are, as its authors wished.

use jogada_core::{Bits, Cell, Grid};

use crate::barca::{Kind, Rules};

const HOLE: f64 = 10_000.0;
const RED: f64 = 40.0;
const ORANGE: f64 = 30.0;
const YELLOW: f64 = 20.0;
const GREEN: f64 = 10.0;

/// The values of all squares.
pub(super) struct Zones(Vec<Square>);

struct Square {
    /// By kind, while the hole of the quadrant is empty.
    values: [f64; 3],
    /// The cell of the hole in the same quarter of the board.
    hole: usize,
    is_hole: bool,
}

impl Zones {
    pub(super) fn new<const W: usize>(rules: &Rules<W>) -> Zones {
        let plan = Plan::new(rules);
        Zones(rules.board.grid().cells().map(|cell| plan.square(cell)).collect())
    }

    /// What a square is worth to an animal that stands there: half as much if the hole of its
    /// quadrant is occupied by either side, and the same to all on a hole.
    pub(super) fn value<const W: usize>(&self, kind: Kind, cell: usize, occupied: Bits<W>) -> f64 {
        let square = &self.0[cell];
        match square.values[kind.index()] {
            _ if square.is_hole => HOLE,
            value if occupied.contains(square.hole) => value / 2.0,
            value => value,
        }
    }
}

/// The rows and columns of the holes.
struct Plan {
    grid: Grid,
    columns: [u8; 2],
    rows: [u8; 2],
}

/// How a coordinate lies to those of the holes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    On,
    Between,
    Beside,
    Far,
}

impl Plan {
    fn new<const W: usize>(rules: &Rules<W>) -> Plan {
        let grid = rules.board.grid();
        let holes: Vec<Cell> = rules.board.holes().iter().map(Cell::at).collect();
        let (first, last) = (holes[0], holes[holes.len() - 1]);
        Plan {
            grid,
            columns: [grid.col(first), grid.col(last)],
            rows: [grid.row(first), grid.row(last)],
        }
    }

    fn square(&self, cell: Cell) -> Square {
        let (column, row) = (self.grid.col(cell), self.grid.row(cell));
        let quarter = |at: u8, size: u8, pair: [u8; 2]| pair[usize::from(at >= size / 2)];
        let hole = self.grid.cell(
            quarter(column, self.grid.cols(), self.columns),
            quarter(row, self.grid.rows(), self.rows),
        );
        Square {
            values: Kind::ALL.map(|kind| self.value(kind, cell)),
            hole: hole.index(),
            is_hole: hole == cell,
        }
    }

    fn value(&self, kind: Kind, cell: Cell) -> f64 {
        let column = lies(self.grid.col(cell), self.columns);
        let row = lies(self.grid.row(cell), self.rows);
        match kind {
            Kind::Elephant => self.elephant(cell, column, row),
            Kind::Lion => self.lion(cell, row),
            Kind::Mouse => mouse(column, row),
        }
    }

    /// The block round the holes, then the rows of the holes and the long diagonals, then what lies
    /// in line with the block.
    fn elephant(&self, cell: Cell, column: Lies, row: Lies) -> f64 {
        match (column, row) {
            (column, row) if column != Lies::Far && row != Lies::Far => RED,
            (_, Lies::On) => ORANGE,
            _ if self.sees_holes(cell) == 2 => ORANGE,
            (Lies::On | Lies::Between, _) | (_, Lies::Between) => YELLOW,
            _ => GREEN,
        }
    }

    /// The diagonals of the holes; the short ones only as far as the rows next to the holes.
    fn lion(&self, cell: Cell, row: Lies) -> f64 {
        match self.sees_holes(cell) {
            2 => RED,
            1 if row != Lies::Far => RED,
            _ => GREEN,
        }
    }

    /// How many holes lie on the diagonals of a square, itself included, in one line with each
    /// other.
    fn sees_holes(&self, cell: Cell) -> usize {
        let (column, row) = (i32::from(self.grid.col(cell)), i32::from(self.grid.row(cell)));
        let on = |sign: i32| {
            let line = |column: i32, row: i32| column - sign * row;
            let holes = self.columns.iter().flat_map(|&c| self.rows.map(|r| (c.into(), r.into())));
            holes.filter(|&(c, r): &(i32, i32)| line(c, r) == line(column, row)).count()
        };
        on(1).max(on(-1))
    }
}

/// The rows and columns of the holes, then the middle, then what lies between them.
fn mouse(column: Lies, row: Lies) -> f64 {
    match (column, row) {
        (Lies::On, _) | (_, Lies::On) => RED,
        (Lies::Between, Lies::Between) => ORANGE,
        (Lies::Between, _) | (_, Lies::Between) => YELLOW,
        _ => GREEN,
    }
}

fn lies(at: u8, [low, high]: [u8; 2]) -> Lies {
    match at {
        at if at == low || at == high => Lies::On,
        at if (low..high).contains(&at) => Lies::Between,
        at if at + 1 == low || at == high + 1 => Lies::Beside,
        _ => Lies::Far,
    }
}
