//! What takes a machine of its own: proofs as files, tables of endings, learning. The module for browsers goes without.

use jogada_core::{
    EndingClass, Evaluator, GameInfo, GameState, NetShape, ParseError, Playable, SearchParameters,
    Side,
};
use jogada_engine::{
    BuildError, BuildProgress, Effort, Progress, ProofNumbers, ProvenValue, Solution, Stop,
    TableFault,
};
use jogada_search::{NetInputs, NetPosition, search_of};

use super::playout::{Playouts, Runner};
use crate::analysis::Evaluation;
use crate::encoded::Encoded;
use crate::ending::PlayError;
use crate::i18n::english_of;
use crate::proof::{Goal, Proof, ProofError, Walked};
use crate::tables::TableSummary;
use crate::typed_match::Match;

/// What can be found out about a game in progress where there are hours and gigabytes. Every match can be asked; none is
/// changed by it.
pub trait Research: Encoded {
    /// [`solve`](super::Thinking::solve), and how soon a win comes is always found out, whatever it costs.
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
    /// The proof of what [`solve_by_proof_numbers`](Research::solve_by_proof_numbers) found with this table; it has been
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
    /// Whether the position can be evaluated as it is: nothing is forced and no violent move makes it
    /// better. `false` if the game is over.
    fn is_quiet(&self) -> bool;
    /// What these positions of the game are worth to White, as they are.
    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition>;
    /// The constants of the search that suit the game under its options.
    fn search_parameters(&self) -> SearchParameters;
    /// The shape of the nets that can evaluate the game under its options; `None` if none can.
    fn net_shape(&self) -> Option<NetShape>;
    /// Plays these moves and calls `put` with every position before one of them as a net sees it. Where the game
    /// takes no nets there are no inputs.
    fn net_positions(
        &self,
        moves: &[&str],
        put: &mut dyn FnMut(NetPosition<'_>),
    ) -> Result<(), PlayError>;
    /// The game as it is, for two `random` players to play on.
    fn playouts(&self) -> Box<dyn Playouts>;
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

impl<G: Playable> Research for Match<G> {
    fn solve_shortest(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>> {
        self.with_task(|task| self.told(search_of().solve_shortest(task, effort, stop, sink)))
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
            self.told(search_of().solve_by_proof_numbers(task, table, winner, nodes, stop, sink))
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
        search_of().check_ending(self.game(), class, index)
    }

    fn ending_position(&self, class: usize, index: u64) -> Option<String> {
        let state = self.game().ending_state(class, index)?;
        Some(self.game().show_state(&state).to_string())
    }

    fn is_quiet(&self) -> bool {
        self.with_task(|task| search_of().is_quiet(task)).unwrap_or(false)
    }

    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition> {
        let (game, evaluator) = (self.game(), self.evaluator());
        let value = |(index, text): (usize, &String)| {
            let state = game.parse_state(text).map_err(|error| BadPosition {
                game: G::INFO,
                index,
                error,
            })?;
            let value = search_of().evaluate(game, evaluator, &state);
            Ok(if state.to_move() == Side::White { value } else { -value })
        };
        positions.iter().enumerate().map(value).collect()
    }

    fn search_parameters(&self) -> SearchParameters {
        self.evaluator().search_parameters()
    }

    fn net_shape(&self) -> Option<NetShape> {
        <G::Evaluator as Evaluator<G>>::net_shape(self.game())
    }

    fn net_positions(
        &self,
        moves: &[&str],
        put: &mut dyn FnMut(NetPosition<'_>),
    ) -> Result<(), PlayError> {
        let evaluators = [self.evaluator_of(Evaluation::Classic), self.evaluator()];
        let (game, mut state, mut inputs) =
            (self.game(), self.state().clone(), NetInputs::new(self.game()));
        for text in moves {
            let m = self.read_legal_in(&state, text)?;
            put(search_of().net_position(game, evaluators, &state, &mut inputs));
            game.play(&mut state, m);
        }
        Ok(())
    }

    fn playouts(&self) -> Box<dyn Playouts> {
        Box::new(Runner::new(self))
    }
}
