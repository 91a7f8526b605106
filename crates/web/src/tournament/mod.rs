//! A tournament on the server: who plays, what was paired, and what follows. Pure: no system clock, store
//! or socket; times and ids are passed in.

mod decide;
mod on_wire;
mod rounds;
#[cfg(test)]
mod tests;

pub use decide::{MAX_ROUNDS, Manager};
pub use rounds::NewGame;

use jogada_arena::{System, berger_rounds};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::time::Millis;
use jogada_service::game::ClockKind;

/// A tournament as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    pub terms: Terms,
    pub organiser: Organiser,
    pub created: Millis,
    pub started: Option<Millis>,
    /// Whether the organiser wants no further round.
    pub closing: bool,
    pub ended: Option<Millis>,
    /// In the order of their starting numbers once it has started; late ones follow.
    pub entries: Vec<Entry>,
    pub rounds: Vec<PairedRound>,
}

/// What players agree to when they enter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub name: String,
    /// The canonical spec of its games.
    pub spec: String,
    pub format: TournamentFormat,
    pub clock: ClockKind,
    /// Whether its games change ratings.
    pub rated: bool,
    /// When it begins by itself; otherwise the organiser begins it.
    pub starts: Option<Millis>,
}

/// How rounds are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "system", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentFormat {
    /// Each player against each other one.
    RoundRobin,
    /// Players with similar points who have not met.
    Swiss {
        /// Fewer are played if that would repeat pairings.
        rounds: usize,
        /// Players may enter until this round is paired; 1 or less: only before the start.
        #[serde(default)]
        late: usize,
    },
}

impl TournamentFormat {
    /// As the arena has it.
    pub fn system(self) -> System {
        match self {
            TournamentFormat::RoundRobin => System::RoundRobin,
            TournamentFormat::Swiss { .. } => System::Swiss,
        }
    }
}

/// Who made the tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Organiser {
    /// The id of the account.
    pub account: String,
    pub name: String,
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The id of the account.
    pub account: String,
    /// As it was when the player entered, and so is the rating.
    pub name: String,
    pub rating: Option<i32>,
    /// Not paired any more; the results stand.
    pub withdrawn: bool,
}

/// A round as it was paired, with what has come of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedRound {
    pub at: Millis,
    pub games: Vec<PairedGame>,
    /// Who had a bye, by the places of entries.
    pub byes: Vec<usize>,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedGame {
    /// `None` if a player had withdrawn, so that nothing was to be played.
    pub game: Option<String>,
    /// The places of the entries, White first.
    pub players: [usize; 2],
    pub result: Option<PairedResult>,
}

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedResult {
    /// White first.
    pub half_points: [u8; 2],
    /// `false` if a player never moved.
    pub played: bool,
}

/// The phase of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TournamentStatus {
    /// Players enter.
    Open,
    Running,
    /// It has ended.
    Over,
}

impl Tournament {
    /// Nobody has entered yet.
    pub fn new(terms: Terms, organiser: Organiser, at: Millis) -> Tournament {
        Tournament {
            terms,
            organiser,
            created: at,
            started: None,
            closing: false,
            ended: None,
            entries: Vec::new(),
            rounds: Vec::new(),
        }
    }

    pub fn status(&self) -> TournamentStatus {
        match (self.ended, self.started) {
            (Some(_), _) => TournamentStatus::Over,
            (None, Some(_)) => TournamentStatus::Running,
            (None, None) => TournamentStatus::Open,
        }
    }

    /// Rounds in all, with the players there are now.
    pub fn round_count(&self) -> usize {
        let most = berger_rounds(self.entries.len());
        match self.terms.format {
            TournamentFormat::RoundRobin => most,
            TournamentFormat::Swiss { rounds, .. } if self.started.is_some() => rounds.min(most),
            TournamentFormat::Swiss { rounds, .. } => rounds,
        }
    }

    /// The place of an account among the entries.
    pub fn place_of(&self, account: &str) -> Option<usize> {
        self.entries.iter().position(|entry| entry.account == account)
    }
}
