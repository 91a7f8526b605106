//! Threads that think, shared fairly: visitors take turns, whoever asks a lot waits for themselves.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// Something to think about.
pub type Job = Box<dyn FnOnce() + Send>;

/// There is too much to think about already.
#[derive(Debug)]
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

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.ready.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nothing panics while the queue is locked")
    }

    fn work(&self) {
        loop {
            let mut queue = self.lock();
            let job = loop {
                match queue.take() {
                    Some(job) => break job,
                    None if queue.closed => return,
                    None => queue = self.ready.wait(queue).expect("nothing panics with the lock"),
                }
            };
            drop(queue);
            // A thread outlives a job that panics.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
        }
    }
}

impl Queue {
    fn put(&mut self, visitor: IpAddr, job: Job) -> Result<(), Full> {
        if self.waiting >= self.most {
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
            Box::new(move || order.lock().unwrap().push(number))
        };
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        for number in 0..4 {
            queue.put(one, job(number)).unwrap();
        }
        queue.put(other, job(9)).unwrap();
        assert!(queue.put(other, job(10)).is_err(), "the queue is full");
        while let Some(job) = queue.take() {
            job();
        }
        assert_eq!(*order.lock().unwrap(), [0, 9, 1, 2, 3]);
        assert_eq!(queue.waiting, 0);
    }
}
