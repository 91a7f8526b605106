//! Any legal move.

use std::time::Duration;

use jogada_engine::{Score, Stop};

use super::seed::rng_at;
use super::{Player, PlayerFault};
use crate::analysis::{Analysis, AnalysisLine, Request};
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
        let choice = any_move(self.seed, table);
        choice.iter().for_each(sink);
        Ok(choice)
    }
}

/// A legal move and no opinion about it; `None` if the game is over.
pub(super) fn any_move(seed: u64, table: &dyn AnyTable) -> Option<Analysis> {
    let mut legal = table.legal();
    if legal.is_empty() {
        return None;
    }
    let chosen = legal.swap_remove(rng_at(seed, table).below(legal.len()));
    let line = AnalysisLine { score: Score::Eval(0), moves: vec![chosen.text] };
    Some(Analysis { depth: 0, nodes: 0, time: Duration::ZERO, lines: vec![line] })
}
