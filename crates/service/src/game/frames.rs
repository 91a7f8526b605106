//! What clients of a game are told as it goes on.

use std::ops::RangeInclusive;

use super::{EventRecord, Game};
use crate::i18n::Locale;
use crate::time::Millis;
use crate::wire::ServerMessage;

/// A client that was away gets up to so many missed events one by one; beyond that the whole game.
const MAX_MISSED_EVENTS: u64 = 16;

/// What a message brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The whole game.
    Whole,
    /// What the last event changed: a move, or anything of the game.
    LastEvent,
    /// The legal moves.
    Legal,
}

/// What a message depends on besides the game.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Which seats have a connection, White's first.
    pub here: [bool; 2],
    /// The time.
    pub now: Millis,
    /// The language.
    pub locale: Locale,
}

impl Game {
    /// A message to a client.
    pub fn message(&self, frame: Frame, View { here, now, locale }: View) -> ServerMessage {
        let version = self.version();
        let whole =
            || ServerMessage::Game { version, game: Box::new(self.wire(here, now, locale)) };
        match frame {
            Frame::Whole => whole(),
            Frame::LastEvent => match self.last_move(now, locale) {
                Some(made) => ServerMessage::Move(Box::new(made)),
                None => whole(),
            },
            Frame::Legal => ServerMessage::Legal { version, legal: self.legal(locale) },
        }
    }
}

/// The versions that a client who has `since` is told one by one; `None` if it gets the whole game.
pub fn missed_versions(since: Option<u64>, version: u64) -> Option<RangeInclusive<u64>> {
    let since = since.filter(|since| *since <= version && version - since <= MAX_MISSED_EVENTS)?;
    Some(since + 1..=version)
}

/// The messages that bring a client from version `since` up to date.
pub fn missed(
    game: &Game,
    events: &[EventRecord],
    since: Option<u64>,
    view: View,
) -> Vec<ServerMessage> {
    let Some(versions) = missed_versions(since, game.version()) else {
        return vec![game.message(Frame::Whole, view)];
    };
    let at = |version| Game::replay(game.id(), &events[..version as usize]).ok();
    versions.filter_map(at).map(|then| then.message(Frame::LastEvent, view)).collect()
}
