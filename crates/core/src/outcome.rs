//! How games end.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Cell, Side};

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// The game is over without a winner.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }

    /// Half points of a side: 2 for a win, 1 for a draw.
    pub fn half_points(self, side: Side) -> u8 {
        match self {
            Outcome::Draw => 1,
            Outcome::Win(winner) if winner == side => 2,
            Outcome::Win(_) => 0,
        }
    }

    /// The word of JSON and vectors: `w`, `b` or `draw`.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Win(Side::White) => "w",
            Outcome::Win(Side::Black) => "b",
            Outcome::Draw => "draw",
        }
    }
}

/// Reads a [`word`](Outcome::word).
impl FromStr for Outcome {
    type Err = NoOutcome;

    fn from_str(word: &str) -> Result<Outcome, NoOutcome> {
        match word {
            "draw" => Ok(Outcome::Draw),
            side => side.parse().map(Outcome::Win).map_err(|_| NoOutcome),
        }
    }
}

/// A text that names no outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOutcome;

impl fmt::Display for NoOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an outcome is `w`, `b` or `draw`")
    }
}

impl Error for NoOutcome {}

/// Why a position is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Win or draw.
    pub outcome: Outcome,
    /// The rulebook's word (`five`, `holes`, …). Its sentence is the message `reason-<word>`.
    pub reason: &'static str,
    /// The cells that decided, to be lit; may be empty.
    pub cells: Vec<Cell>,
}

/// What a position that comes back means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Positions cannot come back, or it means nothing.
    Impossible,
    /// The game is drawn when an equal position occurs for the `times`-th time.
    Draw {
        /// Occurrences, the first one included.
        times: u8,
    },
}

impl Repetition {
    /// A draw when a position occurs for the `times`-th time; 0 for never.
    pub const fn draw_at(times: u8) -> Repetition {
        if times == 0 { Repetition::Impossible } else { Repetition::Draw { times } }
    }
}

/// How long a limit still lets a game go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    /// After this many plies the game is drawn, unless it is won before or with the last of them.
    /// A move lowers it by one at most.
    pub plies: u32,
    /// Whether some moves make it longer again.
    pub restarts: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_is_read_back_from_its_word_and_no_other_word_is_one() {
        for outcome in [Outcome::Win(Side::White), Outcome::Win(Side::Black), Outcome::Draw] {
            assert_eq!(outcome.word().parse(), Ok(outcome));
        }
        for word in ["", "white", "wb", "drawn"] {
            assert_eq!(word.parse::<Outcome>(), Err(NoOutcome), "{word}");
        }
    }
}
