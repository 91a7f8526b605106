//! Iterative deepening (D. J. Slate and L. R. Atkin, *CHESS 4.5: the Northwestern University chess program*,
//! 1977) on one or several threads, until a limit.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use jogada_core::{Evaluator, Game, SearchParameters};

use crate::abdada::CurrentlySearched;
use crate::limits::{Deadline, Limits, Stop};
use crate::margin;
use crate::platform::available_threads;
use crate::proof::Proof;
use crate::root::Root;
use crate::score::Score;
use crate::smp::ThreadPool;
use crate::tables::report_by_tables;
use crate::tt::TranspositionTable;
use crate::worker::{Shared, Worker};

/// Settings of a search that are no limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// Threads, at least 1. Only one thread gives the same answer every time.
    pub threads: usize,
    /// How many best lines to find, at least 1.
    pub lines: usize,
    /// Whether every move is searched to the full depth. Slower, but a given depth then has the
    /// value of a plain search of that depth.
    pub exact: bool,
    /// Whether the best move will be played: then a game that is not going anywhere is worth
    /// [less](SearchParameters::standoff) to the side to move. Evaluations of an analysis are the same for both.
    pub contempt: bool,
    /// Other constants than those of the [evaluator](Evaluator::search_parameters).
    pub parameters: Option<SearchParameters>,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions { threads: 1, lines: 1, exact: false, contempt: false, parameters: None }
    }
}

/// What is to be thought about.
pub struct Task<'a, G: Game, E: Evaluator<G>> {
    /// With its options.
    pub game: &'a G,
    /// What evaluates positions and orders moves.
    pub evaluator: &'a E,
    /// The position; must not be over.
    pub state: &'a G::State,
    /// Hashes of the positions before it that could come back, the latest last.
    pub past: &'a [u64],
}

/// A line of play and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation<M> {
    /// For the side to move.
    pub score: Score,
    /// The moves, at least one.
    pub moves: Vec<M>,
}

/// What is known so far.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Positions searched, by all threads.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// The best lines, the best first; never empty.
    pub lines: Vec<Variation<M>>,
}

impl<M: Copy> Report<M> {
    /// The first move of the first variation.
    pub fn best(&self) -> M {
        self.lines[0].moves[0]
    }
}

/// Thinks until a limit is reached, telling `sink` after every depth.
///
/// # Panics
/// If the game is over.
pub fn think<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    table: &TranspositionTable,
    limits: Limits,
    settings: SearchOptions,
    stop: &Stop,
    sink: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    if let Some(report) = report_by_tables(task, settings.lines) {
        sink(&report);
        return report;
    }
    table.new_search();
    let threads = available_threads(settings.threads);
    let deadline = Deadline::start(limits, threads);
    let (nodes, searched) = (AtomicU64::new(0), (threads > 1).then(CurrentlySearched::new));
    let searched = searched.as_ref();
    let shared = Shared { table, stop, deadline: &deadline, nodes: &nodes, searched };
    let worker = || Worker::new(task, shared, settings);
    let Some(searched) = searched else { return deepen(worker(), task, settings, None, sink) };
    let pool = ThreadPool::new(searched);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| help(worker(), task, settings.lines, &pool));
        }
        let report = deepen(worker(), task, settings, Some(&pool), sink);
        searched.finish();
        report
    })
}

/// A thread that helps the one that reports.
fn help<G: Game, E: Evaluator<G>>(
    mut worker: Worker<'_, G, E>,
    task: &Task<'_, G, E>,
    lines: usize,
    pool: &ThreadPool<'_, G::Move>,
) {
    let mut root = Root::new(&mut worker, task);
    let mut depth = 1;
    while worker.shared.deadline.allows_depth(depth) {
        root.deepen(&mut worker, task, depth as i32, lines);
        let reached = pool.join_iteration(&mut worker, &mut root, depth);
        if worker.stopped || root.is_settled(lines, reached) {
            break;
        }
        depth = reached + 1;
    }
    worker.finish();
}

/// The thread that reports.
fn deepen<G: Game, E: Evaluator<G>>(
    mut worker: Worker<'_, G, E>,
    task: &Task<'_, G, E>,
    settings: SearchOptions,
    pool: Option<&ThreadPool<'_, G::Move>>,
    sink: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let mut root = Root::new(&mut worker, task);
    let mut proof = Proof::new();
    let mut report = root.report(&worker, 0, settings.lines);
    let mut depth = 1;
    while worker.shared.deadline.allows_depth(depth) {
        root.deepen(&mut worker, task, depth as i32, settings.lines);
        let reached = match pool {
            Some(pool) => pool.join_iteration(&mut worker, &mut root, depth),
            None => depth - u32::from(worker.stopped),
        };
        report = root.report(&worker, reached, settings.lines);
        proof.improve(&mut report);
        sink(&report);
        if worker.stopped || root.is_settled(settings.lines, reached) {
            break;
        }
        if settings.lines == 1 && !settings.exact {
            proof.seek(&mut worker, task);
        }
        depth = reached + 1;
    }
    if settings.lines == 1 && !settings.exact {
        margin::improve(&mut worker, task, &mut report, sink);
    }
    worker.finish();
    report
}
