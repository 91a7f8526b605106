//! The clock of the server: the one place that asks what time it is.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

/// What time it is.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
