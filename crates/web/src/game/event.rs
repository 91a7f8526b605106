//! The events of a game. They are all that is stored of it: its state is replayed from them.

use jogada_play::{Reason, Seat, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::clock::ClockKind;
use crate::time::Millis;

/// An event of a game, in the form it is stored in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// Always the first event, and never a later one.
    Begun(Box<Setup>),
    /// An empty seat was taken.
    Joined {
        side: Side,
        /// May be empty.
        name: String,
    },
    /// The side to move made this move.
    Move {
        /// In canonical notation.
        text: String,
        /// How long a bot thought, in milliseconds: its clock is charged for that alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thought: Option<Millis>,
    },
    /// A side proposed something.
    Offered { by: Side, what: Offer },
    /// The offer was turned down.
    Declined,
    /// The last moves were taken back.
    Undone { count: usize },
    /// The game ended off the board.
    Closed {
        /// `None` for a draw.
        winner: Option<Side>,
        reason: Reason,
    },
    /// It goes on in another game, with sides swapped.
    Rematch {
        /// The id of that game.
        game: String,
    },
}

/// An event, its number in its game and when it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRecord {
    /// From 1, without gaps.
    pub version: u64,
    /// Milliseconds since 1970.
    pub at: Millis,
    pub event: Event,
}

/// How a game was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The canonical spec.
    pub spec: String,
    /// `None` for the start position of the game.
    pub start: Option<String>,
    /// Moves already played from there.
    pub moves: Vec<String>,
    /// White first.
    pub seats: [Chair; 2],
    pub clock: ClockKind,
    /// Whether it is in the public list.
    pub listed: bool,
    /// Whether one person plays both sides.
    pub shared: bool,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "name")]
pub enum Chair {
    /// Empty until a player joins.
    Open,
    /// A person, or a program that acts like one, by this name; it may be empty.
    Human(String),
    /// A bot by its canonical name.
    Bot(String),
}

impl Chair {
    /// The word of the API.
    pub fn kind(&self) -> &'static str {
        match self {
            Chair::Open => "open",
            Chair::Human(_) => "human",
            Chair::Bot(_) => "bot",
        }
    }

    /// The name; empty if there is none.
    pub fn name(&self) -> &str {
        match self {
            Chair::Open => "",
            Chair::Human(name) | Chair::Bot(name) => name,
        }
    }

    /// The name in a record; a person without one is a person to whoever opens the record.
    pub fn record_name(&self) -> &str {
        match self {
            Chair::Open => "?",
            Chair::Human(name) if name.is_empty() => Seat::HUMAN,
            Chair::Human(name) | Chair::Bot(name) => name,
        }
    }
}

/// What a side can propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take the proposer's last move back.
    Undo,
    /// To play again with sides swapped.
    Rematch,
}
