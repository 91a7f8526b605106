//! Work of many units, each a function of a configuration and its key: whoever has both gets the same
//! line, on whatever machine.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Duration;

use jogada_play::Stop;
use serde_json::Value;

use crate::pool::{InOrder, WorkerPool};

/// Work as another process needs it to do a part of it.
#[derive(Clone, Debug, PartialEq)]
pub struct JobConfig {
    /// Which kind of work, by a word that names who can read the configuration.
    pub kind: &'static str,
    /// Everything that the results follow from.
    pub configuration: Value,
    /// The games, whose search must be the same everywhere, by their ids.
    pub games: Vec<String>,
}

/// Does units of one configuration.
pub trait Job: Send + Sync {
    /// Something that does one unit after another, for one thread.
    fn worker(&self) -> Box<dyn JobWorker + '_>;
}

/// Does units, one after another.
pub trait JobWorker {
    /// The line of a key, without its line break; `None` if it was stopped, or if there is no such key.
    fn run(&mut self, key: &str, stop: &Stop) -> Option<String>;
}

/// Who did a unit, where that matters: machines differ in speed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Worker {
    /// The machine and the process.
    pub name: String,
    /// How fast its search is on the fixed positions of `jogada bench`.
    pub nodes_per_second: u64,
}

/// A unit that was done elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct DoneUnit {
    /// The place of its key among those asked for.
    pub place: usize,
    /// What [`JobWorker::run`] made of it.
    pub line: String,
    /// Who made it.
    pub worker: Worker,
}

/// Has units done by other processes.
pub trait Executor {
    /// Has these keys worked off and hands over what comes of them, in any order, each once. Ends when
    /// all are done, when it is stopped, or when it cannot go on, which the executor then knows about.
    fn run(
        &mut self,
        job: &JobConfig,
        keys: &[String],
        stop: &Stop,
        take: &mut dyn FnMut(Vec<DoneUnit>),
    );
}

/// Who does the units of a run.
pub enum Hands<'a> {
    /// So many threads of this process.
    Threads(usize),
    /// Other processes.
    Elsewhere(&'a mut dyn Executor),
}

/// Hears of finished units, each with the place of its key; says whether more are wanted.
pub type TakeUnits<'t> = &'t mut dyn FnMut(Vec<(usize, String)>) -> ControlFlow<()>;

/// Does units by whoever is given, in any order, until all are done, `take` has enough, or it is stopped.
pub fn run_units(
    job: &dyn Job,
    config: &JobConfig,
    keys: &[String],
    hands: &mut Hands<'_>,
    stop: &Stop,
    take: TakeUnits<'_>,
) {
    let enough = &Stop::default();
    let mut hand_over = |units: Vec<(usize, String)>| {
        if !units.is_empty() && !enough.is_stopped() && take(units).is_break() {
            enough.stop();
        }
    };
    match hands {
        Hands::Threads(threads) => {
            let make_worker = || {
                let mut worker = job.worker();
                move |place: usize| {
                    if enough.is_stopped() { None } else { worker.run(&keys[place], stop) }
                }
            };
            let places: Vec<usize> = (0..keys.len()).collect();
            let pool = WorkerPool { threads: *threads, stop, flush_interval: Duration::ZERO };
            pool.run(&places, make_worker, &mut hand_over);
        }
        Hands::Elsewhere(executor) => executor.run(config, keys, stop, &mut |units| {
            hand_over(units.into_iter().map(|unit| (unit.place, unit.line)).collect());
            if enough.is_stopped() {
                stop.stop();
            }
        }),
    }
}

/// The same in the order of the keys, one line after another.
pub fn run_units_in_order(
    job: &dyn Job,
    config: &JobConfig,
    keys: &[String],
    hands: &mut Hands<'_>,
    stop: &Stop,
    take: &mut dyn FnMut(String) -> ControlFlow<()>,
) {
    let mut order = InOrder::new(0, BTreeMap::new());
    run_units(job, config, keys, hands, stop, &mut |units| order.add(units, take));
}
