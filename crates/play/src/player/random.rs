//! Any legal move.

use std::time::Duration;

use jogada_engine::{Score, Stop};

use super::seed::rng_at;
use super::{Player, PlayerFault};
use crate::analysis::{Analysis, AnalysisLine, Request};
use crate::playout::chance;
use crate::typed_match::AnyMatch;

/// Every legal move is as likely as any other.
pub(super) struct RandomPlayer {
    name: String,
    seed: u64,
}

impl RandomPlayer {
    pub(super) fn new(name: String, seed: u64) -> RandomPlayer {
        RandomPlayer { name, seed }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        game: &dyn AnyMatch,
        _request: &Request,
        _stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let mut rng = chance(self.seed, game.ply());
        let choice = game.pick(&mut |count| rng.below(count)).map(no_opinion);
        choice.iter().for_each(sink);
        Ok(choice)
    }
}

/// A legal move that follows from the seed and the whole game; `None` if it is over.
pub(super) fn any_move(seed: u64, game: &dyn AnyMatch) -> Option<Analysis> {
    let mut legal = game.legal();
    if legal.is_empty() {
        return None;
    }
    let chosen = legal.swap_remove(rng_at(seed, game).below(legal.len()));
    Some(no_opinion(chosen.text))
}

/// A move and no opinion about it.
fn no_opinion(text: String) -> Analysis {
    let line = AnalysisLine { score: Score::Eval(0), moves: vec![text] };
    Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines: vec![line] }
}
