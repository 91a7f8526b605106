//! A game so far, as text.

use crate::any_match::AnyMatch;
use crate::spec::open;

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

impl GameLine {
    /// The game in progress.
    ///
    /// # Panics
    /// If the line does not come from a game in progress: its spec, start and moves must be valid.
    pub fn game(&self) -> Box<dyn AnyMatch> {
        let mut game = open(&self.spec, self.start.as_deref()).expect("lines come from matches");
        for m in &self.moves {
            game.play(m).expect("the moves of a game are legal");
        }
        game
    }
}
