//! A game in memory and the clients connected to it. Everything in it can be loaded again from the
//! store.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use jogada_play::Side;
use serde_json::{Value, json};
use tokio::sync::{MutexGuard, watch};

use crate::error::ApiError;
use crate::game::{Actor, Damaged, EventRecord, Game};
use crate::i18n::Locale;
use crate::store::{Key, Opens, Stored};
use crate::time::{Millis, now};
use crate::token::Digest;

/// A client that reconnects gets up to so many missed events one by one; beyond that the whole game.
const MAX_MISSED_EVENTS: u64 = 16;

/// A game and its connections.
pub struct Room {
    id: String,
    state: tokio::sync::Mutex<RoomState>,
    updates: watch::Sender<Update>,
    presence: Mutex<Presence>,
    /// When the game was last locked, in milliseconds since 1970.
    used: AtomicI64,
}

/// What connections are notified of. They fetch the events themselves, so a slow one skips versions
/// instead of queueing them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Update {
    /// The number of the latest event.
    pub version: u64,
    /// Counted anew on every change.
    pub presence: Presence,
    /// Whether the room is closed: clients have to reconnect.
    pub closed: bool,
}

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

    /// A frame of the API. Presence is no event of the game, so it carries the current version.
    pub fn frame(self, version: u64) -> Utf8Bytes {
        let [white, black] = self.here();
        let watching = self.total - self.players;
        let event = json!({ "presence": { "w": white, "b": black }, "watching": watching });
        json!({ "v": version, "event": event }).to_string().into()
    }
}

/// What the lock of a room protects.
pub struct RoomState {
    /// The state its events lead to.
    pub game: Game,
    events: Vec<EventRecord>,
    keys: Vec<Key>,
    /// Frames of the current version by locale, of the whole game (`true`) or of its last event: made
    /// once for all connections.
    frames: HashMap<(Locale, bool), Utf8Bytes>,
}

impl Room {
    /// Replays a stored game.
    pub fn new(id: &str, stored: Stored) -> Result<Room, Damaged> {
        let game = Game::replay(id, &stored.events)?;
        let update = Update { version: game.version(), ..Update::default() };
        let state =
            RoomState { game, events: stored.events, keys: stored.keys, frames: HashMap::new() };
        Ok(Room {
            id: id.to_owned(),
            state: tokio::sync::Mutex::new(state),
            updates: watch::Sender::new(update),
            presence: Mutex::default(),
            used: AtomicI64::new(now()),
        })
    }

    /// The id of the game.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Locks the game, and marks the room as used.
    pub async fn lock(&self) -> MutexGuard<'_, RoomState> {
        self.used.store(now(), Relaxed);
        self.state.lock().await
    }

    /// When the game was last locked.
    pub fn used(&self) -> Millis {
        self.used.load(Relaxed)
    }

    /// Updates from now on.
    pub fn subscribe(&self) -> watch::Receiver<Update> {
        self.updates.subscribe()
    }

    /// Notifies the connections of a new version.
    pub fn announce(&self, version: u64) {
        self.updates.send_modify(|update| update.version = version);
    }

    /// Disconnects all clients; they reconnect to a room loaded from the store.
    pub fn close(&self) {
        self.updates.send_modify(|update| update.closed = true);
    }

    /// Notifies the connections of a change in presence. Called periodically, so that a thousand
    /// clients that connect at once cause one update.
    pub fn announce_presence(&self) {
        let presence = self.presence();
        self.updates.send_if_modified(|update| {
            let changed = update.presence != presence;
            update.presence = presence;
            changed
        });
    }

    /// The current counts, announced or not.
    pub fn presence(&self) -> Presence {
        *self.presence.lock().expect("counting does not panic")
    }

    /// Changes the counts.
    pub fn count(&self, change: impl FnOnce(&mut Presence)) {
        change(&mut self.presence.lock().expect("counting does not panic"));
    }

    /// The game as the API shows it.
    pub async fn json(&self, locale: Locale) -> Value {
        self.lock().await.game.json(self.presence().here(), now(), locale)
    }

    /// The frames that bring a client from version `since` up to date, and the version it then has.
    pub async fn frames(&self, since: Option<u64>, locale: Locale) -> (Vec<Utf8Bytes>, u64) {
        let here = self.presence().here();
        let mut state = self.lock().await;
        let version = state.game.version();
        let frames = match since {
            Some(since) if since == version => Vec::new(),
            Some(since) if since < version && version - since <= MAX_MISSED_EVENTS => {
                state.missed(&self.id, since, here, locale)
            }
            _ => vec![state.frame(true, here, locale)],
        };
        (frames, version)
    }
}

/// A client connected to a room: a spectator, or a player on one seat or both.
pub struct Connection {
    room: std::sync::Arc<Room>,
    /// The seats it has proved to hold.
    pub actor: Actor,
}

impl Connection {
    /// Counts a new client, as a spectator at first.
    pub fn open(room: std::sync::Arc<Room>) -> Connection {
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

impl RoomState {
    /// Appends events.
    pub fn apply(&mut self, events: Vec<EventRecord>) -> Result<(), Damaged> {
        events.iter().try_for_each(|event| self.game.apply(event))?;
        self.events.extend(events);
        self.frames.clear();
        Ok(())
    }

    /// All valid secrets.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Adds secrets, and revokes spent ones.
    pub fn change_keys(&mut self, added: &[Key], spent: &[Digest]) {
        self.keys.retain(|key| !spent.contains(&key.digest));
        self.keys.extend_from_slice(added);
    }

    /// What a secret opens.
    pub fn opens(&self, secret: &str) -> Option<Opens> {
        let digest = Digest::of(secret);
        // No early exit: the time taken must not depend on which key matches.
        let matching = |key: &Key| (key.digest == digest).then_some(key.opens);
        self.keys.iter().map(matching).fold(None, |found, this| this.or(found))
    }

    /// The seats a secret gives.
    pub fn actor(&self, secret: &str) -> Result<Actor, ApiError> {
        match self.opens(secret) {
            Some(Opens::Seat(side)) => Ok(Actor::one(side)),
            _ => Err(ApiError::forbidden()),
        }
    }

    /// One frame per event after `since`.
    fn missed(&mut self, id: &str, since: u64, here: [bool; 2], locale: Locale) -> Vec<Utf8Bytes> {
        let version = self.game.version();
        let earlier = (since + 1..version).filter_map(|version| {
            let game = Game::replay(id, &self.events[..version as usize]).ok()?;
            Some(frame(&game, false, here, locale))
        });
        let mut frames: Vec<_> = earlier.collect();
        frames.push(self.frame(false, here, locale));
        frames
    }

    /// The whole game, or its last event.
    fn frame(&mut self, whole: bool, here: [bool; 2], locale: Locale) -> Utf8Bytes {
        let game = &self.game;
        let render = || frame(game, whole, here, locale);
        self.frames.entry((locale, whole)).or_insert_with(render).clone()
    }
}

fn frame(game: &Game, whole: bool, here: [bool; 2], locale: Locale) -> Utf8Bytes {
    let json = game.json(here, now(), locale);
    let event = match game.move_of_version().filter(|_| !whole) {
        Some((text, by)) => json!({ "move": text, "by": by, "game": json }),
        None => json!({ "game": json }),
    };
    json!({ "v": game.version(), "event": event }).to_string().into()
}
