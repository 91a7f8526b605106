//! The players of the original programs.

use jogada_core::options::Options;
use jogada_engine::Stop;

use super::random::any_move;
use super::seed::rng_at;
use super::{Player, PlayerFault, Strategy};
use crate::analysis::{Analysis, Request};
use crate::typed_match::AnyMatch;

/// A player of the original program, as its authors meant it.
pub(super) struct BaselinePlayer {
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

impl BaselinePlayer {
    pub(super) fn new(name: String, seed: u64, habit: Habit, options: Options) -> BaselinePlayer {
        BaselinePlayer { name, seed, habit, options }
    }
}

impl Player for BaselinePlayer {
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
        let mut rng = rng_at(self.seed, game);
        let choice = match self.habit {
            Habit::Mixed if rng.below(2) == 0 => any_move(rng.bits(), game),
            Habit::Mixed | Habit::Greedy => {
                game.decide(&Strategy::Greedy(&self.options), &mut rng, stop)
            }
            Habit::Minimax => game.decide(&Strategy::Minimax(&self.options), &mut rng, stop),
        };
        choice.iter().for_each(sink);
        Ok(choice)
    }
}
