//! Several servers on one store: what others write is added to the games in memory here, and what was
//! decided on an old state is decided anew.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Connection, MAX_ATTEMPTS, Presence, Room, RoomError, RoomState, Rooms};
use crate::error::ApiError;
use crate::store::{ClientCounts, News};

/// How often the versions of all games in memory are compared with the store, because news may get lost,
/// and servers tell each other who is connected.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

impl Rooms {
    /// Follows what other servers write. Returns at once if there can be none.
    pub async fn follow(self: &Arc<Self>) {
        let Some(mut news) = self.store.news() else { return };
        let mut polls = interval(POLL_INTERVAL);
        polls.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let changed = tokio::select! {
                received = news.recv() => match received {
                    Ok(News::Changed(changed)) => changed.into_iter().map(|(id, _)| id).collect(),
                    Ok(News::Anything) | Err(RecvError::Lagged(_)) => self.open_ids(),
                    Err(RecvError::Closed) => return,
                },
                _ = polls.tick() => {
                    self.share_presence().await;
                    self.behind().await
                }
            };
            for room in changed.iter().filter_map(|id| self.open_room(id)) {
                let rooms = Arc::clone(self);
                // What fails here is found by the next poll.
                tokio::spawn(async move { drop(rooms.catch_up(&room).await) });
            }
        }
    }

    /// Shows a secret for a connection; another server may have given it out a moment ago.
    pub async fn authenticate(
        &self,
        connection: &mut Connection,
        room: &Room,
        secret: &str,
    ) -> Result<(), ApiError> {
        match connection.authenticate(secret).await {
            Err(_) if self.catch_up(room).await? => connection.authenticate(secret).await,
            done => done,
        }
    }

    /// Adds what other servers have written to a game in memory; returns whether there was anything.
    pub(super) async fn catch_up(&self, room: &Room) -> Result<bool, RoomError> {
        if !self.store.is_shared() {
            return Ok(false);
        }
        let mut state = room.lock_unnoticed().await;
        self.refresh(room, &mut state).await
    }

    /// The same with the game locked.
    pub(super) async fn refresh(
        &self,
        room: &Room,
        state: &mut RoomState,
    ) -> Result<bool, RoomError> {
        if !self.store.is_shared() {
            return Ok(false);
        }
        let version = state.game.version();
        let stored = self.store.since(room.id(), version).await?;
        let changed = state.add(stored).inspect_err(|_| self.close(room))?;
        if state.game.version() > version {
            room.announce(state.game.version());
        }
        Ok(changed)
    }

    /// Replaces a state that is ahead of the store, because another server came first. If that fails, the
    /// room is closed and the next use loads it.
    pub(super) async fn reload(&self, room: &Room, state: &mut RoomState) -> Result<(), RoomError> {
        let loaded = match self.store.load(room.id()).await {
            Ok(Some(stored)) => RoomState::new(room.id(), stored).map_err(RoomError::from),
            Ok(None) => Err(ApiError::not_found("refused-no-game").into()),
            Err(error) => Err(error.into()),
        };
        *state = loaded.inspect_err(|_| self.close(room))?;
        room.announce(state.game.version());
        Ok(())
    }

    /// Tries something in a game, and again if it failed only because the game was not up to date.
    pub(super) async fn retry<T, F: Future<Output = Result<T, RoomError>>>(
        &self,
        id: &str,
        attempt: impl Fn() -> F,
    ) -> Result<T, RoomError> {
        let mut attempts = 1..MAX_ATTEMPTS;
        loop {
            let done = attempt().await;
            match &done {
                Err(error) if self.is_outdated(id, error).await && attempts.next().is_some() => {}
                _ => return done,
            }
        }
    }

    /// Whether an action failed only because the game in memory was not what it is in the store. It is
    /// by now.
    pub(super) async fn is_outdated(&self, id: &str, error: &RoomError) -> bool {
        match error {
            RoomError::Rejected(_) => match self.open_room(id) {
                Some(room) => self.catch_up(&room).await.unwrap_or(false),
                None => false,
            },
            error => error.is_conflict(),
        }
    }

    fn open_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).map(Arc::clone)
    }

    fn open_ids(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// Exchanges the numbers of connected clients. While the store does not answer, the others are not
    /// seen.
    async fn share_presence(&self) {
        let open: Vec<_> = self.rooms().values().map(Arc::clone).collect();
        let here = |room: &Arc<Room>| (room.id().to_owned(), room.presence_here().counts());
        let occupied =
            open.iter().map(here).filter(|(_, counts)| *counts != ClientCounts::default());
        let ids = open.iter().map(|room| room.id().to_owned()).collect();
        let found = self.store.share_presence(occupied.collect(), ids).await;
        let mut elsewhere: HashMap<_, _> = found.unwrap_or_default().into_iter().collect();
        for room in &open {
            let counts = elsewhere.remove(room.id()).unwrap_or_default();
            room.set_elsewhere(Presence::of_counts(counts));
        }
    }

    /// Games in memory that are older than in the store; none while the store does not answer. Closes those
    /// that another server has removed.
    async fn behind(&self) -> Vec<String> {
        let ids = self.open_ids();
        if ids.is_empty() {
            return ids;
        }
        let newer = |(id, version): &(String, u64)| {
            self.rooms().get(id).is_some_and(|room| room.version() < *version)
        };
        let Ok(found) = self.store.versions(ids.clone()).await else { return Vec::new() };
        let there: HashSet<_> = found.iter().map(|(id, _)| id).collect();
        for room in ids.iter().filter(|id| !there.contains(id)).filter_map(|id| self.open_room(id))
        {
            self.close(&room);
        }
        found.into_iter().filter(newer).map(|(id, _)| id).collect()
    }
}
