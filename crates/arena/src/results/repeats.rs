//! Pairs that are played a second time: players that do not vary make the same of the same opening.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::game::PlayedGame;
use crate::tournament::Pair;

/// The pairs so far, each as a number that another most likely has not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SeenPairs(HashSet<u64>);

impl SeenPairs {
    /// Adds a pair; says whether the same players have played it before, move for move. Games played
    /// out at random, of which no player thought anything, can be the same by chance only.
    pub(super) fn is_again(&mut self, pair: &Pair) -> bool {
        let random = |game: &PlayedGame| game.thoughts.as_str().is_empty();
        !pair.games.iter().any(random) && !self.0.insert(number(pair))
    }
}

fn number(pair: &Pair) -> u64 {
    let mut hasher = DefaultHasher::new();
    pair.key.players.hash(&mut hasher);
    for game in &pair.games {
        let line = game.line();
        (line.start, line.moves).hash(&mut hasher);
    }
    hasher.finish()
}
