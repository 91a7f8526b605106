//! How a game ends, and why a move was not played.

use std::error::Error;
use std::fmt;

use jogada_core::{Cell, GameInfo, Illegal, Outcome, ParseError, Verdict};

use crate::i18n::Localizer;
use crate::reason::Reason;

/// The end of a game: by its rules, by what stands on the board, or by its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// By the rules, by repetition, or off the board.
    pub reason: Reason,
    /// The cells that decided; may be empty.
    pub cells: Vec<Cell>,
}

impl Ending {
    /// A draw by repetition.
    pub(crate) const REPETITION: Ending =
        Ending { outcome: Outcome::Draw, reason: Reason::Repetition, cells: Vec::new() };

    /// An end that the board does not show: who won is all that is known, and whether on time.
    pub(crate) fn closed(outcome: Outcome, on_time: bool) -> Ending {
        let reason = match outcome {
            Outcome::Draw => Reason::Agreed,
            Outcome::Win(_) if on_time => Reason::Time,
            Outcome::Win(_) => Reason::Resigned,
        };
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
        let reason = Reason::Rules(verdict.reason.into());
        Ending { outcome: verdict.outcome, reason, cells: verdict.cells }
    }
}

/// Why a move was not played. The match is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The game whose vocabulary says it.
    pub game: &'static GameInfo,
    /// What is wrong with the move.
    pub problem: PlayProblem,
}

/// What can be wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayProblem {
    /// The text is not a move.
    Text(ParseError),
    /// The move is against the rules here.
    Illegal(Illegal),
    /// The game is over.
    Over(Ending),
}

/// In English.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Localizer::of("en", self.game).say(self))
    }
}

impl Error for PlayError {}
