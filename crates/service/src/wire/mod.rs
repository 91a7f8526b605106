//! What clients are sent beside what the command line prints too ([`jogada_play::wire`]), and what they send.
//! The API description and the types of the page are made from these types, descriptions included: a field
//! without one is described by its name.
#![expect(missing_docs, reason = "comments here are part of the API description")]

mod game;
mod listing;
mod live;
mod thinking;

use jogada_play::wire::{Board, GameEntry, LegendEntry, PlayerEntry, Position, RulesPart};
use jogada_play::{Cell, Side};
use serde::Serialize;
use utoipa::ToSchema;

pub use game::{
    Acted, Clock, ClockWord, Created, CreatedSeats, DeviceLink, Game, Joined, OpenOffer, Seat,
    SeatKind, TournamentRef,
};
pub use listing::{GameListing, GamesPage, ListedResult, ListedSeat};
pub use live::{ClientMessage, MoveMade, ServerMessage};
pub use thinking::{AnalysisReport, ReportLine, ReviewedPosition, TreeMove, TreePage};

/// The body of every error.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// A sentence for people, in the language of the request.
    pub error: String,
    /// A word for programs.
    pub code: &'static str,
    /// The cells that the sentence is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub cells: Option<Vec<Cell>>,
    /// The field of the request that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub field: Option<&'static str>,
    /// Seconds until another try is worth it, as in `Retry-After`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub retry: Option<u64>,
}

/// Something of each side.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Sides<T> {
    /// White's.
    pub w: T,
    /// Black's.
    pub b: T,
}

impl<T> Sides<T> {
    pub fn of(mut of: impl FnMut(Side) -> T) -> Sides<T> {
        Sides { w: of(Side::White), b: of(Side::Black) }
    }
}

/// A game with all that a front end offers to choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct CatalogueEntry {
    #[serde(flatten)]
    pub game: GameEntry,
    /// Without external programs, and within the memory limit of this server.
    pub players: Vec<PlayerEntry>,
    /// Kinds of pieces, drawn.
    pub legend: Vec<LegendEntry>,
    /// Of the default start.
    pub board: Board,
    /// From the middle of a game, without legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sample: Option<Position>,
    /// Steps of its lesson; 0 if it has none.
    pub lessons: usize,
    /// How many puzzles it has.
    pub puzzles: usize,
}

/// The rules of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Rules {
    /// The id of the game.
    pub game: &'static str,
    /// In reading order.
    pub parts: Vec<RulesPart>,
}

/// Facts about the server.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct About {
    pub version: &'static str,
    pub bots: BotsAbout,
}

/// How busy the bots are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct BotsAbout {
    /// Bots that can think at once.
    pub threads: usize,
    /// Moves that wait for a thread.
    pub queue: usize,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Checked {
    /// Always `true`.
    pub ok: bool,
    /// In canonical notation.
    pub r#move: String,
}

/// The games of a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Records {
    pub games: Vec<RecordEntry>,
}

/// A game that was read from a text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RecordEntry {
    /// Game and options.
    pub spec: String,
    /// `null` for the usual start.
    #[schema(required)]
    pub start: Option<String>,
    pub moves: Vec<String>,
    pub tags: std::collections::BTreeMap<String, String>,
    /// `w`, `b` or `draw`; `null` if it is not told.
    #[schema(required)]
    pub result: Option<&'static str>,
}
