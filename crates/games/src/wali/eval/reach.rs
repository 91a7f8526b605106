//! What each side can do next, as sets of squares.

use jogada_core::{Bits, Side};

use crate::wali::lines::Way;
use crate::wali::moves::Steps;
use crate::wali::{Rules, State};

/// What one side can do with a step, or could if it were its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reach<const W: usize> {
    /// Its steps, by the squares they lead to, each [`Way`].
    pub(super) steps: [Bits<W>; 4],
    /// Those that make a three.
    pub(super) threes: [Bits<W>; 4],
    /// Empty squares where a step would make a three if it were not forbidden this turn.
    pub(super) latent: Bits<W>,
    /// Enemy stones that stand where a step would make a three.
    pub(super) plugs: Bits<W>,
    /// Empty squares where one stone more would make a three, from wherever it comes.
    pub(super) gaps: Bits<W>,
}

impl<const W: usize> Reach<W> {
    #[inline]
    pub(super) fn of(rules: &Rules<W>, state: &State<W>, side: Side) -> Self {
        let (enemy, empty) = (state.stones(side.other()), rules.empty(state));
        let around = rules.board.around(state.stones(side));
        let makers = around.threes();
        let Steps { to, threes } = rules.steps_of(state, side, &around, makers);
        let wanted = union(&Way::ALL.map(|way| around.entered(way) & makers[way as usize]));
        Reach {
            steps: to,
            threes,
            latent: (wanted & empty) - union(&threes),
            plugs: wanted & enemy,
            gaps: (around.three_or_more() - around.four_or_more()) & empty,
        }
    }

    /// Squares some step leads to.
    #[inline]
    pub(super) fn entries(&self) -> Bits<W> {
        union(&self.steps)
    }

    /// Squares where some step makes a three.
    #[inline]
    pub(super) fn spots(&self) -> Bits<W> {
        union(&self.threes)
    }
}

/// How many squares there are in the four sets.
#[inline]
pub(super) fn total<const W: usize>(sets: &[Bits<W>; 4]) -> i32 {
    sets.iter().map(|set| set.len() as i32).sum()
}

#[inline]
fn union<const W: usize>(sets: &[Bits<W>; 4]) -> Bits<W> {
    let [right, left, up, down] = *sets;
    right | left | up | down
}
