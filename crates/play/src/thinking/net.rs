//! Positions as nets see them, to learn from.

use jogada_core::{EvalPosition, Evaluator, Playable, Side};
use jogada_engine::is_evaluated;

use crate::analysis::Evaluation;
use crate::ending::PlayError;
use crate::typed_match::Match;

/// A position as a net sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetPosition<'p> {
    /// Whose turn it is.
    pub to_move: Side,
    /// The inputs that are on, as the side to move sees the position.
    pub inputs: &'p [u16],
    /// The classic evaluation for the side to move.
    pub classic: i32,
    /// The evaluation of the match for the side to move, by its net if it has one.
    pub value: i32,
    /// Whether the search would evaluate it, as no or too many replies are forced.
    pub is_evaluated: bool,
}

impl<G: Playable> Match<G> {
    pub(super) fn each_net_position(
        &self,
        moves: &[&str],
        put: &mut dyn FnMut(NetPosition<'_>),
    ) -> Result<(), PlayError> {
        let (swapped, used) = (self.net_swaps(), self.evaluator());
        let (evaluator, mut inputs) = (self.evaluator_of(Evaluation::Classic), Vec::new());
        let (game, mut state) = (self.game(), self.state().clone());
        for text in moves {
            let m = self.read_legal_in(&state, text)?;
            let acc = evaluator.refresh(game, &state);
            let (at, to_move) = (EvalPosition::new(game, &state, &acc), game.to_move(&state));
            inputs.clear();
            evaluator.net_inputs(at, &mut |input| {
                inputs.push(if to_move == Side::White { input as u16 } else { swapped[input] });
            });
            let (classic, value) = (evaluator.evaluate(at), used.evaluate_state(game, &state));
            let is_evaluated = is_evaluated(evaluator, at);
            put(NetPosition { to_move, inputs: &inputs, classic, value, is_evaluated });
            game.play(&mut state, m);
        }
        Ok(())
    }

    fn net_swaps(&self) -> Vec<u16> {
        let shape = <G::Evaluator as Evaluator<G>>::net_shape(self.game());
        shape.map(|shape| shape.swapped).unwrap_or_default()
    }
}
