//! What a square is worth to an animal, by what it would see from there on an empty board.

use jogada_core::{Bits, Cell, Grid};

use super::Weights;
use crate::barca::{Kind, Move, Rules};

/// The value of every square, by kind.
pub(super) struct Zones {
    values: Vec<[i32; 3]>,
}

impl Zones {
    pub(super) fn new<const W: usize>(rules: &Rules<W>, weights: &Weights) -> Zones {
        let grid = rules.board.grid();
        let value = |cell: Cell, kind: Kind| {
            let reach = rules.board.reach(kind, cell.index(), Bits::EMPTY);
            let seen = (reach & rules.board.holes()).len().min(2);
            let on_hole = rules.board.holes().contains(cell.index());
            let sees = if on_hole { 0 } else { weights.sees[kind.index()][seen] };
            let near = rules.board.near(cell.index())[0];
            let beside = weights.beside[kind.index()] * (near & rules.board.holes()).len() as i32;
            let edge = if near.len() < 8 { weights.edge[kind.index()] } else { 0 };
            sees + beside + edge + weights.step[kind.index()] * steps(grid, cell)
        };
        let values = grid.cells().map(|cell| Kind::ALL.map(|kind| value(cell, kind)));
        Zones { values: values.collect() }
    }

    /// What these squares are worth to animals of a kind.
    pub(super) fn sum<const W: usize>(&self, kind: Kind, cells: Bits<W>) -> i32 {
        cells.iter().map(|cell| self.values[cell][kind.index()]).sum()
    }

    /// What a move gains for the mover, an animal of this kind.
    #[inline]
    pub(super) fn gain(&self, kind: Kind, m: Move) -> i32 {
        let value = |cell: usize| self.values[cell][kind.index()];
        value(m.to()) - value(m.from())
    }
}

/// Steps in any direction from the middle four squares to a cell.
fn steps(grid: Grid, cell: Cell) -> i32 {
    let off = |at: u8, size: u8| {
        let (at, half) = (i32::from(at), i32::from(size / 2));
        if at < half { half - 1 - at } else { at - half }
    };
    off(grid.col(cell), grid.cols()).max(off(grid.row(cell), grid.rows()))
}
