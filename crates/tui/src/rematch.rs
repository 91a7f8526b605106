//! Games that follow another one between the same people.

use jogada_play::{Record, Seat, Session, Side};

/// The game with all its moves taken back, between these seats, by the same clock.
pub fn rematch(session: &Session, seats: [Seat; 2], swapped: bool) -> Session {
    let mut start = session.game().fork();
    while start.undo().is_some() {}
    let mut again = Session::new(start, seats);
    if let Some(clock) = session.time_control() {
        again.set_time_control(Some(clock));
    }
    keep_names(session, &mut again, swapped);
    again
}

/// The seats with the level of the only bot changed, if it has levels.
pub fn seats_with_level(session: &Session, by: i64) -> Option<[Seat; 2]> {
    let human = session.seats().iter().position(Seat::is_human)?;
    let bot = session.seats()[1 - human].bot()?;
    let mut seats = session.seats().clone();
    seats[1 - human] = Seat::Bot(bot.stronger(by, session.game().info())?);
    Some(seats)
}

/// People keep their names, on the other side if the colours are swapped.
pub fn keep_names(before: &Session, after: &mut Session, swapped: bool) {
    for side in Side::ALL {
        let was = if swapped { side.other() } else { side };
        if let Some(name) = before.person(was).filter(|_| after.seat(side).is_human()) {
            after.set_tag(Record::PLAYER_TAGS[side.index()], name);
        }
    }
}
