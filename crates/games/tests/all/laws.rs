//! The laws of the contract, on random games under every option set of `options.txt`.

use jogada_core::testing::{Sizes, laws};
use jogada_core::{GameUser, Playable};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

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

test_each_game!(keeps_the_laws_under_every_option_set, every_preset_is_playable);

fn keeps_the_laws_under_every_option_set<G: Playable>() {
    let sets = rows(G::INFO.id, "options.txt");
    for (seed, options) in sets.iter().enumerate() {
        let plies = PLIES_PER_GAME.div_ceil(sets.len());
        with_rules::<G, _>(&options[0], Laws { seed: seed as u64, plies });
    }
}

fn every_preset_is_playable<G: Playable>() {
    for preset in G::INFO.presets {
        with_rules::<G, _>(preset.id, Laws { seed: 1, plies: 300 });
    }
}
