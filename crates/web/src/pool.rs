//! A thread pool that is fair to clients: it serves them round robin, so that one with many jobs delays
//! only itself.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use jogada_play::Stop;
use thiserror::Error;

use crate::observe::METRICS;

/// A job; it should end soon once it is told to stop.
pub type Job = Box<dyn FnOnce(&Arc<Stop>) + Send>;

/// The number of a job that was queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u64);

/// The queue has reached its limit, or the pool is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no more jobs can wait")]
pub struct Full;

/// Threads and a queue of jobs. Dropping it closes it.
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
    /// Clients with jobs, the next one first.
    turns: VecDeque<IpAddr>,
    /// The jobs of each client in `turns`; never empty.
    jobs: HashMap<IpAddr, VecDeque<(Ticket, Job)>>,
    /// Jobs ever queued.
    queued: u64,
    waiting: usize,
    most: usize,
    /// Running jobs by number.
    running: HashMap<u64, Arc<Stop>>,
    started: u64,
    closed: bool,
}

impl Pool {
    /// Starts the threads; at most `most` jobs may wait.
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

    /// The number of threads.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// The number of jobs that wait.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting
    }

    /// Whether no more jobs can wait.
    pub fn is_full(&self) -> bool {
        self.shared.lock().is_full()
    }

    /// Queues a job of a client.
    pub fn submit(&self, client: IpAddr, job: Job) -> Result<Ticket, Full> {
        let ticket = self.shared.lock().put(client, job)?;
        self.shared.ready.notify_one();
        Ok(ticket)
    }

    /// The place of a job of a client in the queue, from 1; `None` once it has begun. Jobs of clients
    /// with fewer may still come before it.
    pub fn place(&self, client: IpAddr, ticket: Ticket) -> Option<usize> {
        self.shared.lock().place(client, ticket)
    }
}

impl Pool {
    /// Whether it takes no more jobs.
    pub fn is_closed(&self) -> bool {
        self.shared.lock().closed
    }

    /// Stops running jobs, drops waiting ones, and takes no more.
    pub fn close(&self) {
        let dropped = self.shared.lock().close();
        self.shared.ready.notify_all();
        // Dropped without the lock: what a job owns may take it.
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
            // The thread survives a job that panics.
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(&stop)));
            if done.is_err() {
                METRICS.count_incident("panic");
                tracing::error!("a search panicked");
            }
            self.lock().running.remove(&number);
        }
    }

    /// Waits for a job; `None` when the pool is closed.
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
    fn is_full(&self) -> bool {
        self.closed || self.waiting >= self.most
    }

    fn put(&mut self, client: IpAddr, job: Job) -> Result<Ticket, Full> {
        if self.is_full() {
            return Err(Full);
        }
        self.waiting += 1;
        let jobs = self.jobs.entry(client).or_insert_with(|| {
            self.turns.push_back(client);
            VecDeque::new()
        });
        self.queued += 1;
        let ticket = Ticket(self.queued);
        jobs.push_back((ticket, job));
        Ok(ticket)
    }

    fn place(&self, client: IpAddr, ticket: Ticket) -> Option<usize> {
        let rounds = self.jobs.get(&client)?.iter().position(|(other, _)| *other == ticket)?;
        let turn = self.turns.iter().position(|other| *other == client)?;
        // Those whose turn is earlier are served once more before it.
        let before =
            self.turns.iter().enumerate().map(|(place, other)| {
                self.jobs[other].len().min(rounds + usize::from(place < turn))
            });
        Some(before.sum::<usize>() + 1)
    }

    fn start(&mut self) -> (u64, Arc<Stop>) {
        self.started += 1;
        let stop = Arc::new(Stop::default());
        self.running.insert(self.started, Arc::clone(&stop));
        (self.started, stop)
    }

    /// Stops running jobs; returns waiting ones.
    fn close(&mut self) -> Queue {
        self.running.values().for_each(|stop| stop.stop());
        let running = std::mem::take(&mut self.running);
        let open = Queue { closed: true, running, started: self.started, ..Queue::default() };
        std::mem::replace(self, open)
    }

    fn take(&mut self) -> Option<Job> {
        let client = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&client).expect("a client with a turn has a job");
        let (_, job) = jobs.pop_front().expect("no list of jobs is empty");
        if jobs.is_empty() {
            self.jobs.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        self.waiting -= 1;
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_take_turns_however_many_jobs_one_has() {
        let mut queue = Queue { most: 5, ..Queue::default() };
        let order = Arc::new(Mutex::new(Vec::new()));
        let job = |number: u32| -> Job {
            let order = Arc::clone(&order);
            Box::new(move |_| order.lock().unwrap().push(number))
        };
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let tickets = [0, 1, 2, 3].map(|number| queue.put(one, job(number)).unwrap());
        let ninth = queue.put(other, job(9)).unwrap();
        assert_eq!(tickets.map(|ticket| queue.place(one, ticket)), [1, 3, 4, 5].map(Some));
        assert_eq!(queue.place(other, ninth), Some(2));
        assert!(queue.put(other, job(10)).is_err(), "the queue is full");
        while let Some(job) = queue.take() {
            job(&Arc::default());
            assert_eq!(queue.place(one, tickets[0]), None, "it has begun");
        }
        assert_eq!(*order.lock().unwrap(), [0, 9, 1, 2, 3]);
        assert_eq!(queue.waiting, 0);
    }

    #[test]
    fn a_thread_survives_a_job_that_panics() {
        let (pool, client) = (Pool::new(1, 5), IpAddr::from([10, 0, 0, 1]));
        pool.submit(client, Box::new(|_| panic!("a player without a move"))).unwrap();
        let (ended, has_ended) = std::sync::mpsc::channel();
        pool.submit(client, Box::new(move |_| ended.send(()).unwrap())).unwrap();
        assert_eq!(has_ended.recv(), Ok(()));
    }

    #[test]
    fn a_closed_pool_stops_what_runs_and_lets_go_of_what_waits() {
        let pool = Pool::new(1, 5);
        let client = IpAddr::from([10, 0, 0, 1]);
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
        pool.submit(client, Box::new(run)).unwrap();
        pool.submit(client, Box::new(wait)).unwrap();
        has_started.recv().unwrap();
        pool.close();
        has_ended.recv().unwrap();
        assert!(is_held.recv().is_err(), "dropping the job drops what it owns");
        assert!(pool.submit(client, Box::new(|_| {})).is_err());
    }
}
