//! What players read of what the server says.

use std::fmt::{self, Formatter};

use serde::de::{Error, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// What players read of a message.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Frame {
    Game {
        version: u64,
        game: Shown,
    },
    Move {
        version: u64,
        status: Status,
        position: Turn,
    },
    Legal {
        legal: Vec<Legal>,
    },
    Done {},
    Refused {
        status: u16,
        error: String,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub struct Shown {
    pub status: Status,
    pub position: Position,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Waiting,
    Playing,
    Over,
}

#[derive(Deserialize)]
pub struct Position {
    pub ply: usize,
}

#[derive(Deserialize)]
pub struct Turn {
    pub side: String,
}

/// The text of a move; how it is pointed at does not matter here.
pub struct Legal(pub String);

impl<'d> Deserialize<'d> for Legal {
    fn deserialize<D: Deserializer<'d>>(from: D) -> Result<Legal, D::Error> {
        from.deserialize_seq(FirstOfList)
    }
}

struct FirstOfList;

impl<'d> Visitor<'d> for FirstOfList {
    type Value = Legal;

    fn expecting(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("a list that begins with the text of a move")
    }

    fn visit_seq<A: SeqAccess<'d>>(self, mut list: A) -> Result<Legal, A::Error> {
        let text = list.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Legal(text))
    }
}
