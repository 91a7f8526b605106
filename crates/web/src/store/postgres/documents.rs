//! Reads of the table `documents`.

use deadpool_postgres::Pool;
use tokio_postgres::Row;

use super::read::{is_text, query};
use crate::store::{Document, DocumentKind, DocumentQuery, StoreResult};

pub async fn load(pool: &Pool, kind: DocumentKind, id: &str) -> StoreResult<Option<Document>> {
    if !is_text(id) {
        return Ok(None);
    }
    let sql = "SELECT id, version, body FROM documents WHERE kind = $1 AND id = $2";
    Ok(query(pool, sql, &[&kind.word(), &id]).await?.first().map(document))
}

pub async fn list(pool: &Pool, wanted: &DocumentQuery) -> StoreResult<Vec<Document>> {
    if ![&wanted.prefix, &wanted.after].into_iter().all(|text| is_text(text)) {
        return Ok(Vec::new());
    }
    let sql = "SELECT id, version, body FROM documents
        WHERE kind = $1 AND id >= $2 AND id < $3 AND id > $4 ORDER BY id LIMIT $5";
    let (kind, end, limit) = (wanted.kind.word(), wanted.end(), wanted.limit as i64);
    let rows = query(pool, sql, &[&kind, &wanted.prefix, &end, &wanted.after, &limit]).await?;
    Ok(rows.iter().map(document).collect())
}

fn document(row: &Row) -> Document {
    Document { id: row.get(0), version: row.get::<_, i64>(1) as u64, body: row.get(2) }
}
