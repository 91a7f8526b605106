//! One side of a position, as the evaluation sees it.

use jogada_core::{Bits, Side};

use crate::barca::fear::Fear;
use crate::barca::{Kind, Rules, State};

/// What a side has, and what its animals could do if they all were free to move.
pub(super) struct Camp<const W: usize> {
    /// The holes it holds.
    pub(super) held: Bits<W>,
    pub(super) scared: Bits<W>,
    /// How many of the scared have no safe destination.
    pub(super) trapped: i32,
    /// Safe destinations, by kind.
    pub(super) freedom: [i32; 3],
    /// Free holes that an animal from elsewhere can take, and those that a second one can too.
    pub(super) ways: Bits<W>,
    pub(super) second_ways: Bits<W>,
    /// Where its animals can go, by kind.
    area: [Bits<W>; 3],
}

impl<const W: usize> Camp<W> {
    #[inline]
    pub(super) fn new(rules: &Rules<W>, state: &State<W>, side: Side) -> Self {
        let fear = rules.fear(state, side);
        let mut camp = Camp {
            held: state.held(rules, side),
            scared: fear.all_scared(),
            trapped: 0,
            freedom: [0; 3],
            ways: Bits::EMPTY,
            second_ways: Bits::EMPTY,
            area: [Bits::EMPTY; 3],
        };
        let occupied = state.occupied();
        for kind in Kind::ALL {
            camp.look(rules, &fear, kind, occupied);
        }
        camp
    }

    /// Takes in what the animals of one kind can do.
    #[inline]
    fn look(&mut self, rules: &Rules<W>, fear: &Fear<W>, kind: Kind, occupied: Bits<W>) {
        let k = kind.index();
        let holes = rules.board.holes();
        let mut area = Bits::EMPTY;
        fear.animals[k].each(|cell| {
            let to = rules.board.reach(kind, cell, occupied) & fear.safe[k];
            area |= to;
            self.freedom[k] += to.len() as i32;
            if !holes.contains(cell) {
                self.second_ways |= self.ways & to;
                self.ways |= to & holes;
            }
            self.trapped += i32::from(to.is_empty() && self.scared.contains(cell));
        });
        self.area[k] = area;
    }

    /// Whether one of the scared can flee, and must if it is this side's turn.
    #[inline]
    pub(super) fn must_flee(&self) -> bool {
        self.scared.len() as i32 > self.trapped
    }

    /// The animals of this side, not yet scared, that a move of the other camp can scare.
    #[inline]
    pub(super) fn scarable(
        &self,
        rules: &Rules<W>,
        state: &State<W>,
        side: Side,
        by: &Self,
    ) -> Bits<W> {
        let mut found = Bits::EMPTY;
        for kind in Kind::ALL {
            let beside = rules.board.around(by.area[kind.feared().index()]);
            found |= state.animals(side, kind) & beside;
        }
        found - self.scared
    }
}
