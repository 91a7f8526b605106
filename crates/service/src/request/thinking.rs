//! Positions to think about.

use std::time::Duration;

use jogada_play::{Limits, Message, Request, SearchOptions};
use serde::Deserialize;
use utoipa::ToSchema;

use super::PositionRequest;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::thinking::{AnalysisSearch, TreeSearch};

/// In milliseconds.
const DEFAULT_TIME: u64 = 1_000;
/// Milliseconds that an analysis may take.
pub const MAX_TIME: u64 = 5_000;
/// Variations of a multi-PV search.
const MAX_LINES: usize = 5;
const DEFAULT_WIDTH: usize = 5;
const MAX_WIDTH: usize = 10;

/// A position, and how it is to be analysed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AnalysisRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// How many of the best lines.
    #[schema(minimum = 1, maximum = 5)]
    lines: Option<usize>,
    /// Milliseconds.
    #[schema(minimum = 1, maximum = 5000, example = 100)]
    time: Option<u64>,
}

impl AnalysisRequest {
    /// The search that is asked for.
    pub fn search(&self, locale: Locale) -> Result<AnalysisSearch, ApiError> {
        let request = self.request()?;
        Ok(AnalysisSearch { game: self.position.running_game()?, request, locale })
    }

    fn request(&self) -> Result<Request, ApiError> {
        let (time, lines) = (self.time.unwrap_or(DEFAULT_TIME), self.lines.unwrap_or(1));
        if !(1..=MAX_TIME).contains(&time) {
            let message = Message::new("refused-time-range").with("most", MAX_TIME as i64);
            return Err(ApiError::unprocessable("time", message).at("time"));
        }
        if !(1..=MAX_LINES).contains(&lines) {
            let message = Message::new("refused-lines").with("most", MAX_LINES);
            return Err(ApiError::unprocessable("lines", message).at("lines"));
        }
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let settings = SearchOptions { lines, ..SearchOptions::default() };
        Ok(Request { limits, settings, ..Request::default() })
    }
}

/// A position and how many of its moves are asked for.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TreeRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// From 1 to 10.
    #[schema(minimum = 1, maximum = 10)]
    width: Option<usize>,
}

impl TreeRequest {
    /// The search that is asked for.
    pub fn search(&self, locale: Locale) -> Result<TreeSearch, ApiError> {
        let width = self.width()?;
        Ok(TreeSearch { game: self.position.running_game()?, width, locale })
    }

    fn width(&self) -> Result<usize, ApiError> {
        let width = self.width.unwrap_or(DEFAULT_WIDTH);
        if (1..=MAX_WIDTH).contains(&width) {
            return Ok(width);
        }
        let message = Message::new("refused-width").with("most", MAX_WIDTH);
        Err(ApiError::unprocessable("width", message).at("width"))
    }
}
