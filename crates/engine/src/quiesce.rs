//! Quiescence: violent moves are followed until a position can be judged.

use jogada_core::{EVAL_LIMIT, Game, Heuristics};

use crate::score::{MAX_PLY, WIN};
use crate::search::{FEW_REPLIES, Node, Window};
use crate::worker::Worker;

/// Violent moves are followed at most this deep.
const QUIET_DEPTH: i32 = 12;

impl<G: Game, H: Heuristics<G>> Worker<'_, G, H> {
    /// Judges a position once nothing violent is left to do, or it has gone on for too long. Who has
    /// hardly a choice cannot leave things as they are: all the replies are looked at.
    pub(crate) fn quiesce(
        &mut self,
        node: &Node<'_, G, H>,
        depth: i32,
        window: Window,
        key: u64,
    ) -> i32 {
        let (game, brain) = (self.game, self.brain);
        if depth < -QUIET_DEPTH || node.ply + 1 >= MAX_PLY {
            self.guessed = true;
            return self.judge(node, key);
        }
        let start = self.scratch.len();
        let (state, acc) = (node.state, node.acc);
        let stand = if brain.few_replies(game, state, acc, FEW_REPLIES, &mut self.scratch) {
            -WIN
        } else {
            self.guessed = true;
            let stand = self.judge(node, key);
            debug_assert!(stand.abs() < EVAL_LIMIT, "evaluation {stand}");
            if stand >= window.beta {
                return stand;
            }
            brain.tactical(game, state, acc, &mut self.scratch);
            stand
        };
        let value = if self.scratch.len() == start {
            stand
        } else {
            self.pacify(node, depth, window, key, start, stand)
        };
        self.scratch.truncate(start);
        value
    }

    /// How good a position looks.
    pub(crate) fn judge(&mut self, node: &Node<'_, G, H>, key: u64) -> i32 {
        let (game, brain) = (self.game, self.brain);
        self.evals.of(key, || brain.evaluate(game, node.state, node.acc))
    }

    /// Tries the violent moves from `start` on. Such positions come back by other orders of moves.
    fn pacify(
        &mut self,
        node: &Node<'_, G, H>,
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
