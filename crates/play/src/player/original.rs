//! The players of the original programs.

use jogada_core::options::Options;
use jogada_engine::Stop;

use super::random::any_move;
use super::seed::rng_at;
use super::{Player, PlayerFault, Way};
use crate::analysis::{Analysis, Request};
use crate::table::AnyTable;

/// A player of the original program, as its authors meant it.
pub(super) struct OriginalPlayer {
    name: String,
    seed: u64,
    habit: Habit,
    options: Options,
}

/// What it does to find a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Habit {
    Greedy,
    /// Greedy or at random.
    Mixed,
    Minimax,
}

impl OriginalPlayer {
    pub(super) fn new(name: String, seed: u64, habit: Habit, options: Options) -> OriginalPlayer {
        OriginalPlayer { name, seed, habit, options }
    }
}

impl Player for OriginalPlayer {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(
        &mut self,
        table: &dyn AnyTable,
        _request: &Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Result<Option<Analysis>, PlayerFault> {
        let mut rng = rng_at(self.seed, table);
        let choice = match self.habit {
            Habit::Mixed if rng.below(2) == 0 => any_move(rng.bits(), table),
            Habit::Mixed | Habit::Greedy => {
                table.decide(&Way::Greedy(&self.options), &mut rng, stop)
            }
            Habit::Minimax => table.decide(&Way::Minimax(&self.options), &mut rng, stop),
        };
        choice.iter().for_each(sink);
        Ok(choice)
    }
}
