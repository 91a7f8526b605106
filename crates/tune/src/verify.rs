//! The match between the new weights and those they came from, played by the arena.

use jogada_arena::{Contestant, Openings, Tournament};
use jogada_play::{Player, Spec, Strategy, StrategyPlayer, Weights};

use crate::job::MatchConfig;
use crate::plan::{MEMORY, checksum, request};
use crate::sample::CAP;

/// Random moves a game begins with.
const OPENING: usize = 4;

/// The match as the arena plays it: the new weights first, so that results are theirs.
pub(crate) fn tournament(config: &MatchConfig, spec: Spec, weights: [Weights; 2]) -> Tournament {
    Tournament {
        sprt: Some(config.sprt),
        pairs: config.games.div_ceil(2),
        openings: Openings::Random { plies: OPENING, even: true },
        seed: config.seed,
        request: request(config.nodes),
        cap: CAP,
        ..Tournament::new(spec, weights.map(WeightedEngine), jogada_arena::Format::Match)
    }
}

/// The engine at full strength with weights of its own.
struct WeightedEngine(Weights);

impl Contestant for WeightedEngine {
    fn name(&self) -> String {
        format!("weights {}", checksum(&self.0.to_string()))
    }

    fn open(&self, _: u64) -> Box<dyn Player> {
        let player = StrategyPlayer::new(self.name(), Strategy::alpha_beta(MEMORY), 0);
        Box::new(player.with_weights(self.0.clone()))
    }

    fn memory(&self) -> usize {
        MEMORY
    }
}
