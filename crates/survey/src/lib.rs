//! What games are like under any options, measured on games between players: the advantage of the first
//! move, decisiveness, length, branching, drama, depth. docs/survey.md has the definitions and where they
//! come from.
//!
//! A survey is a list of units, each a function of the plan and its key, so that it can be broken off, gone on
//! with and spread over machines.

mod grid;
mod job;
mod measures;
mod observe;
mod plan;
mod report;
mod results;
mod unit;
mod varied_player;

pub use grid::{GridError, option_sets};
pub use job::SurveyJob;
pub use measures::{Measures, Proof, Range};
pub use plan::{Plan, PlanError};
pub use report::{html, json, text};
pub use results::{Answers, SurveyFile};
pub use unit::{Experiment, SurveyKey};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
