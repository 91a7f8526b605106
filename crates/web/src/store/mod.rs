//! The store of all games, and of what a club has beside them. What has been answered is on a disk.
//!
//! Games are event sourced: the table `games` is derived from the events, for lists. Events are numbered
//! per game, so of two writers of the same version the second gets [`StoreError::Conflict`].

mod address;
mod document;
mod error;
mod export;
mod new_file;
mod postgres;
mod sqlite;
mod summary;
mod transfer;

pub use address::{display_data, postgres_address};
pub use document::{Document, DocumentKind, DocumentQuery, DocumentWrite};
pub use error::StoreError;
pub use export::{ExportError, ExportQuery, Exported, export, export_to_file};
pub use sqlite::{MAX_READERS, backup, restore};
pub use summary::Summary;
pub use transfer::{TransferError, move_store};

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use jogada_play::{Outcome, Reason, Side};
use tokio::sync::broadcast;

use crate::incident::Reporter;
use crate::time::{Millis, now};
use crate::token::Digest;
use crate::wire::GameListing;
use jogada_service::game::EventRecord;
use postgres::PostgresStore;
use sqlite::SqliteStore;

/// Opens a store for a server: a database at an address, otherwise a file.
pub fn open(data: &Path, report: Reporter) -> StoreResult<Arc<dyn Store>> {
    Ok(match postgres_address(data) {
        Some(address) => Arc::new(PostgresStore::open(address, report)?),
        None => Arc::new(SqliteStore::open(data, report)?),
    })
}

/// Where games are stored.
#[async_trait]
pub trait Store: Send + Sync {
    /// Writes all of this or nothing, and returns when it is on the disk.
    async fn commit(&self, transaction: Transaction) -> StoreResult<()>;

    /// Commits writes to games alone.
    async fn write(&self, games: Vec<Write>) -> StoreResult<()> {
        self.commit(Transaction { games, documents: Vec::new() }).await
    }

    /// Writes something that changes nothing: only that tells whether writes are possible.
    async fn probe(&self) -> StoreResult<()>;

    /// Loads a game; `None` if there is no such id.
    async fn load(&self, id: &str) -> StoreResult<Option<Stored>>;

    /// The events of a game after a version, and all its keys.
    async fn since(&self, id: &str, version: u64) -> StoreResult<Stored>;

    /// The versions of these games, as far as they exist.
    async fn versions(&self, ids: Vec<String>) -> StoreResult<Vec<(String, u64)>>;

    /// Ids of games for the background task: those whose time ran out before `now`, and on request
    /// those where a bot is to move. A store that is shared gives each of them to one server only, until
    /// that [releases](Store::release) it.
    async fn due(&self, now: Millis, bots: bool) -> StoreResult<Vec<String>>;

    /// Listed games, the newest first.
    async fn list(&self, query: ListQuery) -> StoreResult<Vec<Listed>>;

    /// These games as far as they exist, listed or not, the newest first.
    async fn list_ids(&self, ids: Vec<String>) -> StoreResult<Vec<Listed>>;

    /// Ids of all games after this one, in order.
    async fn ids(&self, after: &str, limit: usize) -> StoreResult<Vec<String>>;

    /// A document; `None` if there is none of this id.
    async fn document(&self, kind: DocumentKind, id: &str) -> StoreResult<Option<Document>>;

    /// A page of documents.
    async fn documents(&self, query: DocumentQuery) -> StoreResult<Vec<Document>>;

    /// Ids of games after this one, in order, that have not changed since `before`, are not over, and in
    /// which no person has made a move.
    async fn unplayed(&self, before: Millis, after: &str, limit: usize)
    -> StoreResult<Vec<String>>;

    /// Removes a game with its secrets, if it has this version and no client of any server is connected to
    /// it; returns whether it was removed.
    async fn remove(&self, id: &str, version: u64) -> StoreResult<bool>;

    /// How much is stored.
    async fn count(&self) -> StoreResult<Counts>;

    /// Whether other servers may write to it at the same time.
    fn is_shared(&self) -> bool {
        false
    }

    /// The current time, the same for all servers of a shared store.
    fn now(&self) -> Millis {
        now()
    }

    /// What other servers write from now on, if the store is shared.
    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    /// Whether this server is to do what a game needs. No other one does until it is
    /// [released](Store::release), unless this server dies.
    async fn claim(&self, _id: &str) -> StoreResult<bool> {
        Ok(true)
    }

    /// Says how many clients of this server are connected to which games, and asks how many those of
    /// other servers are to these.
    async fn share_presence(
        &self,
        _mine: Vec<(String, ClientCounts)>,
        _games: Vec<String>,
    ) -> StoreResult<Vec<(String, ClientCounts)>> {
        Ok(Vec::new())
    }

    /// Gives a claim up.
    async fn release(&self, _id: &str) -> StoreResult<()> {
        Ok(())
    }

    /// Closes it. Reads and writes fail from now on.
    async fn close(&self);
}

/// The result of a read or write.
pub type StoreResult<T> = Result<T, StoreError>;

/// Clients connected to a game: on White's seat, on Black's, on any seat, and all.
pub type ClientCounts = [u32; 4];

/// What another server has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These games have these versions, or other keys.
    Changed(Vec<(String, u64)>),
    /// Something may have been missed.
    Anything,
}

/// How much is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: u64,
    /// Their events.
    pub events: u64,
    /// Secrets that open something.
    pub keys: u64,
    /// Of members, sessions, ratings and the like.
    pub documents: u64,
}

/// Writes that succeed or fail together.
#[derive(Clone, Debug, Default)]
pub struct Transaction {
    pub games: Vec<Write>,
    pub documents: Vec<DocumentWrite>,
}

impl Transaction {
    /// Writes to documents alone.
    pub fn of_documents(documents: Vec<DocumentWrite>) -> Transaction {
        Transaction { games: Vec::new(), documents }
    }

    fn is_empty(&self) -> bool {
        self.games.is_empty() && self.documents.is_empty()
    }
}

/// A write to one game.
#[derive(Clone, Debug)]
pub struct Write {
    /// The id of the game.
    pub game: String,
    /// Events that follow those already stored.
    pub events: Vec<EventRecord>,
    /// The version of the game after them.
    pub version: u64,
    /// New secrets.
    pub keys: Vec<Key>,
    /// Secrets for one use that were used.
    pub spent: Vec<Digest>,
    /// The row for lists after these events.
    pub summary: Summary,
}

/// A secret that opens something, by its digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub digest: Digest,
    pub opens: Opens,
}

/// What a secret opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A seat, for the whole game and its rematches.
    Seat(Side),
    /// The first seat that is not taken.
    OpenSeat,
    /// A seat, once: it is exchanged for a lasting secret.
    Device(Side),
}

impl Opens {
    /// The columns `kind` and `side`.
    fn columns(self) -> (&'static str, Option<String>) {
        let (kind, side) = match self {
            Opens::Seat(side) => ("seat", Some(side)),
            Opens::OpenSeat => ("invite", None),
            Opens::Device(side) => ("device", Some(side)),
        };
        (kind, side.map(|side: Side| side.letter().to_string()))
    }

    fn of_columns(kind: &str, side: Option<&str>) -> Opens {
        match (kind, side.and_then(|side| side.parse().ok())) {
            ("seat", Some(side)) => Opens::Seat(side),
            ("device", Some(side)) => Opens::Device(side),
            _ => Opens::OpenSeat,
        }
    }
}

/// A game as loaded.
#[derive(Debug)]
pub struct Stored {
    /// In order, without gaps.
    pub events: Vec<EventRecord>,
    /// All valid secrets.
    pub keys: Vec<Key>,
}

/// A page of the list of games; `None` does not filter.
#[derive(Clone, Debug, Default)]
pub struct ListQuery {
    pub status: Option<String>,
    /// The id of the rules.
    pub game: Option<String>,
    /// Part of a name or of the spec.
    pub text: Option<String>,
    /// Older than this creation time and id.
    pub before: Option<(Millis, String)>,
    pub limit: usize,
}

/// A row of the list of games.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: String,
    /// The id of its rules.
    pub game: String,
    pub created: Millis,
    /// Whether it is in the public list.
    pub public: bool,
    /// Without its result, which depends on the language.
    pub entry: GameListing,
    /// `None` also where the row holds a word that is no outcome.
    pub result: Option<(Outcome, Reason)>,
}

/// Decodes an event of a game.
fn event_record(game: &str, version: i64, at: Millis, body: &str) -> StoreResult<EventRecord> {
    let event = serde_json::from_str(body)
        .map_err(|error| StoreError::Damaged(format!("event {version} of {game}: {error}")))?;
    Ok(EventRecord { version: version as u64, at, event })
}

/// Encodes an event.
fn event_body(record: &EventRecord) -> StoreResult<String> {
    serde_json::to_string(&record.event).map_err(|error| StoreError::Failed(error.to_string()))
}

#[cfg(test)]
mod tests;
