//! What the record of a game that begins says about it.

use jogada_play::{Record, Seat, Session, Side, games};

use crate::date;
use crate::settings::PlaySettings;

/// Gives a game that begins the date of today, and names to the only person who plays it or to both.
pub fn stamp(session: &mut Session, settings: &PlaySettings) {
    date::stamp(session);
    let names = of_sides(&settings.names, session);
    for (side, name) in Side::ALL.into_iter().zip(names) {
        if let Some(name) = name.filter(|_| session.person(side).is_none()) {
            session.set_tag(Record::PLAYER_TAGS[side.index()], name);
        }
    }
}

/// Who of the people named plays which side; one name alone is not for two people.
fn of_sides<'n>(names: &'n [String], session: &Session) -> [Option<&'n str>; 2] {
    let first = names.first().map(String::as_str);
    match (session.seats().each_ref().map(Seat::is_human), names) {
        ([true, true], [white, black, ..]) => [Some(white), Some(black)],
        ([true, false], _) => [first, None],
        ([false, true], _) => [None, first],
        _ => [None, None],
    }
}

/// Whether a text can name a person: not the name of a player, for a record would give the seat to a bot.
pub fn is_name(text: &str) -> bool {
    let is_player = games().iter().any(|game| Seat::parse(text, game.info()).is_ok());
    let fits = (1..=40).contains(&text.chars().count()) && !text.contains(char::is_control);
    fits && !is_player
}
