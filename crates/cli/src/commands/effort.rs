//! From arguments to a request.

use std::time::Duration;

use jogada_play::{Limits, Request, SearchOptions};

use crate::args::Effort;

/// What was asked for; with nothing else said, so much time.
pub fn request(effort: &Effort, lines: usize, usual: Duration) -> Request {
    let unlimited = effort.nodes.is_none() && effort.depth.is_none();
    let time = effort.time.or(unlimited.then_some(usual));
    Request {
        limits: Limits { depth: effort.depth, nodes: effort.nodes, time },
        settings: SearchOptions {
            threads: effort.threads.into(),
            lines,
            ..SearchOptions::default()
        },
        clock: None,
    }
}
