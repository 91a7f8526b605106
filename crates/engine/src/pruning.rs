//! What is decided before the moves of a position are searched: pruning, and whether one of them deserves more.

use jogada_core::{EVAL_LIMIT, Evaluator, Game, SearchParameters};

use crate::margin::Goal;
use crate::move_loop::MoveOrder;
use crate::search::{Node, Window};
use crate::tt::{Bound, TtEntry};
use crate::worker::Worker;

/// How much better the table move is than the others.
pub(crate) enum Singularity {
    /// It is to be searched so many plies deeper.
    Plies(i32),
    /// Others are good enough too.
    Cut(i32),
}

impl<G: Game, E: Evaluator<G>> Worker<'_, G, E> {
    /// The value of a position so far outside the window that the few plies left cannot matter: reverse
    /// futility pruning above it, razoring below.
    pub(crate) fn prune(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        key: u64,
        known: Option<TtEntry>,
    ) -> Option<i32> {
        let decided = window.alpha <= -EVAL_LIMIT || window.beta >= EVAL_LIMIT;
        if decided || !window.is_null() || self.exact {
            return None;
        }
        let parameters = self.parameters;
        let applies = |margin, most| margin > 0 && depth <= most;
        let futile = applies(parameters.futility_margin, parameters.futility_depth);
        let razor = applies(parameters.razor_margin, parameters.razor_depth);
        let probcut = parameters.probcut_depth > 0 && depth >= parameters.probcut_depth;
        if !(futile || razor || probcut) {
            return None;
        }
        let stand = self.stand(node, key, known);
        let better = if self.is_improving(node.ply) { parameters.futility_improving } else { 0 };
        if futile
            && stand - parameters.futility_margin * (depth - better).max(0) >= window.beta
            && !self.evaluator.is_forced(node.at)
        {
            self.guessed = true;
            return Some(stand);
        }
        // Razoring: tactical moves may still turn a bad position, so they are searched.
        if razor && stand + parameters.razor_margin * depth <= window.alpha {
            let value = self.qsearch(node, 0, window, key);
            if value <= window.alpha {
                return Some(value);
            }
        }
        if probcut { self.probcut(node, depth, window, stand) } else { None }
    }

    /// The static evaluation, or what the table knows better.
    fn stand(&mut self, node: &Node<'_, G, E>, key: u64, known: Option<TtEntry>) -> i32 {
        let stand = self.static_eval(node, key);
        match known.filter(|known| known.value.abs() < EVAL_LIMIT) {
            Some(known) if self.parameters.futility_table != 0 => match known.bound {
                Bound::Exact => known.value,
                Bound::Lower => stand.max(known.value),
                Bound::Upper => stand.min(known.value),
            },
            _ => stand,
        }
    }

    /// Keeps the static evaluation for positions two plies later, unless the replies are forced.
    pub(crate) fn note_evaluation(&mut self, node: &Node<'_, G, E>, key: u64) {
        if self.parameters.futility_improving > 0 {
            let forced = self.evaluator.is_forced(node.at);
            self.evaluations[node.ply] = (!forced).then(|| self.static_eval(node, key));
        }
    }

    /// Whether the side to move is better off than it was a turn before, as far as that is known.
    fn is_improving(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|ply| self.evaluations[ply]);
        self.evaluations[ply].is_some_and(|now| before.is_none_or(|before| now > before))
    }

    /// `ProbCut` (M. Buro, 1995): a
    /// shallower search that is far above or below the window stands for the deep one.
    fn probcut(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        stand: i32,
    ) -> Option<i32> {
        let SearchParameters { probcut_margin: margin, probcut_reduction: reduction, .. } =
            self.parameters;
        let bound = if stand >= window.beta {
            window.beta + margin
        } else if stand <= window.alpha {
            window.alpha - margin + 1
        } else {
            return None;
        };
        if bound.abs() >= EVAL_LIMIT {
            return None;
        }
        let shallow = Window { alpha: bound - 1, beta: bound };
        let before = self.guessed;
        let value = self.search(node, (depth - reduction).max(1), shallow);
        let decides = if bound > window.beta { value >= bound } else { value < bound };
        if decides || self.stopped {
            self.guessed = true;
            return Some(value);
        }
        self.guessed = before;
        None
    }

    /// Singular extensions (T. Anantharaman, M. S. Campbell and F.-h. Hsu, *Singular extensions: adding
    /// selectivity to brute-force searching*, 1990): a table move that is much better than all others is
    /// searched a ply deeper.
    pub(crate) fn singularity(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        key: u64,
        known: Option<TtEntry>,
    ) -> Singularity {
        let none = Singularity::Plies(0);
        let SearchParameters { singular_depth: least, singular_margin: margin, .. } =
            self.parameters;
        let far = node.ply as i32 >= 2 * self.root_depth;
        if least == 0 || depth < least || self.exact || far || self.goal == Goal::Margin {
            return none;
        }
        let Some(known) = known.filter(|known| {
            known.m.is_some()
                && known.bound != Bound::Upper
                && i32::from(known.depth) >= depth - 3
                && known.value.abs() < EVAL_LIMIT
        }) else {
            return none;
        };
        let bound = known.value - margin * depth;
        if bound.abs() >= EVAL_LIMIT {
            return none;
        }
        let others = Window { alpha: bound - 1, beta: bound };
        let before = self.guessed;
        let order = MoveOrder { first: None, extension: 0, excluded: known.m };
        let value = self.search_moves(node, (depth - 1) / 2, others, key, order);
        self.guessed = before;
        if self.stopped {
            return none;
        }
        if value < bound {
            return Singularity::Plies(1);
        }
        // Several moves are good enough.
        if bound >= window.beta && window.is_null() {
            self.guessed = true;
            return Singularity::Cut(bound);
        }
        none
    }
}
