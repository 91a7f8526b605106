//! Reads, concurrent with the writer thread.

use std::sync::Arc;

use jogada_service::game::EventRecord;
use rusqlite::{Connection, Row, params};
use serde_json::json;

use super::{Readers, schema};
use crate::store::summary::{LISTED_COLUMNS, ListedRow};
use crate::store::{
    Counts, Key, ListQuery, Listed, Opens, StoreError, StoreResult, Stored, event_record,
};
use crate::time::Millis;
use crate::token::Digest;
use crate::wire::ListedSeat;

impl Readers {
    /// Runs a read on a thread that may block.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> StoreResult<T> + Send + 'static,
    ) -> StoreResult<T> {
        let closed = |_| StoreError::Failed("the store is closed".to_owned());
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(closed)?;
        let readers = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let connection = readers.reader();
            // After opening, which may have opened another file.
            readers.watch.check()?;
            let connection = connection?;
            let found = work(&connection);
            if let Some(idle) = &mut *readers.idle() {
                idle.push(connection);
            }
            drop(turn);
            found
        });
        done.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    fn reader(&self) -> StoreResult<Connection> {
        let idle = self.idle().as_mut().and_then(Vec::pop);
        idle.map_or_else(|| schema::connect(&self.path), Ok)
    }
}

pub fn load(connection: &Connection, id: &str) -> StoreResult<Option<Stored>> {
    let stored = since(connection, id, 0)?;
    Ok(Some(stored).filter(|stored| !stored.events.is_empty()))
}

pub fn since(connection: &Connection, id: &str, version: u64) -> StoreResult<Stored> {
    let (events, keys) = (events(connection, id, version)?, keys(connection, id)?);
    Ok(Stored { events, keys })
}

pub fn versions(connection: &Connection, ids: &[String]) -> StoreResult<Vec<(String, u64)>> {
    let sql = "SELECT game, max(version) FROM events
        WHERE game IN (SELECT value FROM json_each(?1)) GROUP BY game";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([json!(ids).to_string()], |row| {
        Ok((row.get(0)?, row.get::<_, i64>(1)? as u64))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn ids(connection: &Connection, after: &str, limit: usize) -> StoreResult<Vec<String>> {
    let sql = "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?";
    let mut select = connection.prepare_cached(sql)?;
    let ids = select.query_map(params![after, limit as i64], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// A move of a bot says how long it thought.
pub fn unplayed(
    connection: &Connection,
    before: Millis,
    after: &str,
    limit: usize,
) -> StoreResult<Vec<String>> {
    let sql = r#"SELECT id FROM games
        WHERE id > ? AND status <> 'over' AND updated < ? AND NOT EXISTS (
            SELECT 1 FROM events WHERE events.game = games.id
                AND body LIKE '{"move":%' AND body NOT LIKE '%"thought":%')
        ORDER BY id LIMIT ?"#;
    let mut select = connection.prepare_cached(sql)?;
    let ids = select.query_map(params![after, before, limit as i64], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub fn count(connection: &Connection) -> StoreResult<Counts> {
    let sql = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM events),
        (SELECT count(*) FROM keys), (SELECT count(*) FROM documents)";
    let counts = connection.query_row(sql, [], |row| {
        let count = |place: usize| Ok::<_, rusqlite::Error>(row.get::<_, i64>(place)? as u64);
        Ok(Counts { games: count(0)?, events: count(1)?, keys: count(2)?, documents: count(3)? })
    });
    Ok(counts?)
}

pub fn due(connection: &Connection, now: Millis, bots: bool) -> StoreResult<Vec<String>> {
    let sql = "SELECT id FROM games WHERE due BETWEEN ? AND ? LIMIT 10000";
    let mut select = connection.prepare_cached(sql)?;
    let first = Millis::from(!bots);
    let ids = select.query_map(params![first, now], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

pub fn events(connection: &Connection, id: &str, since: u64) -> StoreResult<Vec<EventRecord>> {
    let sql =
        "SELECT version, at, body FROM events WHERE game = ? AND version > ? ORDER BY version";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![id, since as i64], |row| {
        Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get::<_, String>(2)?))
    })?;
    let mut events = Vec::new();
    for row in rows {
        let (version, at, body) = row?;
        events.push(event_record(id, version, at, &body)?);
    }
    Ok(events)
}

fn keys(connection: &Connection, id: &str) -> StoreResult<Vec<Key>> {
    let sql = "SELECT digest, kind, side FROM keys WHERE game = ?";
    let mut select = connection.prepare_cached(sql)?;
    let key = |row: &Row<'_>| {
        let (kind, side): (String, Option<String>) = (row.get(1)?, row.get(2)?);
        let opens = Opens::of_columns(&kind, side.as_deref());
        Ok(Key { digest: Digest(row.get(0)?), opens })
    };
    let keys = select.query_map([id], key)?;
    Ok(keys.collect::<Result<_, _>>()?)
}

pub fn list_ids(connection: &Connection, ids: &[String]) -> StoreResult<Vec<Listed>> {
    let sql = format!(
        "SELECT {LISTED_COLUMNS} FROM games WHERE id IN (SELECT value FROM json_each(?1))
        ORDER BY created DESC, id DESC"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let rows = select.query_map([json!(ids).to_string()], listed)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn list(connection: &Connection, query: &ListQuery) -> StoreResult<Vec<Listed>> {
    let sql = format!(
        "SELECT {LISTED_COLUMNS} FROM games
        WHERE listed = 1
            AND (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2)
            AND (?3 IS NULL OR instr(lower(white || char(10) || black || char(10) || spec), lower(?3)))
            AND (?4 IS NULL OR (created, id) < (?4, ?5))
        ORDER BY created DESC, id DESC LIMIT ?6"
    );
    let (created, id) = query.before.clone().unzip();
    let mut select = connection.prepare_cached(&sql)?;
    let wanted = params![query.status, query.game, query.text, created, id, query.limit as i64];
    let rows = select.query_map(wanted, listed)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let row = ListedRow {
        id: row.get(0)?,
        game: row.get(1)?,
        spec: row.get(2)?,
        status: row.get(3)?,
        seats: [
            ListedSeat { kind: row.get(4)?, name: row.get(5)?, account: row.get(15)? },
            ListedSeat { kind: row.get(6)?, name: row.get(7)?, account: row.get(16)? },
        ],
        moves: row.get(8)?,
        winner: row.get(9)?,
        reason: row.get(10)?,
        created: row.get(11)?,
        updated: row.get(12)?,
        listed: row.get(13)?,
        rated: row.get(14)?,
    };
    Ok(row.into())
}
