//! Runs that are spread over the workers of a NATS server.

use std::path::Path;
use std::time::SystemTime;

use jogada_cluster::{
    Build, ClusterError, Coordinator, CoordinatorOptions, Report, without_password,
};
use jogada_play::{BenchResult, Localizer, Message, bench, find};

use crate::args::QueueArgs;
use crate::failure::Failure;
use crate::{locale, output};

/// Times a unit is given to workers: several may be killed while they have it, but not that many.
const MAX_DELIVERIES: i64 = 10;

/// The coordinator of a run whose results go to this file, if it is to be spread.
pub fn coordinator(
    args: &QueueArgs,
    out: Option<&Path>,
    language: &str,
) -> Result<Option<Coordinator>, Failure> {
    let Some(url) = args.queue.clone() else { return Ok(None) };
    let (salt, ack_wait) = (salt(out), args.ack_wait);
    let options = CoordinatorOptions { url, salt, ack_wait, max_deliveries: MAX_DELIVERIES };
    let refused = |error: ClusterError| failure(&error, language);
    let heard = self::localizer(language);
    let shown = without_password(&options.url);
    let invitation = heard.say(&Message::new("queue-invitation").with("url", shown));
    let tell = Box::new(move |report: Report| output::note(&heard.say(&message(&report))));
    let build = Box::new(|games: &[String]| build(games).0);
    let coordinator = Coordinator::connect(options, build, tell).map_err(refused)?;
    output::note(&invitation);
    Ok(Some(coordinator))
}

/// The localizer for what is said about the server.
pub fn localizer(language: &str) -> Localizer {
    locale::localizer(language).with(jogada_cluster::TEXTS).with(jogada_arena::TEXTS)
}

/// Why a run could not be spread.
pub fn failure(error: &ClusterError, language: &str) -> Failure {
    let text = localizer(language).say(&error.message());
    match error {
        ClusterError::DeadLetters(_) => Failure::Verdict(text),
        _ => Failure::Input(text),
    }
}

/// The program as workers must have it, and how fast it is here.
pub fn build(games: &[String]) -> (Build, BenchResult) {
    let mut measured = BenchResult::default();
    for game in games.iter().filter_map(|id| find(id)) {
        measured += bench(game.info());
    }
    let version = env!("CARGO_PKG_VERSION").to_owned();
    (Build { version, signature: measured.nodes }, measured)
}

/// The same for every run that adds to the same file; never the same for runs without one.
fn salt(out: Option<&Path>) -> String {
    let started = || SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    match out {
        Some(path) => {
            let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
            format!("{} {}", host(), path.display())
        }
        None => format!("{} {} {}", host(), std::process::id(), started().as_nanos()),
    }
}

/// The name of this machine.
pub fn host() -> String {
    let name = rustix::system::uname();
    name.nodename().to_string_lossy().into_owned()
}

fn message(report: &Report) -> Message {
    let message = |id| Message::new(id).with("worker", report.worker.as_str());
    match &report.refused {
        Some(why) => message("queue-refused").with("why", why.as_str()),
        None => message("queue-joined")
            .with("jobs", report.jobs)
            .with("speed", format!("{:.2}", report.nodes_per_second as f64 / 1e6)),
    }
}
