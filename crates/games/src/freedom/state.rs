//! The position: the only place where stones and hash change.

use std::ops::RangeInclusive;

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{
    Bits, Cell, Game, GameInfo, GameState, Grid, Letters, Outcome, Rng, Side, game_state,
};

use super::moves::neighbours;
use super::score::Lines;
use super::{ADJACENT, INFO, LAST_PASS, Move, Rules, SCORE, SIZE};

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

game_state!([const W: usize] State<W>);

impl<const W: usize> Game for Rules<W> {
    const INFO: &'static GameInfo = &INFO;
    type State = State<W>;
    type Move = Move;

    fn new(options: &Options) -> Result<Self, OptionErrors> {
        let size = options.get(&SIZE) as u8;
        let grid = Grid::new(size, size, Letters::All);
        let mut rng = Rng::new(u64::from(size));
        Ok(Rules {
            grid,
            last_pass: options.get(&LAST_PASS),
            score: options.get(&SCORE),
            board: Bits::below(grid.len()),
            lines: Lines::new(grid),
            neighbours: neighbours(grid, options.get(&ADJACENT)),
            keys: Side::ALL.map(|_| grid.cells().map(|_| rng.bits()).collect()),
            symmetries: grid.symmetries(),
        })
    }

    fn initial(&self) -> State<W> {
        State::empty()
    }

    fn moves(&self, state: &State<W>, out: &mut Vec<Move>) {
        self.targets(state).each(|cell| out.push(Move::at(cell)));
        if self.may_pass(state) {
            out.push(Move::PASS);
        }
    }

    #[inline(always)]
    fn play(&self, state: &mut State<W>, m: Move) {
        if let Some(cell) = m.cell() {
            state.put(self, state.to_move, cell);
            state.last = cell as u16;
        } else {
            state.last = PASSED;
        }
        state.to_move = state.to_move.other();
        state.finish(self);
    }

    /// Which stone was last matters only through the squares it leaves open, so positions with the
    /// same stones and the same `targets` share a hash.
    fn hash(&self, state: &State<W>) -> u64 {
        state.with_targets(state.key, self.targets(state))
    }

    fn count(&self, state: &State<W>, _scratch: &mut Vec<Move>) -> usize {
        self.targets(state).len() + usize::from(self.may_pass(state))
    }

    #[inline(always)]
    fn pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        let targets = self.targets(state);
        let count = targets.len() + usize::from(self.may_pass(state));
        (count > 0).then(|| targets.nth(choose(count)).map_or(Move::PASS, Move::at))
    }

    fn symmetric_hash(&self, state: &State<W>) -> u64 {
        let targets = self.targets(state);
        let hashes = self.symmetries.iter().map(|way| state.hash_by(self, targets, way));
        hashes.min().expect("there is a way to leave the board as it is")
    }

    fn margins(&self, state: &State<W>) -> Option<RangeInclusive<i32>> {
        if state.outcome().is_some() {
            let [white, black] = self.scores(state);
            let margin = white as i32 - black as i32;
            return Some(margin..=margin);
        }
        let [white, black] = Side::ALL.map(|side| self.prospect(state, side));
        Some(white.least - black.most..=white.most - black.least)
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
