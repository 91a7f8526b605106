//! The one thread that writes.

use jogada_play::Side;
use rusqlite::{Connection, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::{Key, Opens, StoreError, Summary, Write};
use crate::game::Stamped;

/// Writes that go into one transaction at most.
const MOST_TOGETHER: usize = 512;

/// Something to be kept, and who wants to know when it is.
pub struct Job {
    pub writes: Vec<Write>,
    pub answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can ask any more.
pub fn run(mut connection: Connection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.blocking_recv() {
        let mut together = vec![first];
        while together.len() < MOST_TOGETHER {
            let Ok(job) = jobs.try_recv() else { break };
            together.push(job);
        }
        commit(&mut connection, together);
    }
}

/// Writes all of this with one wait for the disk, then answers.
fn commit(connection: &mut Connection, jobs: Vec<Job>) {
    let mut results = Vec::with_capacity(jobs.len());
    let whole = write_all(connection, &jobs, &mut results);
    for (place, job) in jobs.into_iter().enumerate() {
        let result = match &whole {
            Ok(()) => std::mem::replace(&mut results[place], Ok(())),
            Err(error) => Err(StoreError::Failed(error.to_string())),
        };
        // Whoever asked may have gone; what was kept stays.
        let _ = job.answer.send(result);
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

fn write_event(connection: &Connection, game: &str, stamped: &Stamped) -> Result<(), StoreError> {
    let body = serde_json::to_string(&stamped.event)
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    let sql = "INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute(params![game, stamped.version as i64, stamped.at, body])?;
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
