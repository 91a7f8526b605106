//! Random numbers that repeat themselves.

use jogada_core::Rng;

use crate::game_line::GameLine;

/// Random numbers that follow from the seed, the game and its moves so far, and from nothing else:
/// a move taken back and asked for again is the same one.
pub(super) fn rng_at(seed: u64, line: &GameLine) -> Rng {
    let start = line.start.as_deref().unwrap_or_default();
    let texts = [&*line.spec, start].into_iter().chain(line.moves.iter().map(|m| &**m));
    let mix = |key: u64, text: &str| {
        let key = text.bytes().fold(key, |key, byte| Rng::new(key ^ u64::from(byte)).bits());
        Rng::new(!key).bits()
    };
    Rng::new(texts.fold(seed, mix))
}
