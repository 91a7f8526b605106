//! The date of a game.

use jiff::Zoned;
use jogada_play::Session;

/// The tag of a record that says when the game began.
pub const DATE: &str = "Date";

/// Gives a game that begins the date of today.
pub fn stamp(session: &mut Session) {
    if session.tag(DATE).is_none() && session.game().line().moves.is_empty() {
        session.set_tag(DATE, &Zoned::now().strftime("%Y.%m.%d").to_string());
    }
}
