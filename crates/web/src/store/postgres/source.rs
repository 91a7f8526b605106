//! Games read from a database for an export.

use deadpool_postgres::Pool;
use jogada_service::game::EventRecord;
use tokio::runtime::Runtime;
use tokio_postgres::types::ToSql;

use super::{config, pool, read};
use crate::store::export::{ExportQuery, Source};
use crate::store::{StoreError, StoreResult};

/// A database that is read only; servers may write to it meanwhile.
pub struct PostgresSource {
    runtime: Runtime,
    pool: Pool,
}

impl PostgresSource {
    pub fn open(address: &str) -> StoreResult<PostgresSource> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Failed(error.to_string()))?;
        let source = PostgresSource { pool: pool(config(address)?)?, runtime };
        let found = "SELECT to_regclass('games') IS NOT NULL";
        let rows = source.runtime.block_on(read::query(&source.pool, found, &[]))?;
        if rows[0].get(0) { Ok(source) } else { Err(StoreError::Empty) }
    }
}

impl Source for PostgresSource {
    fn ids(&self, query: &ExportQuery) -> StoreResult<Vec<String>> {
        let sql = "SELECT id FROM games
            WHERE (NOT $1 OR status = 'over') AND ($2::text IS NULL OR game = $2)
                AND ($3::bigint IS NULL OR created >= $3)
            ORDER BY created, id";
        let since = query.since.map(|day| day.0);
        let wanted: [&(dyn ToSql + Sync); 3] = [&query.finished, &query.game, &since];
        let rows = self.runtime.block_on(read::query(&self.pool, sql, &wanted))?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    fn events(&self, id: &str) -> StoreResult<Vec<EventRecord>> {
        self.runtime.block_on(read::events(&self.pool, id, 0))
    }
}
