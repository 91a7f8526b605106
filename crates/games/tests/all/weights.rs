//! The weights that ship are complete, and are written as they are read. An evaluation may do without.

use jogada_core::{GameUser, Playable, Weights};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

test_each_game!(ships_the_weights_of_its_evaluation);

fn ships_the_weights_of_its_evaluation<G: Playable>() {
    let weights = G::shipped_weights();
    assert_eq!(weights.written_into(G::WEIGHTS), G::WEIGHTS, "{}", G::INFO.id);
    assert_eq!(weights.parse_others(&weights.to_string()), Ok(weights.clone()));
    for row in rows(G::INFO.id, "options.txt") {
        with_rules::<G, _>(&row[0], BuildEvaluator(&weights));
    }
}

struct BuildEvaluator<'w>(&'w Weights);

impl GameUser for BuildEvaluator<'_> {
    type Out = ();

    /// Panics if a weight has no place in the evaluation, or the evaluation no weight.
    fn with<G: Playable>(self, game: G) {
        game.evaluator_with(self.0);
    }
}
