//! Runs spread over any number of machines by a NATS server with `JetStream`: a coordinator publishes the
//! keys of units and collects their lines, workers do the units. Queue, redelivery and deduplication are
//! the server's; here is only what is published and what is acknowledged when.

mod connection;
mod coordinator;
mod dead_letters;
mod error;
mod line_reader;
mod outage;
mod run_info;
mod unit_size;
mod worker;

pub use connection::without_password;
pub use coordinator::{Coordinator, CoordinatorOptions};
pub use error::ClusterError;
pub use run_info::{Build, RunInfo};
pub use worker::{OpenedRun, Report, WorkerEvent, WorkerOptions, Workshop, serve};

use jogada_play::Language;

/// Texts of this crate.
pub const TEXTS: &[Language] = &[
    Language { tag: "en", messages: include_str!("text.en.ftl"), rules: "" },
    Language { tag: "pt", messages: include_str!("text.pt.ftl"), rules: "" },
];
