//! Games with a score: by how much can the side to move win?
//!
//! Null windows that home in on the value, with a table of bounds: MTD(f) (A. Plaat, J. Schaeffer, W. Pijls and
//! A. de Bruin, *Best-first fixed-depth minimax algorithms*, 1996).

use jogada_core::{EvalPosition, Evaluator, Game, MoveBits};

use super::budget::Budget;
use super::depth_to_win::Node;
use super::ordering::Ordering;
use super::proof_table::{Bounds, ProofEntry, ProofTable};
use super::{Finding, ProvenValue, Solution, Tell};
use crate::history::next_best;
use crate::think::Task;

/// Up to this many plies from the root mirror images share what is known about them.
const SYMMETRIC_PLIES: usize = 7;

/// A depth-first search for the margin at the end.
pub(super) struct Margins<'a, G: Game, E: Evaluator<G>> {
    game: &'a G,
    evaluator: &'a E,
    table: ProofTable,
    ordering: Ordering,
    moves: Vec<(i32, G::Move)>,
    scratch: Vec<G::Move>,
}

impl<'a, G: Game, E: Evaluator<G>> Margins<'a, G, E> {
    pub(super) fn new(task: &Task<'a, G, E>, bytes: usize) -> Self {
        Margins {
            game: task.game,
            evaluator: task.evaluator,
            table: ProofTable::new(bytes),
            ordering: Ordering::new(),
            moves: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// The margin, the moves that reach it and the length of a game in which both sides do.
    pub(super) fn solve(
        &mut self,
        state: &G::State,
        budget: &mut Budget<'_>,
        tell: &mut Tell<'_>,
    ) -> Option<Solution<G::Move>> {
        let acc = self.evaluator.refresh(self.game, state);
        let root = Node { at: EvalPosition::new(self.game, state, &acc), ply: 0 };
        let margin = self.home_in(&root, budget, tell)?;
        let best = self.reaching(&root, margin, budget)?;
        let (value, plies) = match margin {
            0 => (ProvenValue::Draw, None),
            1.. => (ProvenValue::Win, Some(self.length(state, margin, budget)?)),
            _ => (ProvenValue::Loss, Some(self.length(state, margin, budget)?)),
        };
        Some(Solution { margin: Some(margin.into()), ..Solution::new(value, plies, best) })
    }

    /// Asks for one bound after the other until they meet.
    fn home_in(
        &mut self,
        root: &Node<'_, G, E>,
        budget: &mut Budget<'_>,
        tell: &mut Tell<'_>,
    ) -> Option<i16> {
        let mut bounds = self.range(root.at.state);
        let mut guess = 0_i16.clamp(bounds.least, bounds.most);
        while bounds.least < bounds.most {
            let beta = if guess == bounds.least { guess + 1 } else { guess };
            guess = self.search(root, beta, budget);
            if budget.is_paused() {
                return None;
            }
            bounds = bounds.and(side_of(guess, beta));
            tell(budget, Finding::Margin(bounds.least.into(), bounds.most.into()));
        }
        Some(bounds.least)
    }

    /// Whether the margin of the side to move is at least `beta`: the answer is a lower bound if so,
    /// an upper bound if not. Meaningless once the budget is used up.
    fn search(&mut self, node: &Node<'_, G, E>, beta: i16, budget: &mut Budget<'_>) -> i16 {
        let key = if node.ply <= SYMMETRIC_PLIES {
            self.game.symmetric_hash(node.at.state)
        } else {
            self.game.hash(node.at.state)
        };
        let known = self.table.get(key);
        if let Some(value) = decided(known.bounds, beta) {
            return value;
        }
        let range = self.range(node.at.state);
        if let Some(value) = decided(range, beta) {
            return value;
        }
        let before = budget.nodes();
        let (best, m) = self.search_moves(node, beta, known, budget);
        if !budget.is_paused() {
            let bounds = side_of(best, beta).and(range);
            self.table.put(key, bounds, m.map(MoveBits::to_bits), budget.nodes() - before);
        }
        best
    }

    /// Tries the moves until one is good enough.
    fn search_moves(
        &mut self,
        node: &Node<'_, G, E>,
        beta: i16,
        known: ProofEntry,
        budget: &mut Budget<'_>,
    ) -> (i16, Option<G::Move>) {
        let start = self.moves.len();
        self.list(node, known);
        let (mut best, mut decided) = (i16::MIN, None);
        for place in start..self.moves.len() {
            let m = next_best(&mut self.moves, place);
            let value = self.follow(node, m, beta, budget);
            best = best.max(value);
            if budget.is_paused() {
                break;
            }
            if value >= beta {
                let (side, tried) = (self.game.to_move(node.at.state), &self.moves[start..=place]);
                let depth = 64 - node.ply.min(60) as i32;
                self.ordering.update(side, node.ply, depth / 4, tried);
                decided = Some(m);
                break;
            }
        }
        self.moves.truncate(start);
        (best, decided)
    }

    /// The margin through a move, as [`Margins::search`] would say.
    fn follow(
        &mut self,
        node: &Node<'_, G, E>,
        m: G::Move,
        beta: i16,
        budget: &mut Budget<'_>,
    ) -> i16 {
        if !budget.count() {
            return 0;
        }
        let mut state = node.at.state.clone();
        self.game.play(&mut state, m);
        let mut acc = node.at.acc.clone();
        self.evaluator.update(self.game, node.at.state, m, &state, &mut acc);
        let child = Node { at: EvalPosition::new(self.game, &state, &acc), ply: node.ply + 1 };
        if self.game.to_move(&state) == self.game.to_move(node.at.state) {
            self.search(&child, beta, budget)
        } else {
            -self.search(&child, 1 - beta, budget)
        }
    }

    fn list(&mut self, node: &Node<'_, G, E>, known: ProofEntry) {
        self.game.moves(node.at.state, &mut self.scratch);
        let (listed, ranked) = (&mut self.scratch, &mut self.moves);
        self.ordering.rank(self.evaluator, node, known, listed, ranked);
    }

    /// What the margin of the side to move can still become.
    fn range(&self, state: &G::State) -> Bounds {
        let range = self.game.margins(state).expect("asked of games with a score only");
        let (least, most) = (*range.start() as i16, *range.end() as i16);
        match self.game.to_move(state) {
            jogada_core::Side::White => Bounds { least, most },
            jogada_core::Side::Black => Bounds { least: -most, most: -least },
        }
    }

    /// The moves that reach a margin nobody can better.
    fn reaching(
        &mut self,
        node: &Node<'_, G, E>,
        margin: i16,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<G::Move>> {
        let (mut moves, mut best) = (Vec::new(), Vec::new());
        self.game.moves(node.at.state, &mut moves);
        for m in moves {
            let reaches = self.follow(node, m, margin, budget) >= margin;
            if budget.is_paused() {
                return None;
            }
            best.extend(reaches.then_some(m));
        }
        Some(best)
    }

    /// The plies of a game in which both sides play for the margin, each the first move that does.
    fn length(&mut self, state: &G::State, margin: i16, budget: &mut Budget<'_>) -> Option<u32> {
        let (mut state, mut margin, mut plies) = (state.clone(), margin, 0);
        while self.game.outcome(&state).is_none() {
            let acc = self.evaluator.refresh(self.game, &state);
            let node = Node { at: EvalPosition::new(self.game, &state, &acc), ply: plies as usize };
            let m = *self.reaching(&node, margin, budget)?.first()?;
            let side = self.game.to_move(&state);
            self.game.play(&mut state, m);
            margin = if self.game.to_move(&state) == side { margin } else { -margin };
            plies += 1;
        }
        Some(plies)
    }
}

/// The bound that decides whether a number is at least `beta`.
fn decided(bounds: Bounds, beta: i16) -> Option<i16> {
    if bounds.least >= beta {
        Some(bounds.least)
    } else {
        (bounds.most < beta).then_some(bounds.most)
    }
}

/// What an answer to the question whether a number is at least `beta` says about it.
fn side_of(answer: i16, beta: i16) -> Bounds {
    if answer >= beta {
        Bounds { least: answer, ..Bounds::ANY }
    } else {
        Bounds { most: answer, ..Bounds::ANY }
    }
}
