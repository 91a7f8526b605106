//! The system clock: the only place that reads it.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When a file was last changed, to be compared with another such time and with no clock.
pub type FileTime = SystemTime;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The current time: what the system clock said when it was first asked, and the time that has passed
/// since. A system clock that is set meanwhile decides no game.
pub fn now() -> Millis {
    static START: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        (since.map_or(0, |since| since.as_millis() as Millis), Instant::now())
    });
    START.0 + START.1.elapsed().as_millis() as Millis
}

/// Measures a duration, whatever happens to the time of day meanwhile.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }

    /// Milliseconds since the start.
    pub fn elapsed(&self) -> Millis {
        self.0.elapsed().as_millis() as Millis
    }
}
