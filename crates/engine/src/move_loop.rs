//! The move loop: principal variation search (T. A. Marsland and M. Campbell, *Parallel search of strongly
//! ordered game trees*, 1982) with late move reductions and late move pruning.

use jogada_core::{EVAL_LIMIT, EvalPosition, Evaluator, Game, MoveBits, SearchParameters};

use crate::history::next_best;
use crate::move_picker::MovePicker;
use crate::score::{WIN, WON, likely_loss};
use crate::search::{MAX_FORCED_REPLIES, Node, Window};
use crate::worker::Worker;

/// Late move pruning: how many moves are tried before others are left out, so close to the leaves.
fn lmp_limit(parameters: &SearchParameters, depth: i32) -> usize {
    (parameters.lmp_base + depth * depth * parameters.lmp_slope / 100) as usize
}

/// In which order moves are tried, and which.
#[derive(Clone, Copy)]
pub(crate) struct MoveOrder {
    /// The table move.
    pub(crate) first: Option<u32>,
    /// How many plies deeper the first is searched.
    pub(crate) extension: i32,
    /// A move that is left out; the value is then not that of the position and not kept.
    pub(crate) excluded: Option<u32>,
}

/// From this depth on a position in which all candidates lose has its other moves searched too. Nearer
/// to the leaves that would take too long, and the loss counts as likely only.
const WIDENING_DEPTH: i32 = 3;

/// From this depth on threads share out the moves of a position they all look at.
pub(crate) const SHARED_DEPTH: i32 = 3;

/// Once replies to more moves than these have caused a cut-off the other moves are not likely to be better.
const MANY_CUTOFFS: i32 = 3;

/// How the moves of a position are to be tried.
struct Plan {
    /// Where they begin on the stack of moves.
    start: usize,
    depth: i32,
    /// How many plies deeper the first is searched.
    extension: i32,
    window: Window,
    key: u64,
    /// Whether no move was left out on purpose.
    is_whole: bool,
    /// Whether late moves may be searched less deep or left out.
    reducible: bool,
}

impl<G: Game, E: Evaluator<G>> Worker<'_, G, E> {
    /// Searches the moves of a position, the highest score first.
    pub(crate) fn search_moves(
        &mut self,
        node: &Node<'_, G, E>,
        depth: i32,
        window: Window,
        key: u64,
        order: MoveOrder,
    ) -> i32 {
        let start = self.moves.len();
        self.list(node, order.first);
        let all = self.moves.len() - start;
        if let Some(excluded) = order.excluded
            && let Some(place) =
                self.moves[start..].iter().position(|(_, m)| m.to_bits() == excluded)
        {
            self.moves.remove(start + place);
        }
        let count = self.moves.len() - start;
        let is_forced = self.evaluator.is_forced(node.at);
        let forced = all == 1 || is_forced && all <= MAX_FORCED_REPLIES;
        let answers = self.parameters.threat_answers;
        let threatened = answers > 0 && !is_forced && self.evaluator.is_threatened(node.at);
        let extended = forced || threatened && all <= answers as usize;
        let depth = depth + self.extension(node, extended);
        let before = std::mem::replace(&mut self.guessed, E::SELECTIVE);
        let reducible = !self.exact && !forced && !threatened;
        let extension = if forced { 0 } else { order.extension };
        let is_whole = order.excluded.is_none();
        let plan = Plan { start, depth, extension, window, key, is_whole, reducible };
        let value = if count == 0 { window.alpha } else { self.try_moves(node, &plan) };
        self.moves.truncate(start);
        self.guessed |= before;
        value
    }

    /// The value of a position by the moves listed from `plan.start` on, which is remembered.
    fn try_moves(&mut self, node: &Node<'_, G, E>, plan: &Plan) -> i32 {
        let &Plan { start, depth, extension, window, key, reducible, is_whole } = plan;
        let (mut best, mut best_move) = (-WIN, None);
        let mut alpha = window.alpha;
        let count = self.moves.len() - start;
        let skips = reducible && window.is_null() && depth <= self.parameters.lmp_depth;
        let sure = if skips { lmp_limit(&self.parameters, depth).min(count) } else { count };
        let searched = self
            .shared
            .searched
            .filter(|_| depth >= SHARED_DEPTH && is_whole)
            .map(|searched| (searched, key));
        let mut picker = MovePicker::new(searched, sure);
        for i in 0..count {
            if i >= sure && best > -EVAL_LIMIT {
                self.guessed = true;
                break;
            }
            if i > 0
                && searched.is_some()
                && let Some(value) = self.answer(node, plan)
            {
                return value;
            }
            let (place, m) = picker.next(&mut self.moves[start..], i);
            let narrowed = Window { alpha, ..window };
            let reduced = if reducible { self.reduction(node, m, depth, place, window) } else { 0 };
            let deeper = if i == 0 { extension } else { 0 };
            picker.begin(m);
            let value = self.try_move(node, m, depth + deeper, narrowed, i == 0, reduced);
            picker.end(m);
            if self.stopped {
                return best;
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
                self.cutoffs[node.ply] += 1;
                self.update_ordering(node, depth, start, i);
                break;
            }
        }
        if !is_whole {
            return best;
        }
        if E::SELECTIVE && best <= -WON && best < window.beta {
            if let Some(plies) = self.evaluator.others_lose_within(node.at) {
                // The moves left out may last as long as that.
                best = best.max(node.ply as i32 + plies as i32 - WIN);
            } else {
                (best, best_move) = self.widen(node, plan, best);
            }
            if self.stopped {
                return best;
            }
        }
        self.remember(node, key, best_move, best, depth, window);
        best
    }

    /// Late move reductions, by place and by what is known about the move.
    #[inline]
    fn reduction(
        &self,
        node: &Node<'_, G, E>,
        m: G::Move,
        depth: i32,
        place: usize,
        window: Window,
    ) -> i32 {
        let mut more = if node.is_cut { self.parameters.lmr_cut } else { 0 };
        if self.cutoffs[node.ply + 1] > MANY_CUTOFFS {
            more += self.parameters.lmr_cutoffs;
        }
        if self.parameters.lmr_history > 0 {
            let history = self.ordering.history(self.game.to_move(node.at.state), m.to_bits());
            more -= (history * 100 / self.parameters.lmr_history).clamp(-200, 200);
        }
        self.reductions.of(depth, place, window.is_null(), more)
    }

    /// All candidates lose, in `best` at the latest: what are the other moves worth? The first that
    /// does not lose will do.
    fn widen(&mut self, node: &Node<'_, G, E>, plan: &Plan, best: i32) -> (i32, Option<G::Move>) {
        let &Plan { depth, window, .. } = plan;
        if depth < WIDENING_DEPTH {
            return (likely_loss(best), None);
        }
        let first = self.moves.len();
        self.list_others(node, plan);
        let (mut best, mut best_move, reduced) = (best, None, i32::from(!self.exact));
        for i in first..self.moves.len() {
            let m = next_best(&mut self.moves, i);
            let narrowed = Window { alpha: window.alpha.max(best), ..window };
            let value = self.try_move(node, m, depth, narrowed, false, reduced);
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
            if best > -EVAL_LIMIT {
                self.guessed = true;
                break;
            }
        }
        (best, best_move)
    }

    /// What another thread has found out about the position in the meantime, if that is enough.
    fn answer(&mut self, node: &Node<'_, G, E>, plan: &Plan) -> Option<i32> {
        let known = self.shared.table.get(plan.key).filter(|_| plan.window.is_null())?;
        let value = self.usable(known, plan.depth, node, plan.window)?;
        self.guessed |= !known.proven;
        Some(value)
    }

    /// The extension for forced replies and answers to a threat: a ply more, as long as the tree is no deeper than the
    /// iteration.
    fn extension(&self, node: &Node<'_, G, E>, is_extended: bool) -> i32 {
        let is_far = node.ply as i32 >= self.root_depth;
        i32::from(is_extended && !is_far && !self.exact)
    }

    /// The value of a move: of the first one in full, of the others only whether they are better,
    /// at first with less depth.
    pub(crate) fn try_move(
        &mut self,
        node: &Node<'_, G, E>,
        m: G::Move,
        depth: i32,
        window: Window,
        is_first: bool,
        reduced: i32,
    ) -> i32 {
        let mut state = node.at.state.clone();
        self.game.play(&mut state, m);
        let mut acc = node.at.acc.clone();
        self.evaluator.update(self.game, node.at.state, m, &state, &mut acc);
        let irreversible = self.game.is_irreversible(node.at.state, m);
        let since = if irreversible { self.path.len() } else { node.since };
        let mut child = Node {
            at: EvalPosition::new(self.game, &state, &acc),
            after: Some(m),
            ply: node.ply + 1,
            since,
            is_cut: window.is_null() && !node.is_cut,
        };
        let flips = self.game.to_move(&state) != self.game.to_move(node.at.state);
        let mut ask = |child: &Node<'_, G, E>, depth, window: Window| {
            if flips {
                -self.search(child, depth, window.flipped())
            } else {
                self.search(child, depth, window)
            }
        };
        if is_first {
            return ask(&child, depth - 1, window);
        }
        let expected = child.is_cut || !window.is_null();
        child.is_cut = expected || reduced > 0;
        let mut value = ask(&child, depth - 1 - reduced, window.null());
        if value > window.alpha && reduced > 0 {
            child.is_cut = expected;
            value = ask(&child, depth - 1, window.null());
        }
        if value > window.alpha && value < window.beta {
            child.is_cut = false;
            value = ask(&child, depth - 1, window);
        }
        value
    }

    /// Appends the moves worth searching, each with its score; `first` is the table move.
    pub(crate) fn list(&mut self, node: &Node<'_, G, E>, first: Option<u32>) {
        let (game, evaluator, state) = (self.game, self.evaluator, node.at.state);
        let hints =
            self.ordering.hints(&self.parameters, game.to_move(state), node.ply, node.after, first);
        let (scratch, moves) = (&mut self.scratch, &mut self.moves);
        evaluator.candidates(node.at, scratch, &mut |score, m| {
            moves.push((hints.move_score(score, m.to_bits()), m));
        });
    }

    /// Appends the legal moves that are not listed yet, each with its score.
    fn list_others(&mut self, node: &Node<'_, G, E>, plan: &Plan) {
        let (game, evaluator, state) = (self.game, self.evaluator, node.at.state);
        let from = self.scratch.len();
        game.moves(state, &mut self.scratch);
        let first = self.shared.table.get(plan.key).and_then(|known| known.m);
        let hints =
            self.ordering.hints(&self.parameters, game.to_move(state), node.ply, node.after, first);
        let moves = &mut self.moves;
        let (start, end) = (plan.start, moves.len());
        evaluator.score_moves(node.at, &self.scratch[from..], &mut |score, m| {
            if !moves[start..end].iter().any(|&(_, listed)| listed == m) {
                moves.push((hints.move_score(score, m.to_bits()), m));
            }
        });
        self.scratch.truncate(from);
    }

    fn update_ordering(&mut self, node: &Node<'_, G, E>, depth: i32, start: usize, cut: usize) {
        let side = self.game.to_move(node.at.state);
        let tried = &self.moves[start..=start + cut];
        self.ordering.update(&self.parameters, side, node.ply, depth, node.after, tried);
    }
}
