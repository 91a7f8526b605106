//! How long to think.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use crate::platform::Instant;
use crate::score::MAX_PLY;

/// What ends a search; whatever comes first. Without any it goes on until it is stopped or has
/// nothing left to find out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the main line.
    pub depth: Option<u32>,
    /// Positions looked at, over all threads.
    pub nodes: Option<u64>,
    /// Wall-clock time.
    pub time: Option<Duration>,
}

/// A request to stop, from another thread or from outside.
#[derive(Debug, Default)]
pub struct Stop {
    requested: AtomicBool,
    outside: Option<fn() -> bool>,
}

impl Stop {
    /// One that also asks this function, as often as the search looks at the clock: in a browser, memory of
    /// this program is not shared with whoever wants the end.
    pub fn asking(outside: fn() -> bool) -> Stop {
        Stop { outside: Some(outside), ..Stop::default() }
    }

    /// Asks for the end.
    pub fn stop(&self) {
        self.requested.store(true, Relaxed);
    }

    /// Whether it was asked for.
    pub fn is_stopped(&self) -> bool {
        self.requested.load(Relaxed) || self.outside.is_some_and(|is_requested| is_requested())
    }

    /// Ready for the next search.
    pub fn reset(&self) {
        self.requested.store(false, Relaxed);
    }
}

/// The limits of a running search.
#[derive(Debug)]
pub(crate) struct Deadline {
    limits: Limits,
    threads: usize,
    started: Instant,
}

impl Deadline {
    pub(crate) fn start(limits: Limits, threads: usize) -> Deadline {
        Deadline { limits, threads, started: Instant::now() }
    }

    /// The number of nodes at which a single thread stops, to the node: a budget of nodes is the
    /// same on every machine.
    #[inline]
    pub(crate) fn exact_nodes(&self) -> u64 {
        match self.limits.nodes {
            Some(most) if self.threads == 1 => most,
            _ => u64::MAX,
        }
    }

    /// When the time is used up, if it ever is.
    pub(crate) fn ends(&self) -> Option<Instant> {
        self.limits.time.and_then(|time| self.started.checked_add(time))
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether time or nodes are used up.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.limits.time.is_some_and(|most| self.elapsed() >= most)
    }

    /// Whether an iteration of this depth may begin.
    pub(crate) fn allows_depth(&self, depth: u32) -> bool {
        depth < MAX_PLY as u32 && self.limits.depth.is_none_or(|most| depth <= most)
    }
}
