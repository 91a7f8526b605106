//! Chance that repeats itself.

use jogada_core::Rng;

use crate::typed_match::AnyMatch;

/// Random numbers that follow from the seed, the game and its moves so far, and from nothing else:
/// a move taken back and asked for again is the same one.
pub(super) fn rng_at(seed: u64, game: &dyn AnyMatch) -> Rng {
    let line = game.line();
    let start = line.start.unwrap_or_default();
    let texts = [line.spec, start].into_iter().chain(line.moves);
    let mix = |key: u64, text: String| {
        let key = text.bytes().fold(key, |key, byte| Rng::new(key ^ u64::from(byte)).bits());
        Rng::new(!key).bits()
    };
    Rng::new(texts.fold(seed, mix))
}
