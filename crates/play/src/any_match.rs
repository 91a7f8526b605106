//! A table without the type of its game: what front ends and players see.

use jogada_core::{BoardView, GameInfo, ParseError, Rng, Side, Weights};
use jogada_engine::{Effort, Limits, Progress, Solution, Stop, TranspositionTable as Memory};

use crate::analysis::{Analysis, Request};
use crate::ending::{Ending, PlayError};
use crate::game_line::GameLine;
use crate::legal_move::LegalMove;
use crate::player::Strategy;
use crate::playout::Playouts;

/// A game being played, whatever game it is. Moves and positions are texts.
pub trait AnyMatch: Send {
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
    /// The game so far.
    fn line(&self) -> GameLine;
    /// The picture of the position, the last move marked.
    fn view(&self) -> BoardView;
    /// The legal moves in byte order; none when the game is over.
    fn legal(&self) -> Vec<LegalMove>;
    /// Whether a move could be played: its canonical text, or why not.
    fn check(&self, text: &str) -> Result<String, PlayError>;
    /// Plays a move; returns its canonical text.
    fn play(&mut self, text: &str) -> Result<String, PlayError>;
    /// Takes the last move back, if there is one.
    fn undo(&mut self) -> bool;
    /// How the game ended, once it has.
    fn ending(&self) -> Option<Ending>;
    /// Builds now what thinking will need; otherwise the first to think does it.
    fn prepare(&self);
    /// Thinks about the position, telling `sink` after every depth. `None` if the game is over.
    fn think(
        &self,
        memory: &Memory,
        request: Request,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// Thinks by Monte-Carlo tree search, in a tree of at most so many bytes. `None` if the game is
    /// over.
    fn mcts(
        &self,
        bytes: usize,
        limits: Limits,
        seed: u64,
        stop: &Stop,
        sink: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// Chooses a move in one of the ways of players. `None` if the game is over.
    fn decide(&self, way: &Strategy<'_>, rng: &mut Rng, stop: &Stop) -> Option<Analysis>;
    /// Proves what the position is worth, telling `sink` of every step; the best moves are in byte
    /// order. `None` if the game is over.
    fn solve(
        &self,
        effort: Effort,
        stop: &Stop,
        sink: &mut dyn FnMut(&Progress),
    ) -> Option<Solution<String>>;
    /// Another table with the same game so far.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// Another match with the same game so far, evaluated by these weights.
    ///
    /// # Panics
    /// If their names are not those of the weights that ship.
    fn fork_with(&self, weights: &Weights) -> Box<dyn AnyMatch>;
    /// Whether the position can be evaluated as it is: nothing is forced and no violent move makes it
    /// better. `false` if the game is over.
    fn is_quiet(&self) -> bool;
    /// What these positions of the game are worth to White, as they are.
    fn evaluate(&self, positions: &[String]) -> Result<Vec<i32>, BadPosition>;
    /// The legal move that `choose` picks: it is told how many there are and names one by a number
    /// below that. `None` if the game is over.
    fn pick(&self, choose: &mut dyn FnMut(usize) -> usize) -> Option<String>;
    /// The game as it is, for two `random` players to play on.
    fn playouts(&self) -> Box<dyn Playouts>;
    /// Number of move paths of exactly this many moves; history does not count.
    fn perft(&self, depth: u32, threads: usize) -> u64;
    /// The first moves in byte order, with the number of paths behind each.
    ///
    /// # Panics
    /// If `depth` is 0.
    fn divide(&self, depth: u32, threads: usize) -> Vec<(String, u64)>;
}

/// A text that is no position of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("position {index}: {error}")]
pub struct BadPosition {
    /// Its place among those that were given, from 0.
    pub index: usize,
    /// What is wrong with it.
    #[source]
    pub error: ParseError,
}
