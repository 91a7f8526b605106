//! Fear: who is scared, and where one would be (rule 4).

use jogada_core::{Bits, Side};

use super::{Kind, Rules, State};

/// The squares where animals are scared, by their side and kind. Also holds the squares of those
/// they fear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scary<const W: usize>([[Bits<W>; 3]; 2]);

impl<const W: usize> Scary<W> {
    pub(super) fn new(rules: &Rules<W>, state: &State<W>) -> Self {
        Scary(Side::ALL.map(|side| rules.scary_for(state, side)))
    }

    /// Follows a move of this side with an animal of this kind, which led to this position.
    #[inline]
    pub(super) fn follow(&mut self, rules: &Rules<W>, after: &State<W>, side: Side, kind: Kind) {
        let (other, prey) = (side.other(), kind.scares());
        self.0[other.index()][prey.index()] = rules.scary(after, other, prey);
    }

    /// Where the animals of a side are scared, by kind.
    #[inline]
    pub(super) fn of(&self, side: Side) -> &[Bits<W>; 3] {
        &self.0[side.index()]
    }
}

/// What the animals of one side are afraid of. All sets are by kind.
pub(super) struct Fear<const W: usize> {
    /// Empty squares where the kind would not be scared.
    pub(super) safe: [Bits<W>; 3],
    pub(super) scared: [Bits<W>; 3],
    /// All animals of the side.
    pub(super) animals: [Bits<W>; 3],
}

impl<const W: usize> Fear<W> {
    /// The fear of a side that is scared on these squares, by kind.
    #[inline]
    pub(super) fn new(
        rules: &Rules<W>,
        state: &State<W>,
        side: Side,
        scary: &[Bits<W>; 3],
    ) -> Self {
        let empty = rules.empty(state);
        let animals = Kind::ALL.map(|kind| state.animals(side, kind));
        Fear {
            safe: scary.map(|scary| empty - scary),
            scared: Kind::ALL.map(|kind| animals[kind.index()] & scary[kind.index()]),
            animals,
        }
    }

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
        Fear::new(self, state, side, &self.scary_for(state, side))
    }

    #[inline]
    fn scary_for(&self, state: &State<W>, side: Side) -> [Bits<W>; 3] {
        Kind::ALL.map(|kind| self.scary(state, side, kind))
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
