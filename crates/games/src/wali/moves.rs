//! Moves: drops, passes and steps with or without a capture; all of them, their number, one of them.

use jogada_core::{Bits, GameState, MoveBits, Side};

use super::lines::{Around, Way};
use super::options::{Capture, Drop, Line4};
use super::{Rules, State};

/// A drop, a pass or a step. Three bytes: where to, where from and whose stone is taken, each a
/// cell number and 1, or 0 for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u32);

/// What a move does. Cells may be off the board if the move comes from a stranger's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    Pass,
    Drop(usize),
    Step(Step),
}

/// A step from one square to another, perhaps with a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) prey: Option<usize>,
}

impl Turn {
    /// The cells it names, in the order of its notation.
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        let named = match self {
            Turn::Pass => [None; 3],
            Turn::Drop(at) => [Some(at), None, None],
            Turn::Step(Step { from, to, prey }) => [Some(from), Some(to), prey],
        };
        named.into_iter().flatten()
    }
}

impl Move {
    pub(super) const PASS: Move = Move(0);

    #[inline]
    pub(super) const fn drop(at: usize) -> Move {
        Move(at as u32 + 1)
    }

    #[inline]
    pub(super) const fn step(from: usize, to: usize) -> Move {
        Move((to as u32 + 1) | (from as u32 + 1) << 8)
    }

    #[inline]
    pub(super) const fn taking(self, prey: usize) -> Move {
        Move(self.0 | (prey as u32 + 1) << 16)
    }

    #[inline]
    pub(super) fn turn(self) -> Turn {
        // Nothing, where a step needs something, becomes a cell no board has.
        let cell = |byte: u8| usize::from(byte.wrapping_sub(1));
        match self.0.to_le_bytes() {
            [0, 0, 0, _] => Turn::Pass,
            [at, 0, 0, _] => Turn::Drop(cell(at)),
            [to, from, prey, _] => Turn::Step(Step {
                from: cell(from),
                to: cell(to),
                prey: (prey != 0).then(|| cell(prey)),
            }),
        }
    }
}

impl MoveBits for Move {
    fn to_bits(self) -> u32 {
        self.0
    }

    fn from_bits(bits: u32) -> Move {
        Move(bits & 0x00ff_ffff)
    }
}

/// The step that would take a stone straight back (rule 6). It is kept only while the stone stands
/// on the first square and the second one is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ban {
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Ban {
    /// A step that leads nowhere forbids nothing.
    pub(super) const NONE: Ban = Ban { from: 0, to: 0 };

    /// The set of the square it starts from.
    #[inline]
    pub(super) fn source<const W: usize>(self) -> Bits<W> {
        Bits::one(self.from.into())
    }

    /// The squares it names; none if it forbids nothing.
    #[inline]
    pub(super) fn cells<const W: usize>(self) -> Bits<W> {
        if self == Ban::NONE { Bits::EMPTY } else { self.source() | self.target() }
    }

    /// The set of the square it leads to.
    #[inline]
    pub(super) fn target<const W: usize>(self) -> Bits<W> {
        Bits::one(self.to.into())
    }
}

/// The steps of a position, by the squares they lead to, each [`Way`].
pub(super) struct Steps<const W: usize> {
    /// All of them.
    pub(super) to: [Bits<W>; 4],
    /// Those that make a three.
    pub(super) threes: [Bits<W>; 4],
}

/// The moves of a position in the move phase.
pub(super) struct Choices<const W: usize> {
    /// Steps without a capture.
    plain: [Bits<W>; 4],
    /// Steps with a capture.
    takers: [Bits<W>; 4],
    /// What each of these can take.
    prey: Bits<W>,
}

impl<const W: usize> Rules<W> {
    /// The squares a side may drop a stone on (rules 2 and 11); none if its hand is empty.
    #[inline]
    pub(super) fn drops(&self, state: &State<W>, side: Side) -> Bits<W> {
        if state.hand(side) == 0 {
            return Bits::EMPTY;
        }
        let (own, empty) = (state.stones(side), self.empty(state));
        match (self.drop, self.line4) {
            (Drop::Apart, _) => empty - self.board.beside(own),
            (Drop::NoThree, _) => empty - self.board.around(own).three_or_more(),
            (Drop::Free, Line4::Ban) => empty - self.board.around(own).four_or_more(),
            (Drop::Free, Line4::Open) => empty,
        }
    }

    /// The steps of the side to move (rules 5, 6, 8 and 11).
    #[inline(always)]
    pub(super) fn steps(&self, state: &State<W>) -> Steps<W> {
        let side = state.to_move();
        let around = self.board.around(state.stones(side));
        self.steps_of(state, side, &around, around.threes())
    }

    /// The steps a side has, or would have if it were its turn; `around` are its stones' runs and
    /// `threes` those of [`Around::threes`].
    #[inline(always)]
    pub(super) fn steps_of(
        &self,
        state: &State<W>,
        side: Side,
        around: &Around<W>,
        mut threes: [Bits<W>; 4],
    ) -> Steps<W> {
        let (own, empty) = (state.stones(side), self.empty(state));
        let ban = state.ban(side);
        let mut to = Way::ALL.map(|way| around.entered(way) & (empty - self.banned(ban, way)));
        if self.line4 == Line4::Ban {
            for way in Way::ALL {
                to[way as usize] -= around.four_by(way);
            }
        }
        if self.leave {
            let leavers = self.board.leavers(own);
            for way in Way::ALL {
                threes[way as usize] |= self.board.shift(leavers, way);
            }
        }
        for (threes, to) in threes.iter_mut().zip(to) {
            *threes &= to;
        }
        Steps { to, threes }
    }

    /// Whether the side to move has a step at all.
    #[inline(always)]
    pub(super) fn has_step(&self, state: &State<W>) -> bool {
        let own = state.stones(state.to_move());
        let to = self.board.beside(own) & self.empty(state);
        // Some other square than the one a stone may not go back to is enough, unless there is more
        // to ask of it.
        self.line4 == Line4::Open && !(to - state.ban(state.to_move()).target()).is_empty()
            || self.steps(state).to.iter().any(|to| !to.is_empty())
    }

    /// The stones the side to move can capture when it makes a three (rule 10).
    #[inline]
    pub(super) fn prey(&self, state: &State<W>) -> Bits<W> {
        let enemy = state.stones(state.to_move().other());
        if self.protect { enemy - self.board.in_threes(enemy) } else { enemy }
    }

    #[inline]
    pub(super) fn empty(&self, state: &State<W>) -> Bits<W> {
        self.board.squares - state.occupied()
    }

    /// The square a stone may not step to this way (rule 6).
    #[inline]
    fn banned(&self, ban: Ban, way: Way) -> Bits<W> {
        self.board.shift(ban.source(), way) & ban.target()
    }

    #[inline(always)]
    pub(super) fn choices(&self, state: &State<W>) -> Choices<W> {
        let Steps { to, threes } = self.steps(state);
        let prey = self.prey(state);
        let mut plain = to;
        if self.capture == Capture::Must && !prey.is_empty() {
            for (plain, threes) in plain.iter_mut().zip(threes) {
                *plain -= threes;
            }
        }
        Choices { plain, takers: threes, prey }
    }

    /// The drop of the number that is chosen; the pass if there is none.
    #[inline(always)]
    pub(super) fn pick_drop(drops: Bits<W>, choose: &mut impl FnMut(usize) -> usize) -> Move {
        drops.nth(choose(drops.len().max(1))).map_or(Move::PASS, Move::drop)
    }

    #[inline]
    pub(super) fn generate_steps(&self, choices: &Choices<W>, out: &mut Vec<Move>) {
        for way in Way::ALL {
            choices.plain[way as usize].each(|to| out.push(self.step_to(to, way)));
            choices.takers[way as usize].each(|to| {
                let step = self.step_to(to, way);
                choices.prey.each(|prey| out.push(step.taking(prey)));
            });
        }
    }

    /// The move of this number, below [`Choices::count`].
    #[inline(always)]
    pub(super) fn nth_step(&self, choices: &Choices<W>, n: usize) -> Move {
        if let Some((to, way)) = nth_of(&choices.plain, n) {
            return self.step_to(to, way);
        }
        let captures = n - total(&choices.plain);
        let (taker, prey) = (captures / choices.prey.len(), captures % choices.prey.len());
        let (to, way) = nth_of(&choices.takers, taker).expect("numbers are below the count");
        let prey = choices.prey.nth(prey).expect("a remainder is smaller");
        self.step_to(to, way).taking(prey)
    }

    #[inline]
    pub(super) fn step_to(&self, to: usize, way: Way) -> Move {
        Move::step(self.board.source(to, way), to)
    }
}

impl<const W: usize> Choices<W> {
    /// Calls `visit` with the way and the last square of every step without a capture.
    #[inline]
    pub(super) fn each_step(&self, visit: impl FnMut(Way, usize)) {
        each_of(&self.plain, visit);
    }

    /// Calls `visit` with the way and the last square of every step that takes one of [`prey`](Choices::prey).
    #[inline]
    pub(super) fn each_taker(&self, visit: impl FnMut(Way, usize)) {
        each_of(&self.takers, visit);
    }

    /// What each of the takers can take.
    #[inline]
    pub(super) fn prey(&self) -> Bits<W> {
        self.prey
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        total(&self.plain) + total(&self.takers) * self.prey.len()
    }
}

/// Calls `visit` with the steps to these squares, each [`Way`].
#[inline]
fn each_of<const W: usize>(sets: &[Bits<W>; 4], mut visit: impl FnMut(Way, usize)) {
    for way in Way::ALL {
        sets[way as usize].each(|to| visit(way, to));
    }
}

/// How many squares there are in the four sets.
#[inline]
fn total<const W: usize>(sets: &[Bits<W>; 4]) -> usize {
    sets.iter().map(|set| set.len()).sum()
}

/// The `n`-th square of the four sets one after another, and the way that set stands for.
#[inline]
fn nth_of<const W: usize>(sets: &[Bits<W>; 4], mut n: usize) -> Option<(usize, Way)> {
    for way in Way::ALL {
        let set = sets[way as usize];
        if let Some(to) = set.nth(n) {
            return Some((to, way));
        }
        n -= set.len();
    }
    None
}
