//! Alpha-beta search (D. E. Knuth and R. W. Moore, *An analysis of alpha-beta pruning*, 1975): the value of
//! a position by the transposition table, by pruning or by its moves.

use jogada_core::{EvalPosition, Evaluator, Game, MoveBits, STANDOFF};

use crate::margin::{Goal, MARGIN_KEY, bounds, by_margin};
use crate::move_loop::MoveOrder;
use crate::pruning::Singularity;
use crate::score::{MAX_PLY, WIN, WON, finished, from_table, to_table};
use crate::tt::{Bound, MAX_DEPTH, TtEntry};
use crate::worker::Worker;

/// At most this many forced replies extend the search.
pub(crate) const MAX_FORCED_REPLIES: usize = 4;

/// The contempt factor: how much worse than an even game a repetition is for the side that thinks.
const CONTEMPT: i32 = 30;

/// A position in the tree and how it was reached.
pub(crate) struct Node<'n, G: Game, E: Evaluator<G>> {
    pub(crate) at: EvalPosition<'n, G, E::Accumulator>,
    /// The move that led here.
    pub(crate) after: Option<G::Move>,
    /// Plies from the root.
    pub(crate) ply: usize,
    /// Where the positions that could come back begin on the path.
    pub(crate) since: usize,
    /// Whether some move is expected to be good enough, so that not all are searched.
    pub(crate) is_cut: bool,
}

/// The values that matter: everything up to `alpha` is as bad as it, from `beta` on as good.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just wide enough to ask whether a value is above alpha.
    pub(crate) fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    /// A value within these bounds, if all of them lie on one side of the window or are the same.
    pub(crate) fn outside(self, window: Window) -> Option<i32> {
        if self.alpha >= window.beta || self.alpha == self.beta {
            return Some(self.alpha);
        }
        (self.beta <= window.alpha).then_some(self.beta)
    }

    pub(crate) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// How much worse a position is for the side that thinks, as far as it is a standoff.
pub(crate) fn standoff_value<G: Game, E: Evaluator<G>>(
    evaluator: &E,
    at: EvalPosition<'_, G, E::Accumulator>,
    contempt: i32,
) -> i32 {
    contempt * evaluator.standoff(at) / STANDOFF
}

impl<G: Game, E: Evaluator<G>> Worker<'_, G, E> {
    /// The value of a position for the side to move, looking `depth` plies ahead. Meaningless once
    /// the search is stopped.
    pub(crate) fn search(&mut self, node: &Node<'_, G, E>, depth: i32, window: Window) -> i32 {
        self.count_node();
        self.lines[node.ply].clear();
        let (game, state) = (self.game, node.at.state);
        if let Some(outcome) = game.outcome(state) {
            return if self.goal == Goal::Margin {
                by_margin(game, state, outcome)
            } else {
                finished(outcome, game.to_move(state), node.ply)
            };
        }
        if self.stopped {
            return 0;
        }
        let hash = game.hash(state);
        if node.ply > 0 && self.is_repeated(hash, node.since) {
            self.guessed = true;
            return self.repetition_value(node);
        }
        if node.ply > 0
            && let Some(value) = self.probe(node)
        {
            return value;
        }
        let mut key = game.key(state, hash);
        if self.goal == Goal::Margin {
            key ^= MARGIN_KEY;
            if let Some(value) = bounds(game, state).and_then(|bounds| bounds.outside(window)) {
                return value;
            }
        }
        if depth <= 0 || node.ply + 1 >= MAX_PLY {
            return self.qsearch(node, depth, window, key);
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
            && let Some(value) = known.and_then(|known| self.usable(known, depth, node, window))
        {
            self.guessed |= !known.is_some_and(|known| known.proven);
            return value;
        }
        self.cutoffs[node.ply + 1] = 0;
        self.note_evaluation(node, key);
        if let Some(value) = self.prune(node, depth, window, key, known) {
            return value;
        }
        let first = known.and_then(|known| known.m);
        // Internal iterative reduction: without a table move it is searched a ply less deep; it will have
        // one when it comes back.
        let reduce = first.is_none() && depth >= self.parameters.iir_depth && !self.exact;
        let depth = depth - i32::from(reduce);
        self.path.push(hash);
        let value = match self.singularity(node, depth, window, key, known) {
            Singularity::Cut(value) => value,
            Singularity::Plies(extension) => {
                let order = MoveOrder { first, extension, excluded: None };
                self.search_moves(node, depth, window, key, order)
            }
        };
        self.path.pop();
        value
    }

    /// What a repetition is worth to the side to move: the side that thinks would rather go on, unless it
    /// is worse off. It is no way out of a standoff.
    fn repetition_value(&self, node: &Node<'_, G, E>) -> i32 {
        if self.exact {
            return 0;
        }
        let worse = CONTEMPT + standoff_value(self.evaluator, node.at, self.contempt);
        if self.game.to_move(node.at.state) == self.thinker { -worse } else { worse }
    }

    /// Keeps what was found out about a position.
    pub(crate) fn remember(
        &self,
        node: &Node<'_, G, E>,
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
        let (m, depth) = (m.map(MoveBits::to_bits), depth.clamp(0, MAX_DEPTH.into()) as u8);
        let (value, proven) = (to_table(value, node.ply), !self.guessed);
        self.shared.table.put(key, TtEntry { m, value, depth, bound, proven, is_old: false });
    }

    /// The value of a table entry, where it decides.
    pub(crate) fn usable(
        &self,
        known: TtEntry,
        depth: i32,
        node: &Node<'_, G, E>,
        window: Window,
    ) -> Option<i32> {
        let value = from_table(known.value, node.ply);
        // A win or a loss that was found is one at any depth; one that was not excluded may be none.
        let found = value >= WON && known.bound != Bound::Upper
            || value <= -WON && known.bound != Bound::Lower;
        let deep = i32::from(known.depth) >= depth || known.proven || found;
        let decides = match known.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        (deep && decides && self.is_sound(known, node)).then_some(value)
    }

    /// Whether a win or a loss of the table is one here. It must come before a limit ends the game: the
    /// key of a position tells only limits that are near. And an earlier search did not know which
    /// positions would be drawn by repetition now.
    fn is_sound(&self, known: TtEntry, node: &Node<'_, G, E>) -> bool {
        let plies = WIN - known.value.abs();
        let in_time =
            || self.game.countdown(node.at.state).is_none_or(|left| plies <= left.plies as i32);
        known.value.abs() < WON || !(known.is_old && self.history.has_draws) && in_time()
    }
}
