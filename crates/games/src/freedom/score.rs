//! Live stones: lines of exactly four (rules 8 and 9).

use jogada_core::{Bits, Cell, Grid};

/// The four directions of lines on one board.
pub(super) struct Lines<const W: usize>([Direction<W>; 4]);

/// One step along a line, on whole sets of squares at once.
pub(super) struct Direction<const W: usize> {
    /// Distance of neighbours in cell numbers.
    distance: u32,
    /// Squares that can be reached by a step forward: those with a square behind them.
    entered: Bits<W>,
    /// Squares that can be reached by a step back.
    left: Bits<W>,
}

impl<const W: usize> Direction<W> {
    fn new(grid: Grid, dx: i8, dy: i8) -> Self {
        let with = |dx, dy| {
            grid.cells().filter(move |&cell| grid.offset(cell, dx, dy).is_some()).map(Cell::index)
        };
        Direction {
            distance: (i32::from(dy) * i32::from(grid.cols()) + i32::from(dx)) as u32,
            entered: with(-dx, -dy).collect(),
            left: with(dx, dy).collect(),
        }
    }

    /// Squares one step ahead of these.
    #[inline]
    pub(super) fn ahead(&self, set: Bits<W>) -> Bits<W> {
        set.up(self.distance) & self.entered
    }

    /// Squares one step behind these.
    #[inline]
    pub(super) fn behind(&self, set: Bits<W>) -> Bits<W> {
        set.down(self.distance) & self.left
    }

    /// The first squares of all runs of exactly four.
    fn fours(&self, stones: Bits<W>) -> Bits<W> {
        let mut starts = stones - self.ahead(stones);
        let mut next = stones;
        for _ in 1..4 {
            next = self.behind(next);
            starts &= next;
        }
        starts - self.behind(next)
    }
}

impl<const W: usize> Lines<W> {
    pub(super) fn new(grid: Grid) -> Self {
        Lines([(1, 0), (0, 1), (1, 1), (-1, 1)].map(|(dx, dy)| Direction::new(grid, dx, dy)))
    }

    pub(super) fn directions(&self) -> &[Direction<W>; 4] {
        &self.0
    }

    /// How many lines of exactly four there are.
    pub(super) fn fours(&self, stones: Bits<W>) -> usize {
        self.0.iter().map(|direction| direction.fours(stones).len()).sum()
    }

    /// The squares of each of them.
    pub(super) fn squares(&self, stones: Bits<W>) -> impl Iterator<Item = [usize; 4]> {
        self.0.iter().flat_map(move |direction| {
            let distance = direction.distance as usize;
            let line = move |first| [0, 1, 2, 3].map(|steps| first + steps * distance);
            direction.fours(stones).iter().map(line).collect::<Vec<_>>()
        })
    }

    /// The stones that stand in at least one of them.
    pub(super) fn live(&self, stones: Bits<W>) -> Bits<W> {
        let mut live = Bits::EMPTY;
        for direction in &self.0 {
            let mut part = direction.fours(stones);
            for _ in 0..4 {
                live |= part;
                part = direction.ahead(part);
            }
        }
        live
    }
}
