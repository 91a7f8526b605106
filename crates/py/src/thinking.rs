//! Search, proof, evaluation and counting. What is found crosses to Python as JSON.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jogada_play::wire::{Explained, Found, Solved};
use jogada_play::{AnyMatch, Effort as ProofEffort, Stop, Strategy};
use pyo3::prelude::*;

use crate::catalogue::json;
use crate::errors;
use crate::game_match::{PyMatch, forked};
use crate::interrupt::interruptible;
use crate::language::localizer;
use crate::limits::{self, Effort};

/// How late Ctrl-C may be noticed while a report is waited for.
const POLL: Duration = Duration::from_millis(20);

/// Reports that may wait for their reader; older ones are never lost, the search goes on.
type Reports = Mutex<Receiver<String>>;

/// Searches the position and tells what was found.
#[pyfunction]
pub fn _analyse(
    py: Python<'_>,
    game: &Bound<'_, PyMatch>,
    effort: Effort,
    memory: i64,
) -> PyResult<String> {
    let (game, request, bytes) = (forked(game)?, effort.request()?, limits::memory(memory)?);
    let stop = Stop::default();
    let found = interruptible(py, &stop, || {
        game.think(&Strategy::alpha_beta(bytes), &request, &stop, &mut |_| {})
    })?;
    found.map(|found| json(&Found::from(&found))).ok_or_else(errors::over)
}

/// A search that tells what it knows so far: an iterator of JSON.
#[pyclass(name = "_Search", module = "jogada._native", frozen)]
pub struct Search {
    reports: Reports,
    stop: Arc<Stop>,
}

#[pymethods]
impl Search {
    #[new]
    fn start(game: &Bound<'_, PyMatch>, effort: Effort, memory: i64) -> PyResult<Search> {
        let (game, request, bytes) = (forked(game)?, effort.request()?, limits::memory(memory)?);
        if game.ending().is_some() {
            return Err(errors::over());
        }
        let (sender, receiver) = channel();
        let stop = Arc::new(Stop::default());
        let stopped = Arc::clone(&stop);
        std::thread::spawn(move || {
            let tell = &mut |found: &_| {
                // Nobody listens any more.
                if sender.send(json(&Found::from(found))).is_err() {
                    stopped.stop();
                }
            };
            let found = game.think(&Strategy::alpha_beta(bytes), &request, &stopped, tell);
            found.iter().for_each(tell);
        });
        Ok(Search { reports: Mutex::new(receiver), stop })
    }

    fn __iter__(slf: Py<Search>) -> Py<Search> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<String>> {
        loop {
            let received = py.detach(|| {
                let reports = self.reports.lock().unwrap_or_else(PoisonError::into_inner);
                reports.recv_timeout(POLL)
            });
            match received {
                Ok(report) => return Ok(Some(report)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {
                    py.check_signals().inspect_err(|_| self.stop.stop())?;
                }
            }
        }
    }

    /// Ends the search; what it knows is still told.
    fn stop(&self) {
        self.stop.stop();
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Proves what the position is worth.
#[pyfunction]
pub fn _solve(
    py: Python<'_>,
    game: &Bound<'_, PyMatch>,
    nodes: i64,
    memory: i64,
) -> PyResult<String> {
    let nodes = errors::in_range("nodes", nodes, 1, i64::MAX)? as u64;
    let effort = ProofEffort { nodes, bytes: limits::memory(memory)? };
    let (game, stop) = (forked(game)?, Stop::default());
    let solved = interruptible(py, &stop, || game.solve(effort, &stop, &mut |_| {}))?;
    solved.map(|solved| json(&Solved::from(&solved))).ok_or_else(errors::over)
}

/// What the position is worth as it is, and what that is made of.
#[pyfunction]
pub fn _evaluate(game: &PyMatch) -> PyResult<String> {
    let explained = game.game.explain().ok_or_else(errors::over)?;
    Ok(json(&Explained::of(&explained, &localizer(Some(game.game.info())))))
}

/// The number of paths of exactly `depth` moves from this position.
///
/// >>> jogada.perft(jogada.Match("barca"), 3)
/// 66286
#[pyfunction]
#[pyo3(signature = (r#match, depth, *, threads = 1))]
pub fn perft(
    py: Python<'_>,
    r#match: &Bound<'_, PyMatch>,
    depth: i64,
    threads: i64,
) -> PyResult<u64> {
    let (depth, threads) = (depth_of(depth, 0)?, limits::threads(threads)?);
    count(py, &*without_history(&*forked(r#match)?)?, depth, threads)
}

/// The legal moves with the number of paths behind each, `depth` moves in all.
///
/// >>> jogada.divide(jogada.Match("nava:tiny"), 2)
/// {'a1-a2': 4, 'a1-a3': 4, 'a1-b1': 4, 'a1-c1': 4}
#[pyfunction]
#[pyo3(signature = (r#match, depth, *, threads = 1))]
pub fn divide<'py>(
    py: Python<'py>,
    r#match: &Bound<'_, PyMatch>,
    depth: i64,
    threads: i64,
) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
    let (depth, threads) = (depth_of(depth, 1)?, limits::threads(threads)?);
    let counts = pyo3::types::PyDict::new(py);
    for (text, nodes) in divided(py, &*without_history(&*forked(r#match)?)?, depth, threads)? {
        counts.set_item(text, nodes)?;
    }
    Ok(counts)
}

/// Paths that are counted in one go, without a look at signals: counting itself cannot be stopped.
const PART: f64 = 2e7;

fn depth_of(depth: i64, least: i64) -> PyResult<u32> {
    Ok(errors::in_range("depth", depth, least, 100)? as u32)
}

/// The number of paths; Ctrl-C ends it after the part at hand.
fn count(py: Python<'_>, game: &dyn AnyMatch, depth: u32, threads: usize) -> PyResult<u64> {
    py.check_signals()?;
    // Two plies tell more than one: a first move is often forced.
    let guess = (game.perft(2.min(depth), 1) as f64).powf(f64::from(depth) / 2.0);
    if depth <= 2 || guess <= PART {
        return Ok(py.detach(|| game.perft(depth, threads)));
    }
    Ok(divided(py, game, depth, threads)?.iter().map(|(_, paths)| paths).sum())
}

/// The first moves in byte order with the paths behind each.
fn divided(
    py: Python<'_>,
    game: &dyn AnyMatch,
    depth: u32,
    threads: usize,
) -> PyResult<Vec<(String, u64)>> {
    let mut counts = Vec::new();
    for offer in game.legal() {
        let mut next = game.fork();
        next.play(&offer.text).map_err(|error| errors::illegal(&error))?;
        let paths = count(py, &*without_history(&*next)?, depth - 1, threads)?;
        counts.push((offer.text, paths));
    }
    Ok(counts)
}

/// The position alone: in a count of paths none ends by repetition.
fn without_history(game: &dyn AnyMatch) -> PyResult<Box<dyn AnyMatch>> {
    let position = game.position();
    let opened = jogada_play::open(game.spec(), Some(&position));
    opened.map_err(|error| errors::unopened(Some(&position), &error))
}
