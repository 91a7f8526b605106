//! From arguments to a request.

use std::time::Duration;

use jogada_play::{Limits, Request, SearchOptions};

use crate::args::Effort;

/// What was asked for; `default_time` if no limit was given.
pub fn request(effort: &Effort, lines: usize, default_time: Duration) -> Request {
    let unlimited = effort.nodes.is_none() && effort.depth.is_none();
    let time = effort.time.or(unlimited.then_some(default_time));
    Request {
        limits: Limits { depth: effort.depth, nodes: effort.nodes, time },
        settings: SearchOptions {
            threads: effort.threads.into(),
            lines,
            ..SearchOptions::default()
        },
        ..Request::default()
    }
}
