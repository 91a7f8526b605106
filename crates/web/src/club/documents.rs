//! Documents as types of ours.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::store::{Document, DocumentKind, DocumentWrite, Store, StoreError, StoreResult};
use crate::time::Millis;

/// What a document holds, and the version it was read at.
#[derive(Clone, Debug)]
pub struct Versioned<T> {
    pub version: u64,
    pub value: T,
}

/// Reads a document; `None` if there is none of this id.
pub async fn load<T: DeserializeOwned>(
    store: &dyn Store,
    kind: DocumentKind,
    id: &str,
) -> StoreResult<Option<Versioned<T>>> {
    store.document(kind, id).await?.map(|document| read(kind, &document)).transpose()
}

/// Decodes a document.
pub fn read<T: DeserializeOwned>(
    kind: DocumentKind,
    document: &Document,
) -> StoreResult<Versioned<T>> {
    let damaged = |error| StoreError::Damaged(format!("{kind:?} {}: {error}", document.id));
    let value = serde_json::from_str(&document.body).map_err(damaged)?;
    Ok(Versioned { version: document.version, value })
}

/// The write that makes a document hold this; `base` is the version it has now, 0 if there is none.
pub fn write<T: Serialize>(
    kind: DocumentKind,
    id: impl Into<String>,
    base: u64,
    value: &T,
) -> DocumentWrite {
    let body = serde_json::to_string(value).expect("documents have keys that are text");
    DocumentWrite { kind, id: id.into(), base, body: Some(body) }
}

/// The id of the document that says that a member has a seat in a game: ordered by member, then the newest
/// game first.
pub fn seat_id(account: &str, created: Millis, game: &str) -> String {
    format!("{account}/{:016}/{game}", i64::MAX / 1_000 - created)
}

/// The prefix of the ids of all seats of a member.
pub fn seats_of(account: &str) -> String {
    format!("{account}/")
}
