//! Who has won a tournament whose rounds follow from its results: the standings of a Swiss tournament,
//! the bracket of a knockout.

mod cells;
mod swiss;
#[cfg(test)]
mod tests;

pub use swiss::{RoundResult, SwissRow, SwissTable};

use crate::schedule::{Format, KnockoutRound, Played, Schedule};

/// The order of the players by the rules of the format, which ratings do not tell.
#[derive(Clone, Debug, PartialEq)]
pub enum Placings {
    /// By points and tie-breaks.
    Swiss(SwissTable),
    /// Round by round.
    Knockout(Bracket),
}

/// A knockout so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Up to the first that is not finished.
    pub rounds: Vec<KnockoutRound>,
    /// `None` until the last encounter is over.
    pub winner: Option<usize>,
}

impl Placings {
    /// After these results; `None` for formats that have a table of ratings only.
    pub fn of(schedule: &Schedule, played: &Played) -> Option<Placings> {
        match schedule.format {
            Format::Swiss { .. } => Some(Placings::Swiss(SwissTable::of(schedule, played))),
            Format::Knockout => {
                let rounds = schedule.knockout_rounds(played);
                Some(Placings::Knockout(Bracket { winner: winner(&rounds), rounds }))
            }
            _ => None,
        }
    }

    /// Who has won: nobody until the last round is over, several whom no tie-break tells apart.
    pub fn winners(&self) -> Vec<usize> {
        match self {
            Placings::Swiss(table) => table.winners(),
            Placings::Knockout(bracket) => bracket.winner.into_iter().collect(),
        }
    }
}

/// The winner of the last round, if that is the final.
fn winner(rounds: &[KnockoutRound]) -> Option<usize> {
    match rounds.last().map(|round| (&*round.duels, &*round.byes)) {
        Some(([last], [])) => last.winner,
        _ => None,
    }
}
