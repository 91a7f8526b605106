//! The engine at a level of play.

use jogada_engine::{Stop, TranspositionTable as Memory};

use super::seed::rng_at;
use super::{Player, PlayerFault, Strategy};
use crate::analysis::{Analysis, Request};
use crate::typed_match::AnyMatch;

/// Bytes of memory at level 0, doubled with every level: enough for what each looks at.
const MEMORY: usize = 1 << 13;

/// Plays at a level, whatever the machine and whatever the limits.
pub(super) struct LevelPlayer {
    name: String,
    /// From 1.
    level: usize,
    seed: u64,
    memory: Memory,
}

impl LevelPlayer {
    pub(super) fn new(name: String, level: usize, seed: u64) -> LevelPlayer {
        LevelPlayer { name, level, seed, memory: Memory::new(MEMORY << level) }
    }
}

impl Player for LevelPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        _request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        // What it remembered from other questions could change the answer to this one.
        self.memory.clear();
        let way = Strategy::Level { level: self.level, memory: &self.memory };
        let choice = game.decide(&way, &mut rng_at(self.seed, game), stop);
        choice.iter().for_each(sink);
        Ok(choice)
    }
}
