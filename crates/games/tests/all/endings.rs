//! The laws of small endings, under every option set that has some.

use jogada_core::testing::ending_laws;
use jogada_core::{GameUser, Playable};
use jogada_games::test_each_game;

use crate::data::{rows, with_rules};

struct Laws(u64);

impl GameUser for Laws {
    type Out = usize;

    fn with<G: Playable>(self, game: G) -> usize {
        ending_laws(&game, self.0, 400)
    }
}

test_each_game!(numbers_its_small_endings_by_the_laws);

fn numbers_its_small_endings_by_the_laws<G: Playable>() {
    let sets = rows(G::INFO.id, "options.txt");
    let options =
        sets.iter().map(|row| &*row[0]).chain(G::INFO.presets.iter().map(|preset| preset.id));
    let seen: usize =
        options.zip(1..).map(|(options, seed)| with_rules::<G, _>(options, Laws(seed))).sum();
    let has_some = ["wali", "nava"].contains(&G::INFO.id);
    assert_eq!(seen > 1_000, has_some, "{seen} positions");
}
