//! The system clock: the only place that reads it.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When a file was last changed, to be compared with another such time and with no clock.
pub type FileTime = SystemTime;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The current time.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// Measures a duration, whatever happens to the time of day meanwhile.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// Milliseconds since the start.
    pub fn elapsed(&self) -> Millis {
        self.0.elapsed().as_millis() as Millis
    }
}
