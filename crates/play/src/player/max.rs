//! The engine at full strength.

use jogada_engine::{Stop, TranspositionTable as Memory};

use super::{Player, PlayerFault};
use crate::analysis::{Analysis, Request};
use crate::typed_match::AnyMatch;

/// Plays as well as its limits and threads allow, and remembers what it found out.
pub(super) struct MaxPlayer {
    name: String,
    memory: Memory,
}

impl MaxPlayer {
    pub(super) fn new(name: String, bytes: usize) -> MaxPlayer {
        MaxPlayer { name, memory: Memory::new(bytes) }
    }
}

impl Player for MaxPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        Ok(game.think(&self.memory, *request, stop, sink))
    }
}
