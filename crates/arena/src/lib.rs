//! Matches between players: balanced openings, each played with both colours, and what the results
//! prove.
//!
//! ```
//! use jogada_arena::{Conditions, Match, Tally, run};
//! use jogada_play::{PlayerSpec, Spec, Stop};
//! let spec = Spec::parse("nava:tiny").unwrap();
//! let players = ["greedy", "random"].map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
//! let conditions = Conditions { pairs: 5, ..Conditions::default() };
//! let mut tally = Tally::default();
//! run(&Match { spec, players, conditions }, 1, &Stop::default(), &mut |pair| tally.add(&pair));
//! assert_eq!(tally.games(), 10);
//! assert!(tally.score() > 0.5);
//! ```

mod game;
mod json;
mod opening;
mod run;
mod schedule;
mod statistics;
mod tally;

pub use game::{CAP, End, FAULT, Game};
pub use json::{pair_json, tally_json};
pub use run::{Conditions, Match, Pair, run};
pub use schedule::{Encounter, Format, Key, Played, Schedule};
pub use statistics::{
    Estimate, Model, Rating, Score, Sprt, Verdict, anchored, elo, ratings, share,
};
pub use tally::Tally;

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
