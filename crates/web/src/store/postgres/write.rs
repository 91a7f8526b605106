//! The writer task.

use std::collections::{HashSet, VecDeque};
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::batch::Batch;
use super::{connect, failure};
use crate::incident::{Incident, Reporter};
use crate::observe::METRICS;
use crate::store::{DocumentKind, StoreError, StoreResult, Transaction};

/// Jobs in one statement.
const MAX_BATCH: usize = 512;
/// A statement that takes longer counts as failed; whether it was carried out is then unknown.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

/// A message to the writer task.
pub enum Command {
    Write(Job),
    /// Leave, then answer.
    Close(oneshot::Sender<()>),
}

/// What is to be written, and where the result goes.
pub struct Job {
    pub transaction: Transaction,
    pub answer: oneshot::Sender<StoreResult<()>>,
}

impl Job {
    /// What it writes to.
    fn rows(&self) -> impl Iterator<Item = (Option<DocumentKind>, &str)> {
        let games = self.transaction.games.iter().map(|write| (None, write.game.as_str()));
        let documents = self.transaction.documents.iter();
        games.chain(documents.map(|write| (Some(write.kind), write.id.as_str())))
    }
}

/// What the writer task owns.
pub struct Writer {
    pub pool: Pool,
    pub node: String,
    pub report: Reporter,
    /// Whether the last statement failed: of a series only the first failure is reported.
    pub failing: bool,
}

impl Writer {
    /// Runs until all senders are gone or it receives [`Command::Close`], which it returns.
    pub async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
    ) -> Option<oneshot::Sender<()>> {
        let (mut waiting, mut closing) = (VecDeque::new(), None);
        loop {
            let mut next = if waiting.is_empty() { commands.recv().await } else { None };
            if waiting.is_empty() && next.is_none() {
                return None;
            }
            while let Some(command) = next.take().or_else(|| commands.try_recv().ok()) {
                match command {
                    Command::Write(job) => waiting.push_back(job),
                    Command::Close(done) => closing = Some(done),
                }
                if waiting.len() >= MAX_BATCH {
                    break;
                }
            }
            let batch = take_batch(&mut waiting);
            self.commit(batch).await;
            if waiting.is_empty() && closing.is_some() {
                return closing;
            }
        }
    }

    /// Commits a batch in one transaction, then answers.
    async fn commit(&mut self, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        METRICS.count_batch(jobs.len());
        let written = self.write(&jobs).await;
        if let Err(StoreError::Failed(_) | StoreError::Conflict) = written
            && jobs.len() > 1
        {
            // The database rejects one of them: the others do not have to suffer for it.
            for job in jobs {
                let written = self.write(std::slice::from_ref(&job)).await;
                answer(vec![job], &written);
            }
            return;
        }
        answer(jobs, &written);
    }

    /// The numbers of the jobs that were written.
    async fn write(&mut self, jobs: &[Job]) -> StoreResult<HashSet<i32>> {
        let written = match timeout(WRITE_TIMEOUT, write(&self.pool, &self.node, jobs)).await {
            Ok(written) => written,
            Err(_) => Err(StoreError::Unavailable("no answer".to_owned())),
        };
        let failure = written.as_ref().err().filter(|error| **error != StoreError::Conflict);
        if let Some(error) = failure
            && !self.failing
        {
            (self.report)(&Incident::Unwritten(error.to_string()));
        }
        self.failing = failure.is_some();
        written
    }
}

fn answer(jobs: Vec<Job>, written: &StoreResult<HashSet<i32>>) {
    for (number, job) in (0..).zip(jobs) {
        let result = match written {
            Ok(good) if good.contains(&number) => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(error) => Err(error.clone()),
        };
        // The caller may have gone; what was written stays.
        let _ = job.answer.send(result);
    }
}

/// Jobs about different rows; a second one about the same row waits for the first.
fn take_batch(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let (mut batch, mut later) = (Vec::new(), VecDeque::new());
    let mut rows = HashSet::new();
    for job in waiting.drain(..) {
        let mine: Vec<_> = job.rows().map(|(kind, id)| (kind, id.to_owned())).collect();
        let free = !mine.iter().any(|row| rows.contains(row));
        rows.extend(mine);
        if free && batch.len() < MAX_BATCH {
            batch.push(job);
        } else {
            later.push_back(job);
        }
    }
    *waiting = later;
    batch
}

async fn write(pool: &Pool, node: &str, jobs: &[Job]) -> StoreResult<HashSet<i32>> {
    let mut batch = Batch::default();
    for (number, job) in (0..).zip(jobs) {
        job.transaction.games.iter().try_for_each(|write| batch.add(number, write))?;
        job.transaction.documents.iter().for_each(|write| batch.add_document(number, write));
    }
    let client = connect(pool).await?;
    let statement = client.prepare_cached(include_str!("write.sql")).await.map_err(failure)?;
    let rows = client.query(&statement, &batch.parameters(&node)).await.map_err(failure)?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
