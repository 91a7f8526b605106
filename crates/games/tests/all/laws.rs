//! The laws of the contract, on random games under every option set of `options.txt`.

use jogada_core::testing::{Sizes, laws};
use jogada_core::{GameUser, Playable, Visitor};

use crate::data::{each_game, rows, with_rules};

/// Over all option sets of a game together: five games make more than 100,000 plies.
const PLIES_PER_GAME: usize = 24_000;

struct Laws {
    seed: u64,
    plies: usize,
}

impl GameUser for Laws {
    type Out = ();

    fn with<G: Playable>(self, game: G) {
        laws(&game, self.seed, Sizes { plies: self.plies, longest: 400 });
    }
}

struct EveryGame;

impl Visitor for EveryGame {
    fn visit<G: Playable>(&mut self) {
        let sets = rows(G::INFO.id, "options.txt");
        for (seed, options) in sets.iter().enumerate() {
            let plies = PLIES_PER_GAME.div_ceil(sets.len());
            with_rules::<G, _>(&options[0], Laws { seed: seed as u64, plies });
        }
    }
}

#[test]
fn every_game_keeps_the_laws_under_every_option_set() {
    each_game(EveryGame);
}

struct Presets;

impl Visitor for Presets {
    fn visit<G: Playable>(&mut self) {
        for preset in G::INFO.presets {
            with_rules::<G, _>(preset.id, Laws { seed: 1, plies: 300 });
        }
    }
}

#[test]
fn every_preset_is_playable() {
    each_game(Presets);
}
