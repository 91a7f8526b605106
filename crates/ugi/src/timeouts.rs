//! Timeouts of external engines.

use std::time::Duration;

use jogada_play::Request;

/// How long a runner waits for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// From the start to `ugiok`.
    pub handshake: Duration,
    /// For `readyok` and answers to queries.
    pub ready: Duration,
    /// Beyond the time of a move, where the request has no margin of its own, or after `stop`.
    pub grace: Duration,
    /// For a move without a time limit.
    pub search: Duration,
    /// From `quit` to the end of the program.
    pub quit: Duration,
}

impl Timeouts {
    /// For a move that has this time. An `Instant` must not overflow.
    pub(crate) fn of_move(&self, time: Duration, request: &Request) -> Duration {
        let margin = request.margin.unwrap_or(self.grace);
        time.saturating_add(margin).min(Duration::from_hours(24))
    }
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            handshake: Duration::from_secs(10),
            ready: Duration::from_secs(10),
            grace: Duration::from_secs(1),
            search: Duration::from_mins(1),
            quit: Duration::from_secs(3),
        }
    }
}
