//! What happened in a game, in order. A game is nothing else: everything follows from its events.

use jogada_play::Side;
use serde::{Deserialize, Serialize};

use super::clock::ClockKind;
use crate::time::Millis;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// It was set up. Always the first event, and only that.
    Begun(Box<Setup>),
    /// Somebody took an empty seat.
    Joined {
        /// Whose seat.
        #[serde(with = "letter")]
        side: Side,
        /// What they call themselves; may be empty.
        name: String,
    },
    /// The side to move made this move.
    Move {
        /// Canonical text.
        text: String,
        /// How long a bot thought, in milliseconds: its clock is charged for that alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thought: Option<Millis>,
    },
    /// A side proposed something.
    Offered {
        /// Who.
        #[serde(with = "letter")]
        by: Side,
        /// What.
        what: Offer,
    },
    /// The offer was turned down.
    Declined,
    /// The last moves were taken back.
    Undone {
        /// How many.
        count: usize,
    },
    /// The game ended beside the board.
    Closed {
        /// `None` for a draw.
        #[serde(with = "optional_letter")]
        winner: Option<Side>,
        /// Why.
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
    /// When.
    pub at: Millis,
    /// What.
    pub event: Event,
}

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The canonical spec.
    pub spec: String,
    /// The position, if not the usual one.
    pub start: Option<String>,
    /// Moves made before anybody sat down.
    pub moves: Vec<String>,
    /// Who plays, White first.
    pub seats: [Chair; 2],
    /// The time there is.
    pub clock: ClockKind,
    /// Whether others find it.
    pub listed: bool,
    /// Whether one person plays both sides.
    pub shared: bool,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", content = "name")]
pub enum Chair {
    /// Nobody yet.
    Open,
    /// A person, or a program that acts like one, by this name; it may be empty.
    Human(String),
    /// A player of ours by its canonical name.
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
}

/// What a side can propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take the proposer's last move back.
    Undo,
    /// To play again with sides swapped.
    Rematch,
}

/// Why a game ended beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// The loser gave up.
    Resigned,
    /// Both agreed.
    Agreed,
    /// The loser's time ran out.
    Time,
    /// The loser is a bot that could not find a move.
    Forfeit,
}

impl Reason {
    /// The word of the API. Its sentence is the message `reason-<word>`.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Resigned => "resigned",
            Reason::Agreed => "agreed",
            Reason::Time => "time",
            Reason::Forfeit => "forfeit",
        }
    }
}

/// Sides as their letters.
mod letter {
    use jogada_play::Side;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub fn serialize<S: Serializer>(side: &Side, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_char(side.letter())
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Side, D::Error> {
        let letter = char::deserialize(from)?;
        Side::from_letter(letter).ok_or_else(|| D::Error::custom("expected w or b"))
    }
}

/// Sides as their letters, or nothing.
mod optional_letter {
    use jogada_play::Side;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    #[expect(clippy::trivially_copy_pass_by_ref, clippy::ref_option, reason = "serde calls it so")]
    pub fn serialize<S: Serializer>(side: &Option<Side>, out: S) -> Result<S::Ok, S::Error> {
        side.map(Side::letter).serialize(out)
    }

    pub fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Option<Side>, D::Error> {
        let letter = Option::<char>::deserialize(from)?;
        let side = |letter| Side::from_letter(letter).ok_or_else(|| D::Error::custom("w or b"));
        letter.map(side).transpose()
    }
}
