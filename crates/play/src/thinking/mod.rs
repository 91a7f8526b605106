//! Thinking about a game in progress: search, proof, evaluation, counting.

mod chance;
mod choose;
mod perft;
mod playout;
mod strategy;

pub use playout::{Playout, Playouts};
pub use strategy::Strategy;

use jogada_core::{
    EvalPosition, Evaluator, Explanation, GameInfo, GameState, ParseError, Playable, Side,
};
use jogada_engine::{Effort, Progress, Report, Solution, Stop, is_quiet, solve};

use self::playout::{PlayoutStart, Runner};
use crate::analysis::{Analysis, Request};
use crate::any_match::AnyMatch;
use crate::i18n::english_of;
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
    /// Whether the position can be evaluated as it is: nothing is forced and no violent move makes it
    /// better. `false` if the game is over.
    fn is_quiet(&self) -> bool;
    /// What these positions of the game are worth to White, as they are.
    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition>;
    /// What the evaluation of the position is made of; only its value if the evaluator does not tell, and
    /// nothing if the game is over.
    fn explain(&self) -> Option<Explanation>;
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
        let found = self.with_task(|task| self.choose(task, strategy, request, stop, tell));
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
        self.with_task(|task| {
            let mut solution = solve(task, effort, stop, sink).map(|m| self.text(m));
            solution.best.sort();
            solution
        })
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

    fn explain(&self) -> Option<Explanation> {
        if self.ending().is_some() {
            return None;
        }
        let (game, evaluator, state) = (self.game(), self.evaluator(), self.state());
        let acc = evaluator.refresh(game, state);
        let at = EvalPosition::new(game, state, &acc);
        let total = || {
            let value = evaluator.evaluate(at);
            Explanation::total(if self.side() == Side::White { value } else { -value })
        };
        Some(evaluator.explain(at).unwrap_or_else(total))
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
