//! Playing a tournament: several pairs at a time, counted in their order.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use jogada_play::{PlayerSpec, Stop};

use crate::pair_runner::PairRunner;
use crate::schedule::{Key, Played};
use crate::stopping::{Ended, StoppingRule};
use crate::tournament::{Pair, Tournament};

/// Who hears of the pairs of a tournament. Either call can end it.
pub trait Observer {
    /// Pairs that were just finished, in any order: the time to save them.
    fn finished(&mut self, pairs: &[Pair]) -> ControlFlow<()>;

    /// The next pair in the order of the schedule, which is the same on any number of threads.
    fn counted(&mut self, pair: &Pair) -> ControlFlow<()>;

    /// How long it can wait to hear of a finished pair. Where pairs take next to no time, handing over
    /// each at once takes longer than playing it; where they are saved, nothing else will do.
    fn flush_interval(&self) -> Duration {
        Duration::ZERO
    }
}

/// Plays a tournament on so many threads until it is over, its test is decided, a player has failed too
/// often, the observer has enough, or it is stopped; says which. After that the observer hears of pairs
/// finished meanwhile, but none is counted any more. Pairs that were finished earlier are counted and
/// not played again.
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
    if let Err(fault) = tournament.players.iter().try_for_each(PlayerSpec::check_start) {
        return Ended::NotStarted(fault.message);
    }
    let schedule = tournament.schedule();
    let mut count = Count {
        played: Played::default(),
        waiting: earlier.into_iter().map(|pair| (pair.key, pair)).collect(),
        rule: StoppingRule::of(tournament),
        ended: None,
        observer,
    };
    let mut due = schedule.due(&count.played);
    while !due.is_empty() && !stop.is_stopped() {
        play_round(tournament, &due, jobs, stop, &mut count);
        // What was known from the start has all been played.
        let over = tournament.format.is_fixed();
        due = if over { Vec::new() } else { schedule.due(&count.played) };
    }
    let otherwise = if stop.is_stopped() { Ended::Stopped } else { Ended::Complete };
    count.ended.unwrap_or(otherwise)
}

/// Plays the pairs that are due; ends early when it is stopped.
fn play_round(
    tournament: &Tournament,
    due: &[Key],
    jobs: usize,
    stop: &Stop,
    count: &mut Count<'_>,
) {
    let missing: Vec<Key> =
        due.iter().copied().filter(|key| !count.waiting.contains_key(key)).collect();
    let flush_interval = count.observer.flush_interval();
    let mut due = due.iter();
    let mut next = due.next();
    let mut tell = |pairs: Vec<Pair>| {
        if count.take(pairs, &mut next, &mut due).is_break() {
            count.ended.get_or_insert(Ended::Stopped);
            stop.stop();
        }
    };
    tell(Vec::new());
    if stop.is_stopped() {
        return;
    }
    let place = AtomicUsize::new(0);
    let worker = Worker { tournament, keys: &missing, place: &place, stop, flush_interval };
    match jobs.min(missing.len()) {
        0 | 1 => worker.work(&mut tell),
        jobs => together(worker, jobs, &mut tell),
    }
}

/// Lets several threads play.
fn together(worker: Worker<'_>, jobs: usize, tell: &mut dyn FnMut(Vec<Pair>)) {
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            // The receiver stays until all senders are gone.
            scope.spawn(move || worker.work(&mut |pairs| drop(sender.send(pairs))));
        }
        drop(sender);
        while let Ok(mut pairs) = receiver.recv() {
            pairs.extend(receiver.try_iter().flatten());
            tell(pairs);
        }
    });
}

/// What has been counted, and what waits for its turn.
struct Count<'a> {
    played: Played,
    waiting: HashMap<Key, Pair>,
    rule: StoppingRule,
    /// Why nothing is to be counted any more.
    ended: Option<Ended>,
    observer: &'a mut dyn Observer,
}

impl Count<'_> {
    /// Takes finished pairs in, then counts on from `next` as far as pairs are there.
    fn take<'k>(
        &mut self,
        pairs: Vec<Pair>,
        next: &mut Option<&'k Key>,
        due: &mut impl Iterator<Item = &'k Key>,
    ) -> ControlFlow<()> {
        if !pairs.is_empty() {
            self.observer.finished(&pairs)?;
        }
        let mut pairs = pairs.into_iter();
        while let Some(pair) = self.next_of(*next, &mut pairs) {
            self.count(&pair)?;
            *next = due.next();
        }
        ControlFlow::Continue(())
    }

    /// The pair that counts next, if it is among these or waits; others among these have to wait.
    fn next_of(
        &mut self,
        key: Option<&Key>,
        pairs: &mut impl Iterator<Item = Pair>,
    ) -> Option<Pair> {
        let key = key.filter(|_| self.ended.is_none());
        let may_wait = key.filter(|_| !self.waiting.is_empty());
        if let Some(waiting) = may_wait.and_then(|key| self.waiting.remove(key)) {
            return Some(waiting);
        }
        for pair in pairs {
            if key == Some(&pair.key) {
                return Some(pair);
            }
            self.waiting.insert(pair.key, pair);
        }
        None
    }

    fn count(&mut self, pair: &Pair) -> ControlFlow<()> {
        self.played.add(pair.key, pair.half_points());
        self.ended = self.rule.see(pair);
        self.observer.counted(pair)?;
        if self.ended.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Whoever plays, one of several perhaps.
#[derive(Clone, Copy)]
struct Worker<'a> {
    tournament: &'a Tournament,
    keys: &'a [Key],
    /// The next key nobody has taken.
    place: &'a AtomicUsize,
    stop: &'a Stop,
    /// How long finished pairs may be kept back.
    flush_interval: Duration,
}

impl Worker<'_> {
    /// Plays pairs nobody has taken and hands them over.
    fn work(&self, hand_over: &mut dyn FnMut(Vec<Pair>)) {
        let mut runner = PairRunner::new(self.tournament);
        let (mut done, mut handed_over) = (Vec::new(), Instant::now());
        let taken = || self.keys.get(self.place.fetch_add(1, Relaxed));
        while let Some(&key) = taken().filter(|_| !self.stop.is_stopped()) {
            let Some(pair) = runner.play_pair(key, self.stop) else { break };
            done.push(pair);
            if handed_over.elapsed() >= self.flush_interval {
                hand_over(std::mem::take(&mut done));
                handed_over = Instant::now();
            }
        }
        hand_over(done);
    }
}
