//! Levels whose games differ, so that many games say more than one.

use jogada_arena::Contestant;
use jogada_play::{Player, PlayerSpec, Strategy, StrategyPlayer};

/// The spread of levels that would always play the best move they find.
const LEAST_SPREAD: u32 = 25;

/// A player without limits of its own; a level also plays moves that it finds nearly as good as the best.
pub(crate) struct VariedPlayer(pub(crate) PlayerSpec);

impl Contestant for VariedPlayer {
    fn name(&self) -> String {
        self.0.to_string()
    }

    fn open(&self, seed: u64) -> Box<dyn Player> {
        match self.0.level() {
            Some(level) => {
                let strategy = Strategy::varied_level(level, LEAST_SPREAD);
                Box::new(StrategyPlayer::new(self.name(), strategy, seed))
            }
            None => Contestant::open(&self.0, seed),
        }
    }

    fn memory(&self) -> usize {
        Contestant::memory(&self.0)
    }

    fn is_limited(&self) -> bool {
        self.0.is_limited()
    }

    fn is_random(&self) -> bool {
        self.0.is_random()
    }
}
