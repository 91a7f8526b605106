//! The moves of a game that is over, kept in as little room as they need.

use std::fmt;
use std::sync::Arc;

use crate::game_line::GameLine;

/// The moves of a game, which become text only when somebody asks.
#[derive(Clone)]
pub struct MoveLog(Stored);

#[derive(Clone)]
enum Stored {
    Text(Arc<GameLine>),
    /// They follow from the seeds of the players, so they need not be kept: most games played at random
    /// are counted and forgotten.
    Random {
        begun: Arc<dyn Replay>,
        seeds: [u64; 2],
        count: usize,
    },
}

/// Replays a random game from its seeds.
pub(crate) trait Replay: Send + Sync {
    /// The game of players with these seeds, up to so many moves.
    fn line(&self, seeds: [u64; 2], count: usize) -> GameLine;
}

impl MoveLog {
    /// What two `random` players with these seeds made of a game, which has now so many moves.
    pub(crate) fn random(begun: Arc<dyn Replay>, seeds: [u64; 2], count: usize) -> MoveLog {
        MoveLog(Stored::Random { begun, seeds, count })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        match &self.0 {
            Stored::Text(line) => line.moves.len(),
            Stored::Random { count, .. } => *count,
        }
    }

    /// The game as text.
    pub fn line(&self) -> GameLine {
        match &self.0 {
            Stored::Text(line) => GameLine::clone(line),
            Stored::Random { begun, seeds, count } => begun.line(*seeds, *count),
        }
    }
}

impl From<GameLine> for MoveLog {
    fn from(line: GameLine) -> MoveLog {
        MoveLog(Stored::Text(Arc::new(line)))
    }
}

impl fmt::Debug for MoveLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line().fmt(f)
    }
}
