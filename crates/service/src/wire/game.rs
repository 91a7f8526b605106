//! Games, their seats and clocks.

use jogada_play::wire::{Ending, Position};
use jogada_play::{EndingSentences, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Sides;
use crate::game::{Chair, Offer, Status};
use crate::time::Millis;

/// A game that was created.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    pub id: String,
    /// The secrets of the seats that the client holds. They are sent once.
    pub seats: CreatedSeats,
    /// The secret for whoever takes the open seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub invite: Option<String>,
    pub game: Game,
}

/// Secrets of seats.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct CreatedSeats {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub w: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub b: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Joined {
    pub side: Side,
    /// Proves who sits there. It is sent once.
    pub secret: String,
}

/// What came of an action.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Acted {
    /// Of the game after it.
    pub version: u64,
}

/// A way to another device.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DeviceLink {
    /// A secret that `join` exchanges once for that of the seat.
    pub link: String,
}

/// A game on the server.
#[expect(clippy::struct_excessive_bools, reason = "choices that do not depend on each other")]
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Game {
    pub id: String,
    /// The number of its last event.
    pub version: u64,
    pub status: Status,
    /// Whether it is in the public list, in which case anybody may take an open seat.
    pub listed: bool,
    /// Whether one person plays both sides.
    pub shared: bool,
    /// Whether the result changes the ratings of its players.
    pub rated: bool,
    /// Whether its bots think in the browser of whoever plays against them.
    pub browser: bool,
    /// The tournament it is played in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub tournament: Option<TournamentRef>,
    /// Milliseconds since 1970.
    pub created: Millis,
    pub seats: Sides<Seat>,
    pub clock: Clock,
    #[schema(required)]
    pub offer: Option<OpenOffer>,
    /// The id of the next game.
    #[schema(required)]
    pub rematch: Option<String>,
    /// Legal moves are for those who may move.
    pub position: Position,
    /// Milliseconds that each move took.
    pub times: Vec<Millis>,
    #[schema(required)]
    pub result: Option<Ending>,
    /// Why it ended, if its rules say so; `{name}` stands for the other side's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentences: Option<EndingSentences>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Seat {
    pub kind: SeatKind,
    /// May be empty; a bot's names the player.
    pub name: String,
    /// Whether the player is connected; bots are.
    pub here: bool,
    /// The id of the account of a member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account: Option<String>,
    /// Of a member in this game, before its result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<i32>,
    /// What the result has added to the rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub change: Option<i32>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A person, or a program that acts like one.
    Human,
    /// Nobody yet.
    Open,
    Bot,
}

impl SeatKind {
    pub fn of(chair: &Chair) -> SeatKind {
        match chair {
            Chair::Open => SeatKind::Open,
            Chair::Human(_) | Chair::Member(_) => SeatKind::Human,
            Chair::Bot(_) => SeatKind::Bot,
        }
    }
}

/// The clocks of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Clock {
    pub kind: ClockWord,
    /// Seconds for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub base: Option<u32>,
    /// Seconds added with every move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub increment: Option<u32>,
    /// Days for every move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub days: Option<u32>,
    /// Milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left: Option<Sides<Millis>>,
    #[schema(required)]
    pub running: Option<Side>,
    /// When `left` was true, in milliseconds since 1970.
    pub at: Millis,
}

/// The kind of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ClockWord {
    None,
    Base,
    Days,
}

/// An offer that was neither accepted nor declined yet.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct OpenOffer {
    pub what: Offer,
    pub by: Side,
}

/// The tournament a game belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TournamentRef {
    pub id: String,
    pub name: String,
    /// From 1.
    pub round: usize,
}
