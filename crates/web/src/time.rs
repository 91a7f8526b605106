//! The clock of the server: the one place that asks what time it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

/// What time it is.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// Measures how long something takes, whatever becomes of the time of day meanwhile.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// Milliseconds since.
    pub fn elapsed(&self) -> Millis {
        self.0.elapsed().as_millis() as Millis
    }
}
