//! Games that are removed.

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use crate::store::StoreResult;

/// A game to remove, and where the result goes.
pub struct Removal {
    pub id: String,
    pub version: u64,
    pub answer: oneshot::Sender<StoreResult<bool>>,
}

/// Removes a game if it has this version; returns whether it had.
pub fn remove(connection: &mut Connection, id: &str, version: u64) -> rusqlite::Result<bool> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let sql = "SELECT max(version) FROM events WHERE game = ?";
    let latest: Option<i64> = transaction.query_row(sql, [id], |row| row.get(0))?;
    if latest != Some(version as i64) {
        return Ok(false);
    }
    for sql in [
        "DELETE FROM games WHERE id = ?",
        "DELETE FROM events WHERE game = ?",
        "DELETE FROM keys WHERE game = ?",
    ] {
        transaction.execute(sql, [id])?;
    }
    transaction.commit()?;
    Ok(true)
}
