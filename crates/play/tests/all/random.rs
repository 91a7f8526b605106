//! Random games through the façade.

use jogada_core::Rng;
use jogada_play::{AnyMatch, GameInfo, find, open};

/// A game after up to `plies` random moves.
pub fn played(spec: &str, seed: u64, plies: usize) -> Box<dyn AnyMatch> {
    let mut rng = Rng::new(seed);
    let mut game = open(spec, None).expect(spec);
    for _ in 0..plies {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        game.play(&legal[rng.below(legal.len())].text).expect("offered moves are legal");
    }
    game
}

/// What is known of a game of the catalogue.
pub fn info(id: &str) -> &'static GameInfo {
    find(id).expect(id).info()
}

/// A game by its id and by its presets.
pub fn specs(id: &str) -> Vec<String> {
    let presets = info(id).presets.iter().map(|preset| format!("{id}:{}", preset.id));
    std::iter::once(id.to_owned()).chain(presets).collect()
}
