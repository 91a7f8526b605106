//! Games in one `SQLite` file. One thread writes: it commits everything that is waiting in one
//! transaction (group commit) and answers when that is on the disk.

mod backup;
mod documents;
mod identity;
mod lock;
mod read;
mod remove;
mod schema;
mod source;
mod space;
mod write;

pub use backup::{backup, restore};
pub use source::FileSource;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use rusqlite::Connection;
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::{
    Counts, Document, DocumentKind, DocumentQuery, ListQuery, Listed, Store, StoreError,
    StoreResult, Stored, Transaction,
};
use crate::incident::Reporter;
use crate::time::Millis;
use identity::FileWatch;
use lock::DataLock;
use remove::Removal;
use write::{Command, Job, Writer};

/// The capacity of the queue of the writer; beyond it callers wait.
const MAX_WAITING_WRITES: usize = 4_096;
/// Concurrent reads. Each uses a connection with two file descriptors.
pub const MAX_READERS: u32 = 16;

/// A handle of the open file.
pub struct SqliteStore {
    writer: mpsc::Sender<Command>,
    readers: Arc<Readers>,
}

/// What reads need, on whichever thread they run.
struct Readers {
    path: PathBuf,
    watch: Arc<FileWatch>,
    /// Idle connections; `None` once the store is closed.
    idle: Mutex<Option<Vec<Connection>>>,
    turns: Arc<Semaphore>,
}

impl SqliteStore {
    /// Opens the file, or creates it, and locks it against other servers until it is closed.
    pub fn open(path: &Path, report: Reporter) -> StoreResult<SqliteStore> {
        let lock = DataLock::take(path)?;
        let connection = schema::open(path).map_err(|error| space::explain(error, path))?;
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let watch = FileWatch::new(path, Arc::clone(&report)).map_err(failed)?;
        let watch = Arc::new(watch);
        let (writer, commands) = mpsc::channel(MAX_WAITING_WRITES);
        let thread = std::thread::Builder::new().name("store".to_owned());
        let work = Writer::new(connection, Arc::clone(&watch), lock, report);
        thread.spawn(move || work.run(commands)).map_err(failed)?;
        let (idle, turns) = (Mutex::new(Some(Vec::new())), Semaphore::new(MAX_READERS as usize));
        let readers = Readers { path: path.to_owned(), watch, idle, turns: Arc::new(turns) };
        Ok(SqliteStore { writer, readers: Arc::new(readers) })
    }
}

impl Readers {
    fn idle(&self) -> MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().expect("no reader panics with the lock")
    }
}

fn writer_gone() -> StoreError {
    StoreError::Failed("the writer has stopped".to_owned())
}

#[async_trait]
impl Store for SqliteStore {
    async fn commit(&self, transaction: Transaction) -> StoreResult<()> {
        let (answer, answered) = oneshot::channel();
        let sent = self.writer.send(Command::Write(Job { transaction, answer })).await;
        sent.map_err(|_| writer_gone())?;
        answered.await.map_err(|_| writer_gone())?
    }

    async fn probe(&self) -> StoreResult<()> {
        self.commit(Transaction::default()).await
    }

    async fn load(&self, id: &str) -> StoreResult<Option<Stored>> {
        let id = id.to_owned();
        self.readers.read(move |connection| read::load(connection, &id)).await
    }

    async fn since(&self, id: &str, version: u64) -> StoreResult<Stored> {
        let id = id.to_owned();
        self.readers.read(move |connection| read::since(connection, &id, version)).await
    }

    async fn versions(&self, ids: Vec<String>) -> StoreResult<Vec<(String, u64)>> {
        self.readers.read(move |connection| read::versions(connection, &ids)).await
    }

    async fn due(&self, now: Millis, bots: bool) -> StoreResult<Vec<String>> {
        self.readers.read(move |connection| read::due(connection, now, bots)).await
    }

    async fn list(&self, query: ListQuery) -> StoreResult<Vec<Listed>> {
        self.readers.read(move |connection| read::list(connection, &query)).await
    }

    async fn list_ids(&self, ids: Vec<String>) -> StoreResult<Vec<Listed>> {
        self.readers.read(move |connection| read::list_ids(connection, &ids)).await
    }

    async fn ids(&self, after: &str, limit: usize) -> StoreResult<Vec<String>> {
        let after = after.to_owned();
        self.readers.read(move |connection| read::ids(connection, &after, limit)).await
    }

    async fn document(&self, kind: DocumentKind, id: &str) -> StoreResult<Option<Document>> {
        let id = id.to_owned();
        self.readers.read(move |connection| documents::load(connection, kind, &id)).await
    }

    async fn documents(&self, query: DocumentQuery) -> StoreResult<Vec<Document>> {
        self.readers.read(move |connection| documents::list(connection, &query)).await
    }

    async fn unplayed(
        &self,
        before: Millis,
        after: &str,
        limit: usize,
    ) -> StoreResult<Vec<String>> {
        let after = after.to_owned();
        self.readers.read(move |connection| read::unplayed(connection, before, &after, limit)).await
    }

    async fn remove(&self, id: &str, version: u64) -> StoreResult<bool> {
        let (answer, answered) = oneshot::channel();
        let removal = Removal { id: id.to_owned(), version, answer };
        let sent = self.writer.send(Command::Remove(removal)).await;
        sent.map_err(|_| writer_gone())?;
        answered.await.map_err(|_| writer_gone())?
    }

    async fn count(&self) -> StoreResult<Counts> {
        self.readers.read(read::count).await
    }

    /// Checkpoints the write-ahead log and closes the file.
    async fn close(&self) {
        // Readers first: only the last connection to close removes the log.
        let _all = self.readers.turns.acquire_many(MAX_READERS).await;
        self.readers.turns.close();
        drop(self.readers.idle().take());
        let (done, closed) = oneshot::channel();
        if self.writer.send(Command::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}
