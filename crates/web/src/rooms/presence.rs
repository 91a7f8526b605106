//! Who is connected to a game.

use std::sync::Arc;

use jogada_play::Side;
use jogada_service::game::Actor;

use super::Room;
use crate::error::ApiError;
use crate::store::ClientCounts;
use crate::wire::{ServerMessage, Sides};

/// Counts of the connections of a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Per seat, White's first.
    seats: [u32; 2],
    /// Those that hold at least one seat.
    players: u32,
    /// Players and spectators.
    total: u32,
}

impl Presence {
    /// Which seats have a connection, White's first.
    pub fn here(self) -> [bool; 2] {
        self.seats.map(|count| count > 0)
    }

    /// Whether nobody is connected.
    pub fn is_empty(self) -> bool {
        self.total == 0
    }

    /// As the store shares them.
    pub fn counts(self) -> ClientCounts {
        [self.seats[0], self.seats[1], self.players, self.total]
    }

    pub fn of_counts([white, black, players, total]: ClientCounts) -> Presence {
        Presence { seats: [white, black], players, total }
    }

    /// The counts of two servers together.
    pub fn plus(self, other: Presence) -> Presence {
        let (ours, theirs) = (self.counts(), other.counts());
        Presence::of_counts(std::array::from_fn(|place| ours[place] + theirs[place]))
    }

    /// As a message. Presence is no event of the game, so it carries the current version.
    pub fn message(self, version: u64) -> ServerMessage {
        let [w, b] = self.here();
        let watching = self.total - self.players;
        ServerMessage::Presence { version, here: Sides { w, b }, watching }
    }
}

/// A client connected to a room: a spectator, or a player on one seat or both.
pub struct Connection {
    room: Arc<Room>,
    /// The seats it has proved to hold.
    pub actor: Actor,
}

impl Connection {
    /// Counts a new client, as a spectator at first.
    pub fn open(room: Arc<Room>) -> Connection {
        room.count(|presence| presence.total += 1);
        Connection { room, actor: Actor::default() }
    }

    /// Adds the seat that a secret opens.
    pub async fn authenticate(&mut self, secret: &str) -> Result<(), ApiError> {
        let shown = self.room.lock().await.actor(secret)?;
        if self.actor == Actor::default() {
            self.room.count(|presence| presence.players += 1);
        }
        for side in Side::ALL.into_iter().filter(|side| shown.holds(*side)) {
            if !self.actor.holds(side) {
                self.actor.0[side.index()] = true;
                self.room.count(|presence| presence.seats[side.index()] += 1);
            }
        }
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let actor = self.actor;
        self.room.count(|presence| {
            presence.total -= 1;
            presence.players -= u32::from(actor != Actor::default());
            for side in Side::ALL.into_iter().filter(|side| actor.holds(*side)) {
                presence.seats[side.index()] -= 1;
            }
        });
    }
}
