//! The contracts of board games and what they are written with: sides, cells, bit sets, options, texts.
//!
//! A game implements [`Game`] (rules), [`Notation`] (moves and positions as text), [`Explain`] (why not),
//! [`Picture`] (the board as data), [`Encode`] (actions and planes for learners) and [`Playable`]. Rules are
//! a value built once from options; a state is plain data, copied at every node of a search:
//!
//! ```
//! use jogada_core::options::Options;
//! use jogada_core::{Game, GameState, Side, perft};
//!
//! fn first_moves<G: Game>() -> usize {
//!     let game = G::new(&Options::defaults(G::INFO.options)).expect("defaults fit each other");
//!     let mut state = game.initial();
//!     assert_eq!(state.to_move(), Side::White);
//!     let mut moves = Vec::new();
//!     game.moves(&state, &mut moves);
//!     assert_eq!(perft(&game, &state, 1), moves.len() as u64);
//!     game.play(&mut state, moves[0]);
//!     moves.len()
//! }
//! assert_eq!(first_moves::<jogada_games::nava::Nava>(), 8);
//! ```
//!
//! `testing::laws` (feature `testing`) checks a game against what its contracts promise. Nothing here reads
//! a clock, prints, allocates in a hot path or knows the name of any game.

mod baseline;
mod bits;
mod combination;
mod encode;
mod ending;
mod evaluator;
mod explanation;
mod game;
mod grid;
mod info;
mod interop;
mod level;
mod message;
mod net;
pub mod options;
mod outcome;
mod perft;
mod planes;
mod rng;
mod search_parameters;
mod side;
#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
mod view;
mod weights;

pub use baseline::{Baseline, BaselineDepth, Baselines};
pub use bits::Bits;
pub use combination::{choose, rank_set, unrank_set};
pub use encode::{Encode, FromTo, Symmetry, write_mask};
pub use ending::{
    EndingClass, EndingKey, EndingTable, EndingTables, EndingValue, Endings, MAX_ENDING_PLIES,
    NO_GROUP, TableLoader,
};
pub use evaluator::{Blank, EVAL_LIMIT, EvalPosition, Evaluator, STANDOFF, keep_at_most};
pub use explanation::{EvalMap, EvalPart, Explanation};
pub use game::{
    Explain, Game, GameState, GameUser, Illegal, MoveBits, MovePath, Notation, ONLY_GAME, Picture,
    Playable, Visitor, has_game, open,
};
pub use grid::{Cell, Grid, Letters};
pub use info::{GameInfo, Language, PieceKind, Preset, Sample};
pub use interop::{AbstractPlayName, GomocupRules, Interop};
pub use level::{DEFAULT_LEVEL, LEVEL_COUNT, Level};
pub use message::{Arg, Message};
pub use net::{
    HIDDEN_UNIT, InputList, LazySums, MAX_OUTPUT, Net, NetError, NetMode, NetShape, NetSums,
    NetWeights, OUTPUT_UNIT,
};
pub use outcome::{Countdown, NoOutcome, Outcome, Repetition, Verdict};
pub use perft::{divide, perft, perft_plain};
pub use planes::{Plane, PlaneValue, PlaneWriter, write_plane};
pub use rng::Rng;
pub use search_parameters::{ParameterInfo, SearchParameters};
pub use side::{NoSide, Side};
pub use text::ParseError;
pub use view::{
    BoardView, CellView, Fact, GridStyle, GridView, Mark, Piece, Role, Terrain, TrayView,
};
pub use weights::{MAX_WEIGHT, Weighed, WeightReader, Weights, dotted};

/// Texts of this crate in the languages we speak, as Fluent: errors of the shared scanners,
/// names of the sides and words every front end needs.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
