//! How much work a solver may still do.

use std::time::Duration;

use crate::limits::Stop;
use crate::platform::Instant;

/// Positions between two looks at the request to stop.
const CHECK_EVERY: u64 = 1 << 9;

/// Counts positions up to a limit, and in slices up to it.
pub(super) struct Budget<'a> {
    stop: &'a Stop,
    started: Instant,
    /// When it must be done, if ever.
    until: Option<Instant>,
    nodes: u64,
    most: u64,
    /// Where the slice at hand ends.
    pause: u64,
    is_stopped: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(most: u64, stop: &'a Stop) -> Budget<'a> {
        let is_stopped = stop.is_stopped();
        let (started, until) = (Instant::now(), None);
        Budget { stop, started, until, nodes: 0, most, pause: most, is_stopped }
    }

    /// The same, to be done by then.
    pub(super) fn until(self, until: Option<Instant>) -> Budget<'a> {
        Budget { until, ..self }
    }

    /// Counts a position, unless the slice is used up: then the work is to be broken off.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        if self.is_paused() {
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.is_stopped =
                self.stop.is_stopped() || self.until.is_some_and(|until| Instant::now() >= until);
        }
        true
    }

    /// Begins a slice of at most this many positions.
    pub(super) fn grant(&mut self, nodes: u64) {
        self.pause = self.most.min(self.nodes.saturating_add(nodes));
    }

    /// Whether the slice is used up, or all of it.
    #[inline]
    pub(super) fn is_paused(&self) -> bool {
        self.nodes >= self.pause || self.is_stopped
    }

    /// Whether nothing may be done any more.
    pub(super) fn is_spent(&self) -> bool {
        self.nodes >= self.most || self.is_stopped
    }

    /// Positions that may still be counted.
    pub(super) fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes)
    }

    /// Positions counted so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
