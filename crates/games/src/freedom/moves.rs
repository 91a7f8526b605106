//! Moves: where a stone may go, and why not elsewhere.

use jogada_core::{
    Bits, Cell, Explain, GameState, Grid, Illegal, Message, Outcome, Side, move_bits,
};

use super::state::Last;
use super::{Adjacent, LastPass, Rules, State};

/// A stone on a square, or the pass on the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    /// Leaves the last square empty.
    pub(super) const PASS: Move = Move(u16::MAX);

    #[inline]
    pub(super) const fn at(cell: usize) -> Move {
        Move(cell as u16)
    }

    #[inline]
    pub(super) fn cell(self) -> Option<usize> {
        (self != Move::PASS).then_some(self.0.into())
    }
}

move_bits!(Move(u16));

/// The squares next to each square (rule 4).
pub(super) fn neighbours<const W: usize>(grid: Grid, adjacent: Adjacent) -> Vec<Bits<W>> {
    let steps: &[(i8, i8)] = match adjacent {
        Adjacent::Orthogonal => &[(0, 1), (1, 0), (0, -1), (-1, 0)],
        Adjacent::All => &[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)],
    };
    let next_to = |cell| steps.iter().filter_map(move |&(dx, dy)| grid.offset(cell, dx, dy));
    grid.cells().map(|cell| next_to(cell).map(Cell::index).collect()).collect()
}

impl<const W: usize> Explain for Rules<W> {
    fn explain(&self, state: &State<W>, m: Move) -> Result<(), Illegal> {
        let because = |id| Err(Illegal::plain(id));
        match m.cell() {
            None if self.may_pass(state) => Ok(()),
            None if state.placed() + 1 < self.grid.len() => because("illegal-pass-early"),
            None if self.last_pass == LastPass::Off => because("illegal-pass-off"),
            None => because("illegal-pass-harmless"),
            Some(cell) if !self.board.contains(cell) => because("illegal-off-board"),
            Some(cell) => self.explain_stone(state, cell),
        }
    }

    fn reason(&self, state: &State<W>, outcome: Outcome) -> (&'static str, Vec<Cell>) {
        match outcome {
            Outcome::Win(side) => ("live", self.live_cells(state, side)),
            Outcome::Draw => ("equal", Vec::new()),
        }
    }
}

impl<const W: usize> Rules<W> {
    /// The squares a stone may be placed on (rules 3 to 5); none when the game is over.
    #[inline]
    pub(super) fn targets(&self, state: &State<W>) -> Bits<W> {
        let empty = self.board - state.occupied();
        match state.last() {
            Last::Pass => Bits::EMPTY,
            Last::Nothing => empty,
            Last::Stone(cell) => {
                let next_to = self.neighbours[cell] & empty;
                if next_to.is_empty() { empty } else { next_to }
            }
        }
    }

    /// Whether the side to move may leave the last square empty.
    #[inline]
    pub(super) fn may_pass(&self, state: &State<W>) -> bool {
        state.placed() + 1 == self.grid.len()
            && state.last() != Last::Pass
            && self.pass_is_allowed(Side::ALL.map(|side| state.stones(side)), state.to_move())
    }

    /// Rule 6, for the one empty square of a board. A stone there never changes the other side's
    /// score: empty and enemy squares end a line alike.
    pub(super) fn pass_is_allowed(&self, stones: [Bits<W>; 2], side: Side) -> bool {
        let own = stones[side.index()];
        let last = self.board - (stones[0] | stones[1]);
        match self.last_pass {
            _ if last.len() != 1 => false,
            LastPass::Reduces => self.score_of(own | last) < self.score_of(own),
            LastPass::Free => true,
            LastPass::Off => false,
        }
    }

    fn explain_stone(&self, state: &State<W>, cell: usize) -> Result<(), Illegal> {
        if state.occupied().contains(cell) {
            return Err(Illegal::at("illegal-occupied", self.grid, Cell::at(cell)));
        }
        let targets = self.targets(state);
        match state.last() {
            Last::Stone(last) if !targets.contains(cell) => {
                let message = Message::new("illegal-not-next")
                    .with("last", self.grid.name(Cell::at(last)))
                    .with("cells", self.grid.names(targets.cells()));
                Err(Illegal::new(message, targets.cells()))
            }
            _ => Ok(()),
        }
    }
}
