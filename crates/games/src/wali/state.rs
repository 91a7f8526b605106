//! The position: the only place where stones, hands and bans change.

use std::sync::OnceLock;

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{
    Bits, Cell, Countdown, EndingValue, Endings, FromTo, Game, GameInfo, GameState, Grid, Letters,
    Outcome, Repetition, Rng, Side, game_state,
};

use super::encode;
use super::lines::Board;
use super::moves::{Ban, Step, Turn};
use super::options::{self, Back, Start};
use super::options::{
    BACK, CAPTURE, DROP, GOAL, INFO, LEAVE, LINE4, PROTECT, QUIET, REPEAT, SIZE, START, STONES,
};
use super::{Move, Rules};

/// A position of Wali.
#[derive(Clone, Debug)]
pub struct State<const W: usize> {
    stones: [Bits<W>; 2],
    /// Stones still to be dropped; none of either side in the move phase.
    hands: [u8; 2],
    bans: [Ban; 2],
    /// Plies of the move phase since the last capture; always 0 where they are not limited.
    quiet: u16,
    to_move: Side,
    outcome: Option<Outcome>,
}

game_state!([const W: usize] State<W>);

impl<const W: usize> Game for Rules<W> {
    const INFO: &'static GameInfo = &INFO;
    /// White may make the last drop and the first step (rule 4).
    const ALTERNATES: bool = false;
    type State = State<W>;
    type Move = Move;

    fn new(options: &Options) -> Result<Self, OptionErrors> {
        options::check(options)?;
        let (cols, rows) = options.get(&SIZE);
        let grid = Grid::new(cols, rows, Letters::All);
        let steps = FromTo::new(grid, |cols, rows| cols + rows == 1);
        Ok(Rules {
            grid,
            board: Board::new(grid),
            places: encode::places(&steps, grid),
            steps,
            stones: options.get(&STONES) as usize,
            drop: options.get(&DROP),
            start: options.get(&START),
            line4: options.get(&LINE4),
            leave: options.get(&LEAVE),
            protect: options.get(&PROTECT),
            capture: options.get(&CAPTURE),
            back: options.get(&BACK),
            fewest: options.get(&GOAL),
            repeat: options.get(&REPEAT) as u8,
            quiet: options.get(&QUIET) as u16,
            symmetries: grid.symmetries(),
            numbering: OnceLock::new(),
            tables: None,
        })
    }

    fn initial(&self) -> State<W> {
        State::dropping([Bits::EMPTY; 2], [self.stones as u8; 2], Side::White)
    }

    fn moves(&self, state: &State<W>, out: &mut Vec<Move>) {
        if state.is_dropping() {
            let drops = self.drops(state, state.to_move());
            drops.each(|at| out.push(Move::drop(at)));
            if drops.is_empty() {
                out.push(Move::PASS);
            }
        } else if state.outcome().is_none() {
            self.generate_steps(&self.choices(state), out);
        }
    }

    #[inline(always)]
    fn play(&self, state: &mut State<W>, m: Move) {
        match m.turn() {
            Turn::Pass => state.to_move = state.to_move.other(),
            Turn::Drop(at) => state.drop(self, at),
            Turn::Step(step) => state.step(self, step),
        }
    }

    /// Mixed afresh from the few words of a position: nothing to keep in step while playing.
    fn hash(&self, state: &State<W>) -> u64 {
        state.hash_as(state.stones, state.bans, state.to_move)
    }

    #[inline]
    fn count(&self, state: &State<W>, _scratch: &mut Vec<Move>) -> usize {
        if state.is_dropping() {
            self.drops(state, state.to_move()).len().max(1)
        } else if state.outcome().is_none() {
            self.choices(state).count()
        } else {
            0
        }
    }

    #[inline(always)]
    fn pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        if state.is_dropping() {
            Some(Self::pick_drop(self.drops(state, state.to_move()), choose))
        } else if state.outcome().is_none() {
            let choices = self.choices(state);
            Some(self.nth_step(&choices, choose(choices.count())))
        } else {
            None
        }
    }

    fn repetition(&self) -> Repetition {
        Repetition::draw_at(self.repeat)
    }

    fn is_irreversible(&self, _state: &State<W>, m: Move) -> bool {
        match m.turn() {
            Turn::Step(step) => step.prey.is_some(),
            Turn::Drop(_) | Turn::Pass => true,
        }
    }

    /// Which side begins the move phase is not the same for both, so sides are exchanged only in it.
    fn symmetric_hash(&self, state: &State<W>) -> u64 {
        let hashes = self.symmetries.iter().map(|way| state.hash_by(way));
        hashes.min().expect("there is a way to leave the board as it is")
    }

    fn countdown(&self, state: &State<W>) -> Option<Countdown> {
        let plies = self.quiet.saturating_sub(state.quiet()).into();
        (self.quiet > 0).then_some(Countdown { plies, restarts: true })
    }

    fn restart_countdown(&self, state: &mut State<W>) {
        state.quiet = 0;
    }

    #[inline]
    fn probe(&self, state: &State<W>) -> Option<EndingValue> {
        if self.tables.is_none() { None } else { self.look_up(state) }
    }
}

impl<const W: usize> State<W> {
    /// A position of the drop phase.
    pub(super) fn dropping(stones: [Bits<W>; 2], hands: [u8; 2], to_move: Side) -> Self {
        State { stones, hands, bans: [Ban::NONE; 2], quiet: 0, to_move, outcome: None }
    }

    /// A position of the move phase put together from its text; decides from scratch whether it is
    /// over.
    pub(super) fn moving(
        rules: &Rules<W>,
        stones: [Bits<W>; 2],
        to_move: Side,
        bans: [Ban; 2],
        quiet: u16,
    ) -> Self {
        let mut state = State { bans, quiet, ..State::dropping(stones, [0; 2], to_move) };
        state.decide(rules);
        state
    }

    #[inline(always)]
    fn drop(&mut self, rules: &Rules<W>, at: usize) {
        let side = self.to_move;
        self.stones[side.index()].insert(at);
        self.hands[side.index()] -= 1;
        self.to_move = side.other();
        let can_drop = |side| !rules.drops(self, side).is_empty();
        if !can_drop(side.other()) && !can_drop(side) {
            self.begin_move_phase(rules);
        }
    }

    /// Discards what is left in the hands (rule 4).
    fn begin_move_phase(&mut self, rules: &Rules<W>) {
        self.hands = [0; 2];
        if rules.start == Start::White {
            self.to_move = Side::White;
        }
        self.decide(rules);
    }

    #[inline(always)]
    fn step(&mut self, rules: &Rules<W>, step: Step) {
        let (side, enemy) = (self.to_move, self.to_move.other());
        let mut own = self.stones(side);
        own.remove(step.from);
        own.insert(step.to);
        self.stones[side.index()] = own;
        self.to_move = enemy;
        if rules.back == Back::Ban {
            self.ban_return(side, step);
        }
        if let Some(prey) = step.prey {
            self.stones[enemy.index()].remove(prey);
            self.quiet = 0;
            self.decide(rules);
        } else {
            self.quiet += u16::from(rules.quiet > 0);
            self.decide_steps(rules);
        }
    }

    /// Forbids the way back, and forgets the other side's ban if its stone is taken or its square
    /// filled (rule 6).
    #[inline]
    fn ban_return(&mut self, side: Side, step: Step) {
        self.bans[side.index()] = Ban { from: step.to as u8, to: step.from as u8 };
        let ban = &mut self.bans[side.other().index()];
        let taken = step.prey == Some(ban.from.into());
        // Either is rare and hard to foresee, so both are asked without a branch.
        let void = taken | (usize::from(ban.to) == step.to);
        *ban = if void { Ban::NONE } else { *ban };
    }

    /// Whether the game is over, in the order of rules 12 to 16; repetition is history.
    #[inline]
    fn decide(&mut self, rules: &Rules<W>) {
        let few = self.stones.map(|stones| stones.len() <= rules.fewest);
        match few {
            [true, true] => self.outcome = Some(Outcome::Draw),
            [true, false] => self.outcome = Some(Outcome::Win(Side::Black)),
            [false, true] => self.outcome = Some(Outcome::Win(Side::White)),
            [false, false] => self.decide_steps(rules),
        }
    }

    /// The part that needs no count of stones: rules 14 and 16.
    #[inline]
    fn decide_steps(&mut self, rules: &Rules<W>) {
        self.outcome = if !rules.has_step(self) {
            Some(Outcome::Win(self.to_move.other()))
        } else if rules.quiet > 0 && self.quiet >= rules.quiet {
            Some(Outcome::Draw)
        } else {
            None
        };
    }

    /// The hash of the position with its cells in other places and, in the move phase, the sides
    /// exchanged if it is Black's turn.
    pub(super) fn hash_by(&self, places: &[Cell]) -> u64 {
        let place = |cell: usize| places[cell].index();
        let stones = self.stones.map(|stones| stones.iter().map(place).collect());
        let bans = self.bans.map(|ban| match ban {
            Ban::NONE => Ban::NONE,
            Ban { from, to } => Ban { from: place(from.into()) as u8, to: place(to.into()) as u8 },
        });
        if self.is_dropping() || self.to_move == Side::White {
            return self.hash_as(stones, bans, self.to_move);
        }
        let ([white, black], [white_ban, black_ban]) = (stones, bans);
        self.hash_as([black, white], [black_ban, white_ban], Side::White)
    }

    fn hash_as(&self, stones: [Bits<W>; 2], bans: [Ban; 2], to_move: Side) -> u64 {
        let [white, black] = bans;
        let [white_hand, black_hand] = self.hands;
        let rest = u64::from_le_bytes([
            white.from,
            white.to,
            black.from,
            black.to,
            white_hand,
            black_hand,
            to_move as u8,
            0,
        ]);
        let words = stones.iter().flat_map(|stones| stones.words());
        words.fold(mix(rest), |hash, word| mix(hash ^ word))
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
    pub(super) fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    #[inline]
    pub(super) fn is_dropping(&self) -> bool {
        self.hands != [0; 2]
    }

    #[inline]
    pub(super) fn ban(&self, side: Side) -> Ban {
        self.bans[side.index()]
    }

    #[inline]
    pub(super) fn quiet(&self) -> u16 {
        self.quiet
    }
}

/// The same position, whenever it occurs: the count of quiet plies, and the draw it leads to, are
/// left out (rule 15).
impl<const W: usize> PartialEq for State<W> {
    fn eq(&self, other: &Self) -> bool {
        let board = self.stones == other.stones && self.hands == other.hands;
        board && self.bans == other.bans && self.to_move == other.to_move
    }
}

impl<const W: usize> Eq for State<W> {}

/// Spreads a word over all bits.
fn mix(word: u64) -> u64 {
    Rng::new(word).bits()
}
