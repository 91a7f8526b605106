//! Quiescence search (D. F. Beal, *A generalised quiescence search algorithm*, 1990): tactical moves are
//! followed until the static evaluation can be trusted.

use jogada_core::{EVAL_LIMIT, Evaluator, Game};

use crate::score::{MAX_PLY, WIN};
use crate::search::{MAX_FORCED_REPLIES, Node, Window, standoff_value};
use crate::worker::Worker;

/// Tactical moves are followed at most this deep.
const MAX_QSEARCH_DEPTH: i32 = 12;

impl<G: Game, E: Evaluator<G>> Worker<'_, G, E> {
    /// Evaluates a position once no tactical move is left, or it has gone on for too long. Where replies
    /// are forced there is no standing pat: all of them are searched.
    pub(crate) fn qsearch(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        key: u64,
    ) -> i32 {
        if depth < -MAX_QSEARCH_DEPTH || node.ply + 1 >= MAX_PLY {
            self.guessed = true;
            return self.static_eval(node, key);
        }
        let start = self.scratch.len();
        let (evaluator, scratch) = (self.evaluator, &mut self.scratch);
        let stand = if evaluator.forced_replies(node.at, MAX_FORCED_REPLIES, scratch) {
            // Moves that are no candidates lose to the next reply, which a candidate may not even last for.
            if E::SELECTIVE { node.ply as i32 + 2 - WIN } else { -WIN }
        } else {
            self.guessed = true;
            let stand = self.static_eval(node, key);
            debug_assert!(stand.abs() < EVAL_LIMIT, "evaluation {stand}");
            if stand >= window.beta {
                return stand;
            }
            evaluator.tactical(node.at, &mut self.scratch);
            stand
        };
        let value = if self.scratch.len() == start {
            stand
        } else {
            self.qsearch_moves(node, depth, window, key, start, stand)
        };
        self.scratch.truncate(start);
        value
    }

    pub(crate) fn static_eval(&mut self, node: &Node<'_, G, E>, key: u64) -> i32 {
        let (game, evaluator, contempt) = (self.game, self.evaluator, self.contempt);
        let thinker = self.thinker;
        self.eval_cache.get_or_insert_with(key, || {
            let value = evaluator.evaluate(node.at);
            if contempt == 0 {
                return value;
            }
            let worse = standoff_value(evaluator, node.at, contempt);
            let thinks = game.to_move(node.at.state) == thinker;
            let value = if thinks { value - worse } else { value + worse };
            value.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
        })
    }

    /// Searches the tactical moves from `start` on.
    fn qsearch_moves(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        key: u64,
        start: usize,
        stand: i32,
    ) -> i32 {
        let known = self.shared.table.get(key);
        if let Some(value) = known.and_then(|known| self.usable(known, 0, node, window)) {
            self.guessed |= !known.is_some_and(|known| known.proven);
            return value;
        }
        let mut best = stand;
        for i in start..self.scratch.len() {
            let m = self.scratch[i];
            let alpha = window.alpha.max(best);
            let value = self.try_move(node, m, depth, Window { alpha, ..window }, true, 0);
            if self.stopped {
                return best;
            }
            best = best.max(value);
            if best >= window.beta {
                break;
            }
        }
        self.remember(node, key, None, best, 0, window);
        best
    }
}
