//! Iterative-deepening proof search for both sides in turn: who can force a win, and how soon?
//!
//! AND/OR search (L. V. Allis, *Searching for Solutions in Games and Artificial Intelligence*, 1994,
//! chapter 2), deepened ply by ply instead of by proof numbers, so that the win found is the shortest.

use jogada_core::{EvalPosition, Evaluator, Game, Side};

use super::budget::Budget;
use super::depth_to_win::{Attack, NEVER, Node, Prover};
use super::{Finding, ProvenValue, Solution, Tell};
use crate::think::Task;

/// Wins further away are not looked for.
const MAX_PLIES: i16 = 500;

/// Positions one search may look at before the other has its turn, at least.
const SLICE: u64 = 500_000;

/// Two searches for wins, one of each side, that share what they know.
pub(super) struct ProofSearch<'t, 'a, G: Game, E: Evaluator<G>> {
    task: &'t Task<'a, G, E>,
    prover: Prover<'a, 't, G, E>,
    acc: E::Accumulator,
    /// Of the side to move and of the other: the least distance not yet excluded.
    least: [i16; 2],
    /// Positions looked at.
    spent: [u64; 2],
}

impl<'t, 'a, G: Game, E: Evaluator<G>> ProofSearch<'t, 'a, G, E> {
    pub(super) fn new(task: &'t Task<'a, G, E>, drawn: &'t [u64], bytes: usize) -> Self {
        ProofSearch {
            task,
            prover: Prover::new(task, drawn, Attack::Full, bytes),
            acc: task.evaluator.refresh(task.game, task.state),
            least: [1; 2],
            spent: [0; 2],
        }
    }

    /// Goes on until this many more positions are used up or the value is known.
    pub(super) fn run(
        &mut self,
        nodes: u64,
        budget: &mut Budget<'_>,
        tell: &mut Tell<'_>,
    ) -> Option<Solution<G::Move>> {
        let end = budget.nodes().saturating_add(nodes);
        while budget.nodes() < end && !budget.is_spent() {
            let Some(index) = self.next_side() else { return self.draw(budget) };
            let plies = self.least[index];
            if plies > MAX_PLIES {
                return None;
            }
            let slice = SLICE.max(self.spent[0]).max(self.spent[1]);
            budget.grant(slice.min(end - budget.nodes()));
            if self.step(index, budget) {
                budget.grant(u64::MAX);
                return self.decided(index, plies, budget);
            }
            if self.least[index] > plies {
                tell(budget, self.finding(index));
            }
        }
        None
    }

    /// The side whose search has cost less, unless it is known never to win.
    fn next_side(&self) -> Option<usize> {
        (0..2).filter(|&index| self.least[index] < NEVER).min_by_key(|&index| self.spent[index])
    }

    /// Looks for a win of the least possible length; says whether there is one.
    fn step(&mut self, index: usize, budget: &mut Budget<'_>) -> bool {
        let (plies, before) = (self.least[index], budget.nodes());
        let root =
            Node { at: EvalPosition::new(self.task.game, self.task.state, &self.acc), ply: 0 };
        let found = self.prover.distance(&root, self.attacker(index), plies, budget);
        self.spent[index] += budget.nodes() - before;
        if budget.is_paused() {
            return false;
        }
        self.least[index] = found.least.max(plies);
        found.most <= plies
    }

    fn finding(&self, index: usize) -> Finding {
        let plies = match self.least[index] {
            NEVER => None,
            least => Some(least as u32 - 1),
        };
        if index == 0 { Finding::NoWin(plies) } else { Finding::NoLoss(plies) }
    }

    /// This side wins in this many plies and not sooner: which first moves are best?
    fn decided(
        &mut self,
        index: usize,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Option<Solution<G::Move>> {
        let is_win = index == 0;
        let mut best = Vec::new();
        for m in self.task.game.legal_moves(self.task.state) {
            let fits = if is_win {
                self.after(m, index, plies - 1, budget) < plies
            } else {
                self.after(m, index, plies - 2, budget) >= plies - 1
            };
            if budget.is_paused() {
                return None;
            }
            best.extend(fits.then_some(m));
        }
        let value = if is_win { ProvenValue::Win } else { ProvenValue::Loss };
        Some(Solution::new(value, Some(plies as u32), best))
    }

    /// Nobody can force a win: which first moves do not lose?
    fn draw(&mut self, budget: &mut Budget<'_>) -> Option<Solution<G::Move>> {
        budget.grant(u64::MAX);
        let mut best = Vec::new();
        for m in self.task.game.legal_moves(self.task.state) {
            let mut plies = 1;
            let distance = loop {
                let distance = self.after(m, 1, plies, budget);
                if budget.is_paused() || plies > MAX_PLIES {
                    return None;
                }
                if distance <= plies || distance == NEVER {
                    break distance;
                }
                plies = distance;
            };
            best.extend((distance == NEVER).then_some(m));
        }
        Some(Solution::new(ProvenValue::Draw, None, best))
    }

    /// A side's distance after a first move: exactly if at most `plies`, otherwise at least.
    fn after(&mut self, m: G::Move, index: usize, plies: i16, budget: &mut Budget<'_>) -> i16 {
        let root =
            Node { at: EvalPosition::new(self.task.game, self.task.state, &self.acc), ply: 0 };
        let found = self.prover.after(&root, m, self.attacker(index), plies, budget);
        if found.most <= plies { found.most } else { found.least }
    }

    /// The side an index stands for: 0 for the side to move, 1 for the other.
    fn attacker(&self, index: usize) -> Side {
        let to_move = self.task.game.to_move(self.task.state);
        if index == 0 { to_move } else { to_move.other() }
    }
}
