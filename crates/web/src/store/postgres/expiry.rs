//! Games that nobody has played, and their removal.

use deadpool_postgres::Pool;

use super::read::query;
use crate::store::StoreResult;
use crate::time::Millis;

/// A move of a bot says how long it thought.
const UNPLAYED_SQL: &str = r#"SELECT id FROM games
    WHERE id > $1 AND status <> 'over' AND updated < $2 AND NOT EXISTS (
        SELECT FROM events WHERE events.game = games.id
            AND body LIKE '{"move":%' AND body NOT LIKE '%"thought":%')
    ORDER BY id LIMIT $3"#;

/// A game that somebody is writing to is left alone.
const REMOVE_SQL: &str = "WITH held AS MATERIALIZED (
        SELECT id FROM games
        WHERE id = $1 AND version = $2 AND NOT EXISTS (SELECT FROM presence WHERE presence.game = id)
        FOR UPDATE SKIP LOCKED
    ), old_events AS (
        DELETE FROM events WHERE game IN (SELECT id FROM held)
    ), old_keys AS (
        DELETE FROM keys WHERE game IN (SELECT id FROM held)
    )
    DELETE FROM games WHERE id IN (SELECT id FROM held) RETURNING id";

pub async fn unplayed(
    pool: &Pool,
    before: Millis,
    after: &str,
    limit: usize,
) -> StoreResult<Vec<String>> {
    let rows = query(pool, UNPLAYED_SQL, &[&after, &before, &(limit as i64)]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

pub async fn remove(pool: &Pool, id: &str, version: u64) -> StoreResult<bool> {
    Ok(!query(pool, REMOVE_SQL, &[&id, &(version as i64)]).await?.is_empty())
}
