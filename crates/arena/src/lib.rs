//! Matches and tournaments between players: balanced openings, each played with both colours, and what
//! the results prove.
//!
//! ```
//! use std::ops::ControlFlow;
//! use jogada_arena::{Audience, Conditions, Contest, Format, Pair, Results, run};
//! use jogada_play::{PlayerSpec, Spec, Stop};
//!
//! struct Listener(Results);
//!
//! impl Audience for Listener {
//!     fn finished(&mut self, _: &[Pair]) -> ControlFlow<()> {
//!         ControlFlow::Continue(())
//!     }
//!
//!     fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
//!         self.0.add(pair);
//!         ControlFlow::Continue(())
//!     }
//! }
//!
//! let spec = Spec::parse("nava:tiny").unwrap();
//! let players = ["greedy", "random"].map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
//! let conditions = Conditions { pairs: 5, ..Conditions::default() };
//! let (players, format) = (players.to_vec(), Format::Match);
//! let contest = Contest { spec, players, format, conditions, sprt: None };
//! let mut listener = Listener(Results::default());
//! run(&contest, Vec::new(), 1, &Stop::default(), &mut listener);
//! assert_eq!(listener.0.first().games(), 10);
//! assert!(listener.0.first().score() > 0.5);
//! ```

mod adjudication;
mod clock;
mod configuration;
mod contest;
mod export;
mod game;
mod heading;
mod json;
mod opening;
mod referee;
mod report;
mod results;
mod run;
mod schedule;
mod statistics;
mod stopping;
mod store;
mod venue;

pub use clock::TimeControl;
pub use configuration::{Configuration, Difference, SprtConfiguration};
pub use contest::{Conditions, Contest, DEFAULT_MAX_FAULTS, DEFAULT_TIME_MARGIN, Pair};
pub use export::{csv, records};
pub use game::{ADJUDICATED, CAP, End, FAULT, Game, TIME};
pub use heading::Heading;
pub use json::{pair_json, results_json};
pub use opening::{Book, BookError, Evenness, Openings, opening};
pub use report::html;
pub use results::{Figures, Results, Row, Tally};
pub use run::{Audience, run};
pub use schedule::{Encounter, Format, Key, Played, Schedule};
pub use statistics::{
    Estimate, Model, Rating, Score, Sprt, Verdict, anchored, elo, ratings, share,
};
pub use stopping::Ended;
pub use store::{Journal, Store, StoreError};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
