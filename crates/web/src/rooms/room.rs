//! A game in memory and the clients connected to it. Everything in it can be loaded again from the
//! store.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use jogada_service::Locale;
use jogada_service::game::{Actor, Damaged, EventRecord, Frame, Game, View, missed_versions};
use tokio::sync::{MutexGuard, watch};

use super::Presence;
use crate::error::ApiError;
use crate::store::{Key, Opens, Store, Stored};
use crate::time::{Millis, now};
use crate::token::Digest;
use crate::wire;

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
        let frames = match missed_versions(since, version) {
            Some(versions) => state.missed(&self.id, versions, view),
            None => vec![state.frame(Frame::Whole, view)],
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

    /// One frame per version.
    fn missed(&mut self, id: &str, versions: RangeInclusive<u64>, view: View) -> Vec<Utf8Bytes> {
        let version = self.game.version();
        let mut frames: Vec<_> = versions
            .clone()
            .filter(|earlier| *earlier < version)
            .filter_map(|earlier| Game::replay(id, &self.events[..earlier as usize]).ok())
            .map(|game| game.message(Frame::LastEvent, view).frame().into())
            .collect();
        if versions.contains(&version) {
            frames.push(self.frame(Frame::LastEvent, view));
        }
        frames
    }

    fn frame(&mut self, which: Frame, view: View) -> Utf8Bytes {
        let game = &self.game;
        let render = || game.message(which, view).frame().into();
        self.frames.entry((view.locale, which)).or_insert_with(render).clone()
    }
}
