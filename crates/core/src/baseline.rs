//! The program a game once was: how it evaluated positions and how it searched, as its authors meant it.

use crate::options::{OptionSpec, Options};
use crate::{Blank, Game, Rng, Side};

/// The evaluation and the search of the original program of a game. What was plainly a mistake in it
/// is not repeated.
///
/// A generic search looks some plies ahead and takes the best for itself and the worst from the
/// opponent; here is what differs from game to game. Wins and losses are known to that search, and
/// count more than any value.
pub trait Baseline<G: Game>: Send + Sync + Sized {
    /// What can be chosen for the player that looks one ply ahead.
    const GREEDY: &'static [&'static dyn OptionSpec] = &[];

    /// What can be chosen for the player that searches.
    const MINIMAX: &'static [&'static dyn OptionSpec];

    /// The player that looks one ply ahead, with the options of [`GREEDY`](Baseline::GREEDY).
    fn greedy(game: &G, options: &Options) -> Self;

    /// The player that searches, with the options of [`MINIMAX`](Baseline::MINIMAX).
    fn minimax(game: &G, options: &Options) -> Self;

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
    /// Plies.
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

/// No baseline: every position is even. For toy games and for tests.
impl<G: Game> Baseline<G> for Blank {
    const MINIMAX: &'static [&'static dyn OptionSpec] = &[];

    fn greedy(_game: &G, _options: &Options) -> Blank {
        Blank
    }

    fn minimax(_game: &G, _options: &Options) -> Blank {
        Blank
    }

    fn value(&self, _game: &G, _state: &G::State, _side: Side) -> f64 {
        0.0
    }

    fn search_depth(&self) -> BaselineDepth {
        BaselineDepth::of(2)
    }
}
