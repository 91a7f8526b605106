//! The date of a game.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use jogada_play::Session;

/// The tag of a record that says when the game began.
pub const DATE: &str = "Date";

/// Gives a game that begins the date of today.
pub fn stamp(session: &mut Session) {
    if session.tag(DATE).is_none() && session.game().line().moves.is_empty() {
        session.set_tag(DATE, &Zoned::now().strftime("%Y.%m.%d").to_string());
    }
}

/// Hours and minutes here.
pub fn time_of_day(time: SystemTime) -> String {
    let time = Timestamp::try_from(time).unwrap_or_default().to_zoned(TimeZone::system());
    time.strftime("%H:%M").to_string()
}
