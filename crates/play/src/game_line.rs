//! A game so far, as text.

/// A game in progress for other processes and files: what is played, from where, and the moves in their
/// canonical texts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct GameLine {
    /// The canonical spec of the game, such as `pente:size=13`.
    pub spec: String,
    /// The position it began with, if not the usual one.
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
}
