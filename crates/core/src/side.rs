//! The two players.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// One of the two players. White begins in every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "char", try_from = "char"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Side {
    /// The side that begins.
    #[default]
    #[cfg_attr(feature = "openapi", schema(rename = "w"))]
    White,
    /// The side that answers.
    #[cfg_attr(feature = "openapi", schema(rename = "b"))]
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black: the index into a pair of per-side values.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of all our texts: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// The side of a letter `w` or `b`.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'w' => Some(Side::White),
            'b' => Some(Side::Black),
            _ => None,
        }
    }
}

/// Reads the letter `w` or `b`.
impl FromStr for Side {
    type Err = NoSide;

    fn from_str(text: &str) -> Result<Side, NoSide> {
        match text {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            _ => Err(NoSide),
        }
    }
}

/// A text that names no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSide;

impl fmt::Display for NoSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a side is `w` or `b`")
    }
}

impl Error for NoSide {}

impl TryFrom<char> for Side {
    type Error = NoSide;

    fn try_from(letter: char) -> Result<Side, NoSide> {
        Side::from_letter(letter).ok_or(NoSide)
    }
}

impl From<Side> for char {
    fn from(side: Side) -> char {
        side.letter()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
