//! Matches between constants of the search, played by the arena.

use jogada_arena::{Contestant, Format, Openings, Tournament};
use jogada_play::{Player, SearchParameters, Spec, Strategy, StrategyPlayer};

use crate::plan::{MEMORY, checksum, request};
use crate::sample::CAP;

/// Random moves a game begins with.
const OPENING: usize = 4;

/// A match at equal nodes, of as many pairs of games: results are those of the first.
pub(crate) fn tournament(
    spec: &Spec,
    parameters: [SearchParameters; 2],
    pairs: usize,
    nodes: u64,
    seed: u64,
) -> Tournament {
    Tournament {
        pairs,
        openings: Openings::Random { plies: OPENING, even: true },
        seed,
        request: request(nodes),
        cap: CAP,
        ..Tournament::new(spec.clone(), parameters.map(SearchEngine), Format::Match)
    }
}

/// The engine at full strength with constants of its own.
struct SearchEngine(SearchParameters);

impl Contestant for SearchEngine {
    fn name(&self) -> String {
        format!("search {}", checksum(&self.0.to_string()))
    }

    fn open(&self, _: u64) -> Box<dyn Player> {
        let player = StrategyPlayer::new(self.name(), Strategy::alpha_beta(MEMORY), 0);
        Box::new(player.with_parameters(self.0))
    }

    fn memory(&self) -> usize {
        MEMORY
    }
}
