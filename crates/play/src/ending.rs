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

    /// An end that the board does not show: who won is all that is known.
    pub(crate) fn closed(outcome: Outcome) -> Ending {
        let reason = if outcome == Outcome::Draw { "agreed" } else { "resigned" };
        Ending { outcome, reason, cells: Vec::new() }
    }

    /// The end of a game, if it has one: a win comes before a repetition, a repetition before any other
    /// draw.
    pub(crate) fn of(
        verdict: Option<Verdict>,
        is_repeated: impl FnOnce() -> bool,
    ) -> Option<Ending> {
        match verdict {
            Some(verdict) if verdict.outcome != Outcome::Draw => Some(verdict.into()),
            _ if is_repeated() => Some(Ending::REPETITION),
            verdict => verdict.map(Ending::from),
        }
    }
}

impl From<Verdict> for Ending {
    fn from(verdict: Verdict) -> Ending {
        Ending { outcome: verdict.outcome, reason: verdict.reason, cells: verdict.cells }
    }
}

/// Why a move was not played. The match is as it was.
///
/// `Display` names the message; its sentence needs the vocabulary of the game, which a
/// [`Localizer`](crate::Localizer) has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The text is not a move.
    #[error("not a move: {0}")]
    Text(#[source] ParseError),
    /// The move is against the rules here.
    #[error("illegal move: {0}")]
    Illegal(#[source] Illegal),
    /// The game is over.
    #[error("the game is over: {}", .0.reason)]
    Over(Ending),
}
