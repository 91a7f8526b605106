//! The one thread that writes.

use std::sync::Arc;
use std::time::Duration;

use jogada_play::Side;
use rusqlite::{Connection, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::identity::FileWatch;
use super::lock::DataLock;
use super::{Key, Opens, StoreError, Summary, Write};
use crate::game::EventRecord;
use crate::incident::{Incident, Reporter};

/// Writes that go into one transaction at most.
const MAX_BATCH: usize = 512;

/// How long the end may wait for others, such as a backup, who have the file open.
const MAX_WAIT_AT_END: Duration = Duration::from_millis(500);

/// What the thread is told.
pub enum Order {
    /// To keep something.
    Keep(Job),
    /// To let go of the file, and to say when that is done.
    Close(oneshot::Sender<()>),
}

/// Something to be kept, and who wants to know when it is.
pub struct Job {
    pub writes: Vec<Write>,
    pub answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The thread and what it has.
pub struct Writer {
    connection: Connection,
    watch: Arc<FileWatch>,
    report: Reporter,
    /// Whether the last transaction failed and the operator knows.
    failing: bool,
    /// Dropped last: the file is closed before another server may open it.
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

    /// Writes until nobody can ask any more, or until it is told to close.
    pub fn run(mut self, mut orders: mpsc::Receiver<Order>) {
        let mut closing = None;
        while closing.is_none()
            && let Some(first) = orders.blocking_recv()
        {
            let mut next = Some(first);
            let mut together = Vec::new();
            while let Some(order) = next {
                match order {
                    Order::Keep(job) => together.push(job),
                    Order::Close(done) => closing = Some(done),
                }
                let more = closing.is_none() && together.len() < MAX_BATCH;
                next = more.then(|| orders.try_recv().ok()).flatten();
            }
            self.commit(together);
        }
        self.fold();
        drop(self);
        if let Some(done) = closing {
            // Whoever wanted to know may have stopped waiting.
            let _ = done.send(());
        }
    }

    /// Writes all of this with one wait for the disk, then answers.
    fn commit(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let mut results = Vec::with_capacity(jobs.len());
        let whole = self.write(&jobs, &mut results);
        for (place, job) in jobs.into_iter().enumerate() {
            let result = match &whole {
                Ok(()) => std::mem::replace(&mut results[place], Ok(())),
                Err(error) => Err(error.clone()),
            };
            // Whoever asked may have gone; what was kept stays.
            let _ = job.answer.send(result);
        }
    }

    /// The transaction. What went into a file that is no longer there is not kept: nobody may be
    /// told otherwise, so the file is looked at after the commit.
    fn write(
        &mut self,
        jobs: &[Job],
        results: &mut Vec<Result<(), StoreError>>,
    ) -> Result<(), StoreError> {
        if self.watch.is_gone() {
            return Err(StoreError::Gone);
        }
        let written = write_all(&mut self.connection, jobs, results);
        self.watch.check()?;
        if let Err(error) = &written
            && !self.failing
        {
            (self.report)(&Incident::Unwritten(error.to_string()));
        }
        self.failing = written.is_err();
        Ok(written?)
    }

    /// Moves the write-ahead log into the database. `SQLite` does so itself when the last connection
    /// is closed, but a backup may still have one.
    fn fold(&self) {
        if self.watch.check().is_ok() {
            let _ = self.connection.busy_timeout(MAX_WAIT_AT_END);
            let _ = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        }
    }
}

fn write_all(
    connection: &mut Connection,
    jobs: &[Job],
    results: &mut Vec<Result<(), StoreError>>,
) -> rusqlite::Result<()> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in jobs {
        // One that fails leaves the others alone: its savepoint is rolled back.
        let savepoint = transaction.savepoint()?;
        let written = job.writes.iter().try_for_each(|write| write_one(&savepoint, write));
        if written.is_ok() {
            savepoint.commit()?;
        } else {
            savepoint.finish()?;
        }
        results.push(written);
    }
    transaction.commit()
}

fn write_one(connection: &Connection, write: &Write) -> Result<(), StoreError> {
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

fn write_event(
    connection: &Connection,
    game: &str,
    record: &EventRecord,
) -> Result<(), StoreError> {
    let body = serde_json::to_string(&record.event)
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    let sql = "INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute(params![game, record.version as i64, record.at, body])?;
    Ok(())
}

fn write_key(connection: &Connection, game: &str, key: &Key) -> Result<(), StoreError> {
    let (kind, side) = match key.opens {
        Opens::Seat(side) => ("seat", Some(side)),
        Opens::OpenSeat => ("invite", None),
        Opens::Device(side) => ("device", Some(side)),
    };
    let side = side.map(|side: Side| side.letter().to_string());
    let sql = "INSERT INTO keys (game, digest, kind, side) VALUES (?, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![game, key.digest.0, kind, side])?;
    Ok(())
}

fn write_summary(connection: &Connection, id: &str, summary: &Summary) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO games (id, game, spec, status, white_kind, white, black_kind,
        black, moves, winner, reason, listed, created, updated, due)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
    let [white, black] = &summary.seats;
    let (winner, reason) = summary.result.clone().unzip();
    connection.prepare_cached(sql)?.execute(params![
        id,
        summary.game,
        summary.spec,
        summary.status,
        white.0,
        white.1,
        black.0,
        black.1,
        summary.moves as i64,
        winner,
        reason,
        summary.listed,
        summary.created,
        summary.updated,
        summary.due,
    ])?;
    Ok(())
}
