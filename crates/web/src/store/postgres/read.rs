//! Reads, on any connection of the pool.

use std::time::Duration;

use deadpool_postgres::Pool;
use jogada_service::game::EventRecord;
use tokio::time::timeout;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::{connect, failure};
use crate::store::summary::{LISTED_COLUMNS, ListedRow};
use crate::store::{
    Counts, Key, ListQuery, Listed, Opens, StoreError, StoreResult, Stored, event_record,
};
use crate::time::Millis;
use crate::token::Digest;
use crate::wire::ListedSeat;

const READ_TIMEOUT: Duration = Duration::from_secs(5);

/// Runs a statement, once more if the connection turned out to be broken.
pub async fn query(
    pool: &Pool,
    sql: &str,
    parameters: &[&(dyn ToSql + Sync)],
) -> StoreResult<Vec<Row>> {
    let once = || async {
        let client = connect(pool).await?;
        let statement = client.prepare_cached(sql).await.map_err(failure)?;
        client.query(&statement, parameters).await.map_err(failure)
    };
    let twice = async {
        match once().await {
            Err(StoreError::Unavailable(_)) => once().await,
            done => done,
        }
    };
    let late = |_| StoreError::Unavailable("no answer".to_owned());
    timeout(READ_TIMEOUT, twice).await.map_err(late)?
}

/// The events after a version, and all keys.
pub async fn since(pool: &Pool, id: &str, version: u64) -> StoreResult<Stored> {
    let events = events(pool, id, version).await?;
    let keys = "SELECT digest, kind, side FROM keys WHERE game = $1";
    // After the events: whoever could act by them finds the secret.
    let keys = query(pool, keys, &[&id]).await?;
    Ok(Stored { events, keys: keys.iter().map(key).collect::<StoreResult<_>>()? })
}

/// The events after a version.
pub async fn events(pool: &Pool, id: &str, version: u64) -> StoreResult<Vec<EventRecord>> {
    let sql =
        "SELECT version, at, body FROM events WHERE game = $1 AND version > $2 ORDER BY version";
    let rows = query(pool, sql, &[&id, &(version as i64)]).await?;
    rows.iter().map(|row| event_record(id, row.get(0), row.get(1), row.get(2))).collect()
}

fn key(row: &Row) -> StoreResult<Key> {
    let digest = <[u8; 32]>::try_from(row.get::<_, &[u8]>(0));
    let digest = digest.map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(Key { digest: Digest(digest), opens: Opens::of_columns(row.get(1), row.get(2)) })
}

pub async fn versions(pool: &Pool, ids: &[String]) -> StoreResult<Vec<(String, u64)>> {
    let rows = query(pool, "SELECT id, version FROM games WHERE id = ANY ($1)", &[&ids]).await?;
    Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as u64)).collect())
}

pub async fn ids(pool: &Pool, after: &str, limit: usize) -> StoreResult<Vec<String>> {
    let sql = "SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = query(pool, sql, &[&after, &(limit as i64)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub async fn count(pool: &Pool) -> StoreResult<Counts> {
    let sql = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM events),
        (SELECT count(*) FROM keys), (SELECT count(*) FROM documents)";
    let rows = query(pool, sql, &[]).await?;
    let count = |place: usize| rows[0].get::<_, i64>(place) as u64;
    Ok(Counts { games: count(0), events: count(1), keys: count(2), documents: count(3) })
}

pub async fn list_ids(pool: &Pool, ids: &[String]) -> StoreResult<Vec<Listed>> {
    let sql = format!(
        "SELECT {LISTED_COLUMNS} FROM games WHERE id = ANY ($1) ORDER BY created DESC, id DESC"
    );
    let ids: Vec<_> = ids.iter().filter(|id| is_text(id)).collect();
    Ok(query(pool, &sql, &[&ids]).await?.iter().map(listed).collect())
}

pub async fn list(pool: &Pool, wanted: &ListQuery) -> StoreResult<Vec<Listed>> {
    let texts = [&wanted.status, &wanted.game, &wanted.text];
    if !texts.into_iter().flatten().all(|text| is_text(text)) {
        return Ok(Vec::new());
    }
    let sql = format!(
        "SELECT {LISTED_COLUMNS} FROM games
        WHERE listed
            AND ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR game = $2)
            AND ($3::text IS NULL
                OR position(lower($3) IN lower(white || E'\\n' || black || E'\\n' || spec)) > 0)
            AND ($4::bigint IS NULL OR (created, id) < ($4, $5::text COLLATE \"C\"))
        ORDER BY created DESC, id DESC LIMIT $6"
    );
    let (created, id): (Option<Millis>, Option<String>) =
        wanted.before.clone().filter(|(_, id)| is_text(id)).unzip();
    let limit = wanted.limit as i64;
    let parameters: [&(dyn ToSql + Sync); 6] =
        [&wanted.status, &wanted.game, &wanted.text, &created, &id, &limit];
    Ok(query(pool, &sql, &parameters).await?.iter().map(listed).collect())
}

/// The database has no zero bytes in texts, so nothing stored is equal to a text with one.
pub fn is_text(text: &str) -> bool {
    !text.contains('\0')
}

fn listed(row: &Row) -> Listed {
    let row = ListedRow {
        id: row.get(0),
        game: row.get(1),
        spec: row.get(2),
        status: row.get(3),
        seats: [
            ListedSeat { kind: row.get(4), name: row.get(5), account: row.get(15) },
            ListedSeat { kind: row.get(6), name: row.get(7), account: row.get(16) },
        ],
        moves: row.get(8),
        winner: row.get(9),
        reason: row.get(10),
        created: row.get(11),
        updated: row.get(12),
        listed: row.get(13),
        rated: row.get(14),
    };
    row.into()
}
