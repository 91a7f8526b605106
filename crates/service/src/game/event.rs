//! The events of a game. They are all that is stored of it: its state is replayed from them.

use jogada_play::{Reason, Seat, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::clock::ClockKind;
use crate::time::Millis;
use crate::wire::TournamentRef;

/// An event of a game, in the form it is stored in.
#[expect(missing_docs, reason = "fields without a comment are what their names say")]
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
        /// Who it is, if it is a member.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<MemberRef>,
    },
    /// Whoever sat there as a guest turned out to be this member.
    Claimed { side: Side, member: MemberRef },
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
    /// A guest got another name from whoever runs the server.
    Renamed { side: Side, name: String },
    /// It was put into the public list, or taken out of it, by whoever runs the server.
    Listed { listed: bool },
    /// The ratings of both players were changed by the result, White's first.
    Rated { before: [i32; 2], after: [i32; 2] },
    /// It goes on in another game, with sides swapped.
    Rematch {
        /// The id of that game.
        game: String,
    },
}

impl Event {
    /// The end of a game that whoever runs the server has closed.
    pub fn aborted() -> Event {
        Event::Closed { winner: None, reason: Reason::Aborted }
    }
}

/// An event, its number in its game and when it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRecord {
    /// From 1, without gaps.
    pub version: u64,
    /// Milliseconds since 1970.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

impl EventRecord {
    /// Numbers events that follow a version, and stamps them with the time.
    pub fn following(version: u64, events: Vec<Event>, at: Millis) -> Vec<EventRecord> {
        let numbered = events.into_iter().zip(version + 1..);
        numbered.map(|(event, version)| EventRecord { version, at, event }).collect()
    }
}

/// How a game was created.
#[expect(clippy::struct_excessive_bools, reason = "choices that do not depend on each other")]
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
    /// The time control.
    pub clock: ClockKind,
    /// Whether it is in the public list at first.
    pub listed: bool,
    /// Whether one person plays both sides.
    pub shared: bool,
    /// Whether the result changes the ratings of its players.
    #[serde(default)]
    pub rated: bool,
    /// The tournament it is played in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentRef>,
    /// Whether its bots think in the browser of whoever plays against them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub browser: bool,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "name")]
pub enum Chair {
    /// Empty until a player joins.
    Open,
    /// A person, or a program that acts like one, by this name; it may be empty.
    Human(String),
    /// A member of the club.
    Member(MemberRef),
    /// A bot by its canonical name.
    Bot(String),
}

/// A member on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberRef {
    /// The id of the account.
    pub account: String,
    /// As it was when the seat was taken.
    pub name: String,
    /// In this game, as it was then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
}

impl Chair {
    /// A person: a member, or a guest by this name.
    pub fn person(member: Option<MemberRef>, name: String) -> Chair {
        member.map_or(Chair::Human(name), Chair::Member)
    }

    /// The member who sits there.
    pub fn member(&self) -> Option<&MemberRef> {
        match self {
            Chair::Member(member) => Some(member),
            _ => None,
        }
    }

    /// The word of the API.
    pub fn kind(&self) -> &'static str {
        match self {
            Chair::Open => "open",
            Chair::Human(_) | Chair::Member(_) => "human",
            Chair::Bot(_) => "bot",
        }
    }

    /// The name; empty if there is none.
    pub fn name(&self) -> &str {
        match self {
            Chair::Open => "",
            Chair::Human(name) | Chair::Member(MemberRef { name, .. }) | Chair::Bot(name) => name,
        }
    }

    /// The name in a record; a person without one is a person to whoever opens the record.
    pub fn record_name(&self) -> &str {
        match self {
            Chair::Open => "?",
            Chair::Human(name) if name.is_empty() => Seat::HUMAN,
            seated => seated.name(),
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
