//! The writer thread.

use std::sync::Arc;
use std::time::Duration;

use jogada_service::game::EventRecord;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::documents;
use super::identity::FileWatch;
use super::lock::DataLock;
use super::remove::{Removal, remove};
use crate::incident::{Incident, Reporter};
use crate::observe::METRICS;
use crate::store::{Key, StoreError, Summary, Transaction, Write, event_body};

/// Writes in one transaction.
const MAX_BATCH: usize = 512;

/// How long closing waits for others that have the file open, such as a backup.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_millis(500);

/// A message to the writer thread.
pub enum Command {
    Write(Job),
    Remove(Removal),
    /// Close the file, then answer.
    Close(oneshot::Sender<()>),
}

/// What is to be written, and where the result goes.
pub struct Job {
    pub transaction: Transaction,
    pub answer: oneshot::Sender<Result<(), StoreError>>,
}

/// What the writer thread owns.
pub struct Writer {
    connection: Connection,
    watch: Arc<FileWatch>,
    report: Reporter,
    /// Whether the last transaction failed: of a series only the first failure is reported.
    failing: bool,
    /// Dropped last, so that the file is closed before another server can open it.
    _lock: DataLock,
}

impl Writer {
    pub fn new(
        connection: Connection,
        watch: Arc<FileWatch>,
        lock: DataLock,
        report: Reporter,
    ) -> Writer {
        Writer { connection, watch, report, failing: false, _lock: lock }
    }

    /// Runs until all senders are gone or it receives [`Command::Close`].
    pub fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let mut closing = None;
        while closing.is_none()
            && let Some(first) = commands.blocking_recv()
        {
            let mut next = Some(first);
            let (mut batch, mut removals) = (Vec::new(), Vec::new());
            while let Some(command) = next {
                match command {
                    Command::Write(job) => batch.push(job),
                    Command::Remove(removal) => removals.push(removal),
                    Command::Close(done) => closing = Some(done),
                }
                let more = closing.is_none() && batch.len() < MAX_BATCH;
                next = more.then(|| commands.try_recv().ok()).flatten();
            }
            self.commit(batch);
            for removal in removals {
                self.remove(removal);
            }
        }
        self.close();
        if let Some(done) = closing {
            // The caller may have stopped waiting.
            let _ = done.send(());
        }
    }

    /// Commits a batch with one sync to disk, then answers.
    fn commit(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        METRICS.count_batch(jobs.len());
        let mut results = Vec::with_capacity(jobs.len());
        let whole = self.write(&jobs, &mut results);
        for (place, job) in jobs.into_iter().enumerate() {
            let result = match &whole {
                Ok(()) => std::mem::replace(&mut results[place], Ok(())),
                Err(error) => Err(error.clone()),
            };
            // The caller may have gone; what was written stays.
            let _ = job.answer.send(result);
        }
    }

    /// The transaction. A commit to a file that was removed is lost without an error, hence the watch.
    fn write(
        &mut self,
        jobs: &[Job],
        results: &mut Vec<Result<(), StoreError>>,
    ) -> Result<(), StoreError> {
        let written = self.watch.write(|| write_all(&mut self.connection, jobs, results))?;
        if let Err(error) = &written
            && !self.failing
        {
            (self.report)(&Incident::Unwritten(error.to_string()));
        }
        self.failing = written.is_err();
        Ok(written?)
    }

    fn remove(&mut self, Removal { id, version, answer }: Removal) {
        let removed = self.watch.write(|| remove(&mut self.connection, &id, version));
        // The caller may have gone.
        let _ = answer.send(removed.and_then(|removed| Ok(removed?)));
    }

    /// Closes the file with the whole log in it, or leaves a file that is not ours as it is.
    fn close(self) {
        if self.watch.check().is_ok() {
            return self.checkpoint();
        }
        let no_checkpoint = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
        let _ = self.connection.set_db_config(no_checkpoint, true);
        drop(self.connection);
        // If it cannot be renamed, it stays; nothing more can be done here.
        let _ = self.watch.set_log_aside();
    }

    /// Moves the write-ahead log into the database. `SQLite` does so itself when the last connection
    /// is closed, but a backup may still have one.
    fn checkpoint(&self) {
        let _ = self.connection.busy_timeout(CHECKPOINT_TIMEOUT);
        let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
}

fn write_all(
    connection: &mut Connection,
    jobs: &[Job],
    results: &mut Vec<Result<(), StoreError>>,
) -> rusqlite::Result<()> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in jobs {
        // A job that fails is rolled back alone.
        let savepoint = transaction.savepoint()?;
        let written = write_job(&savepoint, &job.transaction);
        if written.is_ok() {
            savepoint.commit()?;
        } else {
            savepoint.finish()?;
        }
        results.push(written);
    }
    if jobs.iter().all(|job| job.transaction.is_empty()) {
        rewrite_version(&transaction)?;
    }
    transaction.commit()
}

/// Writes a page as it is: a transaction without any would succeed on a full disk.
fn rewrite_version(connection: &Connection) -> rusqlite::Result<()> {
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    connection.pragma_update(None, "user_version", version)
}

fn write_job(connection: &Connection, transaction: &Transaction) -> Result<(), StoreError> {
    transaction.games.iter().try_for_each(|write| write_one(connection, write))?;
    transaction.documents.iter().try_for_each(|write| documents::write(connection, write))
}

fn write_one(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    check_base(connection, write)?;
    for event in &write.events {
        write_event(connection, &write.game, event)?;
    }
    for key in &write.keys {
        write_key(connection, &write.game, key)?;
    }
    let mut spend = connection.prepare_cached("DELETE FROM keys WHERE game = ? AND digest = ?")?;
    for digest in &write.spent {
        if spend.execute(params![write.game, digest.0])? == 0 {
            return Err(StoreError::Conflict);
        }
    }
    write_summary(connection, &write.game, &write.summary)
}

/// A game that was removed is not begun again in its middle.
fn check_base(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    let base = write.version as i64 - write.events.len() as i64;
    let sql = "SELECT 1 FROM events WHERE game = ? AND version = ?";
    let is_there =
        base == 0 || connection.prepare_cached(sql)?.exists(params![write.game, base])?;
    if is_there { Ok(()) } else { Err(StoreError::Conflict) }
}

fn write_event(
    connection: &Connection,
    game: &str,
    record: &EventRecord,
) -> Result<(), StoreError> {
    let body = event_body(record)?;
    let sql = "INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute(params![game, record.version as i64, record.at, body])?;
    Ok(())
}

fn write_key(connection: &Connection, game: &str, key: &Key) -> Result<(), StoreError> {
    let (kind, side) = key.opens.columns();
    let sql = "INSERT INTO keys (game, digest, kind, side) VALUES (?, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![game, key.digest.0, kind, side])?;
    Ok(())
}

fn write_summary(connection: &Connection, id: &str, summary: &Summary) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO games (id, game, spec, status, white_kind, white, black_kind,
        black, moves, winner, reason, listed, created, updated, due, rated, white_account,
        black_account)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)";
    let [white, black] = &summary.seats;
    let (winner, reason) =
        summary.result.as_ref().map(|(outcome, reason)| (outcome.word(), reason.word())).unzip();
    connection.prepare_cached(sql)?.execute(params![
        id,
        summary.game,
        summary.spec,
        summary.status,
        white.kind,
        white.name,
        black.kind,
        black.name,
        summary.moves as i64,
        winner,
        reason,
        summary.listed,
        summary.created,
        summary.updated,
        summary.due,
        summary.rated,
        white.account,
        black.account,
    ])?;
    Ok(())
}
