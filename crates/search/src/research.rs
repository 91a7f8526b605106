//! What takes a machine of its own.

use jogada_core::{EndingTable, Evaluator, Game, Playable, Side};
use jogada_engine::{
    BuildError, BuildProgress, Effort, PlayoutBuffers, PlayoutEnd, PlayoutStart, Progress,
    ProofNumbers, Solution, Stop, Strategist, StrategyGoal, TableBuilder, TableFault,
};

use crate::TaskOf;
use crate::net::{NetInputs, NetPosition};

/// Chooses the moves of a strategy; `None` where it knows none.
pub type Choose<'a, G> = dyn FnMut(&<G as Game>::State) -> Option<<G as Game>::Move> + 'a;

/// Proofs as files, tables of endings, games at random, learning.
pub trait Research<G: Playable> {
    /// What a position is worth, and how soon.
    fn solve_shortest(
        &self,
        task: &TaskOf<'_, G>,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Solution<G::Move> {
        jogada_engine::solve_shortest(task, effort, stop, sink)
    }

    /// What a position is worth, by proof numbers alone.
    fn solve_by_proof_numbers(
        &self,
        task: &TaskOf<'_, G>,
        table: &mut ProofNumbers,
        winner: Option<Side>,
        nodes: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Solution<G::Move> {
        jogada_engine::solve_by_proof_numbers(task, table, winner, nodes, stop, sink)
    }

    /// The strategy of a side whose proof the table holds. What it has forgotten is found again with this effort.
    fn strategy<'t>(
        &self,
        task: &TaskOf<'t, G>,
        (side, goal): (Side, StrategyGoal),
        table: &'t mut ProofNumbers,
        effort: Effort,
        stop: &'t Stop,
    ) -> Box<Choose<'t, G>> {
        let mut strategist = Strategist::new(task, (side, goal), table, effort, stop);
        Box::new(move |state| strategist.choose(state))
    }

    /// Makes the table of a class of endings, from what was saved if anything was. Once stopped, there is none, and `save`
    /// gets the bytes of what there is.
    fn build_table(
        &self,
        game: &G,
        class: usize,
        saved: Option<&[u8]>,
        stop: &Stop,
        sink: &mut dyn FnMut(BuildProgress),
        save: &mut dyn FnMut(&[u8]),
    ) -> Result<Option<EndingTable>, BuildError> {
        let mut builder = TableBuilder::new(game, class).ok_or(BuildError::Missing(class))?;
        if saved.is_some_and(|saved| !builder.restore(saved)) {
            return Err(BuildError::NotSaved);
        }
        if builder.run(stop, sink)? {
            return Ok(Some(builder.into_table()));
        }
        builder.save(save);
        Ok(None)
    }

    /// Checks a number of a table.
    fn check_ending(&self, game: &G, class: usize, index: u64) -> Result<u32, TableFault> {
        jogada_engine::check_ending(game, class, index)
    }

    /// Whether a position is worth what its static evaluation says.
    fn is_quiet(&self, task: &TaskOf<'_, G>) -> bool {
        jogada_engine::is_quiet(task)
    }

    /// The static evaluation for the side to move.
    fn evaluate(&self, game: &G, evaluator: &G::Evaluator, state: &G::State) -> i32 {
        evaluator.evaluate_state(game, state)
    }

    /// A position as a net sees it, by the classic evaluation and the one in use.
    fn net_position<'i>(
        &self,
        game: &G,
        evaluators: [&G::Evaluator; 2],
        state: &G::State,
        inputs: &'i mut NetInputs,
    ) -> NetPosition<'i> {
        inputs.look(game, evaluators, state)
    }

    /// Plays a game on with moves at random.
    fn play_out(
        &self,
        game: &G,
        start: &PlayoutStart<G::State>,
        buffers: &mut PlayoutBuffers<G::Move>,
        seeds: [u64; 2],
        cap: usize,
        played: Option<&mut Vec<G::Move>>,
    ) -> PlayoutEnd<G::State> {
        match played {
            None => jogada_engine::play_out(game, start, buffers, seeds, cap, |_| {}),
            Some(moves) => {
                jogada_engine::play_out(game, start, buffers, seeds, cap, |m| moves.push(m))
            }
        }
    }
}
