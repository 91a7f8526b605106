//! Positions as they are asked for.

use jogada_play::{AnyMatch, Message, Spec};
use serde::Deserialize;

use crate::error::ApiError;

/// Characters of the longest spec that is looked at.
const LONGEST_SPEC: usize = 300;
/// Characters of the longest position that is looked at.
const LONGEST_POSITION: usize = 2_000;
/// Moves that are replayed at most.
const MOST_MOVES: usize = 1_000;

/// A position: a game, where it began, and the moves since.
#[derive(Debug, Deserialize)]
pub struct Asked {
    /// Game and options.
    pub spec: String,
    /// The position it began with, if not the usual one.
    #[serde(default)]
    pub start: Option<String>,
    /// The moves since.
    #[serde(default)]
    pub moves: Vec<String>,
}

impl Asked {
    /// The game in progress.
    pub fn game(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        let mut game = self.start()?;
        for (place, text) in self.moves.iter().enumerate() {
            let info = game.info();
            let refuse = |error| ApiError::play(info, error).in_list(place + 1, text);
            game.play(text).map_err(refuse)?;
        }
        Ok(game)
    }

    /// The game before the moves.
    pub fn start(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        let start = self.start.as_deref();
        short(&self.spec, LONGEST_SPEC, "spec")?;
        short(start.unwrap_or_default(), LONGEST_POSITION, "start")?;
        if self.moves.len() > MOST_MOVES {
            let message = Message::new("refused-moves").with("most", MOST_MOVES);
            return Err(ApiError::payload_too_large(message).at("moves"));
        }
        let spec = Spec::parse(&self.spec).map_err(ApiError::spec)?;
        spec.open(start).map_err(|error| ApiError::open(start.unwrap_or_default(), error))
    }
}

/// Refuses a text that is too long for its field.
pub fn short(text: &str, most: usize, field: &'static str) -> Result<(), ApiError> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(ApiError::payload_too_large(Message::new("refused-long").with("most", most)).at(field))
}
