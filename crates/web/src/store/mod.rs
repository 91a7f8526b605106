//! Where games are kept: one `SQLite` file. What has been answered is on the disk.
//!
//! A game is its events; the table `games` holds what lists need to know and follows from them. One
//! thread writes: it takes everything that is waiting into one transaction and answers when that is
//! on the disk. An event has a number in its game, so two writers can never both make the next move:
//! the second one is told [`StoreError::Conflict`].

mod backup;
mod identity;
mod lock;
mod read;
mod schema;
mod write;

pub use backup::{backup, restore};
pub use read::{ListQuery, Listed};

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use jogada_play::Side;
use rusqlite::Connection;
use thiserror::Error;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::game::{EventRecord, Game};
use crate::incident::Reporter;
use crate::time::Millis;
use crate::token::Digest;
use identity::FileWatch;
use lock::DataLock;
use write::{Job, Order, Writer};

/// Writes that may wait for the disk before askers have to wait themselves.
const MAX_WAITING_WRITES: usize = 4_096;
/// Reads at the same time. Each is a connection of two file descriptors.
pub const MAX_READERS: u32 = 16;

/// The file of all games.
pub struct Store {
    path: PathBuf,
    writer: mpsc::Sender<Order>,
    watch: Arc<FileWatch>,
    /// Connections to read with that nobody uses now; `None` once the store is closed.
    readers: Mutex<Option<Vec<Connection>>>,
    reading: Arc<Semaphore>,
}

/// What is to be kept about one game.
#[derive(Clone, Debug)]
pub struct Write {
    /// Its id.
    pub game: String,
    /// What happened.
    pub events: Vec<EventRecord>,
    /// Secrets that are good from now on.
    pub keys: Vec<Key>,
    /// Secrets that were good for one use.
    pub spent: Vec<Digest>,
    /// What lists tell about it now.
    pub summary: Summary,
}

/// A secret that opens something, by its digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// What it is known by.
    pub digest: Digest,
    /// What it opens.
    pub opens: Opens,
}

/// What a secret opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// A seat, for as long as the game is kept.
    Seat(Side),
    /// Any seat that is empty.
    OpenSeat,
    /// A seat, once: it is exchanged for a secret of its own.
    Device(Side),
}

/// What lists tell about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    game: &'static str,
    spec: String,
    status: &'static str,
    /// Kind and name of both seats, White's first.
    seats: [(String, String); 2],
    moves: usize,
    /// Who won, or `draw`, and why.
    result: Option<(String, String)>,
    listed: bool,
    created: Millis,
    updated: Millis,
    due: Option<Millis>,
}

impl Summary {
    /// What lists tell about this game.
    pub fn of(game: &Game) -> Summary {
        let (created, updated) = game.times();
        let seat = |side| (game.chair(side).kind().to_owned(), game.chair(side).name().to_owned());
        let result =
            game.ending().map(|end| (end.outcome.word().to_owned(), end.reason.to_owned()));
        Summary {
            game: game.board().info().id,
            spec: game.board().spec().to_owned(),
            status: game.status().word(),
            seats: Side::ALL.map(seat),
            moves: game.length(),
            result,
            listed: game.setup().listed,
            created,
            updated,
            due: game.due(),
        }
    }
}

/// Everything that is kept about a game.
#[derive(Debug)]
pub struct Stored {
    /// Its events, in order.
    pub events: Vec<EventRecord>,
    /// The secrets that are good for it.
    pub keys: Vec<Key>,
}

/// Why the store could not be opened, read, written or copied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another write came first; loading the game again and retrying may succeed.
    #[error("an event of this version has already been written")]
    Conflict,
    /// Its schema version is higher than ours.
    #[error("the database was written by a newer version of jogada")]
    Newer,
    /// Its application id is not ours.
    #[error("the database belongs to another program")]
    Foreign,
    /// Its lock is held.
    #[error("the database is in use by a server")]
    Busy,
    /// What is at the path is no longer what was opened; writes would be lost.
    #[error("the database was removed or replaced while it was open")]
    Gone,
    /// A backup of it would be no backup.
    #[error("the database is empty")]
    Empty,
    /// The source of a copy does not exist.
    #[error("the database does not exist")]
    Missing,
    /// The target of a copy exists; it is never overwritten.
    #[error("the target file exists already")]
    Exists,
    /// A folder, or in a folder that is missing or not writable.
    #[error("the path is not a file that can be opened")]
    Unreachable,
    /// No partial copy is left behind.
    #[error("the copy could not be written: {0}")]
    Unwritten(String),
    /// What `SQLite` or the decoder of events found.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Any other error of `SQLite` or the system.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(rusqlite::ErrorCode::NotADatabase | rusqlite::ErrorCode::DatabaseCorrupt) => {
                StoreError::Damaged(error.to_string())
            }
            Some(rusqlite::ErrorCode::CannotOpen) => StoreError::Unreachable,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

impl Store {
    /// Opens the file, or makes it, and keeps other servers off it until it is closed.
    pub fn open(path: &Path, report: Reporter) -> Result<Store, StoreError> {
        let lock = DataLock::take(path)?;
        let connection = schema::open(path)?;
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let watch = FileWatch::new(path, Arc::clone(&report)).map_err(failed)?;
        let watch = Arc::new(watch);
        let (writer, orders) = mpsc::channel(MAX_WAITING_WRITES);
        let thread = std::thread::Builder::new().name("store".to_owned());
        let work = Writer::new(connection, Arc::clone(&watch), lock, report);
        thread.spawn(move || work.run(orders)).map_err(failed)?;
        let (readers, reading) =
            (Mutex::new(Some(Vec::new())), Semaphore::new(MAX_READERS as usize));
        Ok(Store { path: path.to_owned(), writer, watch, readers, reading: Arc::new(reading) })
    }

    /// Keeps all of this or nothing. When it returns well, it is on the disk.
    pub async fn keep(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Failed("the writer has stopped".to_owned());
        self.writer.send(Order::Keep(Job { writes, answer })).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Folds the write-ahead log into the file and lets go of both: what has been answered is in the
    /// one file, and nothing is kept or read from now on.
    pub async fn close(&self) {
        // Readers first: only the last connection to be closed removes the log.
        let _all = self.reading.acquire_many(MAX_READERS).await;
        self.reading.close();
        drop(self.idle_readers().take());
        let (done, closed) = oneshot::channel();
        if self.writer.send(Order::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }

    fn idle_readers(&self) -> std::sync::MutexGuard<'_, Option<Vec<Connection>>> {
        self.readers.lock().expect("no reader panics with the lock")
    }
}
