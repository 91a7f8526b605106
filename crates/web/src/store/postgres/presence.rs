//! Who is connected to which game, over all servers.

use deadpool_postgres::Pool;

use super::read::query;
use crate::store::{ClientCounts, StoreResult};

/// Writes what has changed of our own, and adds up what the nodes that are alive have written.
const SHARE_SQL: &str = "WITH mine AS MATERIALIZED (
        SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::int[])
            AS row (game, white, black, players, total)
    ), changed AS (
        SELECT * FROM mine EXCEPT
        SELECT game, white, black, players, total FROM presence WHERE node = $1
    ), gone AS (
        DELETE FROM presence WHERE node = $1 AND game NOT IN (SELECT game FROM mine)
    ), put AS (
        INSERT INTO presence (node, game, white, black, players, total)
        SELECT $1, * FROM changed
        ON CONFLICT (game, node) DO UPDATE SET (white, black, players, total)
        = (excluded.white, excluded.black, excluded.players, excluded.total)
    )
    SELECT game, sum(white)::int, sum(black)::int, sum(players)::int, sum(total)::int
    FROM presence JOIN nodes USING (node)
    WHERE node <> $1 AND game = ANY ($7) AND seen > clock_timestamp() - interval '3 seconds'
    GROUP BY game";

/// See [`Store::share_presence`](crate::store::Store::share_presence).
pub async fn share(
    pool: &Pool,
    node: &str,
    mine: &[(String, ClientCounts)],
    games: &[String],
) -> StoreResult<Vec<(String, ClientCounts)>> {
    let ids: Vec<_> = mine.iter().map(|(game, _)| game).collect();
    let counts = |place: usize| -> Vec<i32> {
        mine.iter().map(|(_, counts)| counts[place] as i32).collect()
    };
    let (white, black, players, total) = (counts(0), counts(1), counts(2), counts(3));
    let rows =
        query(pool, SHARE_SQL, &[&node, &ids, &white, &black, &players, &total, &games]).await?;
    let count = |row: &tokio_postgres::Row, place: usize| row.get::<_, i32>(place + 1) as u32;
    let counts = |row| std::array::from_fn(|place| count(row, place));
    Ok(rows.iter().map(|row| (row.get(0), counts(row))).collect())
}
