//! What a search wants to know beyond the rules: better or worse, not true or false.

use crate::{Explanation, Game, NetShape, NetWeights, SearchParameters, Side, Weights};

/// Evaluations stay strictly inside this bound; beyond it scores mean won and lost games.
pub const EVAL_LIMIT: i32 = 20_000;

/// What [`Evaluator::standoff`] says of a complete one.
pub const STANDOFF: i32 = 256;

/// A position as an evaluator gets it: under which rules, and with what is kept beside it.
pub struct EvalPosition<'a, G: Game, A = ()> {
    /// With its options.
    pub game: &'a G,
    /// The position that `acc` belongs to.
    pub state: &'a G::State,
    /// The [accumulator](Evaluator::Accumulator) of the position.
    pub acc: &'a A,
}

impl<'a, G: Game, A> EvalPosition<'a, G, A> {
    /// A position with its accumulator.
    #[inline]
    pub const fn new(game: &'a G, state: &'a G::State, acc: &'a A) -> Self {
        EvalPosition { game, state, acc }
    }
}

impl<G: Game, A> Clone for EvalPosition<'_, G, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, A> Copy for EvalPosition<'_, G, A> {}

/// An evaluator of positions and moves of one game, for the engine.
pub trait Evaluator<G: Game>: Send + Sync + Sized {
    /// The evaluator for these rules.
    ///
    /// # Panics
    /// If the names of the weights are not those that ship with the game.
    fn new(game: &G, weights: &Weights) -> Self;

    /// The shape of the nets it takes under these rules; `None` if it takes none.
    fn net_shape(_game: &G) -> Option<NetShape> {
        None
    }

    /// Calls `put` with every input of a net that is on, as White sees the position. Slow: training asks.
    fn net_inputs(&self, _at: EvalPosition<'_, G, Self::Accumulator>, _put: &mut dyn FnMut(usize)) {
    }

    /// The same evaluator with this net, or as it was if the net is not [for](NetShape::name) these rules.
    fn with_net(self, _game: &G, _net: &NetWeights) -> Self {
        self
    }

    /// What is kept beside a position from move to move; `()` where nothing is.
    ///
    /// Law: an accumulator that was [updated](Evaluator::update) along any line equals the one
    /// [refreshed](Evaluator::refresh) at its end.
    type Accumulator: Clone + Send;

    /// Whether [candidates](Evaluator::candidates) may leave legal moves out.
    const SELECTIVE: bool = false;

    /// The accumulator of a position, from scratch.
    fn refresh(&self, game: &G, state: &G::State) -> Self::Accumulator;

    /// Updates the accumulator by a legal move.
    #[inline]
    fn update(
        &self,
        game: &G,
        _before: &G::State,
        _m: G::Move,
        after: &G::State,
        acc: &mut Self::Accumulator,
    ) {
        *acc = self.refresh(game, after);
    }

    /// How good a live position is for the side to move: about 100 for a small advantage, always
    /// between [`EVAL_LIMIT`] and its negative.
    fn evaluate(&self, at: EvalPosition<'_, G, Self::Accumulator>) -> i32;

    /// The same for a position without its accumulator.
    fn evaluate_state(&self, game: &G, state: &G::State) -> i32 {
        self.evaluate(EvalPosition::new(game, state, &self.refresh(game, state)))
    }

    /// What the evaluation of a live position is made of, for people; `None` if the evaluator does not
    /// tell. Slow: no search asks.
    ///
    /// Law: its value is that of [`evaluate`](Evaluator::evaluate), for White.
    fn explain(&self, _at: EvalPosition<'_, G, Self::Accumulator>) -> Option<Explanation> {
        None
    }

    /// Calls `put` with the moves worth searching and their [scores](Evaluator::score_moves): all legal
    /// moves in their order, unless the evaluator is [selective](Evaluator::SELECTIVE). Must hold every
    /// move that wins at once and, where the opponent threatens to win, every move that stops it.
    /// `scratch` is room to work in: what it holds stays.
    #[inline]
    fn candidates(
        &self,
        at: EvalPosition<'_, G, Self::Accumulator>,
        scratch: &mut Vec<G::Move>,
        put: &mut impl FnMut(i32, G::Move),
    ) {
        let start = scratch.len();
        at.game.moves(at.state, scratch);
        self.score_moves(at, &scratch[start..], put);
        scratch.truncate(start);
    }

    /// Calls `put` with each of these moves and its score: the higher, the earlier it is searched. Quiet
    /// moves should stay within ±1,000, so that what the search learns about them counts.
    #[inline]
    fn score_moves(
        &self,
        _at: EvalPosition<'_, G, Self::Accumulator>,
        moves: &[G::Move],
        put: &mut impl FnMut(i32, G::Move),
    ) {
        for &m in moves {
            put(0, m);
        }
    }

    /// Appends the moves that must be looked at before a position can be evaluated. With none, the
    /// position is quiet.
    fn tactical(&self, _at: EvalPosition<'_, G, Self::Accumulator>, _out: &mut Vec<G::Move>) {}

    /// How close the position is to a standoff, in which neither side makes progress, whoever is to move: 0 for none,
    /// [`STANDOFF`] for a complete one, more for one that lasts.
    fn standoff(&self, _at: EvalPosition<'_, G, Self::Accumulator>) -> i32 {
        0
    }

    /// The constants of the search that suit this evaluation.
    fn search_parameters(&self) -> SearchParameters {
        SearchParameters::default()
    }

    /// Whether the replies of the side to move are forced, so that the search is extended. Where this
    /// holds, a move that is no [candidate](Evaluator::candidates) loses at once.
    fn is_forced(&self, _at: EvalPosition<'_, G, Self::Accumulator>) -> bool {
        false
    }

    /// Whether the opponent threatens to have a won game a move later, so that only
    /// [candidates](Evaluator::candidates) that answer it matter.
    fn is_threatened(&self, _at: EvalPosition<'_, G, Self::Accumulator>) -> bool {
        false
    }

    /// Appends the [candidates](Evaluator::candidates) where replies are [forced](Evaluator::is_forced) and
    /// there are at most `max` of them; says whether that is so.
    #[inline]
    fn forced_replies(
        &self,
        at: EvalPosition<'_, G, Self::Accumulator>,
        max: usize,
        out: &mut Vec<G::Move>,
    ) -> bool {
        const { assert!(!Self::SELECTIVE, "a selective evaluator lists its own forced replies") };
        if !self.is_forced(at) {
            return false;
        }
        let start = out.len();
        at.game.moves(at.state, out);
        keep_at_most(max, start, out)
    }

    /// Appends all moves but those that surely lose soon, and says within how many plies these do. Appends
    /// nothing and gives `None` where there is no such bound. The moves are the
    /// [candidates](Evaluator::candidates).
    #[inline]
    fn answers(
        &self,
        at: EvalPosition<'_, G, Self::Accumulator>,
        out: &mut Vec<G::Move>,
    ) -> Option<u32> {
        self.forced_replies(at, usize::MAX, out).then_some(2)
    }

    /// Within how many plies every move that is no [candidate](Evaluator::candidates) loses, if all do.
    #[inline]
    fn others_lose_within(&self, at: EvalPosition<'_, G, Self::Accumulator>) -> Option<u32> {
        self.is_forced(at).then_some(2)
    }

    /// Plies that must at least be played from a live position before this side can have won, however
    /// badly the other side plays. To know more than 1 spares a proof most of its work.
    fn min_plies_to_win(&self, _at: EvalPosition<'_, G, Self::Accumulator>, _side: Side) -> u32 {
        1
    }

    /// Appends the moves with which the side to move may force a win: few, and only a guess.
    fn forcing(&self, at: EvalPosition<'_, G, Self::Accumulator>, out: &mut Vec<G::Move>) {
        self.tactical(at, out);
    }
}

/// Takes what was appended to a list back if it is more than `max`; says whether it stays.
#[inline]
pub fn keep_at_most<M>(max: usize, start: usize, list: &mut Vec<M>) -> bool {
    let few = list.len() - start <= max;
    list.truncate(if few { list.len() } else { start });
    few
}

/// An evaluator that knows nothing: every live position is even. For toy games and for tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blank;

impl<G: Game> Evaluator<G> for Blank {
    type Accumulator = ();

    fn new(_game: &G, _weights: &Weights) -> Blank {
        Blank
    }

    fn refresh(&self, _game: &G, _state: &G::State) {}

    fn evaluate(&self, _at: EvalPosition<'_, G>) -> i32 {
        0
    }
}
