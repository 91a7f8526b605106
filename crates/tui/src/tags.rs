//! What the record of a game that begins says about it.

use jogada_play::{Seat, Session, Side};

use crate::date;
use crate::settings::PlaySettings;

/// Gives a game that begins the date of today, and the only person who plays it a name.
pub fn stamp(session: &mut Session, settings: &PlaySettings) {
    date::stamp(session);
    let Some(name) = &settings.name else { return };
    let people = session.seats().each_ref().map(Seat::is_human);
    for (side, tag) in Side::ALL.into_iter().zip(["White", "Black"]) {
        let alone = people[side.index()] && !people[side.other().index()];
        if alone && session.person(side).is_none() {
            session.set_tag(tag, name);
        }
    }
}
