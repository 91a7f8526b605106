//! How much time a game has: read from text, written into records.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How much time a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// What each side begins with.
    pub base: Duration,
    /// What it gains with every move.
    pub increment: Duration,
}

/// Why a text is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeError {
    /// There is no number.
    #[error("expected a time such as 500ms or 2s")]
    Number,
    /// It is none of ms, s, m and h.
    #[error("use ms, s, m or h as the unit")]
    Unit,
    /// It is not above 0 or beyond eleven days.
    #[error("the time must be more than 0 and at most 1000000 seconds")]
    Range,
}

/// A time with its unit, such as `500ms` or `2s`; a bare number is seconds.
pub fn parse_time(text: &str) -> Result<Duration, TimeError> {
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "ms" => 0.001,
        "s" | "" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3_600.0,
        _ => return Err(TimeError::Unit),
    };
    let seconds = digits.trim().parse::<f64>().map_err(|_| TimeError::Number)? * unit;
    let in_range = seconds > 0.0 && seconds <= 1e6;
    if in_range { Ok(Duration::from_secs_f64(seconds)) } else { Err(TimeError::Range) }
}

/// What clocks begin with and gain with every move, such as `10s+100ms`, `60+0` or `5m`.
impl FromStr for TimeControl {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<TimeControl, TimeError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let gain = || parse_time(increment);
        let increment = if increment.trim() == "0" { Duration::ZERO } else { gain()? };
        Ok(TimeControl { base: parse_time(base)?, increment })
    }
}

/// As it is read: minutes where they are whole, otherwise seconds.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |time: Duration| match time.as_secs_f64() {
            seconds if seconds >= 60.0 && seconds % 60.0 == 0.0 => format!("{}m", seconds / 60.0),
            seconds => format!("{seconds}s"),
        };
        match self.increment {
            Duration::ZERO => write!(f, "{}", part(self.base)),
            increment => write!(f, "{}+{}", part(self.base), part(increment)),
        }
    }
}

impl TimeControl {
    /// As records have it: seconds.
    pub fn tag(self) -> String {
        format!("{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}
