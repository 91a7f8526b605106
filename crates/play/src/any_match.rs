//! A game in progress without its type: what front ends and players see.

use jogada_core::{BoardView, GameInfo, Interop, NetWeights, Side, Weights};

use crate::ending::{Ending, PlayError};
use crate::game_line::GameLine;
use crate::legal_move::LegalMove;
use crate::thinking::{Research, Thinking};

/// A game in progress, whatever game it is. Moves and positions are texts.
pub trait AnyMatch: Thinking + Research + Send + Sync {
    /// Names, options, pieces, texts.
    fn info(&self) -> &'static GameInfo;
    /// The canonical spec.
    fn spec(&self) -> &str;
    /// Whose turn it is; in a finished game, whose it would be.
    fn side(&self) -> Side;
    /// Moves made before this position, those before a given start included where it tells.
    fn ply(&self) -> u32;
    /// The canonical text of the position.
    fn position(&self) -> String;
    /// The side that made each move since the start: in some games a side moves twice running.
    fn movers(&self) -> Vec<Side>;
    /// The game so far.
    fn line(&self) -> GameLine;
    /// The picture of the position, the last move marked.
    fn view(&self) -> BoardView;
    /// The legal moves in byte order; none when the game is over.
    fn legal(&self) -> Vec<LegalMove>;
    /// Whether a move could be played: its canonical text, or why not.
    fn check(&self, text: &str) -> Result<String, PlayError>;
    /// The moves of a line up to the first that could not be played, in their canonical texts.
    fn legal_prefix(&self, moves: &[String]) -> Vec<String> {
        let mut game = self.fork();
        moves.iter().map_while(|m| game.play(m).ok()).collect()
    }
    /// Plays a move; returns its canonical text.
    fn play(&mut self, text: &str) -> Result<String, PlayError>;
    /// Takes the last move back, if there is one; returns its canonical text.
    fn undo(&mut self) -> Option<String>;
    /// How the game ended, once it has.
    fn ending(&self) -> Option<Ending>;
    /// Another match with the same game so far.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// Another match with the same game so far, evaluated by this net; by the classic evaluation if the net is
    /// not for these options.
    fn fork_with_net(&self, net: &NetWeights) -> Box<dyn AnyMatch>;
    /// Another match with the same game so far, evaluated by these weights without a net.
    ///
    /// # Panics
    /// If their names are not those of the weights that ship.
    fn fork_with(&self, weights: &Weights) -> Box<dyn AnyMatch>;
    /// What the game is called elsewhere, for programs that speak other protocols.
    fn interop(&self) -> Interop;
    /// The legal move that `choose` picks: it is told how many there are and names one by a number
    /// below that. `None` if the game is over.
    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<String>;
}
