//! Random games through the façade.

use jogada_core::Rng;
use jogada_play::{AnyMatch, open};

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

/// Every game by its id and by its presets.
pub fn specs() -> Vec<String> {
    let of = |game: &dyn jogada_play::AnyGame| {
        let info = game.info();
        let presets = info.presets.iter().map(|preset| format!("{}:{}", info.id, preset.id));
        std::iter::once(info.id.to_owned()).chain(presets).collect::<Vec<_>>()
    };
    jogada_play::games().iter().flat_map(|game| of(&**game)).collect()
}
