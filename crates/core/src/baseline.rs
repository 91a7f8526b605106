//! The program a game once was: how it evaluated positions and how it searched, as its authors meant it.

use crate::options::{OptionSpec, Options};
use crate::{Game, Rng, Side};

/// The players of the original program of a game: what can be chosen for them, and how they evaluate and search.
pub struct Baselines<G: Game> {
    /// What can be chosen for the player that looks one ply ahead.
    pub greedy: &'static [&'static dyn OptionSpec],
    /// What can be chosen for the player that searches: all of `greedy`, and more.
    pub minimax: &'static [&'static dyn OptionSpec],
    /// The program, with options of `minimax`.
    pub new: fn(&G, &Options) -> Box<dyn Baseline<G>>,
}

impl<G: Game> Baselines<G> {
    /// The program, with options of either player.
    pub fn open(&self, game: &G, options: &Options) -> Box<dyn Baseline<G>> {
        (self.new)(game, &options.within(self.minimax))
    }
}

/// The evaluation and the search of the original program of a game. What was plainly a mistake in it
/// is not repeated.
///
/// A generic search looks some plies ahead and takes the best for itself and the worst from the
/// opponent; here is what differs from game to game. Wins and losses are known to that search, and
/// count more than any value.
pub trait Baseline<G: Game> {
    /// How good a position that is not won or lost is for a side, in whatever unit.
    fn value(&self, game: &G, state: &G::State, side: Side) -> f64;

    /// What a move counts for a side beside the value of the position it leads to. The move may be
    /// either side's.
    fn reward(&self, _game: &G, _state: &G::State, _m: G::Move, _side: Side) -> f64 {
        0.0
    }

    /// Appends the moves the search looks at, `ply` plies from the position on the board; at least
    /// one. A single one is played without a search.
    fn candidates(
        &self,
        game: &G,
        state: &G::State,
        _ply: usize,
        _rng: &mut Rng,
        out: &mut Vec<G::Move>,
    ) {
        game.moves(state, out);
    }

    /// How far the search looks.
    fn search_depth(&self) -> BaselineDepth;
}

/// How far a search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaselineDepth {
    /// Plies from the root.
    pub depth: u32,
    /// How many plies it looks ahead if it sees nothing but losses; if it still does, it plays any
    /// move. Without this it puts off the loss.
    pub depth_if_lost: Option<u32>,
}

impl BaselineDepth {
    /// So many plies, whatever is seen.
    pub const fn of(depth: u32) -> BaselineDepth {
        BaselineDepth { depth, depth_if_lost: None }
    }
}
