//! Moves: where a stone may go, and why not elsewhere.

use jogada_core::{Bits, Cell, Explain, Illegal, Outcome, move_bits};

use super::ending::Ending;
use super::{Rules, State};

/// A stone on a point of the board, guards included in the numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    #[inline]
    pub(super) const fn at(point: usize) -> Move {
        Move(point as u16)
    }

    #[inline]
    pub(super) const fn point(self) -> usize {
        self.0 as usize
    }
}

move_bits!(Move(u16));

impl<const W: usize> Explain for Rules<W> {
    fn explain(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        let Some(cell) = self.points.cell(m.point()) else {
            return Err(Illegal::plain("illegal-off-board"));
        };
        if state.occupied().contains(m.point()) {
            return Err(Illegal::at("illegal-occupied", self.points.grid(), cell));
        }
        self.opening.explain(self.points, state.ply(), cell)
    }

    fn reason(&self, state: &State<W>, _outcome: Outcome) -> (&'static str, Vec<Cell>) {
        match state.ending() {
            Some(Ending::Five(side)) => ("five", self.five_cells(state, side)),
            Some(Ending::Captures(_)) => ("captures", Vec::new()),
            Some(Ending::Full) => ("full", Vec::new()),
            Some(Ending::MoveLimit) | None => ("movelimit", Vec::new()),
        }
    }
}

impl<const W: usize> Rules<W> {
    /// The points a stone may be placed on (rules 2 to 4); none when the game is over.
    #[inline]
    pub(super) fn targets(&self, state: &State<W>) -> Bits<W> {
        if state.ending().is_some() {
            return Bits::EMPTY;
        }
        *self.opening.region(state.ply()).unwrap_or(&self.board) - state.occupied()
    }
}
