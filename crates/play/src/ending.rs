//! How a game at a table ends, and why a move was not played.

use jogada_core::{Cell, Illegal, Outcome, ParseError, Verdict};

/// The end of a game: by its rules, by what stands on the board, or by its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// The rulebook's word. Its sentence is the message `reason-<word>`.
    pub reason: &'static str,
    /// The cells that decided; may be empty.
    pub cells: Vec<Cell>,
}

impl Ending {
    /// A draw by repetition.
    pub(crate) const REPETITION: Ending =
        Ending { outcome: Outcome::Draw, reason: "repetition", cells: Vec::new() };
}

impl Ending {
    /// An end that the board does not show: who won is all that is known.
    pub(crate) fn closed(outcome: Outcome) -> Ending {
        let reason = if outcome == Outcome::Draw { "agreed" } else { "resigned" };
        Ending { outcome, reason, cells: Vec::new() }
    }
}

impl From<Verdict> for Ending {
    fn from(verdict: Verdict) -> Ending {
        Ending { outcome: verdict.outcome, reason: verdict.reason, cells: verdict.cells }
    }
}

/// Why a move was not played. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The text is not a move.
    Text(ParseError),
    /// The move is against the rules here.
    Illegal(Illegal),
    /// The game is over.
    Over(Ending),
}
