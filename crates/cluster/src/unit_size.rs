//! How many keys go into one unit: messages cost time, and so does a unit that the last machine works
//! on alone.

use std::collections::HashMap;
use std::time::Duration;

/// What a unit should take.
const TARGET: Duration = Duration::from_secs(2);

/// Keys of a unit, at most.
const MAX: usize = 256;

/// Units for each thread that wait in the queue, so that none is idle.
const UNITS_AHEAD: usize = 4;

/// Keys that wait at least: before it is known who works how fast.
const KEYS_AHEAD: usize = 200;

/// How much a new measurement counts.
const WEIGHT: f64 = 0.1;

/// What is known of the speed of the workers.
#[derive(Default)]
pub(crate) struct UnitSize {
    /// Of one key on one thread.
    seconds: Option<f64>,
    /// Threads of each worker.
    threads: HashMap<String, usize>,
}

impl UnitSize {
    /// A worker with so many threads has taken so long for a key.
    pub(crate) fn add(&mut self, worker: &str, threads: usize, seconds: f64) {
        let mean = self.seconds.map_or(seconds, |mean| mean + WEIGHT * (seconds - mean));
        self.seconds = Some(mean);
        if !self.threads.contains_key(worker) {
            self.threads.insert(worker.to_owned(), threads);
        }
    }

    /// Threads of all workers that were heard of.
    fn all_threads(&self) -> usize {
        self.threads.values().sum::<usize>().max(1)
    }

    /// Keys of the next unit, if so many are left: fewer towards the end, for all to end together.
    pub(crate) fn keys(&self, left: usize) -> usize {
        let Some(seconds) = self.seconds else { return 1 };
        let wanted = (TARGET.as_secs_f64() / seconds.max(1e-9)) as usize;
        wanted.min(left / (2 * self.all_threads())).clamp(1, MAX)
    }

    /// Keys that may wait in the queue or be under way.
    pub(crate) fn keys_ahead(&self, left: usize) -> usize {
        (UNITS_AHEAD * self.all_threads() * self.keys(left)).max(KEYS_AHEAD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_take_about_two_seconds_and_get_small_at_the_end() {
        let mut size = UnitSize::default();
        assert_eq!(size.keys(10_000), 1, "nothing is known yet");
        size.add("a", 2, 0.1);
        size.add("b", 2, 0.1);
        assert_eq!(size.keys(10_000), 20);
        assert_eq!(size.keys(80), 10);
        assert_eq!(size.keys(3), 1);
        size.add("a", 2, 1e-9);
        assert!(size.keys(1_000_000) <= MAX);
        assert!(size.keys_ahead(1_000_000) >= KEYS_AHEAD);
    }
}
