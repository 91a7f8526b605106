//! The system clock: the only place that reads it.

use std::str::FromStr;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use thiserror::Error;

/// When a file was last changed, to be compared with another such time and with no clock.
pub type FileTime = SystemTime;

pub use jogada_service::Millis;

/// The current time: what the system clock said when it was first asked, and the time that has passed
/// since. A system clock that is set meanwhile decides no game.
pub fn now() -> Millis {
    static START: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        (since.map_or(0, |since| since.as_millis() as Millis), Instant::now())
    });
    START.0 + START.1.elapsed().as_millis() as Millis
}

/// The first moment of a day in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(pub Millis);

/// The text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day is written as in 2026-11-16")]
pub struct DayError;

impl FromStr for Day {
    type Err = DayError;

    /// With dashes, or with dots as in records.
    fn from_str(text: &str) -> Result<Day, DayError> {
        let day = jiff::civil::Date::strptime("%Y-%m-%d", text.replace('.', "-"));
        let begins = day.and_then(|day| day.to_zoned(jiff::tz::TimeZone::UTC));
        begins.map(|at| Day(at.timestamp().as_millisecond())).map_err(|_| DayError)
    }
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
    fn a_day_is_read_with_dashes_or_dots() {
        assert_eq!("1970-01-02".parse(), Ok(Day(86_400_000)));
        assert_eq!("1970.01.02".parse(), Ok(Day(86_400_000)));
        for text in ["", "2026-02-30", "16.11.2026", "2026-11-16 x", "yesterday"] {
            assert_eq!(text.parse::<Day>(), Err(DayError), "{text}");
        }
    }
}
