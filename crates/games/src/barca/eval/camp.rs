//! One side of a position, as the evaluation sees it.

use jogada_core::{Bits, Side};

use super::At;
use crate::barca::fear::Fear;
use crate::barca::state::WINNING_HOLES;
use crate::barca::{Kind, Rules};

/// What a side has, and what its animals could do if they all were free to move.
pub(super) struct Camp<const W: usize> {
    pub(super) fear: Fear<W>,
    /// How many holes it holds.
    pub(super) held: usize,
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
    pub(super) fn new(at: At<'_, W>, side: Side) -> Self {
        let (rules, state) = (at.game, at.state);
        let fear = Fear::new(rules, state, side, at.acc.scary.of(side));
        let mut camp = Camp {
            held: state.held(rules, side).len(),
            scared: fear.all_scared(),
            fear,
            trapped: 0,
            freedom: [0; 3],
            ways: Bits::EMPTY,
            second_ways: Bits::EMPTY,
            area: [Bits::EMPTY; 3],
        };
        let occupied = state.occupied();
        for kind in Kind::ALL {
            camp.look(rules, kind, occupied);
        }
        camp
    }

    /// Takes in what the animals of one kind can do.
    #[inline]
    fn look(&mut self, rules: &Rules<W>, kind: Kind, occupied: Bits<W>) {
        let k = kind.index();
        let (holes, safe, scared) = (rules.board.holes(), self.fear.safe[k], self.scared);
        let [mut area, mut ways, mut second_ways] = [Bits::EMPTY, self.ways, self.second_ways];
        let (mut freedom, mut trapped) = (0, 0);
        self.fear.animals[k].each_marked(holes, |cell, is_holder| {
            let to = rules.board.reach(kind, cell, occupied) & safe;
            area |= to;
            freedom += to.len();
            if !is_holder {
                second_ways |= ways & to;
                ways |= to & holes;
            }
            if to.is_empty() {
                trapped += i32::from(scared.contains(cell));
            }
        });
        [self.area[k], self.ways, self.second_ways] = [area, ways, second_ways];
        self.freedom[k] = freedom as i32;
        self.trapped += trapped;
    }

    /// Whether one of the scared can flee, and must if it is this side's turn.
    #[inline]
    pub(super) fn must_flee(&self) -> bool {
        self.scared.len() as i32 > self.trapped
    }

    /// Whether it holds all holes it needs but one that it can take.
    #[inline]
    pub(super) fn is_about_to_win(&self) -> bool {
        self.held + 1 >= WINNING_HOLES && !self.ways.is_empty()
    }

    /// The animals of this side, not yet scared, that a move of the other camp can scare, by kind.
    #[inline]
    pub(super) fn scarable(&self, rules: &Rules<W>, by: &Self) -> [Bits<W>; 3] {
        Kind::ALL.map(|kind| {
            let beside = rules.board.around(by.area[kind.feared().index()]);
            (self.fear.animals[kind.index()] & beside) - self.scared
        })
    }
}
