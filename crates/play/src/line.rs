//! A game so far, as text.

use crate::spec::open;
use crate::table::AnyTable;

/// The only currency between threads, processes, files and sockets: what is played, from where,
/// and the moves in their canonical texts.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Line {
    /// The canonical spec of the game, such as `pente:size=13`.
    pub spec: String,
    /// The position it began with, if not the usual one.
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
}

impl Line {
    /// A table with this game on it.
    ///
    /// # Panics
    /// If the line does not come from a table: its spec, start and moves must be valid.
    pub fn table(&self) -> Box<dyn AnyTable> {
        let mut table = open(&self.spec, self.start.as_deref()).expect("lines come from tables");
        for m in &self.moves {
            table.play(m).expect("the moves of a table are legal");
        }
        table
    }
}
