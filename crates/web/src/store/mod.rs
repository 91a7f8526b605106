//! The store of all games: one `SQLite` file. What has been answered is on the disk.
//!
//! Games are event sourced: the table `games` is derived from the events, for lists. One thread
//! writes: it commits everything that is waiting in one transaction (group commit) and answers when
//! that is on the disk. Events are numbered per game, so of two writers of the same version the second
//! gets [`StoreError::Conflict`].

mod backup;
mod identity;
mod lock;
mod read;
mod schema;
mod space;
mod write;

pub use backup::{backup, restore};
pub use read::{ListQuery, Listed};

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use jogada_play::{Outcome, Reason, Side};
use rusqlite::Connection;
use thiserror::Error;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::game::{EventRecord, Game};
use crate::incident::Reporter;
use crate::time::Millis;
use crate::token::Digest;
use identity::FileWatch;
use lock::DataLock;
use write::{Command, Job, Writer};

/// The capacity of the queue of the writer; beyond it callers wait.
const MAX_WAITING_WRITES: usize = 4_096;
/// Concurrent reads. Each uses a connection with two file descriptors.
pub const MAX_READERS: u32 = 16;

/// A handle of the open file.
pub struct Store {
    path: PathBuf,
    writer: mpsc::Sender<Command>,
    watch: Arc<FileWatch>,
    /// Idle connections for reading; `None` once the store is closed.
    readers: Mutex<Option<Vec<Connection>>>,
    reading: Arc<Semaphore>,
}

/// A write to one game.
#[derive(Clone, Debug)]
pub struct Write {
    /// The id of the game.
    pub game: String,
    /// Events that follow those already stored.
    pub events: Vec<EventRecord>,
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

/// The row of a game in the table `games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    game: &'static str,
    spec: String,
    status: &'static str,
    /// Kind and name of both seats, White's first.
    seats: [(String, String); 2],
    moves: usize,
    result: Option<(Outcome, Reason)>,
    listed: bool,
    created: Millis,
    updated: Millis,
    due: Option<Millis>,
}

impl Summary {
    /// Derives the row from the state of the game.
    pub fn of(game: &Game) -> Summary {
        let (created, updated) = game.times();
        let seat = |side| (game.chair(side).kind().to_owned(), game.chair(side).name().to_owned());
        Summary {
            game: game.board().info().id,
            spec: game.board().spec().to_owned(),
            status: game.status().word(),
            seats: Side::ALL.map(seat),
            moves: game.length(),
            result: game.ending().map(|end| (end.outcome, end.reason)),
            listed: game.setup().listed,
            created,
            updated,
            due: game.due(),
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
    #[error("the path is not a file that can be opened: {0}")]
    Unreachable(String),
    /// Of the disk, or of what this user may use of it.
    #[error("there is no space left on the disk")]
    Full,
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
            Some(rusqlite::ErrorCode::CannotOpen) => StoreError::Unreachable(error.to_string()),
            Some(rusqlite::ErrorCode::DiskFull) => StoreError::Full,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

impl Store {
    /// Opens the file, or creates it, and locks it against other servers until it is closed.
    pub fn open(path: &Path, report: Reporter) -> Result<Store, StoreError> {
        let lock = DataLock::take(path)?;
        let connection = schema::open(path).map_err(|error| space::explain(error, path))?;
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let watch = FileWatch::new(path, Arc::clone(&report)).map_err(failed)?;
        let watch = Arc::new(watch);
        let (writer, commands) = mpsc::channel(MAX_WAITING_WRITES);
        let thread = std::thread::Builder::new().name("store".to_owned());
        let work = Writer::new(connection, Arc::clone(&watch), lock, report);
        thread.spawn(move || work.run(commands)).map_err(failed)?;
        let (readers, reading) =
            (Mutex::new(Some(Vec::new())), Semaphore::new(MAX_READERS as usize));
        Ok(Store { path: path.to_owned(), writer, watch, readers, reading: Arc::new(reading) })
    }

    /// Writes all of this or nothing, and returns when it is on the disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Failed("the writer has stopped".to_owned());
        self.writer.send(Command::Write(Job { writes, answer })).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Writes something that changes nothing: only that tells whether there is room on the disk.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write(Vec::new()).await
    }

    /// Checkpoints the write-ahead log and closes the file. Reads and writes fail from now on.
    pub async fn close(&self) {
        // Readers first: only the last connection to close removes the log.
        let _all = self.reading.acquire_many(MAX_READERS).await;
        self.reading.close();
        drop(self.idle_readers().take());
        let (done, closed) = oneshot::channel();
        if self.writer.send(Command::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }

    fn idle_readers(&self) -> std::sync::MutexGuard<'_, Option<Vec<Connection>>> {
        self.readers.lock().expect("no reader panics with the lock")
    }
}
