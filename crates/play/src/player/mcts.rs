//! Monte-Carlo tree search.

use jogada_engine::Stop;

use super::seed::rng_at;
use super::{Player, PlayerFault};
use crate::analysis::{Analysis, Request};
use crate::typed_match::AnyMatch;

/// Grows a tree of likely lines for as long as its limits allow.
pub(super) struct MctsPlayer {
    name: String,
    bytes: usize,
    seed: u64,
}

impl MctsPlayer {
    pub(super) fn new(name: String, bytes: usize, seed: u64) -> MctsPlayer {
        MctsPlayer { name, bytes, seed }
    }
}

impl Player for MctsPlayer {
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
        let seed = rng_at(self.seed, game).bits();
        Ok(game.mcts(self.bytes, request.limits_of(game.side()), seed, stop, sink))
    }
}
