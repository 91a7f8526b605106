//! Tournaments as the API shows them.

use jogada_arena::TieBreak;
use jogada_service::game::ClockKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::time::Millis;
use crate::tournament::{TournamentFormat, TournamentStatus};

/// A page of the list of tournaments.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentsPage {
    /// Those that are not over first, then the newest.
    pub tournaments: Vec<TournamentListing>,
    /// The cursor of the next page, if there is one.
    #[schema(required)]
    pub next: Option<String>,
    /// Whether you may make one.
    pub create: bool,
}

/// A tournament of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TournamentListing {
    pub id: String,
    pub name: String,
    /// Game and options.
    pub spec: String,
    pub format: TournamentFormat,
    pub clock: ClockKind,
    /// Whether its games change ratings.
    pub rated: bool,
    pub status: TournamentStatus,
    pub organiser: TournamentOrganiser,
    /// How many players have entered.
    pub entered: usize,
    /// The round that is played; 0 before the first.
    pub round: usize,
    /// The number of rounds, as far as it is known.
    pub last: usize,
    /// Milliseconds since 1970, like all times here.
    pub created: Millis,
    /// When it begins by itself.
    #[schema(required)]
    pub starts: Option<Millis>,
    #[schema(required)]
    pub started: Option<Millis>,
    #[schema(required)]
    pub ended: Option<Millis>,
}

/// Who made a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TournamentOrganiser {
    /// The id of the account.
    pub account: String,
    pub name: String,
}

/// A tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tournament {
    #[serde(flatten)]
    pub listing: TournamentListing,
    /// By starting numbers once it has started; elsewhere players are their places in this list.
    pub players: Vec<TournamentPlayer>,
    /// The first round first.
    pub rounds: Vec<TournamentRound>,
    /// What decides between players with the same points, in this order.
    pub tiebreaks: Vec<TieBreakWord>,
    /// The best first.
    pub standings: Vec<TournamentStanding>,
    /// What you may do.
    pub may: Vec<TournamentAction>,
    /// Whether no further round will be paired.
    pub closing: bool,
}

/// A player of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentPlayer {
    /// The id of the account.
    pub account: String,
    pub name: String,
    /// When they entered; `null` if they had none.
    #[schema(required)]
    pub rating: Option<i32>,
    /// Not paired any more; the results stand.
    pub withdrawn: bool,
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentRound {
    /// When it was paired.
    pub at: Millis,
    /// The first board first.
    pub games: Vec<TournamentGame>,
    /// Players who have a point without a game.
    pub byes: Vec<usize>,
}

/// A game of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentGame {
    /// The id of the game; `null` if a player had withdrawn.
    #[schema(required)]
    pub id: Option<String>,
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
    /// White's and Black's; `null` until it is over.
    #[schema(required)]
    pub points: Option<[f64; 2]>,
    /// Whether it was decided without both players having moved.
    pub forfeit: bool,
}

/// A player's place.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentStanding {
    /// From 1; those whom nothing tells apart share it.
    pub rank: usize,
    pub player: usize,
    /// A win is a point, a draw half of one.
    pub points: f64,
    /// As in the tournament's `tiebreaks`; `null` where one does not apply.
    pub tiebreaks: Vec<Option<f64>>,
}

/// What decides between players with the same points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreakWord {
    BuchholzCut1,
    Buchholz,
    SonnebornBerger,
    Wins,
    DirectEncounter,
}

impl From<TieBreak> for TieBreakWord {
    fn from(tie_break: TieBreak) -> TieBreakWord {
        match tie_break {
            TieBreak::BuchholzCut1 => TieBreakWord::BuchholzCut1,
            TieBreak::Buchholz => TieBreakWord::Buchholz,
            TieBreak::SonnebornBerger => TieBreakWord::SonnebornBerger,
            TieBreak::Wins => TieBreakWord::Wins,
            TieBreak::DirectEncounter => TieBreakWord::DirectEncounter,
        }
    }
}

/// What somebody can do in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TournamentAction {
    Enter,
    Withdraw,
    Start,
    /// Before the start at once, otherwise after the round that is played.
    End,
    /// Takes another player out.
    Remove,
}
