//! Matches and tournaments between players: balanced openings, each played with both colours, and what
//! the results prove.
//!
//! ```
//! use jogada_arena::{Format, Results, Tournament, run};
//! use jogada_play::{PlayerSpec, Spec, Stop};
//!
//! let spec: Spec = "nava:tiny".parse()?;
//! let player = |name| PlayerSpec::parse(name, spec.info());
//! let players = [player("greedy")?, player("random")?];
//! let tournament = Tournament { pairs: 5, ..Tournament::new(spec, players, Format::Match) };
//! let mut results = Results::default();
//! run(&tournament, Vec::new(), 1, &Stop::default(), &mut results);
//! assert_eq!(results.first().games(), 10);
//! assert!(results.first().score() > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adjudication;
mod clock;
mod contestant;
mod difference;
mod entry;
mod executor;
mod export;
mod game;
mod header;
mod json;
mod opening;
mod pair_job;
mod pair_runner;
mod placings;
mod pool;
mod puzzle_job;
mod referee;
mod report;
mod results;
mod rounds;
mod run;
mod schedule;
mod statistics;
mod stopping;
mod store;
mod terms;
mod thoughts;
mod tournament;

pub use adjudication::{DrawRule, ResignRule};
pub use contestant::Contestant;
pub use difference::Difference;
pub use entry::{Entry, EntryError};
pub use executor::{
    DoneUnit, Executor, Hands, Job, JobConfig, JobWorker, TakeUnits, Worker, run_units,
    run_units_in_order,
};
pub use export::{csv, records};
pub use game::{End, PlayedGame};
pub use header::TournamentHeader;
pub use json::{pair_json, results_json};
pub use opening::{Arrangement, Book, BookError, Evenness, OpeningError, Openings, opening};
pub use pair_job::{JobError, PairJob, play_pair};
pub use placings::{Bracket, Placings, RoundResult, SwissRow, SwissTable};
pub use pool::in_order;
pub use puzzle_job::PuzzleJob;
pub use report::{escape, html, report_page};
pub use results::{Figures, Results, Row, Tally};
pub use rounds::{
    Bye, GameResult, Pairing, Round, Standing, System, TieBreak, berger_round, berger_rounds,
    standings, swiss_round,
};
pub use run::{Observer, play_series, run, run_on};
pub use schedule::{
    Duel, Encounter, Format, Key, KeyError, KnockoutRound, Played, Schedule, SwissRound,
};
pub use statistics::{
    Counts, Estimate, Glicko2, Model, Rating, Score, Sprt, SprtVerdict, anchored, elo, ratings,
    share,
};
pub use stopping::Ended;
pub use store::{
    Impossible, Journal, LineFile, Lines, MergeError, ProgramIdentity, Run, Store, StoreError,
    add_run, identify, json_line, merge, read_runs,
};
pub use terms::Terms;
pub use thoughts::{NoThought, Thought, Thoughts};
pub use tournament::{DEFAULT_MAX_FAULTS, DEFAULT_TIME_MARGIN, Pair, Tournament};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
