//! The servers that share a database: who is alive, what the time is, and who does what has to be done
//! once.
//!
//! A claim is valid while its node is alive, so that one heartbeat per node renews them all.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::time::interval;
use tokio_postgres::types::ToSql;

use super::read::query;
use crate::store::StoreResult;
use crate::time::{Millis, Stopwatch, now};

/// The period of the heartbeat.
const BEAT: Duration = Duration::from_secs(1);
/// Beats between two clean-ups of what dead nodes have left.
const BEATS_BETWEEN_CLEANUPS: u64 = 60;
/// Milliseconds by which our idea of the database's clock may be off before it is corrected: less is within
/// what a round trip can tell.
const CLOCK_TOLERANCE: Millis = 10;
/// Round trips in milliseconds that tell nothing about the clock.
const SLOW_ROUND_TRIP: Millis = 200;

/// Says that a node is alive and returns the time of the database.
const BEAT_SQL: &str = "INSERT INTO nodes (node, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
    RETURNING (extract(epoch FROM seen) * 1000)::bigint";

/// A node that has been silent for three beats is dead.
const CLAIM_SQL: &str = "INSERT INTO claims AS claim (game, node) VALUES ($1, $2)
    ON CONFLICT (game) DO UPDATE SET node = excluded.node
    WHERE claim.node = excluded.node OR NOT EXISTS (
        SELECT FROM nodes
        WHERE nodes.node = claim.node AND seen > clock_timestamp() - interval '3 seconds')
    RETURNING game";

/// Claims what is due and nobody has; returns that and what this node has already.
const CLAIM_DUE_SQL: &str = "WITH alive AS MATERIALIZED (
        SELECT node FROM nodes WHERE seen > clock_timestamp() - interval '3 seconds'
    ), due AS MATERIALIZED (
        SELECT games.id, coalesce(claims.node, '') = $3 AS mine
        FROM games LEFT JOIN claims ON claims.game = games.id
        WHERE due BETWEEN $1 AND $2
            AND (claims.node IS NULL OR claims.node = $3 OR claims.node NOT IN (SELECT node FROM alive))
        ORDER BY mine, due LIMIT 1000
    ), taken AS (
        INSERT INTO claims AS claim (game, node) SELECT id, $3 FROM due WHERE NOT mine ORDER BY id
        ON CONFLICT (game) DO UPDATE SET node = excluded.node
        WHERE claim.node NOT IN (SELECT node FROM alive)
        RETURNING game
    )
    SELECT game FROM taken UNION ALL SELECT id FROM due WHERE mine";

const RELEASE_SQL: &str = "DELETE FROM claims WHERE game = $1 AND node = $2";

const LEAVE_SQL: &str = "WITH claimed AS (DELETE FROM claims WHERE node = $1),
        connected AS (DELETE FROM presence WHERE node = $1)
    DELETE FROM nodes WHERE node = $1";

const CLEAN_UP_SQL: &str = "WITH dead AS (
        DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 minute' RETURNING node
    ), connected AS (
        DELETE FROM presence WHERE node IN (SELECT node FROM dead)
    )
    DELETE FROM claims WHERE node IN (SELECT node FROM dead)
        OR NOT EXISTS (SELECT FROM nodes WHERE nodes.node = claims.node)";

/// This server among others.
pub struct Node {
    pool: Pool,
    name: String,
    /// What to add to our clock to get the database's, in milliseconds.
    offset: AtomicI64,
}

impl Node {
    pub fn new(pool: Pool, name: String) -> Node {
        Node { pool, name, offset: AtomicI64::new(0) }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn clock_offset(&self) -> Millis {
        self.offset.load(Relaxed)
    }

    /// Beats for ever. While the database is away there is nobody to hear it.
    pub async fn run(&self) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for beat in 1_u64.. {
            beats.tick().await;
            let _ = self.beat().await;
            if beat % BEATS_BETWEEN_CLEANUPS == 0 {
                let _ = self.query(CLEAN_UP_SQL, &[]).await;
            }
        }
    }

    /// Says that this node is alive, and compares clocks.
    pub async fn beat(&self) -> StoreResult<()> {
        let (asked, watch) = (now(), Stopwatch::start());
        let rows = self.query(BEAT_SQL, &[&self.name]).await?;
        let (trip, theirs): (Millis, Millis) = (watch.elapsed(), rows[0].get(0));
        if let Some(offset) = better_offset(self.clock_offset(), asked, trip, theirs) {
            self.offset.store(offset, Relaxed);
        }
        Ok(())
    }

    /// Whether this node is to do what the game needs, a search or an end on time.
    pub async fn claim(&self, game: &str) -> StoreResult<bool> {
        Ok(!self.query(CLAIM_SQL, &[&game, &self.name]).await?.is_empty())
    }

    /// The games that are due, as far as no other node has them.
    pub async fn claim_due(&self, now: Millis, bots: bool) -> StoreResult<Vec<String>> {
        let first = Millis::from(!bots);
        let rows = self.query(CLAIM_DUE_SQL, &[&first, &now, &self.name]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub async fn release(&self, game: &str) -> StoreResult<()> {
        self.query(RELEASE_SQL, &[&game, &self.name]).await.map(drop)
    }

    /// Gives everything up at once.
    pub async fn leave(&self) -> StoreResult<()> {
        self.query(LEAVE_SQL, &[&self.name]).await.map(drop)
    }

    async fn query(
        &self,
        sql: &str,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> StoreResult<Vec<tokio_postgres::Row>> {
        query(&self.pool, sql, parameters).await
    }
}

/// What to add to our clock instead of `offset`, after an answer: the database read its clock between
/// question and answer, on average in the middle. `None` if the answer does not say that `offset` is wrong.
fn better_offset(offset: Millis, asked: Millis, trip: Millis, theirs: Millis) -> Option<Millis> {
    let measured = theirs - (asked + trip / 2);
    let is_wrong = (measured - offset).abs() > CLOCK_TOLERANCE + trip / 2;
    (is_wrong && trip < SLOW_ROUND_TRIP).then_some(measured)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_corrected_if_it_is_wrong_by_more_than_a_round_trip_can_explain() {
        assert_eq!(better_offset(0, 1_000, 4, 61_002), Some(60_000));
        assert_eq!(better_offset(60_000, 2_000, 4, 62_010), None, "within the tolerance");
        assert_eq!(better_offset(0, 1_000, 100, 1_105), None, "it may have been read at the end");
        assert_eq!(better_offset(0, 1_000, 300, 9_000), None, "too slow to tell");
        assert_eq!(better_offset(60_000, 2_000, 0, 2_000), Some(0), "clocks are set both ways");
    }
}
