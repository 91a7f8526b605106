//! Any legal move.

use std::time::Duration;

use jogada_engine::{Score, Stop};

use super::seed::rng_at;
use super::{Player, PlayerFault};
use crate::analysis::{Analysis, AnalysisLine, Request};
use crate::playout::chance;
use crate::table::AnyTable;

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
        table: &dyn AnyTable,
        _request: &Request,
        _stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let mut rng = chance(self.seed, table.ply());
        let choice = table.pick(&mut |count| rng.below(count)).map(no_opinion);
        choice.iter().for_each(sink);
        Ok(choice)
    }
}

/// A legal move that follows from the seed and the whole game; `None` if it is over.
pub(super) fn any_move(seed: u64, table: &dyn AnyTable) -> Option<Analysis> {
    let mut legal = table.legal();
    if legal.is_empty() {
        return None;
    }
    let chosen = legal.swap_remove(rng_at(seed, table).below(legal.len()));
    Some(no_opinion(chosen.text))
}

/// A move and no opinion about it.
fn no_opinion(text: String) -> Analysis {
    let line = AnalysisLine { score: Score::Eval(0), moves: vec![text] };
    Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines: vec![line] }
}
