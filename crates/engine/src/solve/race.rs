//! Deepening for both sides at once: who can force a win, and how soon?

use jogada_core::{Game, Heuristics, Side};

use super::budget::Budget;
use super::distance::{Attack, NEVER, Node, Prover};
use super::{News, Solution, Tell, Value};
use crate::think::Task;

/// Wins further away are not looked for.
const MOST_PLIES: i16 = 500;

/// Positions a side's search may look at before the other has its turn, at least.
const SLICE: u64 = 500_000;

/// Two searches for wins, one of each side, that share what they know.
pub(super) struct Race<'t, 'a, G: Game, H: Heuristics<G>> {
    task: &'t Task<'a, G, H>,
    prover: Prover<'a, 't, G, H>,
    acc: H::Acc,
    /// Of the side to move and of the other: the least distance not yet excluded.
    least: [i16; 2],
    /// Positions looked at.
    spent: [u64; 2],
}

impl<'t, 'a, G: Game, H: Heuristics<G>> Race<'t, 'a, G, H> {
    pub(super) fn new(task: &'t Task<'a, G, H>, drawn: &'t [u64], bytes: usize) -> Self {
        Race {
            task,
            prover: Prover::new(task, drawn, Attack::Full, bytes),
            acc: task.brain.refresh(task.game, task.state),
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
            let Some(runner) = self.next_runner() else { return self.draw(budget) };
            let plies = self.least[runner];
            if plies > MOST_PLIES {
                return None;
            }
            let slice = SLICE.max(self.spent[0]).max(self.spent[1]);
            budget.grant(slice.min(end - budget.nodes()));
            if self.step(runner, budget) {
                budget.grant(u64::MAX);
                return self.decided(runner, plies, budget);
            }
            if self.least[runner] > plies {
                tell(budget, self.news(runner));
            }
        }
        None
    }

    /// The side whose search has cost less, unless it is known never to win.
    fn next_runner(&self) -> Option<usize> {
        (0..2).filter(|&runner| self.least[runner] < NEVER).min_by_key(|&runner| self.spent[runner])
    }

    /// Looks for a win of the least possible length; says whether there is one.
    fn step(&mut self, runner: usize, budget: &mut Budget<'_>) -> bool {
        let (plies, before) = (self.least[runner], budget.nodes());
        let root = Node { state: self.task.state, acc: &self.acc, ply: 0 };
        let attacker = side(self.task, runner);
        let found = self.prover.distance(&root, attacker, plies, budget);
        self.spent[runner] += budget.nodes() - before;
        if budget.is_paused() {
            return false;
        }
        self.least[runner] = found.least.max(plies);
        found.most <= plies
    }

    fn news(&self, runner: usize) -> News {
        let plies = match self.least[runner] {
            NEVER => None,
            least => Some(least as u32 - 1),
        };
        if runner == 0 { News::NoWin(plies) } else { News::NoLoss(plies) }
    }

    /// The runner wins in this many plies and not sooner: which first moves are best?
    fn decided(
        &mut self,
        runner: usize,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Option<Solution<G::Move>> {
        let is_win = runner == 0;
        let mut best = Vec::new();
        for m in self.moves() {
            let fits = if is_win {
                self.after(m, runner, plies - 1, budget) < plies
            } else {
                self.after(m, runner, plies - 2, budget) >= plies - 1
            };
            if budget.is_paused() {
                return None;
            }
            best.extend(fits.then_some(m));
        }
        let value = if is_win { Value::Win } else { Value::Loss };
        Some(Solution::new(value, Some(plies as u32), best))
    }

    /// Nobody can force a win: which first moves do not lose?
    fn draw(&mut self, budget: &mut Budget<'_>) -> Option<Solution<G::Move>> {
        budget.grant(u64::MAX);
        let mut best = Vec::new();
        for m in self.moves() {
            let mut plies = 1;
            let distance = loop {
                let distance = self.after(m, 1, plies, budget);
                if budget.is_paused() || plies > MOST_PLIES {
                    return None;
                }
                if distance <= plies || distance == NEVER {
                    break distance;
                }
                plies = distance;
            };
            best.extend((distance == NEVER).then_some(m));
        }
        Some(Solution::new(Value::Draw, None, best))
    }

    /// The runner's distance after a first move: exactly if at most `plies`, otherwise at least.
    fn after(&mut self, m: G::Move, runner: usize, plies: i16, budget: &mut Budget<'_>) -> i16 {
        let root = Node { state: self.task.state, acc: &self.acc, ply: 0 };
        let found = self.prover.after(&root, m, side(self.task, runner), plies, budget);
        if found.most <= plies { found.most } else { found.least }
    }

    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.task.game.moves(self.task.state, &mut moves);
        moves
    }
}

/// The side to move, and the other.
fn side<G: Game, H: Heuristics<G>>(task: &Task<'_, G, H>, runner: usize) -> Side {
    let to_move = task.game.to_move(task.state);
    if runner == 0 { to_move } else { to_move.other() }
}
