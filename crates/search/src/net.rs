//! Positions as nets see them, to learn from.

use jogada_core::{EvalPosition, Evaluator, Playable, Side};
use jogada_engine::is_evaluated;

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

/// The inputs of a position, and what Black sees of them.
pub struct NetInputs {
    swapped: Vec<u16>,
    inputs: Vec<u16>,
}

impl NetInputs {
    /// Of a game; none where it takes no nets.
    pub fn new<G: Playable>(game: &G) -> NetInputs {
        let shape = <G::Evaluator as Evaluator<G>>::net_shape(game);
        let swapped = shape.map(|shape| shape.swapped).unwrap_or_default();
        NetInputs { swapped, inputs: Vec::new() }
    }

    pub(crate) fn look<G: Playable>(
        &mut self,
        game: &G,
        [classic, used]: [&G::Evaluator; 2],
        state: &G::State,
    ) -> NetPosition<'_> {
        let acc = classic.refresh(game, state);
        let (at, to_move) = (EvalPosition::new(game, state, &acc), game.to_move(state));
        self.inputs.clear();
        classic.net_inputs(at, &mut |input| {
            let seen = if to_move == Side::White { input as u16 } else { self.swapped[input] };
            self.inputs.push(seen);
        });
        let is_evaluated = is_evaluated(classic, at);
        let (classic, value) = (classic.evaluate(at), used.evaluate_state(game, state));
        NetPosition { to_move, inputs: &self.inputs, classic, value, is_evaluated }
    }
}
