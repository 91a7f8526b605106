//! What is wrong with a record, and in which line and column.

use jogada_core::{GameInfo, Message, ParseError};

use crate::ending::PlayError;
use crate::spec::SpecError;

/// A damaged record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not a record.
    Form(Message),
    /// The tag Game names no game.
    Spec(SpecError),
    /// The tag FEN is no position of the game.
    Position(&'static GameInfo, String, ParseError),
    /// A move cannot be played.
    Move(String, PlayError),
}

impl RecordError {
    /// An error at a byte of the text.
    pub(super) fn at(text: &str, byte: usize, problem: Problem) -> RecordError {
        let before = &text[..text.floor_char_boundary(byte)];
        RecordError {
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
            problem,
        }
    }
}
