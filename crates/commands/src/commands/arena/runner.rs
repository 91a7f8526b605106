//! Where a tournament is played: every pair is saved, counted and told.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jogada_arena::{
    Ended, Hands, JobConfig, Observer, Pair, PairJob, Results, Run, Store, StoreError, Tournament,
    TournamentHeader, add_run, identify, pair_json, run_on,
};
use jogada_cluster::Coordinator;
use jogada_play::{Localizer, Message};

use super::live::Live;
use super::pace::Pace;
use super::summary;
use crate::commands::queue;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::{named_file, output};

/// A delay of a printed line that no reader notices.
const UNSEEN: Duration = Duration::from_millis(2);

/// How pairs are told of where there is no terminal to draw on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PairOutput {
    Lines,
    Json,
    /// The caller prints the results.
    Nothing,
}

/// A tournament about to be played.
pub struct Runner<'a> {
    pub tournament: &'a Tournament,
    pub header: &'a TournamentHeader,
    pub localizer: &'a Localizer,
    /// The results file.
    pub out: Option<&'a Path>,
    pub output: PairOutput,
    /// Who plays, if not this machine.
    pub coordinator: Option<Coordinator>,
}

impl Runner<'_> {
    /// Plays to the end or to an interrupt, which is then the second part of the answer.
    pub fn play(mut self, jobs: usize) -> Result<(Results, Result<(), Failure>), Failure> {
        let mut coordinator = self.coordinator.take();
        let work = self.work(coordinator.is_some())?;
        let (store, earlier) = self.open()?;
        self.note_run(jobs, earlier.len());
        let interrupt = Interrupt::listen(self.localizer.word("arena-stopping"));
        let total = self.tournament.total();
        let pace = Pace::new(self.header, total, earlier.len());
        let live = (self.output != PairOutput::Json).then(Live::new);
        let mut observer = RunObserver {
            runner: &self,
            saved: earlier.len(),
            store,
            results: Results::default(),
            total,
            live: live.flatten(),
            pace,
            broken: None,
        };
        let mut hands = match &mut coordinator {
            Some(coordinator) => Hands::Elsewhere(coordinator),
            None => Hands::Threads(jobs),
        };
        let stop = &interrupt.stop;
        let ended = run_on(self.tournament, &work, earlier, &mut hands, stop, &mut observer);
        let finished = coordinator.map(Coordinator::finish);
        if let Some(live) = &mut observer.live {
            live.clear()?;
        }
        if let Some(failure) = observer.broken {
            return Err(failure);
        }
        if let Some(Err(error)) = finished {
            return Err(queue::failure(&error, self.localizer.language()));
        }
        let end = match ended {
            Ended::NotStarted(fault) => return Err(Failure::Input(self.localizer.say(&fault))),
            Ended::Faults { player, count, last } => Err(self.broken_off(player, count, last)),
            Ended::Stopped if interrupt.was_pressed() => Err(observer.stopped()),
            Ended::Complete | Ended::Stopped | Ended::Decided(_) => Ok(()),
        };
        Ok((observer.results, end))
    }

    /// What is to be done. Workers are told which programs play, wherever the results go.
    fn work(&self, by_workers: bool) -> Result<JobConfig, Failure> {
        if !by_workers {
            return Ok(PairJob::config(self.tournament, self.header));
        }
        let header = self.header.clone().with_programs(identify(self.tournament));
        let work = PairJob::config(self.tournament, &header);
        // What cannot be read here cannot be read by any worker.
        match PairJob::parse(&work.configuration, true) {
            Ok(_) => Ok(work),
            Err(error) => Err(Failure::Input(self.localizer.say(&error.message()))),
        }
    }

    /// A player has failed too often for the results to mean anything.
    fn broken_off(&self, player: usize, count: u64, last: Option<Message>) -> Failure {
        let last = last.unwrap_or(Message::new("reason-fault"));
        let message = Message::new("arena-broken-off")
            .with("player", self.header.names()[player].as_str())
            .with("count", count as usize)
            .with("out", if self.out.is_some() { "given" } else { "none" })
            .with("fault", self.localizer.say(&last));
        Failure::Verdict(self.localizer.say(&message))
    }

    /// Notes date and version of this run beside the results. They say nothing about the games, so a
    /// disk that does not take them does not keep us from playing.
    fn note_run(&self, jobs: usize, pairs: usize) {
        let Some(path) = self.out else { return };
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = Timestamp::from_second(since.as_secs() as i64).unwrap_or_default();
        let run = Run {
            date: now.to_string(),
            version: self.header.version.clone(),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            jobs,
            pairs,
        };
        let _ = add_run(path, &run);
    }

    /// The results file, if one is wanted, and what is in it.
    fn open(&self) -> Result<(Option<Store>, Vec<Pair>), Failure> {
        let Some(path) = self.out else { return Ok((None, Vec::new())) };
        let name = path.display().to_string();
        let said = |error: StoreError| named_file::refused(path, &error, self.localizer);
        let (store, journal) = Store::open(path, self.header).map_err(said)?;
        journal.check().map_err(said)?;
        let note = |id| Message::new(id).with("file", name.as_str());
        if journal.torn {
            output::note(&self.localizer.say(&note("arena-torn")));
        }
        if !journal.pairs.is_empty() {
            let resumed = note("arena-resumed").with("games", 2 * journal.pairs.len());
            output::note(&self.localizer.say(&resumed));
        }
        Ok((Some(store), journal.pairs))
    }
}

/// Saves, counts and prints the pairs of a run.
struct RunObserver<'a> {
    runner: &'a Runner<'a>,
    store: Option<Store>,
    /// Pairs in the results file.
    saved: usize,
    results: Results,
    /// Pairs of the whole tournament.
    total: usize,
    live: Option<Live>,
    pace: Pace,
    /// Why it cannot go on.
    broken: Option<Failure>,
}

impl Observer for RunObserver<'_> {
    fn finished(&mut self, pairs: &[Pair]) -> ControlFlow<()> {
        let Some(store) = &mut self.store else { return ControlFlow::Continue(()) };
        match store.add(pairs, self.runner.localizer) {
            Ok(()) => self.saved += pairs.len(),
            Err(error) => {
                self.broken = Some(self.unsaved(&error));
                // What cannot be saved now need not be tried again.
                self.store = None;
            }
        }
        self.go_on()
    }

    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.results.add(pair);
        if let Err(failure) = self.tell(pair) {
            // Without a reader the rest need not be played.
            self.broken = Some(failure);
        }
        self.go_on()
    }

    fn flush_interval(&self) -> Duration {
        if self.runner.out.is_some() { Duration::ZERO } else { UNSEEN }
    }
}

impl RunObserver<'_> {
    fn go_on(&self) -> ControlFlow<()> {
        if self.broken.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn tell(&mut self, pair: &Pair) -> Result<(), Failure> {
        let Runner { header, localizer, output, .. } = self.runner;
        let games = self.results.figures.games() as usize;
        let done = summary::Progress { games, all: (2 * self.total).max(games) };
        if let Some(live) = &mut self.live {
            let left = self.pace.left(&done, &self.results);
            return live.draw(&done, left, header, &self.results, localizer);
        }
        if let Some(note) = self.pace.note(&done, &self.results, localizer) {
            output::note(&note);
        }
        match output {
            PairOutput::Nothing => Ok(()),
            PairOutput::Json => {
                output::print(&format!("{}\n", pair_json(pair, &header.names(), localizer)))
            }
            PairOutput::Lines => output::print(&done.line(pair, header, &self.results, localizer)),
        }
    }

    /// Why saving failed, and what is safe.
    fn unsaved(&self, error: &std::io::Error) -> Failure {
        let file = self.runner.out.map(|path| path.display().to_string()).unwrap_or_default();
        let message = Message::new("arena-unsaved").with("file", file);
        let message = message
            .with("why", jogada_tui::file_error(error, self.runner.localizer.language()))
            .with("games", 2 * self.saved);
        Failure::Unsaved(self.runner.localizer.say(&message))
    }

    /// What is left of a run that was interrupted.
    fn stopped(&self) -> Failure {
        let message = match self.runner.out {
            Some(path) => Message::new("arena-stopped-saved")
                .with("file", path.display().to_string())
                .with("games", 2 * self.saved),
            None => Message::new("arena-stopped"),
        };
        Failure::Stopped(self.runner.localizer.say(&message))
    }
}
