//! How long a program outside may take: said once, here.

use std::time::Duration;

/// How long to wait for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// From the start to `ugiok`.
    pub handshake: Duration,
    /// For `readyok` and answers to queries.
    pub ready: Duration,
    /// After the time of a move is over, or after `stop`.
    pub grace: Duration,
    /// For a move that was asked for without any time.
    pub search: Duration,
    /// From `quit` to the end of the program.
    pub quit: Duration,
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
