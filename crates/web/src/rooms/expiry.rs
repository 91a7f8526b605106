//! Games that nobody has played for long are removed.

use jogada_play::Side;
use jogada_service::game::{Game, MemberRef};

use super::{Room, RoomError, Rooms};
use crate::club;
use crate::observe::METRICS;
use crate::store::{DocumentKind, DocumentWrite, StoreError, Transaction};
use crate::time::Millis;

/// Games that are looked for at once.
const PAGE: usize = 256;

impl Rooms {
    /// Removes games that have not changed since `before`, are not over, and in which no person has made a
    /// move; those with a connected client and those of a tournament stay. Returns how many it removed.
    pub async fn expire(&self, before: Millis) -> Result<usize, RoomError> {
        let (mut last, mut removed) = (String::new(), 0);
        loop {
            let ids = self.store.unplayed(before, &last, PAGE).await?;
            let Some(end) = ids.last() else { return Ok(removed) };
            last.clone_from(end);
            for id in &ids {
                removed += usize::from(self.expire_one(id, before).await?);
            }
        }
    }

    /// Another server may be at it already.
    async fn expire_one(&self, id: &str, before: Millis) -> Result<bool, RoomError> {
        if !self.store.claim(id).await? {
            return Ok(false);
        }
        let removed = match self.room(id).await {
            Ok(room) => self.remove_unused(&room, before).await,
            // It was removed meanwhile, or cannot be read, which is told to whoever asks for it.
            Err(RoomError::Rejected(_) | RoomError::Damaged(_)) => Ok(false),
            Err(error) => Err(error),
        };
        self.store.release(id).await?;
        removed
    }

    /// Whoever waits for the lock meanwhile finds that the game is gone: the version they write after is.
    async fn remove_unused(&self, room: &Room, before: Millis) -> Result<bool, RoomError> {
        let state = room.lock_unnoticed().await;
        let is_new = state.game.times().1 >= before;
        // Those of a tournament end on time, and count in it.
        let is_used = !room.presence().is_empty() || state.game.setup().tournament.is_some();
        if is_new || is_used || !self.store.remove(room.id(), state.game.version()).await? {
            return Ok(false);
        }
        self.close(room);
        METRICS.count_expired();
        tracing::info!(game = room.id(), "expired");
        self.unlist(listings(&state.game)).await?;
        Ok(true)
    }

    /// Removes a game from the lists of its members. What is left after a failure leads nowhere, and is not
    /// shown.
    async fn unlist(&self, seats: Vec<DocumentWrite>) -> Result<(), RoomError> {
        for seat in seats {
            match self.store.commit(Transaction::of_documents(vec![seat])).await {
                // One member on both seats is listed once.
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

/// The writes that remove a game from the lists of its members.
fn listings(game: &Game) -> Vec<DocumentWrite> {
    let members = Side::ALL.into_iter().filter_map(|side| game.chair(side).member());
    let removal = |member: &MemberRef| {
        let id = club::seat_id(&member.account, game.times().0, game.id());
        DocumentWrite::removal(DocumentKind::Seat, id, 1)
    };
    members.map(removal).collect()
}
