//! What whoever solves a puzzle wants to know.

use jogada_play::Message;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::ApiError;

/// Longer than any puzzle.
const MAX_MOVES: usize = 200;

/// A question about a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleQuestion {
    /// Whether the last of the moves is right.
    #[default]
    Try,
    /// Where to look.
    Hint,
    /// How it goes on.
    Solution,
}

/// The moves since the position of the puzzle, and what is asked about them.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PuzzleRequest {
    /// Those that were right, with the replies to them; the last is the one to try, if one is tried.
    #[serde(default)]
    #[schema(max_items = 200)]
    pub moves: Vec<String>,
    /// `try` unless told.
    #[serde(default)]
    pub ask: PuzzleQuestion,
}

impl PuzzleRequest {
    /// The moves that were played, and the one to try.
    pub(crate) fn split(&self) -> Result<(Vec<String>, String), ApiError> {
        if self.moves.len() > MAX_MOVES {
            let message = Message::new("refused-moves").with("most", MAX_MOVES);
            return Err(ApiError::payload_too_large(message).at("moves"));
        }
        let mut moves = self.moves.clone();
        let tried = if self.ask == PuzzleQuestion::Try { moves.pop() } else { None };
        Ok((moves, tried.unwrap_or_default()))
    }
}
