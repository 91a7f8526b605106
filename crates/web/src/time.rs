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

/// The day of a moment, as records write it: `2026.11.16`, in UTC.
pub fn date(at: Millis) -> String {
    let at = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    at.strftime("%Y.%m.%d").to_string()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_in_records() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(1_709_251_199_999), "2024.02.29");
    }
}
