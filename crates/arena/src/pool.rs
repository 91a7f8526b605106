//! Numbered jobs on several threads, and their results in the order of the numbers.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use jogada_play::Stop;

/// Threads that share a list of jobs.
#[derive(Clone, Copy)]
pub(crate) struct WorkerPool<'a> {
    pub(crate) threads: usize,
    /// Ends it before all jobs are done.
    pub(crate) stop: &'a Stop,
    /// How long a thread may keep results back to hand over several at once: where jobs take next to
    /// no time, handing over each takes longer than doing it.
    pub(crate) flush_interval: Duration,
}

/// What a thread has done since it last handed over.
type Batch<T> = Vec<(usize, T)>;

impl WorkerPool<'_> {
    /// Does the jobs with these numbers. Every thread makes a worker of its own; one that returns
    /// `None` was stopped. `take` is called on the calling thread, with results in any order.
    pub(crate) fn run<T: Send, W: FnMut(usize) -> Option<T>>(
        self,
        numbers: &[usize],
        make_worker: impl Fn() -> W + Sync,
        take: &mut dyn FnMut(Batch<T>),
    ) {
        let next = AtomicUsize::new(0);
        let work = |hand_over: &mut dyn FnMut(Batch<T>)| {
            let taken = || numbers.get(next.fetch_add(1, Relaxed)).copied();
            self.work(make_worker(), taken, hand_over);
        };
        match self.threads.min(numbers.len()) {
            0 | 1 => work(take),
            threads => spread(threads, work, take),
        }
    }

    fn work<T>(
        self,
        mut worker: impl FnMut(usize) -> Option<T>,
        taken: impl Fn() -> Option<usize>,
        hand_over: &mut dyn FnMut(Batch<T>),
    ) {
        let (mut done, mut handed_over) = (Vec::new(), Instant::now());
        while let Some(number) = taken().filter(|_| !self.stop.is_stopped()) {
            let Some(result) = worker(number) else { break };
            done.push((number, result));
            if handed_over.elapsed() >= self.flush_interval {
                hand_over(std::mem::take(&mut done));
                handed_over = Instant::now();
            }
        }
        hand_over(done);
    }
}

/// Runs the same work on several threads and takes their batches together.
fn spread<T: Send>(
    threads: usize,
    work: impl Fn(&mut dyn FnMut(Batch<T>)) + Sync,
    take: &mut dyn FnMut(Batch<T>),
) {
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, work) = (sender.clone(), &work);
            // The receiver stays until all senders are gone.
            scope.spawn(move || work(&mut |batch| drop(sender.send(batch))));
        }
        drop(sender);
        while let Ok(mut batch) = receiver.recv() {
            batch.extend(receiver.try_iter().flatten());
            take(batch);
        }
    });
}

/// A reorder buffer: results come in any order and leave it in that of their numbers.
pub(crate) struct InOrder<T> {
    next: usize,
    waiting: BTreeMap<usize, T>,
}

impl<T> InOrder<T> {
    /// Begins with this number; some results may be known already.
    pub(crate) fn new(next: usize, known: BTreeMap<usize, T>) -> InOrder<T> {
        InOrder { next, waiting: known }
    }

    /// Takes a batch in, then hands on what is next as long as it is there and `take` wants more.
    pub(crate) fn add(
        &mut self,
        batch: impl IntoIterator<Item = (usize, T)>,
        take: &mut dyn FnMut(T) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (number, result) in batch {
            // Mostly it is the next one, which need not wait.
            if number == self.next {
                self.next += 1;
                take(result)?;
                self.drain(take)?;
            } else {
                self.waiting.insert(number, result);
            }
        }
        self.drain(take)
    }

    fn drain(&mut self, take: &mut dyn FnMut(T) -> ControlFlow<()>) -> ControlFlow<()> {
        while let Some(result) = self.waiting.remove(&self.next) {
            self.next += 1;
            take(result)?;
        }
        ControlFlow::Continue(())
    }
}

/// Does numbered jobs on several threads and takes the results in order, so what was taken when it ends
/// early does not depend on the number of threads. Ends when all is done, when `take` has enough, or
/// when it is stopped; jobs that are under way when `take` has enough are finished and dropped.
pub fn in_order<T: Send, W: FnMut(usize) -> Option<T>>(
    numbers: Range<usize>,
    threads: usize,
    stop: &Stop,
    make_worker: impl Fn() -> W + Sync,
    take: &mut dyn FnMut(T) -> ControlFlow<()>,
) {
    let (enough, mut order) = (&Stop::default(), InOrder::new(numbers.start, BTreeMap::new()));
    let numbers: Vec<usize> = numbers.collect();
    let make_worker = || {
        let mut worker = make_worker();
        move |number| if enough.is_stopped() { None } else { worker(number) }
    };
    let pool = WorkerPool { threads, stop, flush_interval: Duration::ZERO };
    pool.run(&numbers, make_worker, &mut |batch| {
        if !enough.is_stopped() && order.add(batch, take).is_break() {
            enough.stop();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_none_after_enough() {
        for threads in [1, 3] {
            let (mut taken, stop) = (Vec::new(), Stop::default());
            in_order(2..50, threads, &stop, || |number| Some(number * number), &mut |square| {
                taken.push(square);
                if square < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            assert_eq!(taken, [4, 9, 16, 25, 36, 49, 64, 81, 100], "{threads} threads");
            assert!(!stop.is_stopped(), "the caller's own signal is left alone");
        }
    }

    #[test]
    fn what_is_known_already_is_handed_on_in_its_place() {
        let mut taken = Vec::new();
        let mut order = InOrder::new(0, BTreeMap::from([(0, 'a'), (2, 'c')]));
        let mut take = |letter| {
            taken.push(letter);
            ControlFlow::Continue(())
        };
        assert!(order.add(Vec::new(), &mut take).is_continue());
        assert!(order.add(vec![(3, 'd'), (1, 'b')], &mut take).is_continue());
        assert_eq!(taken, ['a', 'b', 'c', 'd']);
    }
}
