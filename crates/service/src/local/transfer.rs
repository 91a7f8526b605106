//! All games as records, and games from records.

use std::collections::BTreeSet;

use jogada_play::{Outcome, Record, Rng, Session, Side};
use serde::Serialize;

use super::games::Desk;
use super::router::body;
use super::{Answer, GameWrite, ID_PREFIX, TEXT, secrets};
use crate::error::ApiError;
use crate::game::{Chair, ClockKind, Event, EventRecord, Game, Setup};
use crate::request::{RecordRequest, SeatRequest, name, parse_seat};
use crate::time::{Millis, moment};
use crate::token::{ID_LENGTH, token};
use crate::wire::CreatedSeats;

/// What came of an import.
#[derive(Serialize)]
struct Imported {
    /// Those that are new.
    games: Vec<ImportedGame>,
    /// How many were there already.
    known: usize,
}

#[derive(Serialize)]
struct ImportedGame {
    id: String,
    spec: String,
    /// The secrets of the seats that people have.
    seats: CreatedSeats,
}

impl Desk<'_> {
    /// All games as records, the earliest first.
    pub fn export(&self) -> Answer {
        let records: Vec<_> = self.records().into_iter().map(|(_, record)| record).collect();
        Answer::of(TEXT, records.join("\n"))
    }

    /// Adds the games of a text that are not there yet.
    pub fn import(&mut self) -> Result<Answer, ApiError> {
        let records = body::<RecordRequest>(self.request)?.read()?;
        let mut known: BTreeSet<_> = self.records().into_iter().map(|(_, text)| text).collect();
        let mut random = Rng::new(self.lot());
        let mut imported = Imported { games: Vec::new(), known: 0 };
        for record in records {
            let id =
                format!("{ID_PREFIX}{}", token(&[(); ID_LENGTH].map(|()| random.below(256) as u8)));
            let events = events_of(&record.without_programs(), self.world.now);
            let game = Game::replay(&id, &events).map_err(|_| ApiError::damaged())?;
            if known.insert(game.record().to_string()) {
                let (spec, seats) = (game.setup().spec.clone(), secrets(&game));
                imported.games.push(ImportedGame { id: id.clone(), spec, seats });
                self.writes.push(GameWrite { id, after: 0, events });
            } else {
                imported.known += 1;
            }
        }
        Ok(Answer::json(&imported))
    }

    /// The records of all games that can be read, by when they were created.
    fn records(&self) -> Vec<(Millis, String)> {
        let games = self.world.games.iter().filter_map(|stored| stored.replay().ok());
        let mut records: Vec<_> =
            games.map(|game| (game.times().0, game.record().to_string())).collect();
        records.sort_by_key(|(created, _)| *created);
        records
    }
}

/// A game that leads to a record: set up with all its moves, and closed if it ended off the board.
fn events_of(record: &Record, now: Millis) -> Vec<EventRecord> {
    let session = Session::resume(record);
    let (game, at) = (session.game(), record.tagged("Date").and_then(moment).unwrap_or(now));
    let line = game.line();
    let seats = Side::ALL.map(|side| chair(record, side, &session));
    let setup = Setup {
        spec: line.spec,
        start: line.start,
        moves: line.moves,
        shared: seats.iter().all(|seat| matches!(seat, Chair::Human(_))),
        seats,
        clock: ClockKind::None,
        listed: false,
        rated: false,
        tournament: None,
        browser: false,
    };
    let closed = session.ending().filter(|_| game.ending().is_none()).map(|ending| {
        let winner = match ending.outcome {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        };
        Event::Closed { winner, reason: ending.reason }
    });
    let events = [Event::Begun(Box::new(setup))].into_iter().chain(closed).collect();
    EventRecord::following(0, events, at)
}

/// Who played a side. Bots play on only against a person.
fn chair(record: &Record, side: Side, session: &Session) -> Chair {
    let text = record.tagged(Record::PLAYER_TAGS[side.index()]).unwrap_or_default();
    let plays = session.ending().is_some() || session.seat(side.other()).is_human();
    match parse_seat(text, session.game().info(), "white") {
        Ok(SeatRequest::Bot(bot)) if plays => Chair::Bot(bot),
        _ => {
            Chair::Human(session.person(side).and_then(|text| name(text).ok()).unwrap_or_default())
        }
    }
}
