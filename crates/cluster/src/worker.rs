//! Does the units of runs.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::context::PublishAckFuture;
use async_nats::jetstream::kv::Operation;
use async_nats::jetstream::{AckKind, Context, Message};
use futures_util::StreamExt;
use jogada_arena::Job;
use jogada_play::Stop;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::connection;
use crate::error::ClusterError;
use crate::run_info::RunInfo;

/// How long the server may hold a request for a unit, with one run and with several.
const WAIT_FOR_ONE: Duration = Duration::from_secs(2);
const WAIT_FOR_EACH: Duration = Duration::from_millis(100);

/// How long to wait before asking again after a request failed.
const PAUSE: Duration = Duration::from_secs(1);

/// How late a stop may be noticed.
const POLL: Duration = Duration::from_millis(50);

/// The fields that a line is sent with.
pub(crate) mod headers {
    pub(crate) const WORKER: &str = "Jogada-Worker";
    pub(crate) const SPEED: &str = "Jogada-Nodes-Per-Second";
    pub(crate) const THREADS: &str = "Jogada-Threads";
    pub(crate) const SECONDS: &str = "Jogada-Seconds";
}

/// How a worker works.
#[derive(Clone)]
pub struct WorkerOptions {
    /// The address of the server.
    pub url: String,
    /// Units done at the same time, a thread each.
    pub jobs: usize,
    /// The machine and the process, for coordinators.
    pub name: String,
}

/// Makes work of what coordinators publish, or refuses it.
pub trait Workshop: Send + Sync {
    /// The work of a run, if this program is the one that the run needs; otherwise why not.
    fn open(&self, run: &RunInfo) -> Result<OpenedRun, String>;
}

/// A run that this worker takes part in.
pub struct OpenedRun {
    /// What does its units.
    pub job: Box<dyn Job>,
    /// How fast the search is here.
    pub nodes_per_second: u64,
}

/// What there is to tell.
#[derive(Debug)]
pub enum WorkerEvent<'a> {
    /// It is connected to the server and waits for runs.
    Connected,
    /// It takes part in a run, at this speed.
    Joined(&'a RunInfo, u64),
    /// It does not, for this reason.
    Refused(&'a RunInfo, &'a str),
    /// A run is over; so many units were done for it here.
    Left(&'a RunInfo, u64),
    /// A unit could not be done, for this reason; the server gives it to somebody else.
    Failed(&'a RunInfo, &'a str),
}

/// What a worker says to the coordinator of a run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who says it.
    pub worker: String,
    /// Units it does at the same time.
    pub jobs: usize,
    /// How fast its search is; 0 if it does not take part.
    pub nodes_per_second: u64,
    /// Why it does not take part.
    pub refused: Option<String>,
}

/// Works for all runs of a server until `drain` is set, then finishes what it has; gives the number of
/// lines it made.
pub fn serve(
    options: &WorkerOptions,
    workshop: Arc<dyn Workshop>,
    drain: &Stop,
    tell: &(dyn Fn(WorkerEvent<'_>) + Sync),
) -> Result<u64, ClusterError> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    // Playing takes the cores; a thread or two pass messages on.
    builder.worker_threads(2).max_blocking_threads(options.jobs + 4).enable_all();
    let runtime = builder.build().map_err(ClusterError::request("cluster-start"))?;
    runtime.block_on(async {
        let context = connection::connect(&options.url).await?;
        tell(WorkerEvent::Connected);
        let member = Member { options, workshop, context, drain, tell, runs: Mutex::default() };
        member.work().await
    })
}

/// A worker that is connected.
struct Member<'a> {
    options: &'a WorkerOptions,
    workshop: Arc<dyn Workshop>,
    context: Context,
    drain: &'a Stop,
    tell: &'a (dyn Fn(WorkerEvent<'_>) + Sync),
    runs: Mutex<HashMap<String, Arc<ActiveRun>>>,
}

/// A run that units are done for.
struct ActiveRun {
    info: RunInfo,
    job: Arc<dyn Job>,
    nodes_per_second: u64,
    consumer: PullConsumer,
    /// Set when the run is over.
    stop: Arc<Stop>,
    done: Mutex<u64>,
}

impl Member<'_> {
    async fn work(&self) -> Result<u64, ClusterError> {
        let slots = futures_util::future::join_all((0..self.options.jobs).map(|n| self.slot(n)));
        tokio::select! {
            failed = self.follow_runs() => failed.map(|()| 0),
            counts = slots => Ok(counts.into_iter().sum()),
        }
    }

    /// Takes part in runs as they come and leaves those that are over. Once the list of runs could be read, a
    /// server that goes away is waited for.
    async fn follow_runs(&self) -> Result<(), ClusterError> {
        self.watch_runs().await?;
        loop {
            tokio::time::sleep(PAUSE).await;
            let _ = self.watch_runs().await;
        }
    }

    /// Follows the list of runs until the connection is lost.
    async fn watch_runs(&self) -> Result<(), ClusterError> {
        let runs = connection::runs(&self.context).await?;
        let watched = runs.watch_with_history(">").await;
        let mut watched = watched.map_err(ClusterError::request("cluster-follow-runs"))?;
        while let Some(Ok(entry)) = watched.next().await {
            match entry.operation {
                Operation::Put => {
                    // Those of other versions, which cannot be read, are not for us.
                    if let Ok(run) = serde_json::from_slice(&entry.value) {
                        self.join(run).await;
                    }
                }
                Operation::Delete | Operation::Purge => self.leave(&entry.key),
            }
        }
        Ok(())
    }

    async fn join(&self, info: RunInfo) {
        // The list is read again after a lost connection.
        if self.runs.lock().expect("no panic").contains_key(&info.id) {
            return;
        }
        let (workshop, asked) = (self.workshop.clone(), info.clone());
        let opened = tokio::task::spawn_blocking(move || workshop.open(&asked)).await;
        let opened = opened.unwrap_or_else(|panic| Err(panic.to_string()));
        let consumer = connection::shared_consumer(&self.context, &info).await;
        match (opened, consumer) {
            (Ok(opened), Ok(consumer)) => self.take_part(info, opened, consumer).await,
            (Err(why), Ok(_)) => self.refuse(&info, &why).await,
            // It was over before we came.
            (_, Err(_)) => {}
        }
    }

    async fn take_part(&self, info: RunInfo, opened: OpenedRun, consumer: PullConsumer) {
        let OpenedRun { job, nodes_per_second } = opened;
        (self.tell)(WorkerEvent::Joined(&info, nodes_per_second));
        self.report(&info, nodes_per_second, None).await;
        let (job, stop, done) = (Arc::from(job), Arc::default(), Mutex::default());
        let id = info.id.clone();
        let run = ActiveRun { info, job, nodes_per_second, consumer, stop, done };
        self.runs.lock().expect("no panic").insert(id, Arc::new(run));
    }

    async fn refuse(&self, info: &RunInfo, why: &str) {
        (self.tell)(WorkerEvent::Refused(info, why));
        self.report(info, 0, Some(why.to_owned())).await;
    }

    async fn report(&self, info: &RunInfo, nodes_per_second: u64, refused: Option<String>) {
        let WorkerOptions { jobs, name, .. } = self.options.clone();
        let report = Report { worker: name, jobs, nodes_per_second, refused };
        let report = serde_json::to_vec(&report).expect("plain data can be written");
        // A coordinator that does not hear it misses a sentence.
        let _ = self.context.client().publish(info.report_subject(), report.into()).await;
    }

    fn leave(&self, id: &str) {
        let left = self.runs.lock().expect("no panic").remove(id);
        if let Some(run) = left {
            run.stop.stop();
            (self.tell)(WorkerEvent::Left(&run.info, *run.done.lock().expect("no panic")));
        }
    }

    /// Does one unit after another, of all runs in turn; gives the number of lines.
    async fn slot(&self, number: usize) -> u64 {
        let (mut turn, mut lines) = (number, 0);
        while !self.drain.is_stopped() {
            let runs: Vec<_> =
                self.runs.lock().expect("no panic").values().map(Arc::clone).collect();
            if runs.is_empty() {
                tokio::time::sleep(POLL).await;
                continue;
            }
            turn += 1;
            let run = &runs[turn % runs.len()];
            let wait = if runs.len() == 1 { WAIT_FOR_ONE } else { WAIT_FOR_EACH };
            match next_unit(&run.consumer, wait).await {
                Ok(Some(message)) => lines += self.do_unit(run, &message).await,
                Ok(None) => {}
                // The connection comes back by itself, or the run is over.
                Err(()) => tokio::time::sleep(PAUSE).await,
            }
        }
        lines
    }

    /// Does a unit, publishing every line at once, and acknowledges it when all are stored.
    async fn do_unit(&self, run: &Arc<ActiveRun>, message: &Message) -> u64 {
        match self.try_unit(run, message).await {
            Ok(lines) => {
                *run.done.lock().expect("no panic") += 1;
                // If the server misses it, the unit is done again and its lines are refused.
                let _ = tokio::time::timeout(run.heartbeat(), message.double_ack()).await;
                lines
            }
            Err(why) => {
                if let Some(why) = why {
                    (self.tell)(WorkerEvent::Failed(&run.info, &why));
                }
                let _ = message.ack_with(AckKind::Nak(Some(PAUSE))).await;
                0
            }
        }
    }

    /// Gives the number of lines, or why it was not done; without a reason if the run is over.
    async fn try_unit(
        &self,
        run: &Arc<ActiveRun>,
        message: &Message,
    ) -> Result<u64, Option<String>> {
        let keys: Vec<String> =
            serde_json::from_slice(&message.payload).map_err(|error| Some(error.to_string()))?;
        let (sender, mut made) = mpsc::unbounded_channel();
        let playing = tokio::task::spawn_blocking({
            let run = run.clone();
            move || play(&run, &keys, &sender)
        });
        let mut stored = Vec::new();
        let mut progress = tokio::time::interval(run.heartbeat());
        loop {
            tokio::select! {
                line = made.recv() => match line {
                    Some(line) => stored.push(self.publish(run, line).await?),
                    None => break,
                },
                _ = progress.tick() => drop(message.ack_with(AckKind::Progress).await),
            }
        }
        let whole = playing.await.map_err(|panic| Some(panic.to_string()))?;
        let count = stored.len() as u64;
        for (key, stored) in stored {
            self.check_stored(run, &key, stored).await?;
        }
        match whole {
            Ok(()) => Ok(count),
            Err(_) if run.stop.is_stopped() => Err(None),
            Err(key) => Err(Some(format!("there is no unit {key}"))),
        }
    }

    async fn publish(
        &self,
        run: &ActiveRun,
        Line { key, text, seconds }: Line,
    ) -> Result<(String, PublishAckFuture), Option<String>> {
        let mut fields = HeaderMap::new();
        fields.insert(async_nats::header::NATS_MESSAGE_ID, key.as_str());
        fields.insert(headers::WORKER, self.options.name.as_str());
        fields.insert(headers::SPEED, run.nodes_per_second.to_string());
        fields.insert(headers::THREADS, self.options.jobs.to_string());
        fields.insert(headers::SECONDS, format!("{seconds:.6}"));
        let subject = run.info.result_subject(&key);
        let sent = self.context.publish_with_headers(subject, fields, text.into()).await;
        sent.map(|stored| (key, stored)).map_err(|error| Some(error.to_string()))
    }

    /// Waits until a line is stored. The server refuses a second line of a key, which is as good.
    async fn check_stored(
        &self,
        run: &ActiveRun,
        key: &str,
        stored: PublishAckFuture,
    ) -> Result<(), Option<String>> {
        let Err(error) = stored.await else { return Ok(()) };
        if run.stop.is_stopped() {
            return Err(None);
        }
        let refused = || Some(error.to_string());
        let results = self.context.get_stream_no_info(run.info.results_stream()).await;
        let results = results.map_err(|_| refused())?;
        let there = results.get_last_raw_message_by_subject(&run.info.result_subject(key)).await;
        there.map(drop).map_err(|_| refused())
    }
}

/// A line that was made.
struct Line {
    key: String,
    text: String,
    seconds: f64,
}

/// Makes the lines of a unit, on a thread that nothing else waits for. Gives the key that has none.
fn play(
    run: &ActiveRun,
    keys: &[String],
    sender: &mpsc::UnboundedSender<Line>,
) -> Result<(), String> {
    let mut worker = run.job.worker();
    for key in keys {
        let started = Instant::now();
        let text = worker.run(key, &run.stop).ok_or_else(|| key.clone())?;
        let seconds = started.elapsed().as_secs_f64();
        // Nobody listens if publishing has failed.
        let _ = sender.send(Line { key: key.clone(), text, seconds });
    }
    Ok(())
}

impl ActiveRun {
    /// How often to say that a unit is in progress.
    fn heartbeat(&self) -> Duration {
        self.consumer.cached_info().config.ack_wait / 3
    }
}

/// A unit, if there is one within this time.
async fn next_unit(consumer: &PullConsumer, wait: Duration) -> Result<Option<Message>, ()> {
    let batch = consumer.batch().max_messages(1).expires(wait).messages().await;
    let mut batch = batch.map_err(drop)?;
    batch.next().await.transpose().map_err(drop)
}
