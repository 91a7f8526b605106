//! Moves: where a stone may go, and why not elsewhere.

use jogada_core::{Bits, Explain, Illegal, Message, MoveBits, Verdict};

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

impl MoveBits for Move {
    fn to_bits(self) -> u32 {
        self.0.into()
    }

    fn from_bits(bits: u32) -> Move {
        Move(bits as u16)
    }
}

impl<const W: usize> Explain for Rules<W> {
    /// Why a move is not legal.
    fn check(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        if state.ending().is_some() {
            return Err(Illegal::new(Message::new("illegal-over"), []));
        }
        let Some(cell) = self.points.cell(m.point()) else {
            return Err(Illegal::new(Message::new("illegal-off-board"), []));
        };
        if state.occupied().contains(m.point()) {
            let name = self.points.grid().name(cell);
            let message = Message::new("illegal-occupied").with("cell", name);
            return Err(Illegal::new(message, [cell]));
        }
        self.opening.explain(self.points, state.ply(), cell)
    }

    fn verdict(&self, state: &State<W>) -> Option<Verdict> {
        let ending = state.ending()?;
        let cells = match ending {
            Ending::Five(side) => self.five_cells(state, side),
            Ending::Captures(_) | Ending::Full | Ending::MoveLimit => Vec::new(),
        };
        Some(Verdict { outcome: ending.outcome(), reason: ending.reason(), cells })
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
