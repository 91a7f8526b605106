//! The moves of a position, one after the other: principal variation search with reductions.

use jogada_core::{EVAL_LIMIT, Game, Heuristics, MoveBits};

use crate::history::next_best;
use crate::score::WIN;
use crate::search::{FEW_REPLIES, Node, Window};
use crate::worker::Worker;

/// Up to this depth the last moves in the order are left out.
const SKIP_DEPTH: i32 = 4;

/// How many moves are tried before others are left out, so close to the leaves.
fn tried_moves(depth: i32) -> usize {
    (3 + 4 * depth * depth) as usize
}

impl<G: Game, H: Heuristics<G>> Worker<'_, G, H> {
    /// Tries the moves of a position in the most promising order.
    pub(crate) fn expand(
        &mut self,
        node: &Node<'_, G, H>,
        depth: i32,
        window: Window,
        key: u64,
        first: Option<u32>,
    ) -> i32 {
        let start = self.moves.len();
        self.list(node, first);
        let count = self.moves.len() - start;
        let forced = count == 1 || self.brain.is_forced(self.game, node.state, node.acc);
        let depth = depth + self.extension(node, forced && count <= FEW_REPLIES);
        let before = std::mem::replace(&mut self.guessed, H::SELECTIVE);
        let reducible = !self.exact && !forced;
        let (mut best, mut best_move) = (-WIN, None);
        let mut alpha = window.alpha;
        let skips = reducible && window.is_null() && depth <= SKIP_DEPTH;
        for i in 0..count {
            if skips && i >= tried_moves(depth) && best > -EVAL_LIMIT {
                self.guessed = true;
                break;
            }
            let m = next_best(&mut self.moves, start + i);
            let narrowed = Window { alpha, ..window };
            let reduced =
                if reducible { self.reductions.of(depth, i, window.is_null()) } else { 0 };
            let value = self.try_move(node, m, depth, narrowed, i == 0, reduced);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > window.alpha {
                    best_move = Some(m);
                    self.extend_line(node.ply, m);
                }
            }
            alpha = alpha.max(value);
            if alpha >= window.beta {
                self.learn(node, depth, start, i);
                break;
            }
        }
        self.moves.truncate(start);
        if !self.stopped {
            self.remember(node, key, best_move, best, depth, window);
        }
        self.guessed |= before;
        best
    }

    /// With hardly a choice the game goes on as it must: look a ply further, but not for ever.
    fn extension(&self, node: &Node<'_, G, H>, has_hardly_a_choice: bool) -> i32 {
        let is_far = node.ply as i32 >= self.root_depth;
        i32::from(has_hardly_a_choice && !is_far && !self.exact)
    }

    /// The value of a move: of the first one in full, of the others only whether they are better,
    /// at first with less depth.
    pub(crate) fn try_move(
        &mut self,
        node: &Node<'_, G, H>,
        m: G::Move,
        depth: i32,
        window: Window,
        is_first: bool,
        reduced: i32,
    ) -> i32 {
        let mut state = node.state.clone();
        self.game.play(&mut state, m);
        let mut acc = node.acc.clone();
        self.brain.update(self.game, node.state, m, &state, &mut acc);
        let irreversible = self.game.is_irreversible(node.state, m);
        let since = if irreversible { self.path.len() } else { node.since };
        let child = Node { state: &state, acc: &acc, after: Some(m), ply: node.ply + 1, since };
        let flips = self.game.to_move(&state) != self.game.to_move(node.state);
        let mut ask = |depth, window: Window| {
            if flips {
                -self.search(&child, depth, window.flipped())
            } else {
                self.search(&child, depth, window)
            }
        };
        if is_first {
            return ask(depth - 1, window);
        }
        let mut value = ask(depth - 1 - reduced, window.null());
        if value > window.alpha && reduced > 0 {
            value = ask(depth - 1, window.null());
        }
        if value > window.alpha && value < window.beta {
            value = ask(depth - 1, window);
        }
        value
    }

    /// Appends the moves worth searching, each with its promise; `first` is the table's advice.
    pub(crate) fn list(&mut self, node: &Node<'_, G, H>, first: Option<u32>) {
        let (game, brain, state) = (self.game, self.brain, node.state);
        let advice = self.order.advice(game.to_move(state), node.ply, node.after, first);
        let (scratch, moves) = (&mut self.scratch, &mut self.moves);
        brain.rate_candidates(game, state, node.acc, scratch, &mut |promise, m| {
            moves.push((advice.promise(promise, m.to_bits()), m));
        });
    }

    fn learn(&mut self, node: &Node<'_, G, H>, depth: i32, start: usize, cut: usize) {
        let side = self.game.to_move(node.state);
        let tried = &self.moves[start..=start + cut];
        self.order.learn(side, node.ply, depth, node.after, tried);
    }
}
