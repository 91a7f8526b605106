//! What a search wants to know beyond the rules: better or worse, not true or false.

use crate::{Game, Side};

/// Evaluations stay strictly inside this bound; beyond it scores mean won and lost games.
pub const EVAL_LIMIT: i32 = 20_000;

/// An evaluator of positions and moves of one game, for the engine.
pub trait Evaluator<G: Game>: Send + Sync {
    /// What is kept beside a position from move to move; `()` where nothing is.
    ///
    /// Law: an accumulator that was [updated](Evaluator::update) along any line equals the one
    /// [refreshed](Evaluator::refresh) at its end.
    type Accumulator: Clone + Send;

    /// Whether [candidates](Evaluator::candidates) may leave legal moves out.
    const SELECTIVE: bool = false;

    /// The accumulator of a position, from scratch.
    fn refresh(&self, game: &G, state: &G::State) -> Self::Accumulator;

    /// Follows a move.
    fn update(
        &self,
        game: &G,
        before: &G::State,
        m: G::Move,
        after: &G::State,
        acc: &mut Self::Accumulator,
    );

    /// How good a live position is for the side to move: about 100 for a small advantage, always
    /// between [`EVAL_LIMIT`] and its negative.
    fn evaluate(&self, game: &G, state: &G::State, acc: &Self::Accumulator) -> i32;

    /// Appends the moves worth searching, all of them unless the game has too many. Must hold every
    /// move that wins at once and, where the opponent threatens to win, every move that stops it.
    fn candidates(
        &self,
        game: &G,
        state: &G::State,
        _acc: &Self::Accumulator,
        out: &mut Vec<G::Move>,
    ) {
        game.moves(state, out);
    }

    /// The score of a move before it is searched; the higher, the earlier. Quiet moves
    /// should stay within ±1,000, so that what the search learns about them counts.
    fn order(&self, _game: &G, _state: &G::State, _acc: &Self::Accumulator, _m: G::Move) -> i32 {
        0
    }

    /// Calls `put` with each of these moves and its [score](Evaluator::order). For evaluators
    /// that can rate all moves of a position faster than one by one.
    #[inline]
    fn score_moves(
        &self,
        game: &G,
        state: &G::State,
        acc: &Self::Accumulator,
        moves: &[G::Move],
        put: &mut impl FnMut(i32, G::Move),
    ) {
        for &m in moves {
            put(self.order(game, state, acc, m), m);
        }
    }

    /// Calls `put` with each of the [candidates](Evaluator::candidates), in their order, and its
    /// [score](Evaluator::order). `scratch` is room to work in: what it holds stays. For
    /// evaluators that can rate moves while they find them.
    #[inline]
    fn scored_candidates(
        &self,
        game: &G,
        state: &G::State,
        acc: &Self::Accumulator,
        scratch: &mut Vec<G::Move>,
        put: &mut impl FnMut(i32, G::Move),
    ) {
        let start = scratch.len();
        self.candidates(game, state, acc, scratch);
        self.score_moves(game, state, acc, &scratch[start..], put);
        scratch.truncate(start);
    }

    /// Appends the moves that must be looked at before a position can be evaluated. With none, the
    /// position is quiet.
    fn tactical(
        &self,
        _game: &G,
        _state: &G::State,
        _acc: &Self::Accumulator,
        _out: &mut Vec<G::Move>,
    ) {
    }

    /// How much a quiet move can change the evaluation, hardly ever more. The search gives up
    /// positions that are further from mattering than the moves left can make good; `None` if it
    /// never should.
    fn futility_margin(&self) -> Option<i32> {
        None
    }

    /// Whether the side to move has hardly a choice, so that the search should go on. Where this
    /// holds, a move that is no [candidate](Evaluator::candidates) loses at once.
    fn is_forced(&self, _game: &G, _state: &G::State, _acc: &Self::Accumulator) -> bool {
        false
    }

    /// Appends all [candidates](Evaluator::candidates) where the side to move [has hardly a
    /// choice](Evaluator::is_forced) and they are at most `most`; says whether that is so.
    #[inline]
    fn forced_replies(
        &self,
        game: &G,
        state: &G::State,
        acc: &Self::Accumulator,
        most: usize,
        out: &mut Vec<G::Move>,
    ) -> bool {
        if !self.is_forced(game, state, acc) {
            return false;
        }
        let start = out.len();
        self.candidates(game, state, acc, out);
        let few = out.len() - start <= most;
        if !few {
            out.truncate(start);
        }
        few
    }

    /// Plies that must at least be played from a live position before this side can have won, however
    /// badly the other side plays. To know more than 1 spares a proof most of its work.
    fn min_plies_to_win(
        &self,
        _game: &G,
        _state: &G::State,
        _acc: &Self::Accumulator,
        _side: Side,
    ) -> u32 {
        1
    }

    /// Appends the moves with which the side to move may force a win: few, and only a guess.
    fn forcing(&self, game: &G, state: &G::State, acc: &Self::Accumulator, out: &mut Vec<G::Move>) {
        self.tactical(game, state, acc, out);
    }
}

/// An evaluator that knows nothing: every live position is even. For toy games and for tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blank;

impl<G: Game> Evaluator<G> for Blank {
    type Accumulator = ();

    fn refresh(&self, _game: &G, _state: &G::State) {}

    fn update(&self, _: &G, _: &G::State, _: G::Move, _: &G::State, _acc: &mut ()) {}

    fn evaluate(&self, _game: &G, _state: &G::State, _acc: &()) -> i32 {
        0
    }
}
