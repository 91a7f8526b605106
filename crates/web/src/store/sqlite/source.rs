//! Games read from a file for an export.

use std::path::Path;

use jogada_service::game::EventRecord;
use rusqlite::{Connection, params};

use super::{read, schema};
use crate::store::export::{ExportQuery, Source};
use crate::store::{StoreError, StoreResult};

/// A file that is read only; a server may write to it meanwhile.
pub struct FileSource(Connection);

impl FileSource {
    pub fn open(path: &Path) -> StoreResult<FileSource> {
        if !path.exists() {
            return Err(StoreError::Missing);
        }
        let connection = schema::connect(path)?;
        if !schema::check(&connection)? {
            return Err(StoreError::Empty);
        }
        Ok(FileSource(connection))
    }
}

impl Source for FileSource {
    fn ids(&self, query: &ExportQuery) -> StoreResult<Vec<String>> {
        let sql = "SELECT id FROM games
            WHERE (?1 = 0 OR status = 'over') AND (?2 IS NULL OR game = ?2)
                AND (?3 IS NULL OR created >= ?3)
            ORDER BY created, id";
        let mut select = self.0.prepare(sql)?;
        let since = query.since.map(|day| day.0);
        let ids = select.query_map(params![query.finished, query.game, since], |row| row.get(0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    }

    fn events(&self, id: &str) -> StoreResult<Vec<EventRecord>> {
        read::events(&self.0, id, 0)
    }
}
