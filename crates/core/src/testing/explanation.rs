//! The laws of evaluations that explain themselves.

use super::laws::check_message;
use crate::{EvalPart, EvalPosition, Evaluator, Playable, Side};

/// Law: an evaluation explained is the evaluation, and so is the sum of its parts; parts and maps have
/// names, and a map has a value for every cell.
pub(super) fn check_explanation<G: Playable>(
    game: &G,
    evaluator: &G::Evaluator,
    state: &G::State,
    at: &dyn Fn() -> String,
) {
    let acc = evaluator.refresh(game, state);
    let position = EvalPosition::new(game, state, &acc);
    let Some(explained) = evaluator.explain(position) else { return };
    let value = evaluator.evaluate(position);
    let value = if game.to_move(state) == Side::White { value } else { -value };
    assert_eq!(explained.value, value, "explained {explained:?}: {}", at());
    let sum: i32 = explained.parts.iter().map(EvalPart::value).sum();
    assert_eq!(sum, value, "the parts add up {explained:?}: {}", at());
    explained.parts.iter().for_each(|part| check_message::<G>(part.name));
    let cells = game.view(state).cells.len();
    for map in &explained.maps {
        check_message::<G>(map.name);
        assert_eq!(map.values.len(), cells, "{}: {}", map.name, at());
    }
}
