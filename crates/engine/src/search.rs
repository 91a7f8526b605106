//! Alpha-beta: principal variation search with a table, reductions and quiescence.

use jogada_core::{EVAL_LIMIT, Game, Heuristics, MoveBits};

use crate::history::next_best;
use crate::score::{MAX_PLY, WIN, WON, finished, from_table, to_table};
use crate::tt::{Bound, Entry, MOST_DEPTH};
use crate::worker::Worker;

/// Violent moves are followed at most this deep.
const QUIET_DEPTH: i32 = 12;

/// Replies to a threat that leave hardly a choice.
const FEW_REPLIES: usize = 4;

/// Up to this depth positions are given up that are far from mattering.
const HOPELESS_DEPTH: i32 = 4;

/// How much worse than an even game a repetition is thought to be.
const CONTEMPT: i32 = 30;

/// From this depth on a position without a move to try first is looked at a ply less deep: it will
/// have one when it comes back.
const UNGUIDED_DEPTH: i32 = 4;

/// Up to this depth the last moves in the order are left out.
const SKIP_DEPTH: i32 = 4;

/// How many moves are tried before others are left out, so close to the leaves.
fn tried_moves(depth: i32) -> usize {
    (3 + 4 * depth * depth) as usize
}

/// A position in the tree and how it was reached.
pub(crate) struct Node<'n, G: Game, H: Heuristics<G>> {
    pub(crate) state: &'n G::State,
    pub(crate) acc: &'n H::Acc,
    /// The move that led here.
    pub(crate) after: Option<G::Move>,
    /// Plies from the root.
    pub(crate) ply: usize,
    /// Where the positions that could come back begin on the path.
    pub(crate) since: usize,
}

/// The values that matter: everything up to `alpha` is as bad as it, from `beta` on as good.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just wide enough to ask whether a value is above alpha.
    fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl<G: Game, H: Heuristics<G>> Worker<'_, G, H> {
    /// The value of a position for the side to move, looking `depth` plies ahead. Meaningless once
    /// the search is stopped.
    pub(crate) fn search(&mut self, node: &Node<'_, G, H>, depth: i32, window: Window) -> i32 {
        self.count_node();
        self.lines[node.ply].clear();
        let (game, state) = (self.game, node.state);
        if let Some(outcome) = game.outcome(state) {
            return finished(outcome, game.to_move(state), node.ply);
        }
        if self.stopped {
            return 0;
        }
        let hash = game.hash(state);
        if node.ply > 0 && self.is_repeated(hash, node.since) {
            self.guessed = true;
            return self.repetition_value(state);
        }
        let key = game.key(state, hash);
        if depth <= 0 || node.ply + 1 >= MAX_PLY {
            return self.quiesce(node, depth, window, key);
        }
        // No line from here can be better than winning at once or worse than losing at once.
        let window = Window {
            alpha: window.alpha.max(node.ply as i32 - WIN),
            beta: window.beta.min(WIN - 1 - node.ply as i32),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let known = self.shared.table.get(key);
        // On the main line the value alone is not enough: its moves are wanted too.
        if window.is_null()
            && let Some(value) = known.and_then(|known| usable(known, depth, node.ply, window))
        {
            self.guessed |= !known.is_some_and(|known| known.proven);
            return value;
        }
        if let Some(value) = self.give_up(node, depth, window, key) {
            return value;
        }
        self.path.push(hash);
        let first = known.and_then(|known| known.m);
        let unguided = first.is_none() && depth >= UNGUIDED_DEPTH && !self.exact;
        let value = self.expand(node, depth - i32::from(unguided), window, key, first);
        self.path.pop();
        value
    }

    /// What it is worth to the side to move that a position comes back. The side that thinks would
    /// rather go on, unless it is worse off.
    fn repetition_value(&self, state: &G::State) -> i32 {
        match self.game.to_move(state) {
            _ if self.exact => 0,
            side if side == self.thinker => -CONTEMPT,
            _ => CONTEMPT,
        }
    }

    /// The value of a position that is so good or so bad that the few moves left cannot matter.
    fn give_up(
        &mut self,
        node: &Node<'_, G, H>,
        depth: i32,
        window: Window,
        key: u64,
    ) -> Option<i32> {
        let decided = window.alpha <= -EVAL_LIMIT || window.beta >= EVAL_LIMIT;
        if depth > HOPELESS_DEPTH || decided || !window.is_null() || self.exact {
            return None;
        }
        let reach = self.brain.margin()? * depth;
        let stand = self.judge(node, key);
        let is_forced = || self.brain.is_forced(self.game, node.state, node.acc);
        if stand - reach >= window.beta && !is_forced() {
            self.guessed = true;
            return Some(stand);
        }
        // Violent moves may still turn a bad position, so they are looked at.
        let bad = stand + reach + reach / 3 <= window.alpha;
        let value = bad.then(|| self.quiesce(node, 0, window, key));
        value.filter(|&value| value <= window.alpha)
    }

    /// Tries the moves of a position in the most promising order.
    fn expand(
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

    /// Judges a position once nothing violent is left to do, or it has gone on for too long. Who has
    /// hardly a choice cannot leave things as they are: all the replies are looked at.
    fn quiesce(&mut self, node: &Node<'_, G, H>, depth: i32, window: Window, key: u64) -> i32 {
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
    fn judge(&mut self, node: &Node<'_, G, H>, key: u64) -> i32 {
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
        if let Some(value) = known.and_then(|known| usable(known, 0, node.ply, window)) {
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

    /// Keeps what was found out about a position.
    fn remember(
        &self,
        node: &Node<'_, G, H>,
        key: u64,
        m: Option<G::Move>,
        value: i32,
        depth: i32,
        window: Window,
    ) {
        let bound = match value {
            v if v >= window.beta => Bound::Lower,
            v if v > window.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let (m, depth) = (m.map(MoveBits::to_bits), depth.clamp(0, MOST_DEPTH.into()) as u8);
        let (value, proven) = (to_table(value, node.ply), !self.guessed);
        self.shared.table.put(key, Entry { m, value, depth, bound, proven });
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

/// The value of a table entry, where it decides.
fn usable(known: Entry, depth: i32, ply: usize, window: Window) -> Option<i32> {
    let value = from_table(known.value, ply);
    // A win or a loss that was found is one at any depth; one that was not excluded may be none.
    let found =
        value >= WON && known.bound != Bound::Upper || value <= -WON && known.bound != Bound::Lower;
    let deep = i32::from(known.depth) >= depth || known.proven || found;
    let decides = match known.bound {
        Bound::Exact => true,
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
    };
    (deep && decides).then_some(value)
}
