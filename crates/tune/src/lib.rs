//! Better weights for the evaluation of a game: games of the engine against itself, a fit of the
//! weights to their results, and a match that shows whether the fitted weights play better. Nets and the constants of
//! the search are found and proven in similar ways.
//!
//! Every game is written down as soon as it is over and depends on nothing but the plan and its
//! number, so work that was broken off goes on where it was.

mod error;
mod features;
mod fit;
mod job;
mod journal;
mod match_runner;
mod plan;
mod round;
mod sample;
mod search;
mod series;
mod train;
mod verify;

pub use error::TuneError;
pub use features::{Row, Samples};
pub use fit::{Fit, Losses, fit};
pub use job::{MatchJob, SampleJob};
pub use plan::{Change, MatchVerdict, Plan, TuneEvent};
pub use round::{TuneOutcome, tune, tune_on};
pub use sample::SampledGame;
pub use search::{SearchEvent, SearchOutcome, SearchPlan, tune_search};
pub use train::{Equal, TrainEvent, TrainOutcome, TrainPlan, train};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
