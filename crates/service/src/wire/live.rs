//! Messages about a game as they are sent while it is played.

use jogada_play::wire::{Ending, PositionChange, PositionMove};
use jogada_play::{EndingSentences, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Clock, ErrorBody, Game, Sides};
use crate::game::{ActionRequest, Status};
use crate::time::Millis;

/// A message of the server over a socket.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    /// The whole game: first, and after every change that is no move. Legal moves come on their own.
    Game { version: u64, game: Box<Game> },
    /// A move was made.
    Move(Box<MoveMade>),
    /// What the client may play now. Only those who may move get it.
    Legal { version: u64, legal: Vec<PositionMove> },
    /// Who is connected.
    Presence { version: u64, here: Sides<bool>, watching: u32 },
    /// The answer to a ping.
    Pong { sent: i64, now: Millis },
    /// The answer to a secret that opens a seat.
    Seated { sides: Sides<bool> },
    /// An action was done.
    Done {
        /// Of the client's message.
        id: i64,
        /// Of the game after it.
        version: u64,
    },
    /// A message was not accepted.
    Refused {
        /// Of the client's message, if it has one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        id: Option<i64>,
        #[serde(flatten)]
        error: ErrorBody,
        /// As of HTTP.
        status: u16,
    },
}

impl ServerMessage {
    /// As JSON.
    ///
    /// # Panics
    /// Never: the keys of messages are text.
    pub fn frame(&self) -> String {
        serde_json::to_string(self).expect("messages have keys that are text")
    }
}

/// A move, and what it changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveMade {
    /// Of the game after it.
    pub version: u64,
    pub r#move: String,
    pub by: Side,
    /// Milliseconds it took.
    pub time: Millis,
    pub status: Status,
    pub clock: Clock,
    pub position: PositionChange,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<Ending>,
    /// As in [`Game`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentences: Option<EndingSentences>,
}

/// A message of a client over a socket.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Proves that the client holds a seat: it counts as present and hears what it may play.
    As { secret: String },
    /// Acts for a seat, as `POST /api/games/{id}/do` does; `id` is the client's own number for it.
    Do { id: i64, action: ActionRequest },
    /// Asks for the server's time.
    Ping { sent: i64 },
}

impl ClientMessage {
    /// The client's own number for it, if it has one.
    pub fn id(&self) -> Option<i64> {
        match self {
            ClientMessage::Do { id, .. } => Some(*id),
            ClientMessage::As { .. } | ClientMessage::Ping { .. } => None,
        }
    }
}
