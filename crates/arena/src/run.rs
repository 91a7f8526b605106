//! Playing a tournament: several pairs at a time, counted in their order.

use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use jogada_play::{AnyMatch, PlayerFault, Stop};

use crate::executor::{DoneUnit, Hands, JobConfig};
use crate::game::PlayedGame;
use crate::header::TournamentHeader;
use crate::pair_job::PairJob;
use crate::pair_runner::PairRunner;
use crate::pool::{InOrder, WorkerPool, in_order};
use crate::referee::Referee;
use crate::results::Results;
use crate::schedule::{Key, Played};
use crate::stopping::{Ended, StoppingRule};
use crate::store::read_pair;
use crate::terms::Conditions;
use crate::tournament::{Pair, Tournament};

/// How late a run may notice that its caller has stopped it.
const STOP_POLL: Duration = Duration::from_millis(10);

/// Who hears of the pairs of a tournament. Either call can end it.
pub trait Observer {
    /// Pairs that were just finished, in any order: the time to save them.
    fn finished(&mut self, _pairs: &[Pair]) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The next pair in the order of the schedule, which is the same on any number of threads.
    fn counted(&mut self, pair: &Pair) -> ControlFlow<()>;

    /// How long it can wait to hear of a finished pair. Where pairs take next to no time, handing over
    /// each at once takes longer than playing it; where they are saved, nothing else will do.
    fn flush_interval(&self) -> Duration {
        Duration::ZERO
    }
}

/// Counts and saves nothing.
impl Observer for Results {
    fn counted(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.add(pair);
        ControlFlow::Continue(())
    }
}

/// Plays a tournament on so many threads until it is over, its test is decided, a player has failed too
/// often, the observer has enough, or it is stopped; says which. After that the observer hears of pairs
/// finished meanwhile, but none is counted any more. Pairs that were finished earlier are counted and
/// not played again. The caller's `stop` is only read.
///
/// # Panics
/// If the options of the game do not fit each other: open the game first.
pub fn run(
    tournament: &Tournament,
    earlier: Vec<Pair>,
    jobs: usize,
    stop: &Stop,
    observer: &mut dyn Observer,
) -> Ended {
    let (work, hands) =
        (PairJob::config(tournament, &TournamentHeader::of(tournament)), &mut Hands::Threads(jobs));
    run_on(tournament, &work, earlier, hands, stop, observer)
}

/// Plays a tournament as [`run`] does, by whoever is given. Other processes get the work as it is described.
///
/// # Panics
/// If the options of the game do not fit each other: open the game first.
pub fn run_on(
    tournament: &Tournament,
    work: &JobConfig,
    earlier: Vec<Pair>,
    hands: &mut Hands<'_>,
    stop: &Stop,
    observer: &mut dyn Observer,
) -> Ended {
    if let Err(fault) = tournament.check_start() {
        return Ended::NotStarted(fault.message);
    }
    let mut count = Count {
        played: Played::default(),
        follows: !tournament.format.is_fixed(),
        earlier: earlier.into_iter().map(|pair| (pair.key, pair)).collect(),
        rule: StoppingRule::of(tournament),
        ended: None,
        observer,
    };
    follow(stop, |stop| play_rounds(&Games { tournament, work }, hands, stop, &mut count));
    let otherwise = if stop.is_stopped() { Ended::Stopped } else { Ended::Complete };
    count.ended.unwrap_or(otherwise)
}

/// Works with a stop of its own, which the caller's sets too. Games under way when a test is decided
/// are broken off by it, and the caller can go on with its own.
fn follow(caller: &Stop, work: impl FnOnce(&Stop)) {
    let stop = &Stop::default();
    let relay = || {
        if caller.is_stopped() {
            stop.stop();
        }
    };
    relay();
    std::thread::scope(|scope| {
        // Dropped when the work ends, in whatever way.
        let (_working, over) = channel::<()>();
        scope.spawn(move || {
            while over.recv_timeout(STOP_POLL) == Err(RecvTimeoutError::Timeout) {
                relay();
            }
        });
        work(stop);
    });
}

/// What is to be played, as this process and as others see it.
struct Games<'a> {
    tournament: &'a Tournament,
    work: &'a JobConfig,
}

fn play_rounds(games: &Games<'_>, hands: &mut Hands<'_>, stop: &Stop, count: &mut Count<'_>) {
    let tournament = games.tournament;
    let schedule = tournament.schedule();
    let mut due = schedule.due(&count.played);
    if let Some(part) = &tournament.part {
        due.retain(|key| part.contains(&key.number));
    }
    while !due.is_empty() && !stop.is_stopped() {
        play_round(games, &due, hands, stop, count);
        // What was known from the start has all been played.
        let over = tournament.format.is_fixed();
        due = if over { Vec::new() } else { schedule.due(&count.played) };
    }
}

/// Plays games from this position under the conditions of a tournament, the first of its players with
/// White and the second with Black. Each has the next seed, from that of the tournament on, which both
/// players get. `take` hears of them in their order, with their seeds, until it has enough.
///
/// # Panics
/// If the tournament has only one player.
///
/// # Errors
/// If a program cannot be started: nothing was played.
pub fn play_series(
    tournament: &Tournament,
    start: &dyn AnyMatch,
    games: usize,
    jobs: usize,
    stop: &Stop,
    take: &mut dyn FnMut(u64, &PlayedGame) -> ControlFlow<()>,
) -> Result<(), PlayerFault> {
    tournament.check_start()?;
    let (opening, start) = (start.line().moves.len(), Mutex::new(start.fork()));
    let make_worker = || {
        let start = start.lock().expect("forking does not panic").fork();
        move |number: usize| {
            let seed = tournament.seed.wrapping_add(number as u64);
            let mut players = [0, 1].map(|place: usize| tournament.players[place].open(seed));
            let conditions =
                [0, 1].map(|place: usize| Conditions::of(tournament, &*tournament.players[place]));
            let referee = Referee::new(start.fork(), opening, tournament, &conditions);
            Some((seed, referee.play(&mut players, stop)?))
        }
    };
    in_order(0..games, jobs, stop, make_worker, &mut |(seed, game)| take(seed, &game));
    Ok(())
}

/// Plays the pairs that are due; ends early when it is stopped.
fn play_round(
    games: &Games<'_>,
    due: &[Key],
    hands: &mut Hands<'_>,
    stop: &Stop,
    count: &mut Count<'_>,
) {
    let tournament = games.tournament;
    let known = count.known(due);
    let missing: Vec<usize> = (0..due.len()).filter(|place| !known.contains_key(place)).collect();
    let mut order = InOrder::new(0, known);
    let flush_interval = count.observer.flush_interval();
    let mut take = |batch: Vec<(usize, Pair)>| {
        if count.take(batch, &mut order).is_break() {
            count.ended.get_or_insert(Ended::Stopped);
            stop.stop();
        }
    };
    take(Vec::new());
    if stop.is_stopped() {
        return;
    }
    match hands {
        Hands::Threads(threads) => {
            let make_worker = || {
                let mut runner = PairRunner::new(tournament);
                move |place: usize| runner.play_pair(due[place], stop)
            };
            let pool = WorkerPool { threads: *threads, stop, flush_interval };
            pool.run(&missing, make_worker, &mut take);
        }
        Hands::Elsewhere(executor) => {
            let keys: Vec<String> = missing.iter().map(|&place| due[place].to_string()).collect();
            executor.run(games.work, &keys, stop, &mut |units| {
                let pairs = units.into_iter().filter_map(|unit| read_unit(tournament, unit));
                take(pairs.map(|(place, pair)| (missing[place], pair)).collect());
            });
        }
    }
}

/// A pair that was played elsewhere. Who played it is kept where the results depend on that.
fn read_unit(tournament: &Tournament, unit: DoneUnit) -> Option<(usize, Pair)> {
    let spec = tournament.spec.to_string();
    let pair = read_pair(&unit.line, &spec, tournament.players.len())?;
    let worker = tournament.is_timed().then_some(unit.worker);
    Some((unit.place, Pair { worker, ..pair }))
}

/// What has been counted, and what is to be counted with it.
struct Count<'a> {
    played: Played,
    /// Whether who meets whom follows from what has been played.
    follows: bool,
    /// Pairs of an earlier run that were not due yet.
    earlier: HashMap<Key, Pair>,
    rule: StoppingRule,
    /// Why nothing is to be counted any more.
    ended: Option<Ended>,
    observer: &'a mut dyn Observer,
}

impl Count<'_> {
    /// The pairs of an earlier run that are due now, by their places.
    fn known(&mut self, due: &[Key]) -> BTreeMap<usize, Pair> {
        let known = |(place, key)| Some((place, self.earlier.remove(key)?));
        due.iter().enumerate().filter_map(known).collect()
    }

    /// Tells of finished pairs, then counts those whose turn it is.
    fn take(&mut self, batch: Vec<(usize, Pair)>, order: &mut InOrder<Pair>) -> ControlFlow<()> {
        let (places, pairs): (Vec<usize>, Vec<Pair>) = batch.into_iter().unzip();
        if !pairs.is_empty() {
            self.observer.finished(&pairs)?;
        }
        if self.ended.is_some() {
            return ControlFlow::Continue(());
        }
        order.add(places.into_iter().zip(pairs), &mut |pair| self.count(&pair))
    }

    fn count(&mut self, pair: &Pair) -> ControlFlow<()> {
        if self.follows {
            self.played.add(pair.key, pair.half_points());
        }
        self.ended = self.rule.add(pair);
        self.observer.counted(pair)?;
        if self.ended.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
