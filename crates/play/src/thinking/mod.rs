//! Thinking about a game in progress: search, proof, evaluation, counting.

mod chance;
mod choose;
#[cfg(not(target_family = "wasm"))]
mod playout;
#[cfg(not(target_family = "wasm"))]
mod research;
mod strategy;

#[cfg(not(target_family = "wasm"))]
pub use playout::{Playout, Playouts};
#[cfg(not(target_family = "wasm"))]
pub use research::{BadPosition, Research};
pub use strategy::Strategy;

use jogada_core::{EvalPosition, Evaluator, Explanation, Playable, Side};
use jogada_engine::{Defence, Effort, Progress, Report, Solution, Stop, WinDistance};
use jogada_search::search_of;

use crate::analysis::{Analysis, Evaluation, Request};
use crate::any_match::AnyMatch;
use crate::typed_match::Match;

/// What a browser has no time and no memory for.
#[cfg(target_family = "wasm")]
pub trait Research {}

#[cfg(target_family = "wasm")]
impl<G: Playable> Research for Match<G> {}

/// What can be found out about a game in progress. Every match can be asked; none is changed by it.
pub trait Thinking {
    /// Builds now what thinking will need; otherwise the first question does it.
    fn prepare(&self);
    /// Chooses a move for the side to move: the first of the first line. `None` if the game is over or
    /// never had the original program that the strategy asks for. `sink` hears what is known so far, at least once before the answer.
    fn think(
        &self,
        strategy: &Strategy,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// Proves what the position is worth, telling `sink` of every step; the best moves are in byte
    /// order. `None` if the game is over.
    fn solve(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>>;
    /// How soon a side, to move or not, forces a win, if within so many plies. In a finished game that it has won, in none.
    fn win_within(&self, side: Side, plies: u32, effort: Effort, stop: &Stop) -> WinDistance;
    /// All moves that force a win within so many plies, in byte order; `None` if the effort was not enough to find
    /// out. None in a finished game.
    fn winning_moves(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Vec<String>>;
    /// A game in which the side to move wins within so many plies against the longest defence; empty if that is not so, or
    /// the effort was not enough to find it.
    fn winning_line(&self, plies: u32, effort: Effort, stop: &Stop) -> Vec<String>;
    /// The move after which the other side takes longest to win, or does not win within so many plies at all; `None` if
    /// the effort was not enough to find out, or the game is over.
    fn defend(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Defence<String>>;
    /// What the classic evaluation of the position is made of, which says more to people than a net; only its value if the evaluator does not tell, and
    /// nothing if the game is over.
    fn explain(&self) -> Option<Explanation> {
        self.explain_by(Evaluation::Classic)
    }
    /// The same for either evaluation.
    fn explain_by(&self, evaluation: Evaluation) -> Option<Explanation>;
    /// Number of move paths of exactly this many moves; history does not count.
    fn perft(&self, depth: u32, threads: usize) -> u64;
    /// The first moves in byte order, with the number of paths behind each.
    ///
    /// # Panics
    /// If `depth` is 0.
    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)>;
}

impl<G: Playable> Match<G> {
    /// A solution as text, its moves in byte order.
    fn told(&self, solution: Solution<G::Move>) -> Solution<String> {
        let mut solution = solution.map(|m| self.text(m));
        solution.best.sort();
        solution
    }
}

impl<G: Playable> Thinking for Match<G> {
    fn prepare(&self) {
        self.evaluator();
    }

    fn think(
        &self,
        strategy: &Strategy,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        let show = |report: &Report<G::Move>| Analysis::of(report, |m| self.text(m));
        let mut silent = true;
        let tell = &mut |report: &Report<G::Move>| {
            silent = false;
            sink(&show(report));
        };
        let evaluation = strategy.evaluation(request);
        let found =
            self.with_task_by(evaluation, |task| self.choose(task, strategy, request, stop, tell));
        let found = found.flatten().map(|report| show(&report));
        found.iter().filter(|_| silent).for_each(sink);
        found
    }

    fn solve(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>> {
        self.with_task(|task| self.told(search_of().solve(task, effort, stop, sink)))
    }

    fn win_within(&self, side: Side, plies: u32, effort: Effort, stop: &Stop) -> WinDistance {
        match self.ending() {
            Some(ending) if ending.outcome.winner() == Some(side) => WinDistance::Plies(0),
            _ => self
                .with_task(|task| search_of().win_within(task, side, plies, effort, stop))
                .unwrap_or(WinDistance::Longer),
        }
    }

    fn winning_moves(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Vec<String>> {
        let found = self.with_task(|task| search_of().winning_moves(task, plies, effort, stop));
        let mut moves: Vec<_> =
            found.unwrap_or_else(|| Some(Vec::new()))?.into_iter().map(|m| self.text(m)).collect();
        moves.sort();
        Some(moves)
    }

    fn winning_line(&self, plies: u32, effort: Effort, stop: &Stop) -> Vec<String> {
        let found = self.with_task(|task| search_of().winning_line(task, plies, effort, stop));
        found.unwrap_or_default().into_iter().map(|m| self.text(m)).collect()
    }

    fn defend(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Defence<String>> {
        let found = self.with_task(|task| search_of().defend(task, plies, effort, stop)).flatten();
        found.map(|defence| defence.map(|m| self.text(m)))
    }

    fn explain_by(&self, evaluation: Evaluation) -> Option<Explanation> {
        if self.ending().is_some() {
            return None;
        }
        let (game, state) = (self.game(), self.state());
        let evaluator = self.evaluator_of(evaluation);
        let acc = evaluator.refresh(game, state);
        let at = EvalPosition::new(game, state, &acc);
        let total = || {
            let value = evaluator.evaluate(at);
            Explanation::total(if self.side() == Side::White { value } else { -value })
        };
        Some(evaluator.explain(at).unwrap_or_else(total))
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        search_of().perft(self.game(), self.state(), depth, threads)
    }

    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)> {
        let parts = search_of().divide(self.game(), self.state(), depth, threads);
        let mut parts: Vec<_> = parts.into_iter().map(|(m, nodes)| (self.text(m), nodes)).collect();
        parts.sort();
        parts
    }
}
