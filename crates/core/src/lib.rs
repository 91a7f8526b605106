//! The words every part of Jogada speaks: sides, cells, bit sets, options, texts, pictures, and
//! the contracts [`Game`], [`Notation`], [`Explain`], [`Picture`], [`Encode`] and [`Playable`] that a game fulfils.
//!
//! Nothing here reads a clock, prints, allocates in a hot path or knows the name of any game.

mod baseline;
mod bits;
mod encode;
mod evaluator;
mod game;
mod grid;
mod info;
mod level;
mod message;
pub mod options;
mod outcome;
mod perft;
mod rng;
mod side;
#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
mod view;
mod weights;

pub use baseline::{Baseline, BaselineDepth, Baselines};
pub use bits::Bits;
pub use encode::{Encode, FromTo, Plane, PlaneWriter, Symmetry};
pub use evaluator::{Blank, EVAL_LIMIT, Evaluator, Position, keep_at_most};
pub use game::{
    Explain, Game, GameState, GameUser, Illegal, MoveBits, MovePath, Notation, Picture, Playable,
    Visitor, open,
};
pub use grid::{Cell, Grid, Letters};
pub use info::{GameInfo, Language, PieceKind, Preset};
pub use level::{LEVEL_COUNT, Level};
pub use message::{Arg, Message};
pub use outcome::{Countdown, Outcome, Repetition, Verdict};
pub use perft::{divide, perft, perft_plain};
pub use rng::Rng;
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
