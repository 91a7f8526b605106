//! Runs on a real server, with work that is quickly done.

mod nats;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jogada_arena::{DoneUnit, Executor, Job, JobConfig, JobWorker};
use jogada_cluster::{
    Build, ClusterError, Coordinator, CoordinatorOptions, OpenedRun, RunInfo, WorkerEvent,
    WorkerOptions, Workshop, serve,
};
use jogada_play::Stop;
use nats::Nats;

/// Squares numbers, after a while; panics at some, as often as it is told.
struct Squares {
    pause: Duration,
    bad: Option<u64>,
    panics: Arc<AtomicU32>,
}

impl Job for Squares {
    fn worker(&self) -> Box<dyn JobWorker + '_> {
        Box::new(Squarer(self))
    }
}

struct Squarer<'a>(&'a Squares);

impl JobWorker for Squarer<'_> {
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String> {
        let number: u64 = key.parse().ok()?;
        let left =
            || self.0.panics.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1));
        assert!(self.0.bad != Some(number) || left().is_err(), "a test that is meant to fail");
        let began = Instant::now();
        while began.elapsed() < self.0.pause && !stop.is_stopped() {
            thread::sleep(Duration::from_millis(5));
        }
        (!stop.is_stopped()).then(|| (number * number).to_string())
    }
}

/// Opens every run of this version.
struct OneVersion {
    version: &'static str,
    pause: Duration,
    bad: Option<u64>,
    panics: Arc<AtomicU32>,
}

impl Workshop for OneVersion {
    fn open(&self, run: &RunInfo) -> Result<OpenedRun, String> {
        if run.build.version != self.version {
            return Err(format!("this is {}", self.version));
        }
        let job = Squares { pause: self.pause, bad: self.bad, panics: self.panics.clone() };
        Ok(OpenedRun { job: Box::new(job), nodes_per_second: 1_000 })
    }
}

fn good() -> OneVersion {
    OneVersion { version: "1", pause: Duration::ZERO, bad: None, panics: Arc::default() }
}

fn coordinator(nats: &Nats, salt: &str) -> Coordinator {
    heard(nats, salt, Box::new(|_| {}))
}

fn heard(nats: &Nats, salt: &str, tell: Box<dyn FnMut(jogada_cluster::Report)>) -> Coordinator {
    let options = CoordinatorOptions {
        url: nats.url.clone(),
        salt: salt.to_owned(),
        ack_wait: Duration::from_secs(1),
        max_deliveries: 3,
    };
    let build = |_: &[String]| Build { version: "1".to_owned(), signature: 7 };
    Coordinator::connect(options, Box::new(build), tell).unwrap()
}

/// A worker on threads of its own, until it is dropped.
struct TestWorker {
    drain: Arc<Stop>,
    thread: Option<thread::JoinHandle<u64>>,
}

impl TestWorker {
    fn start(nats: &Nats, name: &str, workshop: OneVersion) -> TestWorker {
        let options = WorkerOptions { url: nats.url.clone(), jobs: 2, name: name.to_owned() };
        let drain: Arc<Stop> = Arc::default();
        let stop = drain.clone();
        let silent = |_: WorkerEvent<'_>| {};
        let thread = thread::spawn(move || {
            serve(&options, Arc::new(workshop), &stop, &silent).expect("the server is there")
        });
        TestWorker { drain, thread: Some(thread) }
    }

    /// Lets it finish what it has; gives the number of lines it has made.
    fn drained(mut self) -> u64 {
        self.drain.stop();
        self.thread.take().unwrap().join().unwrap()
    }
}

impl Drop for TestWorker {
    fn drop(&mut self) {
        self.drain.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn job(name: &str) -> JobConfig {
    JobConfig { kind: "squares", configuration: name.into(), games: Vec::new() }
}

fn keys(numbers: Range<u64>) -> Vec<String> {
    numbers.map(|number| number.to_string()).collect()
}

/// Works off keys; gives the lines by their places, each of which must come once.
fn squares(
    coordinator: &mut Coordinator,
    name: &str,
    count: u64,
    stop: &Stop,
) -> BTreeMap<usize, String> {
    let mut lines = BTreeMap::new();
    coordinator.run(&job(name), &keys(0..count), stop, &mut |units: Vec<DoneUnit>| {
        for unit in units {
            assert_eq!(lines.insert(unit.place, unit.line), None, "it came twice");
        }
    });
    lines
}

fn assert_whole(lines: &BTreeMap<usize, String>, count: usize) {
    assert_eq!(lines.len(), count);
    assert!(lines.iter().all(|(place, line)| *line == (place * place).to_string()), "{lines:?}");
}

#[test]
fn every_line_comes_once_and_nothing_stays_on_the_server() {
    let Some(nats) = Nats::start() else { return };
    let workers = ["a", "b"].map(|name| TestWorker::start(&nats, name, good()));
    let mut coordinator = coordinator(&nats, "whole");
    assert_whole(&squares(&mut coordinator, "whole", 3_000, &Stop::default()), 3_000);
    // A second round of the same run, as in a tournament.
    let mut more = 0;
    let stop = Stop::default();
    coordinator.run(&job("whole"), &keys(3_000..3_100), &stop, &mut |units: Vec<DoneUnit>| {
        more += units.len();
    });
    assert_eq!(more, 100);
    coordinator.finish().unwrap();
    let made: Vec<u64> = workers.into_iter().map(TestWorker::drained).collect();
    assert!(made.iter().sum::<u64>() >= 3_100, "{made:?}");
}

#[test]
fn a_worker_of_another_version_refuses_and_says_why() {
    let Some(nats) = Nats::start() else { return };
    let old = OneVersion { version: "0", ..good() };
    let _workers = [TestWorker::start(&nats, "old", old), TestWorker::start(&nats, "new", good())];
    let (sender, reports) = std::sync::mpsc::channel();
    let tell = Box::new(move |report| drop(sender.send(report)));
    let mut coordinator = heard(&nats, "versions", tell);
    let (mut count, mut refused) = (0, None);
    // The old one may come late.
    while refused.is_none() && count < 2_000 {
        let stop = Stop::default();
        coordinator.run(&job("versions"), &keys(count..count + 50), &stop, &mut |_| {});
        refused = reports.try_iter().find(|report| report.worker == "old");
        count += 50;
        thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(refused.unwrap().refused.unwrap(), "this is 0");
    coordinator.finish().unwrap();
}

#[test]
fn a_stop_ends_the_work_of_all() {
    let Some(nats) = Nats::start() else { return };
    let slow = OneVersion { pause: Duration::from_mins(10), ..good() };
    let worker = TestWorker::start(&nats, "slow", slow);
    let mut coordinator = coordinator(&nats, "stop");
    let stop = Stop::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_secs(2));
            stop.stop();
        });
        assert!(squares(&mut coordinator, "stop", 100, &stop).is_empty());
    });
    coordinator.finish().unwrap();
    // It does not go on with what nobody waits for.
    let began = Instant::now();
    assert_eq!(worker.drained(), 0);
    assert!(began.elapsed() < Duration::from_mins(1));
}

#[test]
fn what_no_worker_can_do_is_named_and_the_rest_is_done() {
    let Some(nats) = Nats::start() else { return };
    let broken = OneVersion { bad: Some(17), panics: Arc::new(AtomicU32::new(1_000)), ..good() };
    let _worker = TestWorker::start(&nats, "broken", broken);
    let mut coordinator = coordinator(&nats, "dead");
    let lines = squares(&mut coordinator, "dead", 100, &Stop::default());
    assert!(!lines.contains_key(&17) && lines.len() >= 90, "{}", lines.len());
    match coordinator.finish() {
        Err(ClusterError::DeadLetters(keys)) => {
            assert!(keys.contains(&"17".to_owned()), "{keys:?}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_failed_once_is_done_by_somebody() {
    let Some(nats) = Nats::start() else { return };
    let unlucky = OneVersion { bad: Some(5), panics: Arc::new(AtomicU32::new(1)), ..good() };
    let _worker = TestWorker::start(&nats, "unlucky", unlucky);
    let mut coordinator = coordinator(&nats, "again");
    assert_whole(&squares(&mut coordinator, "again", 50, &Stop::default()), 50);
    coordinator.finish().unwrap();
}

#[test]
fn a_run_goes_on_after_its_coordinator_and_its_server_were_killed() {
    let Some(nats) = Nats::start() else { return };
    let slow = || OneVersion { pause: Duration::from_millis(20), ..good() };
    let _workers = ["a", "b"].map(|name| TestWorker::start(&nats, name, slow()));
    let stop = Stop::default();
    let mut first = coordinator(&nats, "go on");
    let mut some = 0;
    first.run(&job("go on"), &keys(0..300), &stop, &mut |units: Vec<DoneUnit>| {
        some += units.len();
        if some > 50 {
            stop.stop();
        }
    });
    // It is not finished: what it has made is still there.
    std::mem::forget(first);
    nats.crash();
    thread::sleep(Duration::from_millis(300));
    nats.restart();
    let mut second = coordinator(&nats, "go on");
    assert_whole(&squares(&mut second, "go on", 300, &Stop::default()), 300);
    second.finish().unwrap();
}

#[test]
fn a_run_goes_on_where_it_was_when_its_server_is_started_again() {
    let Some(nats) = Nats::start() else { return };
    let slow = || OneVersion { pause: Duration::from_millis(20), ..good() };
    let _workers = ["a", "b"].map(|name| TestWorker::start(&nats, name, slow()));
    let mut coordinator = coordinator(&nats, "restart");
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_secs(2));
            nats.crash();
            thread::sleep(Duration::from_secs(3));
            nats.restart();
        });
        assert_whole(&squares(&mut coordinator, "restart", 1_500, &Stop::default()), 1_500);
    });
    coordinator.finish().unwrap();
}

/// The sentence for users.
fn told(error: &ClusterError, language: &str) -> String {
    jogada_play::Localizer::new(language).with(jogada_cluster::TEXTS).say(&error.message())
}

/// A server that lets nobody in, for one connection.
fn closed_server() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("nats://ana:secret@{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let info = r#"INFO {"server_id":"x","version":"2.9.0","max_payload":1048576,"auth_required":true}"#;
        stream.write_all(format!("{info}\r\n").as_bytes()).unwrap();
        let mut greeting = String::new();
        BufReader::new(&stream).read_line(&mut greeting).unwrap();
        stream.write_all(b"-ERR 'Authorization Violation'\r\n").unwrap();
    });
    url
}

#[test]
fn a_wrong_password_is_called_that() {
    let options = WorkerOptions { url: closed_server(), jobs: 1, name: "a".to_owned() };
    let told_of = std::sync::Mutex::new(Vec::new());
    let tell = |event: WorkerEvent<'_>| told_of.lock().unwrap().push(format!("{event:?}"));
    let refused = serve(&options, Arc::new(good()), &Stop::default(), &tell).unwrap_err();
    let said = told(&refused, "en");
    assert!(said.contains("the server refused the user name or password"), "{said}");
    assert!(!said.contains("secret"), "{said}");
    assert!(told(&refused, "pt").contains("palavra-passe"));
    assert!(told_of.into_inner().unwrap().is_empty(), "it is not connected");
}

#[test]
fn what_failed_is_said_in_words() {
    let why = "no answer".to_owned();
    let failed = ClusterError::Request { what: "cluster-read-results", why };
    let said = told(&failed, "en");
    assert!(
        said.starts_with("reading results from the NATS server failed (no answer); "),
        "{said}"
    );
    let said = told(&failed, "pt");
    assert!(said.starts_with("não foi possível ler resultados do servidor NATS"), "{said}");
}

#[test]
fn nobody_there_is_an_error_that_names_the_address() {
    let options = CoordinatorOptions {
        url: "nats://ana:secret@127.0.0.1:1".to_owned(),
        salt: String::new(),
        ack_wait: Duration::from_secs(1),
        max_deliveries: 3,
    };
    let build = |_: &[String]| Build { version: String::new(), signature: 0 };
    let refused = Coordinator::connect(options, Box::new(build), Box::new(|_| {})).err().unwrap();
    let told = refused.to_string();
    assert!(told.contains("127.0.0.1:1") && !told.contains("secret"), "{told}");
}
