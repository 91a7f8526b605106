//! Where players without a type meet games with one.

use jogada_core::{Playable, Rng};
use jogada_engine::{Report, Stop, Table as Memory, Task, play_level};

/// A way to choose a move that takes no limits.
pub enum Way<'w> {
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
    task: &Task<'_, G, G::Brain>,
    way: &Way<'_>,
    rng: &mut Rng,
    stop: &Stop,
) -> Report<G::Move> {
    match way {
        Way::Level { level, memory } => {
            let place = level.clamp(&1, &G::LEVELS.len()) - 1;
            play_level(task, G::LEVELS[place], memory, rng, stop)
        }
    }
}
