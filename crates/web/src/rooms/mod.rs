//! All games that are being played or looked at, and what happens in them: the one place where
//! decisions become events, events are kept, and those who are there are told.

mod bots;
mod room;
mod seats;

pub use bots::Bots;
pub use room::{Kept, News, Presence, Room, Visit};

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use jogada_play::Message;

use crate::error::ApiError;
use crate::game::{Action, Actor, Decision, Event, Game, Setup, Stamped};
use crate::store::{Key, Opens, Store, StoreError, Stored, Summary, Write};
use crate::time::{Millis, now};
use crate::token::{self, Digest};

/// The code of a refusal because somebody else wrote first.
const CONFLICT: &str = "conflict";
/// A room that nobody has used for so long is forgotten; the store still knows the game.
const IDLE: Millis = 60_000;

/// What happens to a game, and what is kept together with it.
#[derive(Default)]
struct Change {
    events: Vec<Event>,
    /// Secrets that are good from now on.
    keys: Vec<Key>,
    /// Secrets that were good for one use.
    spent: Vec<Digest>,
    /// What is kept about other games.
    others: Vec<Write>,
}

impl Change {
    /// Events and nothing else.
    fn of(events: Vec<Event>) -> Change {
        Change { events, ..Change::default() }
    }
}

/// All rooms.
pub struct Rooms {
    store: Arc<Store>,
    open: Mutex<HashMap<String, Arc<Room>>>,
    bots: Bots,
}

impl Rooms {
    /// No rooms yet; games come from the store.
    pub fn new(store: Arc<Store>, bots: Bots) -> Rooms {
        Rooms { store, open: Mutex::default(), bots }
    }

    /// Where games are kept.
    pub fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// Who thinks for the bots.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// The room of a game.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, ApiError> {
        if !token::is_id(id) {
            return Err(ApiError::not_found("refused-no-game"));
        }
        if let Some(room) = self.known().get(id) {
            return Ok(Arc::clone(room));
        }
        let stored = self.store.load(id).await.map_err(|error| refuse(&error))?;
        let stored = stored.ok_or_else(|| ApiError::not_found("refused-no-game"))?;
        let room = Room::new(id, stored).map_err(|_| broken())?;
        Ok(Arc::clone(self.known().entry(id.to_owned()).or_insert_with(|| Arc::new(room))))
    }

    /// The room of a game as it is now: if a clock has run out, that is noticed first.
    pub async fn look(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, ApiError> {
        let room = self.room(id).await?;
        if room.lock().await.game.time_over(now()).is_some() {
            self.wake(id).await?;
        }
        Ok(room)
    }

    /// Sets up a game.
    pub async fn begin(
        self: &Arc<Self>,
        setup: Setup,
        keys: Vec<Key>,
        peer: IpAddr,
    ) -> Result<Arc<Room>, ApiError> {
        let id = token::new_id();
        let write = first_write(&id, setup, keys.clone())?;
        let stored = Stored { events: write.events.clone(), keys };
        self.store.keep(vec![write]).await.map_err(|error| refuse(&error))?;
        let room = Room::new(&id, stored).map_err(|_| broken())?;
        let room = Arc::new(room);
        self.known().insert(id, Arc::clone(&room));
        self.ask_bot(&room, &*room.lock().await, peer);
        Ok(room)
    }

    /// Does what somebody asks for; returns the version of the game after it. Once begun it is done
    /// to its end, even if the asker goes.
    pub async fn act(
        self: &Arc<Self>,
        id: &str,
        actor: Actor,
        action: Action,
        peer: IpAddr,
    ) -> Result<u64, ApiError> {
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        let work = tokio::spawn(async move {
            let done = rooms.try_act(&id, actor, &action, peer).await;
            match done {
                // Somebody else wrote first: the game is read anew and looks different now.
                Err(refusal) if refusal.code == CONFLICT => {
                    rooms.try_act(&id, actor, &action, peer).await
                }
                done => done,
            }
        });
        work.await.map_err(|_| broken())?
    }

    async fn try_act(
        self: &Arc<Self>,
        id: &str,
        actor: Actor,
        action: &Action,
        peer: IpAddr,
    ) -> Result<u64, ApiError> {
        let room = self.room(id).await?;
        let mut kept = room.lock().await;
        self.notice_time(&room, &mut kept).await?;
        let version = match kept.game.decide(actor, action, now())? {
            Decision::Known(version) => version,
            Decision::Events(events) => {
                self.write(&room, &mut kept, Change::of(events)).await?;
                kept.game.version()
            }
            Decision::Rematch => self.rematch(&room, &mut kept, peer).await?,
        };
        self.ask_bot(&room, &kept, peer);
        Ok(version)
    }

    /// Looks after a game: ends it if its time has run out, lets a player of ours think.
    pub async fn wake(self: &Arc<Self>, id: &str) -> Result<(), ApiError> {
        let room = self.room(id).await?;
        let mut kept = room.lock().await;
        self.notice_time(&room, &mut kept).await?;
        self.ask_bot(&room, &kept, IpAddr::from([127, 0, 0, 1]));
        Ok(())
    }

    /// Tells who is there, and forgets rooms that nobody uses.
    pub fn tidy(&self) {
        let old = now() - IDLE;
        self.known().retain(|_, room| {
            room.announce_presence();
            // Nobody can get hold of it meanwhile: the list is locked.
            Arc::strong_count(room) > 1 || room.used() > old
        });
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.open.lock().expect("nothing panics while the list is locked")
    }

    async fn notice_time(&self, room: &Room, kept: &mut Kept) -> Result<(), ApiError> {
        match kept.game.time_over(now()) {
            Some(event) => self.write(room, kept, Change::of(vec![event])).await,
            None => Ok(()),
        }
    }

    /// Lets something happen: it is kept before anybody is told.
    async fn write(&self, room: &Room, kept: &mut Kept, change: Change) -> Result<(), ApiError> {
        let events = stamp(kept.game.version(), change.events);
        let applied = kept.apply(events.clone()).map_err(|_| broken());
        kept.change_keys(&change.keys, &change.spent);
        let (keys, spent, summary) = (change.keys, change.spent, Summary::of(&kept.game));
        let write = Write { game: room.id().to_owned(), events, keys, spent, summary };
        let writes = change.others.into_iter().chain([write]).collect();
        let stored = match applied {
            Ok(()) => self.store.keep(writes).await.map_err(|error| refuse(&error)),
            refused => refused,
        };
        match stored {
            Ok(()) => room.announce(kept.game.version()),
            Err(_) => self.give_up(room),
        }
        stored
    }

    /// What is in memory is ahead of the store: it is read anew.
    fn give_up(&self, room: &Room) {
        self.known().remove(room.id());
        room.give_up();
    }

    async fn rematch(
        self: &Arc<Self>,
        room: &Room,
        kept: &mut Kept,
        peer: IpAddr,
    ) -> Result<u64, ApiError> {
        let id = token::new_id();
        let keys = kept.keys().iter().filter_map(swapped).collect();
        let begun = first_write(&id, kept.game.rematch_setup(), keys)?;
        let event = Event::Rematch { game: id.clone() };
        let change = Change { others: vec![begun], ..Change::of(vec![event]) };
        self.write(room, kept, change).await?;
        let next = self.room(&id).await?;
        self.ask_bot(&next, &*next.lock().await, peer);
        Ok(kept.game.version())
    }
}

/// The secret of a seat is good for the other side of the next game.
fn swapped(key: &Key) -> Option<Key> {
    match key.opens {
        Opens::Seat(side) => Some(Key { opens: Opens::Seat(side.other()), ..key.clone() }),
        _ => None,
    }
}

/// The next events after a version, from now.
fn stamp(version: u64, events: Vec<Event>) -> Vec<Stamped> {
    let at = now();
    let numbered = events.into_iter().zip(version + 1..);
    numbered.map(|(event, version)| Stamped { version, at, event }).collect()
}

/// What is kept about a game that begins.
fn first_write(id: &str, setup: Setup, keys: Vec<Key>) -> Result<Write, ApiError> {
    let events = stamp(0, vec![Event::Begun(Box::new(setup))]);
    let game = Game::replay(id, &events).map_err(|_| broken())?;
    let summary = Summary::of(&game);
    Ok(Write { game: id.to_owned(), events, keys, spent: Vec::new(), summary })
}

/// Why something was not kept.
fn refuse(error: &StoreError) -> ApiError {
    match error {
        StoreError::Conflict => ApiError::conflict(CONFLICT, "refused-ply"),
        StoreError::Gone => {
            let message = Message::new("refused-data-gone");
            ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "data-gone", message)
        }
        _ => ApiError::internal(StatusCode::SERVICE_UNAVAILABLE),
    }
}

fn broken() -> ApiError {
    ApiError::internal(StatusCode::INTERNAL_SERVER_ERROR)
}
