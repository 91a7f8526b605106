//! The ways to choose a move.

use jogada_core::LEVEL_COUNT;
use jogada_core::options::Options;
use jogada_engine::TranspositionTable;

use crate::analysis::{Evaluation, Request};

/// Bytes of memory at level 0, doubled with every level: enough for what each searches.
const LEVEL_MEMORY: usize = 1 << 13;

/// A way to choose a move, with the memory it takes.
pub enum Strategy {
    /// Every legal move is as likely as any other.
    Random,
    /// The best next position in the eyes of the original program, with these of its parameters.
    Greedy(Options),
    /// Random or greedy, by the toss of a coin at every move.
    Mixed(Options),
    /// The search of the original program, with these of its parameters.
    Minimax(Options),
    /// The engine at a level of play, whatever the machine and whatever the limits.
    Level {
        /// From 1.
        level: usize,
        /// A level that would vary less chooses with this spread.
        least_spread: u32,
        /// Cleared at every question, so that the answer depends on nothing before.
        memory: TranspositionTable,
    },
    /// The engine at full strength: as good as limits and threads allow.
    AlphaBeta(TranspositionTable),
    /// Monte-Carlo tree search.
    Mcts {
        /// The tree takes so many bytes at most.
        bytes: usize,
    },
}

impl Strategy {
    /// What evaluates positions. Levels keep the classic evaluation: their strength was measured with it.
    pub(super) fn evaluation(&self, request: &Request) -> Evaluation {
        match self {
            Strategy::Level { .. } => Evaluation::Classic,
            _ => request.evaluation,
        }
    }

    /// Full strength with so many bytes of memory.
    pub fn alpha_beta(bytes: usize) -> Strategy {
        Strategy::AlphaBeta(TranspositionTable::new(bytes))
    }

    /// A level of play, from 1 to [`LEVEL_COUNT`].
    pub fn level(level: usize) -> Strategy {
        Strategy::varied_level(level, 0)
    }

    /// The same with moves that are nearly as good as the best, so that games differ:
    /// [`Level::spread`](jogada_core::Level::spread) is at least so much.
    pub fn varied_level(level: usize, least_spread: u32) -> Strategy {
        let level = level.clamp(1, LEVEL_COUNT);
        let memory = TranspositionTable::new(LEVEL_MEMORY << level);
        Strategy::Level { level, least_spread, memory }
    }
}
