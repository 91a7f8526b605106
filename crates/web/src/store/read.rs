//! Reads, concurrent with the writer thread.

use std::sync::Arc;

use jogada_play::{Outcome, Reason};
use rusqlite::{Connection, Row, params};
use serde_json::json;

use super::{Key, Opens, Store, StoreError, Stored, schema};
use crate::game::EventRecord;
use crate::time::Millis;
use crate::token::Digest;
use crate::wire::{GameListing, ListedSeat, Sides};

/// A page of the list of games; `None` does not filter.
#[derive(Clone, Debug, Default)]
pub struct ListQuery {
    pub status: Option<String>,
    /// The id of the rules.
    pub game: Option<String>,
    /// Part of a name or of the spec.
    pub text: Option<String>,
    /// Older than this creation time and id.
    pub before: Option<(Millis, String)>,
    pub limit: usize,
}

/// A row of the list of games.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: String,
    /// The id of its rules.
    pub game: String,
    pub created: Millis,
    /// Without its result, which depends on the language.
    pub entry: GameListing,
    /// `None` also where the row holds a word that is no outcome.
    pub result: Option<(Outcome, Reason)>,
}

/// The result of a read.
pub type ReadResult<T> = Result<T, StoreError>;

impl Store {
    /// Loads a game; `None` if there is no such id.
    pub async fn load(self: &Arc<Self>, id: &str) -> ReadResult<Option<Stored>> {
        let id = id.to_owned();
        self.read(move |connection| {
            let events = events(connection, &id)?;
            let keys = keys(connection, &id)?;
            Ok((!events.is_empty()).then_some(Stored { events, keys }))
        })
        .await
    }

    /// Ids of games for the background task: those whose time ran out before `now`, and on request
    /// those where a bot is to move.
    pub async fn due(self: &Arc<Self>, now: Millis, bots: bool) -> ReadResult<Vec<String>> {
        self.read(move |connection| {
            let sql = "SELECT id FROM games WHERE due BETWEEN ? AND ? LIMIT 10000";
            let mut select = connection.prepare_cached(sql)?;
            let first = Millis::from(!bots);
            let ids = select.query_map(params![first, now], |row| row.get(0))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Listed games, the newest first.
    pub async fn list(self: &Arc<Self>, query: ListQuery) -> ReadResult<Vec<Listed>> {
        self.read(move |connection| list(connection, &query)).await
    }

    /// These games as far as they exist, listed or not, the newest first.
    pub async fn list_ids(self: &Arc<Self>, ids: Vec<String>) -> ReadResult<Vec<Listed>> {
        self.read(move |connection| list_ids(connection, &ids)).await
    }

    /// Runs a read on a thread that may block.
    async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> ReadResult<T> + Send + 'static,
    ) -> ReadResult<T> {
        let closed = |_| StoreError::Failed("the store is closed".to_owned());
        let turn = Arc::clone(&self.reading).acquire_owned().await.map_err(closed)?;
        let store = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let connection = store.reader();
            // After opening, which may have opened another file.
            store.watch.check()?;
            let connection = connection?;
            let found = work(&connection);
            if let Some(idle) = &mut *store.idle_readers() {
                idle.push(connection);
            }
            drop(turn);
            found
        });
        done.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    fn reader(&self) -> ReadResult<Connection> {
        let idle = self.idle_readers().as_mut().and_then(Vec::pop);
        idle.map_or_else(|| schema::connect(&self.path), Ok)
    }
}

fn events(connection: &Connection, id: &str) -> ReadResult<Vec<EventRecord>> {
    let sql = "SELECT version, at, body FROM events WHERE game = ? ORDER BY version";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([id], |row| {
        Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get::<_, String>(2)?))
    })?;
    let mut events = Vec::new();
    for row in rows {
        let (version, at, body) = row?;
        let event = serde_json::from_str(&body)
            .map_err(|error| StoreError::Damaged(format!("event {version} of {id}: {error}")))?;
        events.push(EventRecord { version: version as u64, at, event });
    }
    Ok(events)
}

fn keys(connection: &Connection, id: &str) -> ReadResult<Vec<Key>> {
    let sql = "SELECT digest, kind, side FROM keys WHERE game = ?";
    let mut select = connection.prepare_cached(sql)?;
    let key = |row: &Row<'_>| {
        let side = row.get::<_, Option<String>>(2)?;
        let side = side.and_then(|side| side.parse().ok());
        let opens = match (row.get::<_, String>(1)?.as_str(), side) {
            ("seat", Some(side)) => Opens::Seat(side),
            ("device", Some(side)) => Opens::Device(side),
            _ => Opens::OpenSeat,
        };
        Ok(Key { digest: Digest(row.get(0)?), opens })
    };
    let keys = select.query_map([id], key)?;
    Ok(keys.collect::<Result<_, _>>()?)
}

/// What [`listed`] reads, in its order.
const COLUMNS: &str = "id, game, spec, status, white_kind, white, black_kind, black, moves, winner, \
                       reason, created, updated";

fn list_ids(connection: &Connection, ids: &[String]) -> ReadResult<Vec<Listed>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM games WHERE id IN (SELECT value FROM json_each(?1))
        ORDER BY created DESC, id DESC"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let rows = select.query_map([json!(ids).to_string()], listed)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn list(connection: &Connection, query: &ListQuery) -> ReadResult<Vec<Listed>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM games
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
    let text = |place: usize| row.get::<_, String>(place);
    let seat = |kind: usize| {
        Ok::<_, rusqlite::Error>(ListedSeat { kind: text(kind)?, name: text(kind + 1)? })
    };
    let entry = GameListing {
        id: text(0)?,
        spec: text(2)?,
        status: text(3)?,
        seats: Sides { w: seat(4)?, b: seat(6)? },
        moves: row.get(8)?,
        result: None,
        created: row.get(11)?,
        updated: row.get(12)?,
        side: None,
    };
    let outcome = row.get::<_, Option<String>>(9)?.and_then(|word| word.parse().ok());
    let reason = row.get::<_, Option<String>>(10)?.map(Reason::from);
    let result = outcome.zip(reason);
    Ok(Listed { id: text(0)?, game: text(1)?, created: row.get(11)?, entry, result })
}
