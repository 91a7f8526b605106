//! A game in memory and the clients connected to it. Everything in it can be loaded again from the
//! store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{MutexGuard, watch};

use super::Presence;
use crate::error::ApiError;
use crate::game::{Actor, Damaged, EventRecord, Game};
use crate::i18n::Locale;
use crate::store::{Key, Opens, Store, Stored};
use crate::time::{Millis, now};
use crate::token::Digest;
use crate::wire::{self, ServerMessage};

/// A client that reconnects gets up to so many missed events one by one; beyond that the whole game.
const MAX_MISSED_EVENTS: u64 = 16;

/// A game and its connections.
pub struct Room {
    id: String,
    state: tokio::sync::Mutex<RoomState>,
    updates: watch::Sender<Update>,
    presence: Mutex<Presence>,
    /// The connections to other servers.
    elsewhere: Mutex<Presence>,
    /// When the game was last locked, in milliseconds since 1970.
    used: AtomicI64,
    /// Tells the time of the clocks.
    store: Arc<dyn Store>,
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

/// What a frame brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Frame {
    Whole,
    LastEvent,
    Legal,
}

/// What the lock of a room protects.
pub struct RoomState {
    /// The state its events lead to.
    pub game: Game,
    events: Vec<EventRecord>,
    keys: Vec<Key>,
    /// Frames of the current version by locale: made once for all connections.
    frames: HashMap<(Locale, Frame), Utf8Bytes>,
}

impl Room {
    /// Replays a stored game.
    pub fn new(id: &str, stored: Stored, store: &Arc<dyn Store>) -> Result<Room, Damaged> {
        let state = RoomState::new(id, stored)?;
        let update = Update { version: state.game.version(), ..Update::default() };
        Ok(Room {
            id: id.to_owned(),
            state: tokio::sync::Mutex::new(state),
            updates: watch::Sender::new(update),
            presence: Mutex::default(),
            elsewhere: Mutex::default(),
            used: AtomicI64::new(now()),
            store: Arc::clone(store),
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

    /// Locks the game on behalf of no client.
    pub async fn lock_unnoticed(&self) -> MutexGuard<'_, RoomState> {
        self.state.lock().await
    }

    /// The latest version that was announced.
    pub fn version(&self) -> u64 {
        self.updates.borrow().version
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

    /// The current counts over all servers, announced or not.
    pub fn presence(&self) -> Presence {
        let elsewhere = *self.elsewhere.lock().expect("counting does not panic");
        self.presence_here().plus(elsewhere)
    }

    /// The counts of this server.
    pub fn presence_here(&self) -> Presence {
        *self.presence.lock().expect("counting does not panic")
    }

    /// Sets the counts of the other servers.
    pub fn set_elsewhere(&self, presence: Presence) {
        *self.elsewhere.lock().expect("counting does not panic") = presence;
    }

    /// Changes the counts.
    pub fn count(&self, change: impl FnOnce(&mut Presence)) {
        change(&mut self.presence.lock().expect("counting does not panic"));
    }

    /// The game as the API shows it, to a client that holds these seats.
    pub async fn wire(&self, actor: Option<Actor>, locale: Locale) -> wire::Game {
        let here = self.presence().here();
        let game = &self.lock().await.game;
        let mut wire = game.wire(here, self.store.now(), locale);
        if actor.is_some_and(|actor| game.may_move(actor)) {
            wire.position.legal = game.legal(locale);
        }
        wire
    }

    /// The legal moves, for a client that may make one, and their version.
    pub async fn legal(&self, actor: Actor, locale: Locale) -> Option<(Utf8Bytes, u64)> {
        let mut state = self.lock().await;
        let view = View { here: [false; 2], now: self.store.now(), locale };
        let may_move = state.game.may_move(actor);
        may_move.then(|| (state.frame(Frame::Legal, view), state.game.version()))
    }

    /// The frames that bring a client from version `since` up to date, and the version it then has.
    pub async fn frames(&self, since: Option<u64>, locale: Locale) -> (Vec<Utf8Bytes>, u64) {
        let view = View { here: self.presence().here(), now: self.store.now(), locale };
        let mut state = self.lock().await;
        let version = state.game.version();
        let frames = match since {
            Some(since) if since == version => Vec::new(),
            Some(since) if since < version && version - since <= MAX_MISSED_EVENTS => {
                state.missed(&self.id, since, view)
            }
            _ => vec![state.frame(Frame::Whole, view)],
        };
        (frames, version)
    }
}

impl RoomState {
    /// Replays a stored game.
    pub fn new(id: &str, stored: Stored) -> Result<RoomState, Damaged> {
        let game = Game::replay(id, &stored.events)?;
        Ok(RoomState { game, events: stored.events, keys: stored.keys, frames: HashMap::new() })
    }

    /// Appends stored events and takes over the keys; returns whether anything is new.
    pub fn add(&mut self, stored: Stored) -> Result<bool, Damaged> {
        let known = |key| self.keys.contains(key);
        let same = stored.keys.len() == self.keys.len() && stored.keys.iter().all(known);
        let changed = !same || !stored.events.is_empty();
        self.keys = stored.keys;
        if !stored.events.is_empty() {
            self.apply(stored.events)?;
        }
        Ok(changed)
    }

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
    fn missed(&mut self, id: &str, since: u64, view: View) -> Vec<Utf8Bytes> {
        let version = self.game.version();
        let earlier = (since + 1..version).filter_map(|version| {
            let game = Game::replay(id, &self.events[..version as usize]).ok()?;
            Some(frame(&game, Frame::LastEvent, view))
        });
        let mut frames: Vec<_> = earlier.collect();
        frames.push(self.frame(Frame::LastEvent, view));
        frames
    }

    fn frame(&mut self, which: Frame, view: View) -> Utf8Bytes {
        let game = &self.game;
        let render = || frame(game, which, view);
        self.frames.entry((view.locale, which)).or_insert_with(render).clone()
    }
}

/// What a frame depends on besides the game.
#[derive(Clone, Copy)]
struct View {
    /// Which seats have a connection, White's first.
    here: [bool; 2],
    now: Millis,
    locale: Locale,
}

fn frame(game: &Game, which: Frame, View { here, now, locale }: View) -> Utf8Bytes {
    let version = game.version();
    let whole = || ServerMessage::Game { version, game: Box::new(game.wire(here, now, locale)) };
    let message = match which {
        Frame::Whole => whole(),
        Frame::LastEvent => match game.last_move(now, locale) {
            Some(made) => ServerMessage::Move(Box::new(made)),
            None => whole(),
        },
        Frame::Legal => ServerMessage::Legal { version, legal: game.legal(locale) },
    };
    message.frame()
}
