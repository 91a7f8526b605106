//! Solving: the proven value of a position, not a guess (H. J. van den Herik, J. W. H. M. Uiterwijk and
//! J. van Rijswijck, *Games solved: now and in the future*, 2002).
//!
//! Four ways lead there. Games with a score are searched for their margin. In the others all positions
//! that can be reached are listed and valued from the ends, if they are few; otherwise both sides look
//! for forced wins, deeper and deeper, and at last by proof numbers, however long the wins may be. Nothing is
//! claimed that is not proven.

mod budget;
mod depth_to_win;
mod dfpn;
mod forcing;
mod margin;
mod ordering;
mod proof_search;
mod proof_table;
mod retrograde;
mod variation;
mod within;

pub use dfpn::{ProofNumbers, Strategist, StrategyGoal};
pub use forcing::prove;
pub(crate) use forcing::prove_within;
pub use within::{Defence, WinDistance, defend, win_within, winning_line, winning_moves};

use std::time::Duration;

use jogada_core::{Evaluator, Game, Repetition, Side};

use crate::limits::Stop;
use crate::tables::solve_by_tables;
use crate::think::Task;
use budget::Budget;
use dfpn::ProofRace;
use margin::Margins;
use proof_search::ProofSearch;
use retrograde::Retrograde;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvenValue {
    /// It can force a win.
    Win,
    /// It cannot avoid a loss.
    Loss,
    /// Neither side can force a win.
    Draw,
}

/// What was proven about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// `None` if it could not be found out.
    pub value: Option<ProvenValue>,
    /// Plies to the end of a won or lost game: the winner hurries, the loser delays. Where a score
    /// decides, both play for the margin instead.
    pub plies: Option<u32>,
    /// A win or loss whose plies are not known comes within so many.
    pub within: Option<u32>,
    /// Where a score decides: the best margin of the side to move.
    pub margin: Option<i32>,
    /// All first moves that reach this: that win soonest, lose latest, draw, or reach the margin. Where the plies are not
    /// known, the moves that are proven to win, or all that lose; a draw by proof numbers has those proven not to lose.
    pub best: Vec<M>,
    /// Positions visited.
    pub nodes: u64,
    /// Since the proof began.
    pub time: Duration,
}

impl<M> Solution<M> {
    /// The same with its moves written otherwise.
    pub fn map<N>(self, show: impl FnMut(M) -> N) -> Solution<N> {
        let Solution { value, plies, within, margin, best, nodes, time } = self;
        let best = best.into_iter().map(show).collect();
        Solution { value, plies, within, margin, best, nodes, time }
    }

    /// Positions per second.
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-6)
    }

    pub(crate) fn new(value: ProvenValue, plies: Option<u32>, best: Vec<M>) -> Self {
        Solution { value: Some(value), plies, best, ..Solution::unknown() }
    }

    /// Of unknown length, but at most this.
    fn within(value: ProvenValue, plies: u32, best: Vec<M>) -> Self {
        Solution { within: Some(plies), ..Solution::new(value, None, best) }
    }

    fn unknown() -> Self {
        Solution {
            value: None,
            plies: None,
            within: None,
            margin: None,
            best: Vec::new(),
            nodes: 0,
            time: Duration::ZERO,
        }
    }
}

/// How much work a solution is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions to look at.
    pub nodes: u64,
    /// Upper limit of the tables.
    pub bytes: usize,
}

/// What has been found out on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The side to move cannot force a win within so many plies; `None` for ever.
    NoWin(Option<u32>),
    /// Nor can the other side.
    NoLoss(Option<u32>),
    /// The margin lies between these two.
    Margin(i32, i32),
    /// So many positions can be reached, and more.
    Positions(u64),
    /// How far a search by proof numbers has come.
    ProofNumbers {
        /// Whether it looks for a win of the side to move; otherwise of the other.
        is_win: bool,
        /// Positions that must at least be shown to be won, as far as is known.
        pn: u32,
        /// Positions that must at least be shown not to be won.
        dn: u32,
        /// Thousandths of the table in use.
        filled: u32,
    },
}

/// A finding, and the work so far.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Replaces earlier ones of its kind.
    pub finding: Finding,
    /// Positions visited so far.
    pub nodes: u64,
    /// Since the proof began.
    pub time: Duration,
}

type Tell<'t> = dyn FnMut(&Budget<'_>, Finding) + 't;

/// Attempts: which part of the memory a list of all positions may take, and how many positions the search
/// for the shortest forced win may look at before the next one.
const ROUNDS: [(usize, u64); 3] = [(64, 4_000_000), (8, 30_000_000), (2, u64::MAX)];

/// What an answer is to say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Precision {
    Value,
    Plies,
}

/// Proves the value of a position, telling `sink` of every step. How soon a win comes is found out as far as it is cheap.
/// Obeys `stop`.
///
/// # Panics
/// If the game is over.
pub fn solve<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    effort: Effort,
    stop: &Stop,
    sink: &mut dyn FnMut(&Progress),
) -> Solution<G::Move> {
    solve_as(task, effort, Precision::Value, stop, sink)
}

/// The same, and how soon a win comes is always found out, whatever it costs.
///
/// # Panics
/// If the game is over.
pub fn solve_shortest<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    effort: Effort,
    stop: &Stop,
    sink: &mut dyn FnMut(&Progress),
) -> Solution<G::Move> {
    solve_as(task, effort, Precision::Plies, stop, sink)
}

fn solve_as<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    effort: Effort,
    precision: Precision,
    stop: &Stop,
    sink: &mut dyn FnMut(&Progress),
) -> Solution<G::Move> {
    assert!(task.game.outcome(task.state).is_none(), "a finished game needs no proof");
    let mut budget = Budget::new(effort.nodes, stop);
    let mut tell = |budget: &Budget<'_>, finding: Finding| {
        sink(&Progress { finding, nodes: budget.nodes(), time: budget.elapsed() });
    };
    let found = if let Some(known) = solve_by_tables(task) {
        Some(known)
    } else if task.game.margins(task.state).is_some() {
        Margins::new(task, effort.bytes).solve(task.state, &mut budget, &mut tell)
    } else {
        solve_by_wins(task, effort.bytes, precision, &mut budget, &mut tell)
    };
    let (nodes, time) = (budget.nodes(), budget.elapsed());
    Solution { nodes, time, ..found.unwrap_or_else(Solution::unknown) }
}

/// Proves the value of a position by proof numbers alone, with what the table knows already. How soon a win comes is not
/// found out. With a `winner` only a win of that side is looked for, and nothing else is found out. Obeys `stop`.
///
/// # Panics
/// If the game is over.
pub fn solve_by_proof_numbers<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    table: &mut ProofNumbers,
    winner: Option<Side>,
    nodes: u64,
    stop: &Stop,
    sink: &mut dyn FnMut(&Progress),
) -> Solution<G::Move> {
    assert!(task.game.outcome(task.state).is_none(), "a finished game needs no proof");
    let mut budget = Budget::new(nodes, stop);
    let mut tell = |budget: &Budget<'_>, finding: Finding| {
        sink(&Progress { finding, nodes: budget.nodes(), time: budget.elapsed() });
    };
    let drawn = drawn_by_repetition(task);
    let mut race = ProofRace::new(task, &drawn, table).of(winner);
    let found = race.run(&mut budget, &mut tell);
    let (nodes, time) = (budget.nodes(), budget.elapsed());
    Solution { nodes, time, ..found.unwrap_or_else(Solution::unknown) }
}

/// All ways in turn, the cheap attempts first. Half of the memory is for what the search knows, the other
/// half for lists of positions.
fn solve_by_wins<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    bytes: usize,
    precision: Precision,
    budget: &mut Budget<'_>,
    tell: &mut Tell<'_>,
) -> Option<Solution<G::Move>> {
    let drawn = &drawn_by_repetition(task);
    let mut search = ProofSearch::new(task, drawn, bytes / 2);
    for (share, nodes) in ROUNDS {
        let found = list_all(task, drawn, bytes / share, budget, tell);
        if found.is_some() {
            return found;
        }
        if nodes == u64::MAX && precision == Precision::Value {
            break;
        }
        let found = search.run(nodes, budget, tell);
        if found.is_some() {
            return found;
        }
    }
    if precision == Precision::Plies {
        return None;
    }
    drop(search);
    budget.grant(u64::MAX);
    let mut table = ProofNumbers::new(bytes / 2);
    ProofRace::new(task, drawn, &mut table).run(budget, tell)
}

fn list_all<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    drawn: &[u64],
    bytes: usize,
    budget: &mut Budget<'_>,
    tell: &mut Tell<'_>,
) -> Option<Solution<G::Move>> {
    budget.grant(u64::MAX);
    Retrograde::new(task.game, drawn, bytes).solve(task.state, budget, tell)
}

/// The positions that have stood so often that once more draws: in a game whose history counts, they
/// are draws. Others may come back once, and no shortest win needs more.
pub(crate) fn drawn_by_repetition<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>) -> Vec<u64> {
    let Repetition::Draw { times } = task.game.repetition() else { return Vec::new() };
    let often = |hash: &&u64| {
        task.past.iter().filter(|past| past == hash).count() + 1 >= usize::from(times)
    };
    let mut drawn: Vec<_> = task.past.iter().filter(often).copied().collect();
    drawn.sort_unstable();
    drawn.dedup();
    drawn
}
