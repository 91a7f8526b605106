//! The contracts. Rules are a value built once from options; a state is plain data, copied at
//! every node of a search.

use std::error::Error;
use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

use crate::options::{OptionErrors, Options};
use crate::{
    Baselines, BoardView, Cell, Countdown, Encode, EndingValue, Endings, Evaluator, GameInfo, Grid,
    Interop, LEVEL_COUNT, Level, Message, NetWeights, Outcome, ParseError, Repetition, Sample,
    Side, Verdict, Weights,
};

/// The rules of one game under one set of options, with the tables they need.
///
/// Laws, executed for every game by `testing::laws`: a live state has a move and a
/// finished one has none; every [`play`](Game::play) hands the turn over where the game
/// [alternates](Game::ALTERNATES) (a pass is a move, and the only one where it is forced);
/// [`count`](Game::count) and [`pick`](Game::pick) agree with [`moves`](Game::moves).
pub trait Game: Sized + Send + Sync + 'static {
    /// Names, options, pieces, texts.
    const INFO: &'static GameInfo;

    /// Whether the turn passes to the other side with every move. Where it does not, because a phase
    /// of the game begins anew with one side, ask [`to_move`](Game::to_move) after each move.
    const ALTERNATES: bool = true;

    /// A position: plain data without pointers or history.
    ///
    /// # Equality
    /// Equal states are "the same position" for the rule of repetition. Counters that only serve a
    /// limit (plies, quiet moves) are left out of `Eq` and of [`Game::hash`].
    type State: GameState;

    /// One whole turn, a pass included.
    type Move: MoveBits;

    /// The rules under these options. Checks what concerns several options at once.
    fn new(options: &Options) -> Result<Self, OptionErrors>;

    /// The position a game begins with.
    fn initial(&self) -> Self::State;

    /// Whose turn it is. In a finished game: whose it would be.
    #[inline]
    fn to_move(&self, state: &Self::State) -> Side {
        state.to_move()
    }

    /// Appends the legal moves: fixed order, no duplicates, none when the game is over.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Plays a move of [`Game::moves`] and decides whose turn it is. Never called with any other.
    fn play(&self, state: &mut Self::State, m: Self::Move);

    /// The position after a move of [`Game::moves`].
    #[inline]
    fn after(&self, state: &Self::State, m: Self::Move) -> Self::State {
        let mut next = state.clone();
        self.play(&mut next, m);
        next
    }

    /// The legal moves as a list of their own, where speed does not matter.
    fn legal_moves(&self, state: &Self::State) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves
    }

    /// Reads what `play` already decided.
    #[inline]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.outcome()
    }

    /// Zobrist hash: all that matters to the rules and nothing else.
    fn hash(&self, state: &Self::State) -> u64;

    /// For tables, from the hash of the position: tells apart what [`hash`](Game::hash) does, and positions that a limit is so
    /// near to that a search may see it.
    #[inline]
    fn key(&self, state: &Self::State, hash: u64) -> u64 {
        const SEEN: u32 = 16;
        let left = self.countdown(state).map(|countdown| countdown.plies);
        let mark = left.filter(|&left| left < SEEN).map_or(0, |left| u64::from(left) + 1);
        hash ^ mark.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// How many moves there are. `scratch` is room to work in: what it holds stays.
    fn count(&self, state: &Self::State, scratch: &mut Vec<Self::Move>) -> usize {
        let start = scratch.len();
        self.moves(state, scratch);
        let count = scratch.len() - start;
        scratch.truncate(start);
        count
    }

    /// One legal move, chosen by `choose(n)` which returns a number below `n`, the number of legal
    /// moves; every number stands for another move. `None` when the game is over.
    fn pick(
        &self,
        state: &Self::State,
        scratch: &mut Vec<Self::Move>,
        choose: &mut impl FnMut(usize) -> usize,
    ) -> Option<Self::Move> {
        let start = scratch.len();
        self.moves(state, scratch);
        let moves = &scratch[start..];
        let picked = if moves.is_empty() { None } else { Some(moves[choose(moves.len())]) };
        scratch.truncate(start);
        picked
    }

    /// What a position that comes back means.
    fn repetition(&self) -> Repetition {
        Repetition::Impossible
    }

    /// Whether no earlier position can come back after this move.
    fn is_irreversible(&self, _state: &Self::State, _m: Self::Move) -> bool {
        false
    }

    /// Like [`hash`](Game::hash), but positions may share it that only differ by a symmetry of the
    /// rules, of the board or of the sides, and so are worth the same to the side to move. Slower.
    fn symmetric_hash(&self, state: &Self::State) -> u64 {
        self.hash(state)
    }

    /// How long a limit that is no part of [equality](Game::State) still lets the game go on.
    fn countdown(&self, _state: &Self::State) -> Option<Countdown> {
        None
    }

    /// Sets that limit back to where it is furthest away. Nothing else about the position changes.
    fn restart_countdown(&self, _state: &mut Self::State) {}

    /// What a live position is worth by a table of [small endings](crate::Endings), limits and history apart; `None` where there is no
    /// such table.
    #[inline(always)]
    fn probe(&self, _state: &Self::State) -> Option<EndingValue> {
        None
    }

    /// What White's score less Black's can still become: surely nothing outside this range, and one
    /// number once the game is over. `None` where no score decides.
    fn margins(&self, _state: &Self::State) -> Option<RangeInclusive<i32>> {
        None
    }
}

/// What every position knows about itself.
pub trait GameState: Clone + Eq + fmt::Debug + Send + Sync {
    /// Whose turn it is. In a finished game: whose it would be.
    fn to_move(&self) -> Side;

    /// How the game ended, if it has; decided by [`Game::play`].
    fn outcome(&self) -> Option<Outcome>;
}

/// Implements [`GameState`] for a type with fields `to_move` and `outcome`, its parameters in brackets:
/// `game_state!([const W: usize] State<W>)`.
#[macro_export]
macro_rules! game_state {
    ([$($parameters:tt)*] $State:ty) => {
        impl<$($parameters)*> $crate::GameState for $State {
            #[inline]
            fn to_move(&self) -> $crate::Side {
                self.to_move
            }

            #[inline]
            fn outcome(&self) -> Option<$crate::Outcome> {
                self.outcome
            }
        }
    };
}

/// A move as a number, for tables.
pub trait MoveBits: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Different moves have different numbers.
    fn to_bits(self) -> u32;
    /// Total: any number gives some move, though perhaps one no position allows.
    fn from_bits(bits: u32) -> Self;
}

/// Implements [`MoveBits`] for a move that is one number: `move_bits!(Move(u16))`.
#[macro_export]
macro_rules! move_bits {
    ($Move:ident($Number:ty)) => {
        impl $crate::MoveBits for $Move {
            #[inline]
            fn to_bits(self) -> u32 {
                self.0.into()
            }

            #[inline]
            fn from_bits(bits: u32) -> $Move {
                $Move(bits as $Number)
            }
        }
    };
}

/// Moves and positions as text.
pub trait Notation: Game {
    /// Reads a move: the canonical text, any case, with spaces, and the obvious looser spellings.
    /// Knows no position: the same text names the same move everywhere.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Writes the canonical text of a move; it contains no space.
    fn write_move(&self, f: &mut fmt::Formatter<'_>, m: Self::Move) -> fmt::Result;

    /// Reads a position text exactly as specified. Decides from scratch whether it is over.
    fn parse_state(&self, text: &str) -> Result<Self::State, ParseError>;

    /// Writes the canonical text of a position. Its second field is the side to move.
    fn write_state(&self, f: &mut fmt::Formatter<'_>, state: &Self::State) -> fmt::Result;

    /// Moves made before this position, where the position text tells.
    fn ply(&self, state: &Self::State) -> Option<u32>;

    /// The canonical text of a move.
    fn show_move(&self, m: Self::Move) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write_move(f, m))
    }

    /// The canonical text of a position.
    fn show_state(&self, state: &Self::State) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write_state(f, state))
    }
}

/// Why a move is refused and why a game is over.
pub trait Explain: Game {
    /// Why a move is not legal in a live position. Takes any value of the type, also ones off the board.
    fn explain(&self, state: &Self::State, m: Self::Move) -> Result<(), Illegal>;

    /// The rulebook's word for why a game ended so, and the cells that decided. Knows no history.
    fn reason(&self, state: &Self::State, outcome: Outcome) -> (&'static str, Vec<Cell>);

    /// Why a move is not legal.
    fn check(&self, state: &Self::State, m: Self::Move) -> Result<(), Illegal> {
        match state.outcome() {
            Some(_) => Err(Illegal::plain("illegal-over")),
            None => self.explain(state, m),
        }
    }

    /// Why the game is over; `None` while it is not.
    fn verdict(&self, state: &Self::State) -> Option<Verdict> {
        let outcome = state.outcome()?;
        let (reason, cells) = self.reason(state, outcome);
        Some(Verdict { outcome, reason, cells })
    }
}

/// Positions and moves as they are seen and pointed at.
pub trait Picture: Game {
    /// The picture of a position.
    fn view(&self, state: &Self::State) -> BoardView;

    /// How a legal move is entered by pointing.
    fn path(&self, m: Self::Move) -> MovePath;
}

/// A game that can be offered to players.
pub trait Playable: Notation + Picture + Encode + Endings {
    /// The same rules with room for boards that do not fit this type; `Self` if all do.
    type Large: Playable;

    /// Whether this type has room for the board these options ask for.
    fn fits(_options: &Options) -> bool {
        true
    }

    /// The evaluation of positions that ships with the game.
    type Evaluator: Evaluator<Self>;

    /// The weights that ship with the evaluation, a line `name value` each; empty if it has none.
    const WEIGHTS: &'static str = "";

    /// The evaluation with these weights.
    ///
    /// # Panics
    /// If their names are not those of [`WEIGHTS`](Playable::WEIGHTS).
    fn evaluator_with(&self, weights: &Weights) -> Self::Evaluator {
        Evaluator::new(self, weights)
    }

    /// The weights that ship.
    fn shipped_weights() -> Weights {
        Weights::parse(Self::WEIGHTS).expect("a test reads the weights of every game")
    }

    /// The nets that ship, as files; each is for other options.
    const NETS: &'static [&'static [u8]] = &[];

    /// The evaluation that ships without a net.
    fn classic_evaluator(&self) -> Self::Evaluator {
        self.evaluator_with(&Self::shipped_weights())
    }

    /// The evaluation that ships, with its net where one is for these rules.
    fn evaluator(&self) -> Self::Evaluator {
        let net =
            |file: &&[u8]| NetWeights::parse(file).expect("a test reads the nets of every game");
        let nets = Self::NETS.iter().map(net);
        nets.fold(self.classic_evaluator(), |evaluator, net| evaluator.with_net(self, &net))
    }

    /// The protocols in which some of its options have a name, by the words of players: `gomocup`,
    /// `abstractplay`.
    const PROTOCOLS: &'static [&'static str] = &[];

    /// What it is called elsewhere, for programs that speak other protocols.
    fn interop(&self) -> Interop {
        Interop::default()
    }

    /// The players of the program the game once was, if it was one.
    const BASELINES: Option<Baselines<Self>> = None;

    /// Positions to look at, by name.
    const SAMPLES: &'static [Sample] = &[];

    /// Positions with a win to be found, a line each as `docs/adding-a-game.md` describes; empty if there are none.
    const PUZZLES: &'static str = "";

    /// The steps of a first lesson, a block each as `docs/adding-a-game.md` describes; empty if there are none. Their texts
    /// are the messages `lesson-<id>`.
    const LESSONS: &'static str = "";

    /// The levels of play, the weakest first.
    const LEVELS: [Level; LEVEL_COUNT] = Level::DEFAULT;
}

/// Why a move may not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Says which rule forbids it.
    pub message: Message,
    /// The cells it is about, to be lit.
    pub cells: Vec<Cell>,
}

impl Illegal {
    /// A reason about these cells.
    pub fn new(message: Message, cells: impl IntoIterator<Item = Cell>) -> Illegal {
        Illegal { message, cells: cells.into_iter().collect() }
    }

    /// A reason about no cell in particular.
    pub fn plain(id: &'static str) -> Illegal {
        Illegal::new(Message::new(id), [])
    }

    /// A reason about one cell, named by the argument `cell` of the message.
    pub fn at(id: &'static str, grid: Grid, cell: Cell) -> Illegal {
        Illegal::new(Message::new(id).with("cell", grid.name(cell)), [cell])
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl Error for Illegal {}

/// How a move is entered by pointing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovePath {
    /// The cells to point at in turn: `[at]`, `[from, to]` or `[from, to, taken]`.
    Cells(Vec<Cell>),
    /// A button, named by the message `button-<id>`.
    Button(&'static str),
}

/// A callback that is generic over the type of the game: called with every game of a list.
pub trait Visitor {
    /// Called once per game.
    fn visit<G: Playable>(&mut self);
}

/// A callback that is generic over the type of the game: called with the rules of one game.
pub trait GameUser {
    /// What comes of it.
    type Out;
    /// Called with the rules, in the type that has room for their board.
    fn with<G: Playable>(self, game: G) -> Self::Out;
}

/// The game that a build is for, if it is for one alone and for boards of usual sizes: modules for browsers are smaller so.
/// `JOGADA_ONLY_GAME` names it when the program is compiled.
pub const ONLY_GAME: Option<&str> = option_env!("JOGADA_ONLY_GAME");

/// Whether a build has a game.
pub const fn has_game(id: &str) -> bool {
    match ONLY_GAME {
        Some(only) => is_same(only.as_bytes(), id.as_bytes()),
        None => true,
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

/// Builds the rules in the smallest type that has room for them and hands them over.
pub fn open<G: Playable, U: GameUser>(options: &Options, user: U) -> Result<U::Out, OptionErrors> {
    if G::fits(options) {
        Ok(user.with(G::new(options)?))
    } else if ONLY_GAME.is_none() {
        Ok(user.with(G::Large::new(options)?))
    } else {
        Err(OptionErrors::not_in_build())
    }
}
