//! Matches and tournaments between players: balanced openings, each played with both colours, and what
//! the results prove.
//!
//! ```
//! use std::ops::ControlFlow;
//! use jogada_arena::{Observer, Tournament, Format, Pair, Results, run};
//! use jogada_play::{PlayerSpec, Spec, Stop};
//!
//! struct Listener(Results);
//!
//! impl Observer for Listener {
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
//! let spec = "nava:tiny".parse::<Spec>().unwrap();
//! let players = ["greedy", "random"].map(|name| PlayerSpec::parse(name, spec.info()).unwrap());
//! let tournament = Tournament::new(spec, players, Format::Match);
//! let tournament = Tournament { pairs: 5, ..tournament };
//! let mut listener = Listener(Results::default());
//! run(&tournament, Vec::new(), 1, &Stop::default(), &mut listener);
//! assert_eq!(listener.0.first().games(), 10);
//! assert!(listener.0.first().score() > 0.5);
//! ```

mod adjudication;
mod clock;
mod contestant;
mod difference;
mod export;
mod game;
mod header;
mod json;
mod opening;
mod pair_runner;
mod pool;
mod referee;
mod report;
mod results;
mod run;
mod schedule;
mod statistics;
mod stopping;
mod store;
mod tournament;

pub use clock::TimeControl;
pub use contestant::Contestant;
pub use difference::Difference;
pub use export::{csv, records};
pub use game::{ADJUDICATED, CAP, End, FAULT, Game, TIME};
pub use header::TournamentHeader;
pub use json::{pair_json, results_json};
pub use opening::{Book, BookError, Evenness, OpeningError, Openings, opening};
pub use pool::in_order;
pub use report::html;
pub use results::{Figures, Results, Row, Tally};
pub use run::{Observer, run};
pub use schedule::{Encounter, Format, Key, Played, Schedule};
pub use statistics::{
    Estimate, Model, Rating, Score, Sprt, Verdict, anchored, elo, ratings, share,
};
pub use stopping::Ended;
pub use store::{Journal, LineFile, Lines, Store, StoreError, json_line};
pub use tournament::{DEFAULT_MAX_FAULTS, DEFAULT_TIME_MARGIN, Pair, Tournament};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
