//! `jogada worker`: does the work of runs that others start.

use std::sync::{Arc, Mutex};

use jogada_arena::{Job, JobError, PairJob, PuzzleJob};
use jogada_cluster::{Build, OpenedRun, RunInfo, WorkerEvent, WorkerOptions, Workshop, serve};
use jogada_play::{Localizer, Message};
use jogada_survey::SurveyJob;
use jogada_tune::{MatchJob, SampleJob};
use serde_json::Value;

use super::queue;
use crate::args::WorkerArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output;

pub fn run(language: &str, args: &WorkerArgs) -> Result<(), Failure> {
    let localizer = queue::localizer(language);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let options = WorkerOptions {
        url: args.url.clone(),
        jobs: args.jobs.map_or(cores, usize::from),
        name: format!("{}-{}", queue::host(), std::process::id()),
    };
    let workshop = Kinds {
        programs: args.allow_cmd,
        measured: Mutex::default(),
        localizer: queue::localizer(language),
    };
    let interrupt = Interrupt::listen(localizer.word("worker-draining"));
    let tell = |event: WorkerEvent<'_>| output::note(&localizer.say(&message(&event, &options)));
    let lines = serve(&options, Arc::new(workshop), &interrupt.stop, &tell)
        .map_err(|error| queue::failure(&error, language))?;
    output::note(&localizer.say(&Message::new("worker-drained").with("count", lines as usize)));
    Ok(())
}

/// What this program can do, by the words of [`JobConfig::kind`](jogada_arena::JobConfig).
struct Kinds {
    /// Whether programs of this machine may be started.
    programs: bool,
    /// What was measured of games, with its speed.
    measured: Mutex<Vec<(Vec<String>, Build, u64)>>,
    localizer: Localizer,
}

impl Workshop for Kinds {
    fn open(&self, run: &RunInfo) -> Result<OpenedRun, String> {
        let (build, nodes_per_second) = self.measure(&run.games);
        if build != run.build {
            return Err(self.localizer.say(&other_build(&build, &run.build)));
        }
        let job = self.job(&run.kind, &run.configuration);
        let job = job.map_err(|error| self.localizer.say(&error.message()))?;
        Ok(OpenedRun { job, nodes_per_second })
    }
}

impl Kinds {
    /// The work of this kind and configuration.
    fn job(&self, kind: &str, configuration: &Value) -> Result<Box<dyn Job>, JobError> {
        match kind {
            PairJob::KIND => Ok(Box::new(PairJob::parse(configuration, self.programs)?)),
            PuzzleJob::KIND => Ok(Box::new(PuzzleJob::parse(configuration)?)),
            SampleJob::KIND => Ok(Box::new(SampleJob::parse(configuration)?)),
            MatchJob::KIND => Ok(Box::new(MatchJob::parse(configuration)?)),
            SurveyJob::KIND => Ok(Box::new(SurveyJob::parse(configuration)?)),
            _ => Err(JobError::Foreign),
        }
    }

    /// The program as it plays these games, measured once.
    fn measure(&self, games: &[String]) -> (Build, u64) {
        let mut measured = self.measured.lock().expect("measuring does not panic");
        if let Some((_, build, speed)) = measured.iter().find(|(known, ..)| known == games) {
            return (build.clone(), *speed);
        }
        let (build, result) = queue::build(games);
        let speed = result.speed() as u64;
        measured.push((games.to_owned(), build.clone(), speed));
        (build, speed)
    }
}

fn other_build(here: &Build, there: &Build) -> Message {
    Message::new("worker-build")
        .with("version", here.version.as_str())
        .with("signature", here.signature.to_string())
        .with("wanted", there.version.as_str())
        .with("wantedsignature", there.signature.to_string())
}

fn message(event: &WorkerEvent<'_>, options: &WorkerOptions) -> Message {
    let of = |id, run: &RunInfo| {
        Message::new(id).with("run", run.id.as_str()).with("kind", run.kind.as_str())
    };
    match event {
        WorkerEvent::Connected => Message::new("worker-started")
            .with("name", options.name.as_str())
            .with("jobs", options.jobs),
        WorkerEvent::Joined(run, speed) => of("worker-joined", run)
            .with("games", run.games.clone())
            .with("speed", format!("{:.2}", *speed as f64 / 1e6)),
        WorkerEvent::Refused(run, why) => of("worker-refused", run).with("why", *why),
        WorkerEvent::Left(run, units) => of("worker-left", run).with("count", *units as usize),
        WorkerEvent::Failed(run, why) => of("worker-failed", run).with("why", *why),
    }
}
