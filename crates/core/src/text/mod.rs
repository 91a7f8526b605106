//! Reading and writing what people type: positions, moves, names.

mod board;
mod cursor;
mod fields;
mod nearest;
mod pattern;

pub use board::{parse_board, parse_stones, show_board, show_stones};
pub use cursor::Cursor;
pub use fields::{Field, fields};
pub use nearest::nearest;
pub use pattern::matches_pattern;

use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::Message;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The bytes it is about.
    pub span: Range<usize>,
    /// A sentence that says what was expected and found.
    pub message: Message,
}

impl ParseError {
    /// An error about these bytes.
    pub fn new(span: Range<usize>, message: Message) -> ParseError {
        ParseError { span, message }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bytes {} to {}: {}", self.span.start, self.span.end, self.message)
    }
}

impl Error for ParseError {}

/// What the user typed, control characters replaced: safe to show on a terminal.
pub fn visible(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// The same, cut to a length that fits a message.
pub fn shorten(text: &str) -> String {
    const MAX_SHOWN: usize = 40;
    let short: String = text.chars().take(MAX_SHOWN).collect();
    visible(&short) + if text.chars().nth(MAX_SHOWN).is_some() { "…" } else { "" }
}
