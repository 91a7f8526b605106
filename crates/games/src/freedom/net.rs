//! What a net is told about a position: the stones of both sides, and the last one, beside which the next has to go.

use jogada_core::{Bits, Cell, Net, NetShape, NetSums, Side};

use super::state::Last;
use super::{Rules, State};

/// The hidden layer of a side.
pub(super) const HIDDEN: usize = 32;

/// White stones, black stones, the last stone: an input for each square.
const SETS: usize = 3;

impl<const W: usize> Rules<W> {
    /// The shape of nets for this board and these rules, without symmetries.
    pub(super) fn net_shape(&self) -> NetShape {
        let cells = self.grid.len();
        let name = format!(
            "stones size={} beside={} score={} lastpass={}",
            self.grid.cols(),
            self.neighbours[0].len(),
            self.score as u8,
            self.last_pass as u8
        );
        let swapped = |input: usize| match input / cells {
            0 => input + cells,
            1 => input - cells,
            _ => input,
        };
        NetShape::new(name, HIDDEN, SETS * cells, swapped)
    }

    /// The same input with another cell for its own.
    pub(super) fn net_image(&self, input: usize, places: &[Cell]) -> usize {
        let cell = input % self.grid.len();
        input - cell + places[cell].index()
    }

    /// Updates the sums of a net from one position to another.
    #[inline]
    pub(super) fn follow_net(
        &self,
        net: &Net<HIDDEN>,
        before: &State<W>,
        after: &State<W>,
        sums: &mut NetSums<HIDDEN>,
    ) {
        let (before, after) = (sets(before), sets(after));
        for (set, (before, after)) in before.into_iter().zip(after).enumerate() {
            net.follow(sums, set * self.grid.len(), before, after);
        }
    }

    /// Calls `put` with all inputs of a position.
    pub(super) fn each_net_input(&self, state: &State<W>, mut put: impl FnMut(usize)) {
        for (set, cells) in sets(state).into_iter().enumerate() {
            cells.each(|cell| put(set * self.grid.len() + cell));
        }
    }
}

#[inline]
fn sets<const W: usize>(state: &State<W>) -> [Bits<W>; SETS] {
    let last = match state.last() {
        Last::Stone(cell) => Bits::one(cell),
        Last::Nothing | Last::Pass => Bits::EMPTY,
    };
    [state.stones(Side::White), state.stones(Side::Black), last]
}
