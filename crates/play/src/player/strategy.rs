//! Where players without a type meet games with one.

use jogada_core::options::Options;
use jogada_core::{Baseline, Playable, Rng};
use jogada_engine::{
    Report, Stop, Task, TranspositionTable as Memory, play_greedy, play_level, play_minimax,
};

/// A way to choose a move that takes no limits.
pub enum Strategy<'w> {
    /// The original's greedy player, with these of its parameters.
    Greedy(&'w Options),
    /// The original's search, with these of its parameters.
    Minimax(&'w Options),
    /// The engine at a level of play.
    Level {
        /// From 1.
        level: usize,
        /// What the search remembers; should be empty, to be repeatable.
        memory: &'w Memory,
    },
}

/// Chooses a move this way. The game must not be over.
pub(crate) fn decide<G: Playable>(
    task: &Task<'_, G, G::Evaluator>,
    way: &Strategy<'_>,
    rng: &mut Rng,
    stop: &Stop,
) -> Report<G::Move> {
    let (game, state) = (task.game, task.state);
    match way {
        Strategy::Greedy(options) => {
            play_greedy(game, &G::Baseline::greedy(game, options), state, rng)
        }
        Strategy::Minimax(options) => {
            play_minimax(game, &G::Baseline::minimax(game, options), state, rng, stop)
        }
        Strategy::Level { level, memory } => {
            let place = level.clamp(&1, &G::LEVELS.len()) - 1;
            play_level(task, G::LEVELS[place], memory, rng, stop)
        }
    }
}
