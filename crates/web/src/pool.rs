//! Threads that think, shared fairly: visitors take turns, whoever asks a lot waits for themselves.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use jogada_play::Stop;
use thiserror::Error;

/// Something to think about, until it is told to stop.
pub type Job = Box<dyn FnOnce(&Arc<Stop>) + Send>;

/// The queue has reached its limit, or the pool is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no more jobs can wait")]
pub struct Full;

/// Some threads and what waits for them. They end when it is dropped and nothing waits.
pub struct Pool {
    shared: Arc<Shared>,
    threads: usize,
}

struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Whoever waits, the next one first.
    turns: VecDeque<IpAddr>,
    /// What each of them waits for; never empty.
    jobs: HashMap<IpAddr, VecDeque<Job>>,
    waiting: usize,
    most: usize,
    /// What is being thought about, by number, and how to stop it.
    running: HashMap<u64, Arc<Stop>>,
    started: u64,
    closed: bool,
}

impl Pool {
    /// So many threads, for which at most so many jobs may wait.
    pub fn new(threads: usize, most: usize) -> Pool {
        let queue = Mutex::new(Queue { most, ..Queue::default() });
        let shared = Arc::new(Shared { queue, ready: Condvar::new() });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("thinker {number}"));
            thread.spawn(move || shared.work()).expect("the system gives threads at the start");
        }
        Pool { shared, threads }
    }

    /// How many threads there are.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// How many jobs wait.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting
    }

    /// Has something thought about when it is this visitor's turn.
    pub fn ask(&self, visitor: IpAddr, job: Job) -> Result<(), Full> {
        self.shared.lock().put(visitor, job)?;
        self.shared.ready.notify_one();
        Ok(())
    }
}

impl Pool {
    /// Whether it thinks no more.
    pub fn is_closed(&self) -> bool {
        self.shared.lock().closed
    }

    /// Stops all thinking; nothing waits any more, and nothing new is taken.
    pub fn close(&self) {
        let dropped = self.shared.lock().close();
        self.shared.ready.notify_all();
        // What they hold is let go without the lock: it may be anything.
        drop(dropped);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nothing panics while the queue is locked")
    }

    fn work(&self) {
        while let Some((number, job, stop)) = self.next() {
            // A thread outlives a job that panics.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(&stop)));
            self.lock().running.remove(&number);
        }
    }

    /// Waits for something to think about; `None` when the pool is closed.
    fn next(&self) -> Option<(u64, Job, Arc<Stop>)> {
        let mut queue = self.lock();
        while !queue.closed {
            if let Some(job) = queue.take() {
                let (number, stop) = queue.start();
                return Some((number, job, stop));
            }
            queue = self.ready.wait(queue).expect("nothing panics with the lock");
        }
        None
    }
}

impl Queue {
    fn put(&mut self, visitor: IpAddr, job: Job) -> Result<(), Full> {
        if self.closed || self.waiting >= self.most {
            return Err(Full);
        }
        self.waiting += 1;
        let jobs = self.jobs.entry(visitor).or_insert_with(|| {
            self.turns.push_back(visitor);
            VecDeque::new()
        });
        jobs.push_back(job);
        Ok(())
    }

    fn start(&mut self) -> (u64, Arc<Stop>) {
        self.started += 1;
        let stop = Arc::new(Stop::default());
        self.running.insert(self.started, Arc::clone(&stop));
        (self.started, stop)
    }

    /// Stops what runs; what waited is returned.
    fn close(&mut self) -> Queue {
        self.running.values().for_each(|stop| stop.stop());
        let running = std::mem::take(&mut self.running);
        let open = Queue { closed: true, running, started: self.started, ..Queue::default() };
        std::mem::replace(self, open)
    }

    fn take(&mut self) -> Option<Job> {
        let visitor = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&visitor).expect("whoever has a turn has a job");
        let job = jobs.pop_front().expect("no list of jobs is empty");
        if jobs.is_empty() {
            self.jobs.remove(&visitor);
        } else {
            self.turns.push_back(visitor);
        }
        self.waiting -= 1;
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visitors_take_turns_however_much_one_asks_for() {
        let mut queue = Queue { most: 5, ..Queue::default() };
        let order = Arc::new(Mutex::new(Vec::new()));
        let job = |number: u32| -> Job {
            let order = Arc::clone(&order);
            Box::new(move |_| order.lock().unwrap().push(number))
        };
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        for number in 0..4 {
            queue.put(one, job(number)).unwrap();
        }
        queue.put(other, job(9)).unwrap();
        assert!(queue.put(other, job(10)).is_err(), "the queue is full");
        while let Some(job) = queue.take() {
            job(&Arc::default());
        }
        assert_eq!(*order.lock().unwrap(), [0, 9, 1, 2, 3]);
        assert_eq!(queue.waiting, 0);
    }

    #[test]
    fn a_closed_pool_stops_what_runs_and_lets_go_of_what_waits() {
        let pool = Pool::new(1, 5);
        let visitor = IpAddr::from([10, 0, 0, 1]);
        let (started, has_started) = std::sync::mpsc::channel();
        let (ended, has_ended) = std::sync::mpsc::channel();
        let run = move |stop: &Arc<Stop>| {
            started.send(()).unwrap();
            while !stop.is_stopped() {
                std::thread::yield_now();
            }
            ended.send(()).unwrap();
        };
        let (held, is_held) = std::sync::mpsc::channel::<()>();
        let wait = move |_: &Arc<Stop>| drop(held);
        pool.ask(visitor, Box::new(run)).unwrap();
        pool.ask(visitor, Box::new(wait)).unwrap();
        has_started.recv().unwrap();
        pool.close();
        has_ended.recv().unwrap();
        assert!(is_held.recv().is_err(), "whoever waits for it is told");
        assert!(pool.ask(visitor, Box::new(|_| {})).is_err());
    }
}
