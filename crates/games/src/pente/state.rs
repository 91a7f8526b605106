//! The position: the only place where stones and hash change.

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{Bits, Game, GameInfo, GameState, Grid, Letters, Outcome, Rng, Side};

use super::captures::{flanked, poofed};
use super::ending::Ending;
use super::lines::{has_five, is_alone, is_five, pairs, walk};
use super::opening::Opening;
use super::options::Setting;
use super::points::Points;
use super::{INFO, Move, Rules, Variant};

/// A position of Pente.
///
/// Within a game the number of plies follows from the stones and the captures. A composed position
/// may have more plies than that; they decide about the opening, so they are part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    stones: [Bits<W>; 2],
    /// Of the stones alone; [`State::hash`] adds the rest.
    key: u64,
    /// Stones taken by each side.
    captured: [u16; 2],
    ply: u16,
    status: Status,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Live,
    /// The side that waits has a five that can be broken (rule 11).
    FiveStands,
    Over(Ending),
}

impl Status {
    /// The status of a game that ends so, if it does, and otherwise has such a five, or none.
    #[inline]
    fn new(ending: Option<Ending>, has_five: bool) -> Status {
        match ending {
            Some(ending) => Status::Over(ending),
            None if has_five => Status::FiveStands,
            None => Status::Live,
        }
    }
}

impl<const W: usize> GameState for State<W> {
    #[inline]
    fn to_move(&self) -> Side {
        Side::ALL[usize::from(self.ply % 2)]
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(Ending::outcome)
    }
}

impl<const W: usize> Game for Rules<W> {
    const INFO: &'static GameInfo = &INFO;
    type State = State<W>;
    type Move = Move;

    fn new(options: &Options) -> Result<Self, OptionErrors> {
        let setting = Setting::read(options)?;
        let points = Points::new(Grid::new(setting.size, setting.size, Letters::SkipI));
        let mut rng = Rng::new(u64::from(setting.size));
        Ok(Rules {
            points,
            variant: setting.variant,
            opening: Opening::new(points, &setting),
            board: points.all(),
            keys: (0..64 * W).map(|_| [rng.bits(), rng.bits()]).collect(),
        })
    }

    fn initial(&self) -> State<W> {
        State::empty()
    }

    fn moves(&self, state: &State<W>, out: &mut Vec<Move>) {
        self.targets(state).each(|point| out.push(Move::at(point)));
    }

    /// Places a stone and decides whether that ends the game. A stone without neighbours, as most
    /// are early on, changes nothing else.
    #[inline(always)]
    fn play(&self, state: &mut State<W>, m: Move) {
        let (side, point) = (state.to_move(), m.point());
        let before = state.captured(side);
        state.flip(self, side, point);
        state.hand_over();
        let mut fives = [false; 2];
        if !is_alone(&state.stones, point) {
            match self.variant {
                Variant::Gomoku | Variant::Freestyle => {}
                Variant::Poof => state.capture_and_poof(self, side, point),
                Variant::Pente | Variant::Keryo | Variant::Boat => state.capture(self, side, point),
            }
            fives[side.index()] = is_five(&state.stones[side.index()], point, self.variant);
        }
        if state.five_stands() {
            let has_captured = state.captured(side) != before;
            fives[side.other().index()] = !has_captured || state.has_five(self, side.other());
        }
        state.status = Status::new(self.ending(state, fives, Some(point)), fives[side.index()]);
    }

    /// Plies matter through the side to move and the two moves of the opening only.
    fn hash(&self, state: &State<W>) -> u64 {
        let turn = match state.ply {
            ply @ (0 | 2) => ply,
            ply => 4 + ply % 2,
        };
        let [white, black] = state.captured;
        let rest = u64::from(turn) << 32 | u64::from(white) << 16 | u64::from(black);
        state.key ^ Rng::new(rest).bits()
    }

    fn count(&self, state: &State<W>, _scratch: &mut Vec<Move>) -> usize {
        self.targets(state).len()
    }

    #[inline(always)]
    fn pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        let targets = self.targets(state);
        let count = targets.len();
        if count == 0 {
            return None;
        }
        targets.nth(choose(count)).map(Move::at)
    }
}

impl<const W: usize> State<W> {
    pub(super) fn empty() -> Self {
        State { stones: [Bits::EMPTY; 2], key: 0, captured: [0; 2], ply: 0, status: Status::Live }
    }

    /// A position put together from its text; decides from scratch whether it is over.
    pub(super) fn set_up(
        rules: &Rules<W>,
        stones: [Bits<W>; 2],
        captured: [u16; 2],
        ply: u16,
    ) -> Self {
        let mut state = State { captured, ply, ..State::empty() };
        for side in Side::ALL {
            stones[side.index()].each(|point| state.flip(rules, side, point));
        }
        let fives = Side::ALL.map(|side| state.has_five(rules, side));
        let waiting = state.to_move().other();
        state.status = Status::new(rules.ending(&state, fives, None), fives[waiting.index()]);
        state
    }

    /// The turn passes to the other side.
    #[inline]
    fn hand_over(&mut self) {
        // The last number keeps the turn: after it comes the one before.
        self.ply = self.ply.checked_add(1).unwrap_or(u16::MAX - 1);
    }

    /// The same stones with the other side to move.
    pub(super) fn passed(&self) -> Self {
        let mut next = self.clone();
        next.hand_over();
        next
    }

    /// Takes what the stone just placed captures (rule 5). What lies in one direction does not
    /// depend on the others, so each is taken as soon as it is seen.
    #[inline(always)]
    fn capture(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        let longest = rules.variant.longest_capture();
        for step in pairs(&self.stones[side.other().index()], point) {
            let [own, enemy] = [side, side.other()].map(|side| &self.stones[side.index()]);
            let count = flanked(own, enemy, point, step, longest);
            for n in 1..=count {
                self.flip(rules, side.other(), walk(point, step, n as isize));
            }
            self.captured[side.index()] += count as u16;
        }
    }

    /// Poofs are decided before any stone leaves the board (rule 6).
    #[cold]
    fn capture_and_poof(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        let gone = poofed(&self.stones(side), &self.stones(side.other()), point);
        self.capture(rules, side, point);
        gone.each(|point| self.flip(rules, side, point));
        self.captured[side.other().index()] += gone.len() as u16;
    }

    /// Looks at the whole board, which `play` does only after a capture while a five stands that can be broken.
    #[cold]
    fn has_five(&self, rules: &Rules<W>, side: Side) -> bool {
        has_five(&self.stones[side.index()], rules.variant)
    }

    /// Puts a stone on a point, or takes it away.
    #[inline]
    fn flip(&mut self, rules: &Rules<W>, side: Side, point: usize) {
        self.stones[side.index()].toggle(point);
        self.key ^= rules.keys[point][side.index()];
    }

    #[inline]
    pub(super) fn stones(&self, side: Side) -> Bits<W> {
        self.stones[side.index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bits<W> {
        self.stones[0] | self.stones[1]
    }

    /// Stones taken by this side.
    #[inline]
    pub(super) fn captured(&self, side: Side) -> u16 {
        self.captured[side.index()]
    }

    #[inline]
    pub(super) fn ply(&self) -> usize {
        self.ply.into()
    }

    /// Whether the side that waits has a five that the side to move has to break (rule 11).
    #[inline]
    pub(super) fn five_stands(&self) -> bool {
        self.status == Status::FiveStands
    }

    #[inline]
    pub(super) fn ending(&self) -> Option<Ending> {
        match self.status {
            Status::Over(ending) => Some(ending),
            Status::Live | Status::FiveStands => None,
        }
    }
}
