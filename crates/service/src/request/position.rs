//! The body that names a position; most of the API takes one.

use jogada_play::wire::{Explained, Position};
use jogada_play::{AnyMatch, Message, Spec};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::i18n::Locale;
use crate::wire::Checked;

/// In characters.
const MAX_SPEC_LENGTH: usize = 300;
/// In characters.
const MAX_POSITION_LENGTH: usize = 2_000;
/// Moves of one request; all of them are replayed.
const MAX_MOVES: usize = 1_000;

/// A position: a game, where it began, and the moves since.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PositionRequest {
    /// Game and options.
    #[schema(max_length = 300)]
    pub spec: String,
    /// `None` for the start position of the game.
    #[serde(default)]
    pub start: Option<String>,
    /// Played from `start`.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub moves: Vec<String>,
}

impl PositionRequest {
    /// The game after the moves.
    pub fn game(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        let mut game = self.start()?;
        for (place, text) in self.moves.iter().enumerate() {
            let illegal = |error| ApiError::play(error).in_list(place + 1, text);
            game.play(text).map_err(illegal)?;
        }
        Ok(game)
    }

    /// The same, refused if it is over.
    pub fn running_game(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        let game = self.game()?;
        match game.ending() {
            Some(_) => Err(ApiError::conflict("over", "refused-over-here")),
            None => Ok(game),
        }
    }

    /// The position with its legal moves.
    pub fn position(&self, locale: Locale) -> Result<Position, ApiError> {
        let game = self.game()?;
        let localizer = locale.game_localizer(game.info());
        Ok(Position::of(&*game, game.ending().as_ref(), localizer))
    }

    /// What its evaluation is made of. Nothing is searched.
    pub fn explanation(&self, locale: Locale) -> Result<Explained, ApiError> {
        let game = self.game()?;
        let over = || ApiError::conflict("over", "refused-over-here");
        let explained = game.explain().ok_or_else(over)?;
        Ok(Explained::of(&explained, locale.game_localizer(game.info())))
    }

    /// The game before the moves.
    fn start(&self) -> Result<Box<dyn AnyMatch>, ApiError> {
        let start = self.start.as_deref();
        check_length(&self.spec, MAX_SPEC_LENGTH, "spec")?;
        check_length(start.unwrap_or_default(), MAX_POSITION_LENGTH, "start")?;
        if self.moves.len() > MAX_MOVES {
            let message = Message::new("refused-moves").with("most", MAX_MOVES);
            return Err(ApiError::payload_too_large(message).at("moves"));
        }
        let spec = self.spec.parse::<Spec>().map_err(ApiError::spec)?;
        spec.open(start).map_err(|error| ApiError::open(start.unwrap_or_default(), error))
    }
}

/// A position and a move to try there.
#[derive(Debug, Deserialize, ToSchema)]
pub struct CheckRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// The text of a move.
    r#try: String,
}

impl CheckRequest {
    /// Whether the move is legal.
    pub fn check(&self) -> Result<Checked, ApiError> {
        let game = self.position.game()?;
        let text = game.check(&self.r#try).map_err(|error| ApiError::play(error).at("try"))?;
        Ok(Checked { ok: true, r#move: text })
    }
}

/// 413 if a text has more than `most` characters.
pub fn check_length(text: &str, most: usize, field: &'static str) -> Result<(), ApiError> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(ApiError::payload_too_large(Message::new("refused-long").with("most", most)).at(field))
}
