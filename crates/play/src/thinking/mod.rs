//! Thinking about a game in progress: search, proof, evaluation, counting.

mod chance;
mod choose;
#[cfg(not(target_family = "wasm"))]
mod net;
mod perft;
mod playout;
mod strategy;

#[cfg(not(target_family = "wasm"))]
pub use net::NetPosition;
pub use playout::{Playout, Playouts};
pub use strategy::Strategy;

use jogada_core::{
    EndingClass, EvalPosition, Evaluator, Explanation, GameInfo, GameState, NetShape, ParseError,
    Playable, Side,
};
use jogada_engine::{
    BuildError, BuildProgress, Defence, Effort, Progress, ProofNumbers, ProvenValue, Report,
    Solution, Stop, TableFault, WinDistance, check_ending, defend, is_quiet, solve,
    solve_by_proof_numbers, solve_shortest, win_within, winning_line, winning_moves,
};

use self::playout::{PlayoutStart, Runner};
use crate::analysis::{Analysis, Evaluation, Request};
use crate::any_match::AnyMatch;
#[cfg(not(target_family = "wasm"))]
use crate::ending::PlayError;
use crate::i18n::english_of;
use crate::proof::{Goal, Proof, ProofError, Walked};
use crate::tables::TableSummary;
use crate::typed_match::Match;

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
    /// The same, and how soon a win comes is always found out, whatever it costs.
    fn solve_shortest(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>>;
    /// Proves what the position is worth by proof numbers alone, with what the table knows already, looking at so many
    /// positions. With a `winner` only a win of that side is looked for. `None` if the game is over.
    fn solve_by_proof_numbers(
        &self,
        table: &mut ProofNumbers,
        winner: Option<Side>,
        nodes: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>>;
    /// The proof of what [`solve_by_proof_numbers`](Thinking::solve_by_proof_numbers) found with this table; it has been
    /// checked. What the table has forgotten is found again with this effort. The history of the match does not count.
    fn proof(
        &self,
        value: ProvenValue,
        table: &mut ProofNumbers,
        effort: Effort,
        stop: &Stop,
    ) -> Result<Proof, ProofError>;
    /// Checks a strategy of a [`Proof`] from the position on, by the rules alone. The history of the match does not count.
    fn check_strategy(&self, side: Side, goal: Goal, bytes: &[u8]) -> Result<Walked, ProofError>;
    /// The classes of small endings under the options of the game, each after those it leads to.
    fn ending_classes(&self) -> Vec<EndingClass>;
    /// Makes the table of a class, from what was saved if anything was. `out` gets all bytes of the finished table, or what
    /// there is to be saved once it was stopped: then there is no summary.
    fn build_table(
        &self,
        class: usize,
        saved: Option<&[u8]>,
        stop: &Stop,
        sink: &mut dyn FnMut(BuildProgress),
        out: &mut dyn FnMut(&[u8]),
    ) -> Result<Option<TableSummary>, BuildError>;
    /// Checks a number of the table of a class against all positions a ply later, by the rules alone: how many values that
    /// are, 0 for a number that stands for no position.
    fn check_ending(&self, class: usize, index: u64) -> Result<u32, TableFault>;
    /// The text of the position that a number of a class stands for, if it stands for one.
    fn ending_position(&self, class: usize, index: u64) -> Option<String>;
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
    /// Whether the position can be evaluated as it is: nothing is forced and no violent move makes it
    /// better. `false` if the game is over.
    fn is_quiet(&self) -> bool;
    /// What these positions of the game are worth to White, as they are.
    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition>;
    /// What the classic evaluation of the position is made of, which says more to people than a net; only its value if the evaluator does not tell, and
    /// nothing if the game is over.
    fn explain(&self) -> Option<Explanation> {
        self.explain_by(Evaluation::Classic)
    }
    /// The same for either evaluation.
    fn explain_by(&self, evaluation: Evaluation) -> Option<Explanation>;
    /// The shape of the nets that can evaluate the game under its options; `None` if none can.
    fn net_shape(&self) -> Option<NetShape>;
    /// Plays these moves and calls `put` with every position before one of them as a net sees it. Where the game
    /// takes no nets there are no inputs.
    #[cfg(not(target_family = "wasm"))]
    fn net_positions(
        &self,
        moves: &[&str],
        put: &mut dyn FnMut(NetPosition<'_>),
    ) -> Result<(), PlayError>;
    /// The game as it is, for two `random` players to play on.
    fn playouts(&self) -> Box<dyn Playouts>;
    /// Number of move paths of exactly this many moves; history does not count.
    fn perft(&self, depth: u32, threads: usize) -> u64;
    /// The first moves in byte order, with the number of paths behind each.
    ///
    /// # Panics
    /// If `depth` is 0.
    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)>;
}

/// A text that is no position of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("position {index} of {}: {}", .game.name, english_of(.game, .error))]
pub struct BadPosition {
    /// The game whose vocabulary says it.
    pub game: &'static GameInfo,
    /// Its place among those that were given, from 0.
    pub index: usize,
    /// What is wrong with it.
    #[source]
    pub error: ParseError,
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
        self.with_task(|task| self.told(solve(task, effort, stop, sink)))
    }

    fn solve_shortest(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>> {
        self.with_task(|task| self.told(solve_shortest(task, effort, stop, sink)))
    }

    fn solve_by_proof_numbers(
        &self,
        table: &mut ProofNumbers,
        winner: Option<Side>,
        nodes: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>> {
        self.with_task(|task| {
            self.told(solve_by_proof_numbers(task, table, winner, nodes, stop, sink))
        })
    }

    fn proof(
        &self,
        value: ProvenValue,
        table: &mut ProofNumbers,
        effort: Effort,
        stop: &Stop,
    ) -> Result<Proof, ProofError> {
        self.make_proof(value, table, effort, stop)
    }

    fn check_strategy(&self, side: Side, goal: Goal, bytes: &[u8]) -> Result<Walked, ProofError> {
        self.check(side, goal, bytes)
    }

    fn ending_classes(&self) -> Vec<EndingClass> {
        self.game().ending_classes()
    }

    fn build_table(
        &self,
        class: usize,
        saved: Option<&[u8]>,
        stop: &Stop,
        sink: &mut dyn FnMut(BuildProgress),
        out: &mut dyn FnMut(&[u8]),
    ) -> Result<Option<TableSummary>, BuildError> {
        self.make_table(class, saved, stop, sink, out)
    }

    fn check_ending(&self, class: usize, index: u64) -> Result<u32, TableFault> {
        check_ending(self.game(), class, index)
    }

    fn ending_position(&self, class: usize, index: u64) -> Option<String> {
        let state = self.game().ending_state(class, index)?;
        Some(self.game().show_state(&state).to_string())
    }

    fn win_within(&self, side: Side, plies: u32, effort: Effort, stop: &Stop) -> WinDistance {
        match self.ending() {
            Some(ending) if ending.outcome.winner() == Some(side) => WinDistance::Plies(0),
            _ => self
                .with_task(|task| win_within(task, side, plies, effort, stop))
                .unwrap_or(WinDistance::Longer),
        }
    }

    fn winning_moves(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Vec<String>> {
        let found = self.with_task(|task| winning_moves(task, plies, effort, stop));
        let mut moves: Vec<_> =
            found.unwrap_or_else(|| Some(Vec::new()))?.into_iter().map(|m| self.text(m)).collect();
        moves.sort();
        Some(moves)
    }

    fn winning_line(&self, plies: u32, effort: Effort, stop: &Stop) -> Vec<String> {
        let found = self.with_task(|task| winning_line(task, plies, effort, stop));
        found.unwrap_or_default().into_iter().map(|m| self.text(m)).collect()
    }

    fn defend(&self, plies: u32, effort: Effort, stop: &Stop) -> Option<Defence<String>> {
        let found = self.with_task(|task| defend(task, plies, effort, stop)).flatten();
        found.map(|defence| defence.map(|m| self.text(m)))
    }

    fn is_quiet(&self) -> bool {
        self.with_task(is_quiet).unwrap_or(false)
    }

    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition> {
        let (game, evaluator) = (self.game(), self.evaluator());
        let value = |(index, text): (usize, &String)| {
            let state = game.parse_state(text).map_err(|error| BadPosition {
                game: G::INFO,
                index,
                error,
            })?;
            let value = evaluator.evaluate_state(game, &state);
            Ok(if state.to_move() == Side::White { value } else { -value })
        };
        positions.iter().enumerate().map(value).collect()
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

    fn net_shape(&self) -> Option<NetShape> {
        <G::Evaluator as Evaluator<G>>::net_shape(self.game())
    }

    #[cfg(not(target_family = "wasm"))]
    fn net_positions(
        &self,
        moves: &[&str],
        put: &mut dyn FnMut(NetPosition<'_>),
    ) -> Result<(), PlayError> {
        self.each_net_position(moves, put)
    }

    fn playouts(&self) -> Box<dyn Playouts> {
        Box::new(Runner::new(PlayoutStart::of(self)))
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        perft::count(self.game(), self.state(), depth, threads)
    }

    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)> {
        let parts = perft::divide(self.game(), self.state(), depth, threads);
        let mut parts: Vec<_> = parts.into_iter().map(|(m, nodes)| (self.text(m), nodes)).collect();
        parts.sort();
        parts
    }
}
