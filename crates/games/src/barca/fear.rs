//! Fear: who is scared, and where one would be (rule 4).

use jogada_core::{Bits, Side};

use super::{Kind, Rules, State};

/// What the animals of one side are afraid of. All sets are by kind.
pub(super) struct Fear<const W: usize> {
    /// Empty squares where the kind would not be scared.
    pub(super) safe: [Bits<W>; 3],
    pub(super) scared: [Bits<W>; 3],
    /// All animals of the side.
    pub(super) animals: [Bits<W>; 3],
}

impl<const W: usize> Fear<W> {
    /// The animals that are not scared.
    #[inline]
    pub(super) fn calm(&self) -> [Bits<W>; 3] {
        Kind::ALL.map(|kind| self.animals[kind.index()] - self.scared[kind.index()])
    }

    #[inline]
    pub(super) fn all_scared(&self) -> Bits<W> {
        self.scared[0] | self.scared[1] | self.scared[2]
    }
}

impl<const W: usize> Rules<W> {
    #[inline]
    pub(super) fn fear(&self, state: &State<W>, side: Side) -> Fear<W> {
        let empty = self.empty(state);
        let scary = Kind::ALL.map(|kind| self.scary(state, side, kind));
        let animals = Kind::ALL.map(|kind| state.animals(side, kind));
        Fear {
            safe: scary.map(|scary| empty - scary),
            scared: Kind::ALL.map(|kind| animals[kind.index()] & scary[kind.index()]),
            animals,
        }
    }

    /// Where animals of this side and kind are scared. Also holds the squares of those they fear.
    #[inline]
    pub(super) fn scary(&self, state: &State<W>, side: Side, kind: Kind) -> Bits<W> {
        self.board.around(state.animals(side.other(), kind.feared()))
    }

    #[inline]
    pub(super) fn empty(&self, state: &State<W>) -> Bits<W> {
        self.board.all() - state.occupied()
    }
}
