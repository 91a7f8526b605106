//! The games in memory. This is the one place where decisions become events, events are written to
//! the store, and connections are notified.

mod bots;
mod error;
mod expiry;
mod presence;
mod room;
mod seats;
mod shared;

pub use bots::Bots;
pub use error::RoomError;
pub use presence::{Connection, Presence};
pub use room::{Room, RoomState, Update};
pub use seats::Joining;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use jogada_service::game::{
    Action, Actor, Chair, Damaged, Decision, Event, EventRecord, Game, MemberRef, Setup,
};

use crate::club::{self, RatingChange, rate};
use crate::error::ApiError;
use crate::store::{
    DocumentKind, DocumentWrite, Key, Opens, Store, StoreError, Stored, Summary, Transaction, Write,
};
use crate::time::Millis;
use crate::token::{self, Digest};

/// Rooms without connections are evicted when unused for so long; the game stays in the store.
const MAX_IDLE_TIME: Millis = 60_000;

/// How often something is decided on anew because another write came first.
pub const MAX_ATTEMPTS: u32 = 5;

/// Who acts.
pub enum Caller {
    /// A connection that has shown its secret.
    Seated(Actor),
    /// A request that carries a secret.
    Bearer(String),
}

/// Events of a game, and what is written in the same transaction.
#[derive(Default)]
struct Change {
    events: Vec<Event>,
    /// New secrets.
    keys: Vec<Key>,
    /// Secrets for one use that were used.
    spent: Vec<Digest>,
    /// Writes about other games.
    others: Vec<Write>,
    /// Writes to documents.
    documents: Vec<DocumentWrite>,
}

impl Change {
    fn of(events: Vec<Event>) -> Change {
        Change { events, ..Change::default() }
    }
}

/// The rooms by game id, loaded from the store on demand.
pub struct Rooms {
    store: Arc<dyn Store>,
    open: Mutex<HashMap<String, Arc<Room>>>,
    bots: Bots,
}

impl Rooms {
    /// No room is loaded yet.
    pub fn new(store: Arc<dyn Store>, bots: Bots) -> Rooms {
        Rooms { store, open: Mutex::default(), bots }
    }

    /// The store the games are loaded from.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The threads the bots think on.
    pub fn bots(&self) -> &Bots {
        &self.bots
    }

    /// The number of games in memory.
    pub fn count(&self) -> usize {
        self.rooms().len()
    }

    /// The time of the store, which all its servers share.
    pub fn now(&self) -> Millis {
        self.store.now()
    }

    /// The room of a game, loaded if need be.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, RoomError> {
        let missing = || ApiError::not_found("refused-no-game");
        if !token::is_id(id) {
            return Err(missing().into());
        }
        if let Some(room) = self.rooms().get(id) {
            return Ok(Arc::clone(room));
        }
        let stored = self.store.load(id).await?.ok_or_else(missing)?;
        let room = Room::new(id, stored, &self.store)?;
        Ok(Arc::clone(self.rooms().entry(id.to_owned()).or_insert_with(|| Arc::new(room))))
    }

    /// The room of a game; ends the game first if a clock has run out.
    pub async fn current(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, RoomError> {
        let room = self.room(id).await?;
        match self.catch_up(&room).await {
            // It is shown as it was last known.
            Err(RoomError::Store(StoreError::Unavailable(_))) => {}
            done => drop(done?),
        }
        if room.lock().await.game.timeout(self.now()).is_some() {
            self.run_due(id).await?;
        }
        Ok(room)
    }

    /// Creates a game, and lets a bot begin if it is to move.
    pub async fn create(
        self: &Arc<Self>,
        setup: Setup,
        keys: Vec<Key>,
        peer: IpAddr,
    ) -> Result<Arc<Room>, RoomError> {
        let id = token::new_id();
        let (write, documents) = first_write(&id, setup, keys.clone(), self.now())?;
        let stored = Stored { events: write.events.clone(), keys };
        self.store.commit(Transaction { games: vec![write], documents }).await?;
        let room = Arc::new(Room::new(&id, stored, &self.store)?);
        self.rooms().insert(id, Arc::clone(&room));
        self.ask_bot(&room, &*room.lock().await, peer);
        Ok(room)
    }

    /// Carries out an action; returns the version of the game after it. Runs in a task of its own, so
    /// that a client that disconnects does not cancel it halfway.
    pub async fn act(
        self: &Arc<Self>,
        id: &str,
        caller: Caller,
        action: Action,
        peer: IpAddr,
    ) -> Result<u64, RoomError> {
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        let work = tokio::spawn(async move {
            rooms.retry(&id, || rooms.try_act(&id, &caller, &action, peer)).await
        });
        work.await?
    }

    async fn try_act(
        self: &Arc<Self>,
        id: &str,
        caller: &Caller,
        action: &Action,
        peer: IpAddr,
    ) -> Result<u64, RoomError> {
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        let actor = match caller {
            Caller::Seated(actor) => *actor,
            Caller::Bearer(secret) => state.actor(secret)?,
        };
        self.end_on_timeout(&room, &mut state).await?;
        let version = match state.game.decide(actor, action, self.now())? {
            Decision::Known(version) => version,
            Decision::Events(events) => {
                self.write(&room, &mut state, Change::of(events)).await?;
                state.game.version()
            }
            Decision::Rematch => self.rematch(&room, &mut state, peer).await?,
        };
        self.ask_bot(&room, &state, peer);
        Ok(version)
    }

    /// Does what is due: ends a game whose time has run out, lets a bot think.
    pub async fn run_due(self: &Arc<Self>, id: &str) -> Result<(), RoomError> {
        if self.bots.is_thinking(id) {
            return Ok(());
        }
        let room = self.room(id).await?;
        let mut state = room.lock().await;
        self.refresh(&room, &mut state).await?;
        self.end_on_timeout(&room, &mut state).await?;
        if state.game.bot_to_move().is_none() {
            self.store.release(id).await?;
        }
        self.ask_bot(&room, &state, IpAddr::from([127, 0, 0, 1]));
        Ok(())
    }

    /// Announces presence, and drops rooms that are no longer used.
    pub fn evict_idle(&self) {
        let old = crate::time::now() - MAX_IDLE_TIME;
        self.rooms().retain(|_, room| {
            room.announce_presence();
            // No new reference can appear meanwhile: the map is locked.
            Arc::strong_count(room) > 1 || room.used() > old
        });
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.open.lock().expect("nothing panics while the map is locked")
    }

    async fn end_on_timeout(&self, room: &Room, state: &mut RoomState) -> Result<(), RoomError> {
        match state.game.timeout(self.now()) {
            Some(event) => self.write(room, state, Change::of(vec![event])).await,
            None => Ok(()),
        }
    }

    /// Applies a change. It is on the disk before any connection is notified.
    async fn write(
        &self,
        room: &Room,
        state: &mut RoomState,
        change: Change,
    ) -> Result<(), RoomError> {
        let stored = match self.apply(room, state, change).await {
            Ok(transaction) => self.store.commit(transaction).await.map_err(RoomError::from),
            Err(error) => Err(error),
        };
        match &stored {
            Ok(()) => room.announce(state.game.version()),
            Err(error) if error.is_conflict() => self.reload(room, state).await?,
            Err(_) => self.close(room),
        }
        stored
    }

    /// Applies a change to the game in memory; returns what has to be stored.
    async fn apply(
        &self,
        room: &Room,
        state: &mut RoomState,
        change: Change,
    ) -> Result<Transaction, RoomError> {
        let (was_over, now) = (state.game.ending().is_some(), self.now());
        let mut events = EventRecord::following(state.game.version(), change.events, now);
        let mut documents = change.documents;
        documents.extend(new_seats(&state.game, &events));
        state.apply(events.clone())?;
        let result = state.game.rated_result().filter(|_| !was_over);
        let game = state.game.board().info().id;
        if let Some((players, outcome)) = result {
            let rated = rate(&*self.store, game, &players, outcome, now).await?;
            let RatingChange { before, after, .. } = rated;
            let rating = EventRecord::following(
                state.game.version(),
                vec![Event::Rated { before, after }],
                now,
            );
            state.apply(rating.clone())?;
            events.extend(rating);
            documents.extend(rated.documents);
        }
        state.change_keys(&change.keys, &change.spent);
        let (keys, spent, summary) = (change.keys, change.spent, Summary::of(&state.game));
        let version = state.game.version();
        let write = Write { game: room.id().to_owned(), events, version, keys, spent, summary };
        Ok(Transaction { games: change.others.into_iter().chain([write]).collect(), documents })
    }

    /// Drops a room whose memory is ahead of the store, so that the next use loads it again.
    fn close(&self, room: &Room) {
        self.rooms().remove(room.id());
        room.close();
    }

    async fn rematch(
        self: &Arc<Self>,
        room: &Room,
        state: &mut RoomState,
        peer: IpAddr,
    ) -> Result<u64, RoomError> {
        let id = token::new_id();
        let keys = state.keys().iter().filter_map(swapped).collect();
        let (begun, documents) = first_write(&id, state.game.rematch_setup(), keys, self.now())?;
        let event = Event::Rematch { game: id.clone() };
        let change = Change { others: vec![begun], documents, ..Change::of(vec![event]) };
        self.write(room, state, change).await?;
        let next = self.room(&id).await?;
        self.ask_bot(&next, &*next.lock().await, peer);
        Ok(state.game.version())
    }
}

/// The secret of a seat also opens the opposite seat of the rematch.
fn swapped(key: &Key) -> Option<Key> {
    match key.opens {
        Opens::Seat(side) => Some(Key { opens: Opens::Seat(side.other()), ..key.clone() }),
        _ => None,
    }
}

/// The writes that create a game, and list it with its members.
pub fn first_write(
    id: &str,
    setup: Setup,
    keys: Vec<Key>,
    at: Millis,
) -> Result<(Write, Vec<DocumentWrite>), Damaged> {
    let mut members: Vec<_> = setup.seats.iter().filter_map(Chair::member).cloned().collect();
    members.dedup_by(|one, other| one.account == other.account);
    let documents = members.iter().map(|member| seat_document(member, id, at)).collect();
    let events = EventRecord::following(0, vec![Event::Begun(Box::new(setup))], at);
    let game = Game::replay(id, &events)?;
    let (version, summary) = (game.version(), Summary::of(&game));
    let (game, spent) = (id.to_owned(), Vec::new());
    Ok((Write { game, events, version, keys, spent, summary }, documents))
}

/// The documents that list a game with the members whom these events seat in it.
fn new_seats(game: &Game, events: &[EventRecord]) -> Vec<DocumentWrite> {
    let seated = events.iter().filter_map(|record| match &record.event {
        Event::Joined { member, .. } => member.as_ref(),
        Event::Claimed { member, .. } => Some(member),
        _ => None,
    });
    let new = seated.filter(|member| game.seat_of(&member.account).is_none());
    new.map(|member| seat_document(member, game.id(), game.times().0)).collect()
}

fn seat_document(member: &MemberRef, game: &str, created: Millis) -> DocumentWrite {
    let id = club::seat_id(&member.account, created, game);
    club::write(DocumentKind::Seat, id, 0, &game)
}

#[cfg(test)]
mod tests;
