//! The weights that ship are complete, and are written as they are read.

use jogada_core::{GameUser, Playable, Visitor, Weights};

use crate::data::{each_game, rows, with_rules};

struct BuildBrains;

impl Visitor for BuildBrains {
    fn visit<G: Playable>(&mut self) {
        let weights = G::shipped_weights();
        assert!(!weights.is_empty(), "{} judges by weights", G::INFO.id);
        assert_eq!(weights.written_into(G::WEIGHTS), G::WEIGHTS, "{}", G::INFO.id);
        assert_eq!(weights.parse_others(&weights.to_string()), Ok(weights.clone()));
        for row in rows(G::INFO.id, "options.txt") {
            with_rules::<G, _>(&row[0], BuildBrain(&weights));
        }
    }
}

struct BuildBrain<'w>(&'w Weights);

impl GameUser for BuildBrain<'_> {
    type Out = ();

    /// Panics if a weight has no place in the evaluation, or the evaluation no weight.
    fn with<G: Playable>(self, game: G) {
        game.evaluator_with(self.0);
    }
}

#[test]
fn every_game_ships_the_weights_of_its_judgement() {
    each_game(BuildBrains);
}
