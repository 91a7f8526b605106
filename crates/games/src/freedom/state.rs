//! The position: the only place where stones and hash change.

use jogada_core::{Bits, Cell, GameState, Outcome, Side};

use super::{Move, Rules};

/// No stone yet.
const NONE: u16 = u16::MAX;
/// The last move was a pass.
const PASSED: u16 = u16::MAX - 1;

/// A position of Freedom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    stones: [Bits<W>; 2],
    /// Of the stones alone; [`State::hash`] adds what may be played.
    key: u64,
    /// The cell of the last stone, `NONE` or `PASSED`.
    last: u16,
    placed: u16,
    to_move: Side,
    outcome: Option<Outcome>,
}

/// What the last move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Last {
    Nothing,
    Stone(usize),
    Pass,
}

impl<const W: usize> GameState for State<W> {
    #[inline]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

impl<const W: usize> State<W> {
    pub(super) fn empty() -> Self {
        State {
            stones: [Bits::EMPTY; 2],
            key: 0,
            last: NONE,
            placed: 0,
            to_move: Side::White,
            outcome: None,
        }
    }

    /// A position put together from its text; decides from scratch whether it is over.
    pub(super) fn set_up(
        rules: &Rules<W>,
        stones: [Bits<W>; 2],
        to_move: Side,
        last: Last,
    ) -> Self {
        let mut state = State { to_move, ..State::empty() };
        for side in Side::ALL {
            stones[side.index()].each(|cell| state.put(rules, side, cell));
        }
        state.last = match last {
            Last::Nothing => NONE,
            Last::Stone(cell) => cell as u16,
            Last::Pass => PASSED,
        };
        state.finish(rules);
        state
    }

    #[inline(always)]
    pub(super) fn play(&mut self, rules: &Rules<W>, m: Move) {
        if let Some(cell) = m.cell() {
            self.put(rules, self.to_move, cell);
            self.last = cell as u16;
        } else {
            self.last = PASSED;
        }
        self.to_move = self.to_move.other();
        self.finish(rules);
    }

    #[inline]
    fn put(&mut self, rules: &Rules<W>, side: Side, cell: usize) {
        self.stones[side.index()].insert(cell);
        self.key ^= rules.keys[side.index()][cell];
        self.placed += 1;
    }

    /// Counts live stones once nothing can be played any more (rules 7 and 10).
    #[inline]
    fn finish(&mut self, rules: &Rules<W>) {
        if usize::from(self.placed) == rules.grid.len() || self.last == PASSED {
            let [white, black] = rules.scores(self);
            self.outcome = Some(match white.cmp(&black) {
                std::cmp::Ordering::Greater => Outcome::Win(Side::White),
                std::cmp::Ordering::Less => Outcome::Win(Side::Black),
                std::cmp::Ordering::Equal => Outcome::Draw,
            });
        }
    }

    /// Which stone was last matters only through the squares it leaves open, so positions with the
    /// same stones and the same `targets` share a hash.
    pub(super) fn hash(&self, targets: Bits<W>) -> u64 {
        self.with_targets(self.key, targets)
    }

    /// The hash of the position with its cells in other places.
    pub(super) fn hash_by(&self, rules: &Rules<W>, targets: Bits<W>, places: &[Cell]) -> u64 {
        let mut key = 0;
        for side in Side::ALL {
            let keys = &rules.keys[side.index()];
            self.stones(side).each(|cell| key ^= keys[places[cell].index()]);
        }
        let targets = targets.iter().map(|cell| places[cell].index()).collect();
        self.with_targets(key, targets)
    }

    fn with_targets(&self, key: u64, targets: Bits<W>) -> u64 {
        let passed = u64::from(self.last == PASSED);
        let mix =
            |key: u64, word: &u64| (key.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key ^ targets.words().iter().fold(passed, mix)
    }

    #[inline]
    pub(super) fn stones(&self, side: Side) -> Bits<W> {
        self.stones[side.index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bits<W> {
        self.stones[0] | self.stones[1]
    }

    #[inline]
    pub(super) fn last(&self) -> Last {
        match self.last {
            NONE => Last::Nothing,
            PASSED => Last::Pass,
            cell => Last::Stone(cell.into()),
        }
    }

    #[inline]
    pub(super) fn placed(&self) -> usize {
        self.placed.into()
    }
}
