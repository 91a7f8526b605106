//! The moves of a game that is over, kept in as little room as they need.

use std::fmt;
use std::sync::Arc;

use crate::line::Line;

/// The moves of a game, which become text only when somebody asks.
#[derive(Clone)]
pub struct Moves(Kept);

#[derive(Clone)]
enum Kept {
    Text(Arc<Line>),
    /// They follow from the seeds of the players, so they need not be kept: most games played at random
    /// are counted and forgotten.
    Random {
        begun: Arc<dyn Retell>,
        seeds: [u64; 2],
        count: usize,
    },
}

/// Whoever can play a game at random once more.
pub(crate) trait Retell: Send + Sync {
    /// The game of players with these seeds, up to so many moves.
    fn line(&self, seeds: [u64; 2], count: usize) -> Line;
}

impl Moves {
    /// What two `random` players with these seeds made of a game, which has now so many moves.
    pub(crate) fn random(begun: Arc<dyn Retell>, seeds: [u64; 2], count: usize) -> Moves {
        Moves(Kept::Random { begun, seeds, count })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        match &self.0 {
            Kept::Text(line) => line.moves.len(),
            Kept::Random { count, .. } => *count,
        }
    }

    /// The game as text.
    pub fn line(&self) -> Line {
        match &self.0 {
            Kept::Text(line) => Line::clone(line),
            Kept::Random { begun, seeds, count } => begun.line(*seeds, *count),
        }
    }
}

impl From<Line> for Moves {
    fn from(line: Line) -> Moves {
        Moves(Kept::Text(Arc::new(line)))
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}
