//! The table `documents`.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::store::{Document, DocumentKind, DocumentQuery, DocumentWrite, StoreError, StoreResult};

pub fn load(
    connection: &Connection,
    kind: DocumentKind,
    id: &str,
) -> StoreResult<Option<Document>> {
    let sql = "SELECT id, version, body FROM documents WHERE kind = ? AND id = ?";
    let mut select = connection.prepare_cached(sql)?;
    Ok(select.query_row(params![kind.word(), id], document).optional()?)
}

pub fn list(connection: &Connection, query: &DocumentQuery) -> StoreResult<Vec<Document>> {
    let sql = "SELECT id, version, body FROM documents
        WHERE kind = ? AND id >= ? AND id < ? AND id > ? ORDER BY id LIMIT ?";
    let mut select = connection.prepare_cached(sql)?;
    let wanted =
        params![query.kind.word(), query.prefix, query.end(), query.after, query.limit as i64];
    let rows = select.query_map(wanted, document)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn document(row: &Row<'_>) -> rusqlite::Result<Document> {
    Ok(Document { id: row.get(0)?, version: row.get::<_, i64>(1)? as u64, body: row.get(2)? })
}

/// A document of another version, or one that exists already, is a conflict.
pub fn write(connection: &Connection, write: &DocumentWrite) -> StoreResult<()> {
    let (kind, id, base) = (write.kind.word(), &write.id, write.base as i64);
    let changed = match (&write.body, base) {
        (Some(body), 0) => {
            let sql = "INSERT INTO documents (kind, id, version, body) VALUES (?, ?, 1, ?)";
            connection.prepare_cached(sql)?.execute(params![kind, id, body])?
        }
        (Some(body), _) => {
            let sql = "UPDATE documents SET version = version + 1, body = ?
                WHERE kind = ? AND id = ? AND version = ?";
            connection.prepare_cached(sql)?.execute(params![body, kind, id, base])?
        }
        (None, _) => {
            let sql = "DELETE FROM documents WHERE kind = ? AND id = ? AND version = ?";
            connection.prepare_cached(sql)?.execute(params![kind, id, base])?
        }
    };
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}
