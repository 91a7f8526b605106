//! A batch of writes as the parameters of one statement.

use jogada_service::game::EventRecord;
use tokio_postgres::types::ToSql;

use crate::store::{DocumentWrite, Key, StoreResult, Write, event_body};
use crate::time::Millis;
use crate::token::Digest;

/// The parameters of the statement, by column.
#[derive(Default)]
pub struct Batch<'a> {
    rows: Rows<'a>,
    events: Events<'a>,
    keys: Keys<'a>,
    spent: (Vec<i32>, Vec<&'a str>, Vec<&'a [u8]>),
    documents: Documents<'a>,
}

#[derive(Default)]
struct Rows<'a> {
    job: Vec<i32>,
    id: Vec<&'a str>,
    base: Vec<i64>,
    version: Vec<i64>,
    game: Vec<&'a str>,
    spec: Vec<&'a str>,
    status: Vec<&'a str>,
    seats: [Seats<'a>; 2],
    moves: Vec<i64>,
    winner: Vec<Option<&'a str>>,
    reason: Vec<Option<&'a str>>,
    listed: Vec<bool>,
    created: Vec<Millis>,
    updated: Vec<Millis>,
    due: Vec<Option<Millis>>,
    rated: Vec<bool>,
}

#[derive(Default)]
struct Seats<'a> {
    kind: Vec<&'a str>,
    name: Vec<&'a str>,
    account: Vec<Option<&'a str>>,
}

#[derive(Default)]
struct Events<'a> {
    job: Vec<i32>,
    game: Vec<&'a str>,
    version: Vec<i64>,
    at: Vec<Millis>,
    body: Vec<String>,
}

#[derive(Default)]
struct Keys<'a> {
    job: Vec<i32>,
    game: Vec<&'a str>,
    digest: Vec<&'a [u8]>,
    kind: Vec<&'static str>,
    side: Vec<Option<String>>,
}

#[derive(Default)]
struct Documents<'a> {
    job: Vec<i32>,
    kind: Vec<&'static str>,
    id: Vec<&'a str>,
    base: Vec<i64>,
    body: Vec<Option<&'a str>>,
}

pub type Parameter<'a> = &'a (dyn ToSql + Sync);

impl<'a> Batch<'a> {
    /// Adds a write of a job.
    pub fn add(&mut self, job: i32, write: &'a Write) -> StoreResult<()> {
        self.rows.add(job, write);
        for event in &write.events {
            self.events.add(job, &write.game, event)?;
        }
        for key in &write.keys {
            self.keys.add(job, &write.game, key);
        }
        for Digest(digest) in &write.spent {
            let (jobs, games, digests) = &mut self.spent;
            jobs.push(job);
            games.push(&write.game);
            digests.push(digest);
        }
        Ok(())
    }

    /// Adds a write of a job to a document.
    pub fn add_document(&mut self, job: i32, write: &'a DocumentWrite) {
        let documents = &mut self.documents;
        documents.job.push(job);
        documents.kind.push(write.kind.word());
        documents.id.push(&write.id);
        documents.base.push(write.base as i64);
        documents.body.push(write.body.as_deref());
    }

    /// In the order of the statement.
    pub fn parameters<'b>(&'b self, node: &'b &str) -> Vec<Parameter<'b>> {
        let (rows, events, keys, spent) = (&self.rows, &self.events, &self.keys, &self.spent);
        let [white, black] = &rows.seats;
        let mut all: Vec<Parameter<'b>> = vec![&rows.job, &rows.id, &rows.base, &rows.version];
        all.extend([&rows.game as Parameter<'b>, &rows.spec, &rows.status]);
        all.extend([
            &white.kind as Parameter<'b>,
            &white.name,
            &black.kind,
            &black.name,
            &rows.moves,
        ]);
        all.extend([&rows.winner as Parameter<'b>, &rows.reason, &rows.listed]);
        all.extend([&rows.created as Parameter<'b>, &rows.updated, &rows.due]);
        all.extend([&spent.0 as Parameter<'b>, &spent.1, &spent.2]);
        all.extend([&events.job as Parameter<'b>, &events.game, &events.version]);
        all.extend([&events.at as Parameter<'b>, &events.body]);
        all.extend([&keys.job as Parameter<'b>, &keys.game, &keys.digest, &keys.kind, &keys.side]);
        all.push(node);
        let documents = &self.documents;
        all.extend([&documents.job as Parameter<'b>, &documents.kind, &documents.id]);
        all.extend([&documents.base as Parameter<'b>, &documents.body]);
        all.extend([&rows.rated as Parameter<'b>, &white.account, &black.account]);
        all
    }
}

impl<'a> Rows<'a> {
    fn add(&mut self, job: i32, write: &'a Write) {
        let summary = &write.summary;
        self.job.push(job);
        self.id.push(&write.game);
        self.base.push(write.version as i64 - write.events.len() as i64);
        self.version.push(write.version as i64);
        self.game.push(summary.game);
        self.spec.push(&summary.spec);
        self.status.push(summary.status);
        for (seats, seat) in self.seats.iter_mut().zip(&summary.seats) {
            seats.kind.push(&seat.kind);
            seats.name.push(&seat.name);
            seats.account.push(seat.account.as_deref());
        }
        self.moves.push(summary.moves as i64);
        self.winner.push(summary.result.as_ref().map(|(outcome, _)| outcome.word()));
        self.reason.push(summary.result.as_ref().map(|(_, reason)| reason.word()));
        self.listed.push(summary.listed);
        self.created.push(summary.created);
        self.updated.push(summary.updated);
        self.due.push(summary.due);
        self.rated.push(summary.rated);
    }
}

impl<'a> Events<'a> {
    fn add(&mut self, job: i32, game: &'a str, record: &EventRecord) -> StoreResult<()> {
        self.job.push(job);
        self.game.push(game);
        self.version.push(record.version as i64);
        self.at.push(record.at);
        self.body.push(event_body(record)?);
        Ok(())
    }
}

impl<'a> Keys<'a> {
    fn add(&mut self, job: i32, game: &'a str, key: &'a Key) {
        let (kind, side) = key.opens.columns();
        self.job.push(job);
        self.game.push(game);
        self.digest.push(&key.digest.0);
        self.kind.push(kind);
        self.side.push(side);
    }
}
