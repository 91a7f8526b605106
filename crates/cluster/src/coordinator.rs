//! Publishes the keys of a run and collects their lines.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use async_nats::Subscriber;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::stream::Stream;
use async_nats::jetstream::{Context, Message};
use futures_util::{FutureExt, StreamExt};
use jogada_arena::{DoneUnit, Executor, JobConfig, Worker};
use jogada_play::Stop;
use tokio::runtime::Runtime;

use crate::connection;
use crate::dead_letters::DeadLetters;
use crate::error::ClusterError;
use crate::line_reader::LineReader;
use crate::outage::{Outage, answer};
use crate::run_info::{Build, RunInfo};
use crate::unit_size::UnitSize;
use crate::worker::{Report, headers};

/// How late a stop may be noticed.
const POLL: Duration = Duration::from_millis(50);

/// How long nothing comes before dead letters are looked for.
const SILENCE: Duration = Duration::from_secs(2);

/// Lines that are handed over at once, at most.
const BATCH: usize = 1_000;

/// How a run is spread.
pub struct CoordinatorOptions {
    /// The address of the server.
    pub url: String,
    /// The same for a run that goes on, another for any other.
    pub salt: String,
    /// How long a worker may be silent about a unit before another gets it.
    pub ack_wait: Duration,
    /// Times a unit is given to workers before it is a dead letter.
    pub max_deliveries: i64,
}

/// What workers say when they come.
type Tell = Box<dyn FnMut(Report)>;

/// What this program is for the games of a run.
type BuildOf = Box<dyn Fn(&[String]) -> Build>;

/// Has the units of runs done by the workers of a server.
pub struct Coordinator {
    runtime: Runtime,
    context: Context,
    options: CoordinatorOptions,
    build: BuildOf,
    tell: Tell,
    run: Option<OpenRun>,
    /// Why it could not go on.
    error: Option<ClusterError>,
}

impl Coordinator {
    /// Connects to the server. `build` says which program plays some games; `tell` hears of workers that come
    /// or refuse.
    pub fn connect(
        options: CoordinatorOptions,
        build: BuildOf,
        tell: Tell,
    ) -> Result<Coordinator, ClusterError> {
        let runtime = Runtime::new().map_err(ClusterError::request("cluster-start"))?;
        let context = runtime.block_on(connection::connect(&options.url))?;
        Ok(Coordinator { runtime, context, options, build, tell, run: None, error: None })
    }

    /// Ends the run: workers stop what they do for it, and nothing of it stays on the server.
    ///
    /// # Errors
    /// If it could not go on, why.
    pub fn finish(mut self) -> Result<(), ClusterError> {
        let closed = match self.run.take() {
            Some(run) => self.runtime.block_on(run.close(&self.context)),
            None => Ok(()),
        };
        self.error.map_or(closed, Err)
    }

    /// Opens the run of this work, closing another.
    fn open(&mut self, job: &JobConfig) -> Result<(), ClusterError> {
        if self.run.as_ref().is_some_and(|run| run.job == *job) {
            return Ok(());
        }
        let info = RunInfo::new(job, (self.build)(&job.games), &self.options.salt);
        if let Some(earlier) = self.run.take() {
            self.runtime.block_on(earlier.close(&self.context))?;
        }
        let opened = OpenRun::open(&self.context, job, info, &self.options);
        self.run = Some(self.runtime.block_on(opened)?);
        Ok(())
    }

    fn try_run(
        &mut self,
        job: &JobConfig,
        keys: &[String],
        stop: &Stop,
        take: &mut dyn FnMut(Vec<DoneUnit>),
    ) -> Result<(), ClusterError> {
        self.open(job)?;
        let Coordinator { runtime, context, run, tell, .. } = self;
        let run = run.as_mut().expect("it was opened");
        runtime.block_on(run.work_off(context, keys, stop, take, tell))
    }
}

impl Executor for Coordinator {
    fn run(
        &mut self,
        job: &JobConfig,
        keys: &[String],
        stop: &Stop,
        take: &mut dyn FnMut(Vec<DoneUnit>),
    ) {
        if let Err(error) = self.try_run(job, keys, stop, take) {
            self.error = Some(error);
            stop.stop();
        }
    }
}

/// A run on the server.
struct OpenRun {
    job: JobConfig,
    info: RunInfo,
    keys: Stream,
    consumer: PullConsumer,
    lines: LineReader,
    reports: Subscriber,
    /// Lines of keys that nobody has asked for yet: those of a coordinator that was killed.
    unasked: HashMap<String, DoneUnit>,
    size: UnitSize,
    dead: DeadLetters,
    /// When a line came last, or dead letters were looked for.
    heard: Instant,
}

impl OpenRun {
    /// Sets up the streams, or finds those of a coordinator that was killed, then makes the run known.
    async fn open(
        context: &Context,
        job: &JobConfig,
        info: RunInfo,
        options: &CoordinatorOptions,
    ) -> Result<OpenRun, ClusterError> {
        let client = context.client();
        let (size, limit) = (info.json().len(), client.server_info().max_payload);
        if size > limit {
            return Err(ClusterError::TooLarge { size, limit });
        }
        let keys = connection::keys(context, &info).await?;
        // What is still asked for is published again, in units of another size.
        keys.purge().await.map_err(ClusterError::request("cluster-empty-queue"))?;
        let consumer =
            connection::consumer(&keys, options.ack_wait, options.max_deliveries).await?;
        let lines = LineReader::open(connection::results(context, &info).await?, &info).await?;
        let reports = client.subscribe(info.report_subject()).await;
        let reports = reports.map_err(ClusterError::request("cluster-subscribe"))?;
        let runs = connection::runs(context).await?;
        let known = runs.put(&info.id, info.json().into()).await;
        known.map_err(ClusterError::request("cluster-announce-run"))?;
        let (unasked, size, dead) = Default::default();
        let (job, heard) = (job.clone(), Instant::now());
        Ok(OpenRun { job, info, keys, consumer, lines, reports, unasked, size, dead, heard })
    }

    async fn close(self, context: &Context) -> Result<(), ClusterError> {
        let close = |what| ClusterError::request(what);
        let runs = connection::runs(context).await?;
        runs.purge(&self.info.id)
            .await
            .map_err(|error| close("cluster-end-run")(error.to_string()))?;
        for stream in [self.info.keys_stream(), self.info.results_stream()] {
            let deleted = context.delete_stream(stream).await;
            deleted.map_err(|error| close("cluster-remove-stream")(error.to_string()))?;
        }
        Ok(())
    }

    /// Publishes keys as they are needed and hands over their lines until all are there.
    async fn work_off(
        &mut self,
        context: &Context,
        keys: &[String],
        stop: &Stop,
        take: &mut dyn FnMut(Vec<DoneUnit>),
        tell: &mut Tell,
    ) -> Result<(), ClusterError> {
        let mut wanted = Wanted::new(keys);
        take(wanted.known(&mut self.unasked));
        let mut outage = Outage::default();
        self.heard = Instant::now();
        while !wanted.places.is_empty() && !stop.is_stopped() {
            match self.step(context, &mut wanted, take, tell).await {
                Ok(true) => outage.end(),
                Ok(false) => {}
                Err(error) => {
                    outage.wait(error).await?;
                    self.lines.reopen().await;
                }
            }
        }
        if stop.is_stopped() {
            self.keys.purge().await.map_err(ClusterError::request("cluster-empty-queue"))?;
        }
        let dead = wanted.dead;
        if dead.is_empty() { Ok(()) } else { Err(ClusterError::DeadLetters(dead)) }
    }

    /// Publishes what is needed, hands over what has come, and looks after what does not come. Whether the
    /// server was heard of.
    async fn step(
        &mut self,
        context: &Context,
        wanted: &mut Wanted<'_>,
        take: &mut dyn FnMut(Vec<DoneUnit>),
        tell: &mut Tell,
    ) -> Result<bool, ClusterError> {
        self.publish(context, wanted).await?;
        let (done, read) = self.next_lines(wanted, tell).await;
        let is_due = !done.is_empty() || self.heard.elapsed() > SILENCE;
        if is_due {
            self.heard = Instant::now();
        }
        if !done.is_empty() {
            self.dead.reset();
            take(done);
        } else if is_due {
            let found = self.dead.find(&self.keys, &self.consumer);
            wanted.bury(answer("cluster-look-at-queue", found).await??);
        }
        read.map(|()| is_due)
    }

    /// Publishes units until enough wait. If the server does not say that it has them, all are published
    /// again: what is done twice is stored once.
    async fn publish(
        &mut self,
        context: &Context,
        wanted: &mut Wanted<'_>,
    ) -> Result<(), ClusterError> {
        let before = wanted.unpublished.clone();
        let published = answer("cluster-publish-unit", self.publish_units(context, wanted)).await;
        let published = published.and_then(|published| published);
        if published.is_err() {
            wanted.unpublished = before;
        }
        published
    }

    async fn publish_units(
        &self,
        context: &Context,
        wanted: &mut Wanted<'_>,
    ) -> Result<(), ClusterError> {
        let failed = ClusterError::request::<String>("cluster-publish-unit");
        let mut stored = Vec::new();
        while let Some(unit) = wanted.next_unit(&self.size) {
            let subject = self.info.key_subject(&format!("{}x{}", unit[0], unit.len()));
            let payload = serde_json::to_vec(unit).expect("text can be written");
            let published = context.publish(subject, payload.into()).await;
            stored.push(published.map_err(|error| failed(error.to_string()))?);
        }
        for stored in stored {
            stored.await.map_err(|error| failed(error.to_string()))?;
        }
        Ok(())
    }

    /// Waits a moment for lines; takes all that are there. Those that came before a mistake count.
    async fn next_lines(
        &mut self,
        wanted: &mut Wanted<'_>,
        tell: &mut Tell,
    ) -> (Vec<DoneUnit>, Result<(), ClusterError>) {
        let (mut done, mut read) = (Vec::new(), Ok(()));
        tokio::select! {
            message = self.lines.next() => read = self.read(message, wanted, &mut done),
            Some(report) = self.reports.next() => {
                serde_json::from_slice(&report.payload).into_iter().for_each(&mut **tell);
            }
            () = tokio::time::sleep(POLL) => {}
        }
        while read.is_ok() && done.len() < BATCH && !done.is_empty() {
            let Some(message) = self.lines.next().now_or_never() else { break };
            read = self.read(message, wanted, &mut done);
        }
        (done, read)
    }

    /// Takes a line in if it is wanted; keeps one that nobody has asked for.
    fn read(
        &mut self,
        message: Result<Message, ClusterError>,
        wanted: &mut Wanted<'_>,
        done: &mut Vec<DoneUnit>,
    ) -> Result<(), ClusterError> {
        let message = message?;
        let key = message.subject.rsplit('.').next().unwrap_or_default();
        let Some((unit, threads, seconds)) = unit(&message) else { return Ok(()) };
        self.size.add(&unit.worker.name, threads, seconds);
        match wanted.places.remove(key) {
            Some(place) => done.push(DoneUnit { place, ..unit }),
            None => drop(self.unasked.insert(key.to_owned(), unit)),
        }
        Ok(())
    }
}

/// A line with who made it, on how many threads, in how many seconds; `None` if it is not ours.
fn unit(message: &Message) -> Option<(DoneUnit, usize, f64)> {
    let sent = message.headers.as_ref()?;
    let header = |name| sent.get(name).map(async_nats::HeaderValue::as_str);
    let name = header(headers::WORKER)?.to_owned();
    let nodes_per_second = header(headers::SPEED)?.parse().ok()?;
    let line = String::from_utf8(message.payload.to_vec()).ok()?;
    let unit = DoneUnit { place: 0, line, worker: Worker { name, nodes_per_second } };
    Some((unit, header(headers::THREADS)?.parse().ok()?, header(headers::SECONDS)?.parse().ok()?))
}

/// Keys whose lines are still to come.
struct Wanted<'a> {
    places: HashMap<&'a str, usize>,
    /// Those that have not been published, in their order.
    unpublished: std::slice::Iter<'a, String>,
    /// Those that no worker could do.
    dead: Vec<String>,
}

impl<'a> Wanted<'a> {
    fn new(keys: &'a [String]) -> Wanted<'a> {
        let places = keys.iter().enumerate().map(|(place, key)| (key.as_str(), place));
        Wanted { places: places.collect(), unpublished: keys.iter(), dead: Vec::new() }
    }

    /// Waits no longer for these. A server that was killed may keep units whose lines it has stored.
    fn bury(&mut self, found: Vec<String>) {
        let dead = found.into_iter().filter(|key| self.places.remove(key.as_str()).is_some());
        self.dead.extend(dead);
    }

    /// Those whose lines have come already.
    fn known(&mut self, unasked: &mut HashMap<String, DoneUnit>) -> Vec<DoneUnit> {
        let known = |(&key, &place): (&&str, &usize)| {
            unasked.remove(key).map(|unit| DoneUnit { place, ..unit })
        };
        let done: Vec<_> = self.places.iter().filter_map(known).collect();
        let places: std::collections::HashSet<_> = done.iter().map(|unit| unit.place).collect();
        self.places.retain(|_, place| !places.contains(place));
        done
    }

    /// The keys of the next unit; `None` if enough wait.
    fn next_unit(&mut self, size: &UnitSize) -> Option<&'a [String]> {
        let left = self.places.len();
        let waiting = left.saturating_sub(self.unpublished.len());
        if waiting >= size.keys_ahead(left) {
            return None;
        }
        let rest = self.unpublished.as_slice();
        // Some lines have come without being asked for.
        let skipped = rest.iter().take_while(|key| !self.places.contains_key(key.as_str())).count();
        let rest = &rest[skipped..];
        let wanted = |key: &&String| self.places.contains_key(key.as_str());
        let count = rest.iter().take(size.keys(left)).take_while(wanted).count();
        self.unpublished = rest[count..].iter();
        (count > 0).then(|| &rest[..count])
    }
}
