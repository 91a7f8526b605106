//! What the engine has to say.

use jogada_play::Side;
use jogada_play::wire::ScoreValue;
use serde::Serialize;
use utoipa::ToSchema;

/// What a search has found so far: a line of the response.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// Plies.
    pub depth: u32,
    pub nodes: u64,
    /// Nodes a second.
    pub speed: f64,
    /// The best first.
    pub lines: Vec<ReportLine>,
    /// Whether this is the last line.
    pub done: bool,
    /// The place in the queue of a search that has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub waiting: Option<usize>,
}

/// A line of play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReportLine {
    /// For the side to move.
    pub score: ScoreValue,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// The score for White, in words or as a number.
    pub text: String,
    pub moves: Vec<String>,
}

/// A position of a reviewed game: a line of the response.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewedPosition {
    /// Moves before it.
    pub ply: usize,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// For the side to move.
    pub score: ScoreValue,
    /// `null` when the game is over.
    #[schema(required)]
    pub best: Option<String>,
    /// Of the move before it: empty, `?!`, `?` or `??`.
    pub annotation: &'static str,
}

/// A node of a search tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreePage {
    /// The best first.
    pub moves: Vec<TreeMove>,
}

/// A move of a search tree; the replies to it are asked for on their own.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeMove {
    pub r#move: String,
    /// The side that makes it.
    pub side: Side,
    /// For White.
    pub score: ScoreValue,
    /// The score in words or as a number.
    pub text: String,
    /// White's chance to win, from 0 to 1.
    pub chance: f64,
    /// Whether the score is more than an estimate.
    pub proven: bool,
    /// Whether it ends the game.
    pub over: bool,
}
