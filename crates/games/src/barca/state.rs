//! The position: the only place where animals and hash change.

use jogada_core::options::{OptionErrors, Options};
use jogada_core::{
    Bits, Cell, Countdown, FromTo, Game, GameInfo, Grid, Outcome, Repetition, Rng, Side, game_state,
};

use super::board::Board;
use super::options::{self, LIMIT, REPETITION, TRAPPED};
use super::{INFO, Kind, Move, Rules};

/// Animals a side can have: six at the start, up to this many in a set-up.
pub(super) const MAX_ANIMALS: usize = 16;
/// The ply counter of a position stops here.
pub(super) const MAX_PLIES: u32 = 999_999;
/// Holes that win (rule 9).
pub(super) const WINNING_HOLES: usize = 3;

/// A position of Barca.
#[derive(Clone, Debug)]
pub struct State<const W: usize> {
    sides: [Bits<W>; 2],
    kinds: [Bits<W>; 3],
    key: u64,
    ply: u32,
    to_move: Side,
    outcome: Option<Outcome>,
}

game_state!([const W: usize] State<W>);

/// Two positions are the same if the animals are and the side to move is (rule 10).
impl<const W: usize> PartialEq for State<W> {
    fn eq(&self, other: &Self) -> bool {
        self.sides == other.sides && self.kinds == other.kinds && self.to_move == other.to_move
    }
}

impl<const W: usize> Eq for State<W> {}

/// What `play` wants to know about the squares of a board.
pub(super) struct Squares<const W: usize> {
    /// Of each cell.
    squares: Vec<Square<W>>,
    black_to_move: u64,
}

/// A square as a set of one, and the hash of an animal on it, by side and kind.
struct Square<const W: usize> {
    alone: Bits<W>,
    keys: [[u64; 3]; 2],
}

impl<const W: usize> Square<W> {
    #[inline]
    fn key(&self, side: Side, kind: Kind) -> u64 {
        self.keys[side.index()][kind.index()]
    }
}

impl<const W: usize> Squares<W> {
    pub(super) fn new(grid: Grid) -> Self {
        let mut rng = Rng::new(u64::from(grid.cols()) << 8 | u64::from(grid.rows()));
        let mut keys = || [(); 2].map(|()| [(); 3].map(|()| rng.bits()));
        let square = |cell: Cell| Square { alone: Bits::one(cell.index()), keys: keys() };
        Squares { squares: grid.cells().map(square).collect(), black_to_move: rng.bits() }
    }
}

impl<const W: usize> Game for Rules<W> {
    const INFO: &'static GameInfo = &INFO;
    type State = State<W>;
    type Move = Move;

    fn new(options: &Options) -> Result<Self, OptionErrors> {
        options::check(options)?;
        let board = Board::new(options);
        let limit = options.get(&LIMIT) as u32;
        Ok(Rules {
            trapped: options.get(&TRAPPED),
            repetition: options.get(&REPETITION) as u8,
            limit: if limit == 0 { u32::MAX } else { limit },
            squares: Squares::new(board.grid()),
            actions: FromTo::new(board.grid(), |cols, rows| cols == 0 || rows == 0 || cols == rows),
            board,
        })
    }

    /// The start of a game (rule 2).
    fn initial(&self) -> State<W> {
        let grid = self.board.grid();
        let mut state = State::empty();
        let middle = grid.cols() / 2;
        for (side, first, second) in
            [(Side::White, 0, 1), (Side::Black, grid.rows() - 1, grid.rows() - 2)]
        {
            let mut pair = |kind, row, left, right| {
                state.put(self, side, kind, grid.cell(left, row).index());
                state.put(self, side, kind, grid.cell(right, row).index());
            };
            pair(Kind::Elephant, first, middle - 1, middle);
            pair(Kind::Mouse, second, middle - 1, middle);
            pair(Kind::Lion, second, middle - 2, middle + 1);
        }
        state
    }

    fn moves(&self, state: &State<W>, out: &mut Vec<Move>) {
        self.each_mover(state, |_, from, to| {
            to.each(|to| out.push(Move::new(from, to)));
        });
    }

    #[inline(always)]
    fn play(&self, state: &mut State<W>, m: Move) {
        let side = state.to_move;
        let [from, to] = [m.from(), m.to()].map(|cell| &self.squares.squares[cell]);
        let kind = state.kind_on(from.alone);
        state.sides[side.index()] ^= from.alone | to.alone;
        state.kinds[kind.index()] ^= from.alone | to.alone;
        state.key ^= from.key(side, kind) ^ to.key(side, kind);
        state.ply = MAX_PLIES.min(state.ply + 1);
        state.hand_over(self);
        // Nobody gains a hole by the other side's move.
        let mover = state.to_move.other();
        let winner = state.has_won(self, mover).then_some(mover);
        state.finish(self, winner);
    }

    #[inline]
    fn hash(&self, state: &State<W>) -> u64 {
        state.key
    }

    fn count(&self, state: &State<W>, _scratch: &mut Vec<Move>) -> usize {
        let mut count = 0;
        self.each_mover(state, |_, _, to| count += to.len());
        count
    }

    #[inline(always)]
    fn pick(
        &self,
        state: &State<W>,
        _scratch: &mut Vec<Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Move> {
        self.destinations(state).pick(choose)
    }

    fn repetition(&self) -> Repetition {
        Repetition::draw_at(self.repetition)
    }

    fn countdown(&self, state: &State<W>) -> Option<Countdown> {
        let plies = self.limit.saturating_sub(state.ply());
        (self.limit < u32::MAX).then_some(Countdown { plies, restarts: false })
    }

    fn restart_countdown(&self, state: &mut State<W>) {
        state.ply = 0;
    }
}

impl<const W: usize> State<W> {
    /// A position put together from its text; decides from scratch whether it is over.
    pub(super) fn set_up(
        rules: &Rules<W>,
        animals: [[Bits<W>; 3]; 2],
        to_move: Side,
        ply: u32,
    ) -> Self {
        let mut state = State::empty();
        for side in Side::ALL {
            for kind in Kind::ALL {
                let cells = animals[side.index()][kind.index()];
                cells.each(|cell| state.put(rules, side, kind, cell));
            }
        }
        if to_move == Side::Black {
            state.hand_over(rules);
        }
        state.ply = ply;
        let winner = Side::ALL.into_iter().find(|&side| state.has_won(rules, side));
        state.finish(rules, winner);
        state
    }

    fn empty() -> Self {
        State {
            sides: [Bits::EMPTY; 2],
            kinds: [Bits::EMPTY; 3],
            key: 0,
            ply: 0,
            to_move: Side::White,
            outcome: None,
        }
    }

    /// Puts an animal on an empty cell.
    fn put(&mut self, rules: &Rules<W>, side: Side, kind: Kind, cell: usize) {
        let square = &rules.squares.squares[cell];
        self.sides[side.index()] |= square.alone;
        self.kinds[kind.index()] |= square.alone;
        self.key ^= square.key(side, kind);
    }

    #[inline]
    fn hand_over(&mut self, rules: &Rules<W>) {
        self.to_move = self.to_move.other();
        self.key ^= rules.squares.black_to_move;
    }

    /// Ends the game if it is over: won, or else at the limit, or else without a move (rules 9, 11
    /// and 12).
    #[inline]
    fn finish(&mut self, rules: &Rules<W>, winner: Option<Side>) {
        self.outcome = match winner {
            Some(side) => Some(Outcome::Win(side)),
            None if self.ply >= rules.limit || !rules.can_move(self) => Some(Outcome::Draw),
            None => None,
        };
    }

    #[inline]
    fn has_won(&self, rules: &Rules<W>, side: Side) -> bool {
        self.held(rules, side).len() >= WINNING_HOLES
    }

    /// The holes this side's animals stand on.
    #[inline]
    pub(super) fn held(&self, rules: &Rules<W>, side: Side) -> Bits<W> {
        self.sides[side.index()] & rules.board.holes()
    }

    /// Whose animal stands on a cell.
    pub(super) fn owner(&self, cell: usize) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.sides[side.index()].contains(cell))
    }

    #[inline]
    pub(super) fn animals(&self, side: Side, kind: Kind) -> Bits<W> {
        self.sides[side.index()] & self.kinds[kind.index()]
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bits<W> {
        self.sides[0] | self.sides[1]
    }

    /// The kind of the animal on an occupied cell.
    pub(super) fn kind_at(&self, cell: usize) -> Kind {
        self.kind_on(Bits::one(cell))
    }

    #[inline]
    fn kind_on(&self, alone: Bits<W>) -> Kind {
        if self.kinds[Kind::Elephant.index()].meets(alone) {
            Kind::Elephant
        } else if self.kinds[Kind::Lion.index()].meets(alone) {
            Kind::Lion
        } else {
            Kind::Mouse
        }
    }

    #[inline]
    pub(super) fn ply(&self) -> u32 {
        self.ply
    }
}
