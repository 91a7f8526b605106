//! What a square is worth to an animal, by what it would see from there on an empty board.

use jogada_core::{Bits, Cell, Grid};

use super::Weights;
use crate::barca::{Kind, Move, Rules};

/// The values of all squares, by kind.
pub(super) struct Zones([Vec<i32>; 3]);

impl Zones {
    /// What the squares are worth.
    pub(super) fn new<const W: usize>(rules: &Rules<W>, weights: &Weights) -> Zones {
        let cells = || rules.board.grid().cells();
        Zones(Kind::ALL.map(|kind| cells().map(|cell| value(rules, weights, kind, cell)).collect()))
    }

    /// The same with every value changed.
    pub(super) fn map(&self, change: impl Fn(Kind, usize, i32) -> i32) -> Zones {
        let changed = |kind: Kind| {
            let values = self.0[kind.index()].iter().enumerate();
            values.map(|(cell, &value)| change(kind, cell, value)).collect()
        };
        Zones(Kind::ALL.map(changed))
    }

    /// What the squares are worth to animals of a kind, by cell.
    #[inline]
    pub(super) fn of(&self, kind: Kind) -> &[i32] {
        &self.0[kind.index()]
    }

    /// What these squares are worth to animals of a kind.
    pub(super) fn sum<const W: usize>(&self, kind: Kind, cells: Bits<W>) -> i32 {
        cells.iter().map(|cell| self.of(kind)[cell]).sum()
    }

    /// What a move gains for the mover, an animal of this kind.
    #[inline]
    pub(super) fn gain(&self, kind: Kind, m: Move) -> i32 {
        let values = self.of(kind);
        values[m.to()] - values[m.from()]
    }
}

fn value<const W: usize>(rules: &Rules<W>, weights: &Weights, kind: Kind, cell: Cell) -> i32 {
    let (k, holes) = (kind.index(), rules.board.holes());
    let reach = rules.board.reach(kind, cell.index(), Bits::EMPTY);
    let seen = (reach & holes).len().min(2);
    let sees = if holes.contains(cell.index()) { 0 } else { weights.sees[k][seen] };
    let near = rules.board.near(cell.index())[0];
    let beside = weights.beside[k] * (near & holes).len() as i32;
    let edge = if near.len() < 8 { weights.edge[k] } else { 0 };
    sees + beside + edge + weights.step[k] * steps(rules.board.grid(), cell)
}

/// Steps in any direction from the middle four squares to a cell.
fn steps(grid: Grid, cell: Cell) -> i32 {
    let off = |at: u8, size: u8| {
        let (at, half) = (i32::from(at), i32::from(size / 2));
        if at < half { half - 1 - at } else { at - half }
    };
    off(grid.col(cell), grid.cols()).max(off(grid.row(cell), grid.rows()))
}
