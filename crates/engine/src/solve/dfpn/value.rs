//! The value of a position by two df-pn searches in turn, one for a win of each side.

use jogada_core::{Evaluator, Game, Outcome, Side};

use super::{DfPn, ProofNumbers, Status};
use crate::solve::budget::Budget;
use crate::solve::{Finding, ProvenValue, Solution, Tell};
use crate::think::Task;

/// Positions one search may expand before the other has its turn, at least.
const SLICE: u64 = 100_000;

/// Positions between two reports.
const REPORT: u64 = 1_000_000;

/// How often a disproof that did not hold is looked for anew.
const MAX_ROUNDS: u32 = 200;

/// Two searches that share a table.
pub(in crate::solve) struct ProofRace<'t, 'a, G: Game, E: Evaluator<G>> {
    task: &'t Task<'a, G, E>,
    drawn: &'t [u64],
    table: &'t mut ProofNumbers,
    /// Of the side to move and of the other: expansions so far.
    spent: [u64; 2],
    /// Whether it is known never to win.
    never: [bool; 2],
    /// Whose win is looked for; of either side if of none.
    winner: Option<Side>,
    /// How often a disproof did not hold.
    rounds: u32,
}

impl<'t, 'a, G: Game, E: Evaluator<G>> ProofRace<'t, 'a, G, E> {
    pub(in crate::solve) fn new(
        task: &'t Task<'a, G, E>,
        drawn: &'t [u64],
        table: &'t mut ProofNumbers,
    ) -> Self {
        let (spent, never) = ([0; 2], [false; 2]);
        ProofRace { task, drawn, table, spent, never, winner: None, rounds: 0 }
    }

    /// The same, looking for a win of this side alone, if one is given.
    pub(in crate::solve) fn of(self, winner: Option<Side>) -> Self {
        ProofRace { winner, ..self }
    }

    /// Goes on until the value is known or the budget is used up.
    pub(in crate::solve) fn run(
        &mut self,
        budget: &mut Budget<'_>,
        tell: &mut Tell<'_>,
    ) -> Option<Solution<G::Move>> {
        let (state, mut shown) = (self.task.state, budget.nodes());
        while !budget.is_spent() {
            let wanted = |&index: &usize| self.winner.is_none_or(|side| side == self.side(index));
            let open = (0..2).filter(|&index| !self.never[index]).filter(wanted);
            let Some(index) = open.min_by_key(|&index| self.spent[index]) else {
                budget.grant(u64::MAX);
                return (self.never == [true; 2]).then(|| self.draw(budget));
            };
            let before = budget.nodes();
            budget.grant(SLICE.max(self.spent[index] / 8));
            let status = self.searcher(index).run(state, budget);
            budget.grant(u64::MAX);
            match status {
                Status::Proven { plies } => return self.won(index, plies.into()),
                Status::Disproven { is_certain } => {
                    if is_certain || self.searcher(index).confirm(state, budget)? {
                        self.never[index] = true;
                        tell(budget, never(index));
                    } else if self.rounds == MAX_ROUNDS {
                        return None;
                    } else {
                        self.rounds += 1;
                    }
                }
                Status::Open { pn, dn } if budget.nodes() >= shown + REPORT => {
                    shown = budget.nodes();
                    let filled = self.table.permille();
                    tell(budget, Finding::ProofNumbers { is_win: index == 0, pn, dn, filled });
                }
                Status::Open { .. } => {}
            }
            self.spent[index] += budget.nodes() - before;
        }
        None
    }

    /// The side an index stands for: 0 for the side to move, 1 for the other.
    fn side(&self, index: usize) -> Side {
        let to_move = self.task.game.to_move(self.task.state);
        if index == 0 { to_move } else { to_move.other() }
    }

    fn searcher(&mut self, index: usize) -> DfPn<'a, '_, G, E> {
        DfPn::new(self.task, self.drawn, self.side(index), self.table)
    }

    /// A side wins, if no limit ends the game before: which first moves are proven to do so?
    fn won(&mut self, index: usize, plies: u32) -> Option<Solution<G::Move>> {
        let (game, state) = (self.task.game, self.task.state);
        if game.countdown(state).is_some_and(|limit| plies > limit.plies) {
            return None;
        }
        let moves = game.legal_moves(state);
        if index == 1 {
            return Some(Solution::within(ProvenValue::Loss, plies, moves));
        }
        let searcher = self.searcher(index);
        let wins = |&m: &G::Move| {
            searcher.is_known(state, m, |status| matches!(status, Status::Proven { plies: left } if u32::from(left) < plies))
        };
        let best = moves.into_iter().filter(wins).collect();
        Some(Solution::within(ProvenValue::Win, plies, best))
    }

    /// Nobody can force a win: which first moves are proven not to lose?
    fn draw(&mut self, budget: &mut Budget<'_>) -> Solution<G::Move> {
        let (game, state) = (self.task.game, self.task.state);
        let mut best = Vec::new();
        let mut searcher = self.searcher(1);
        for m in game.legal_moves(state) {
            let next = game.after(state, m);
            let holds = match game.outcome(&next) {
                Some(outcome) => outcome == Outcome::Draw,
                None if searcher.is_drawn(&next) => true,
                None => match searcher.run(&next, budget) {
                    Status::Disproven { is_certain: true } => true,
                    Status::Disproven { is_certain: false } => {
                        searcher.confirm(&next, budget) == Some(true)
                    }
                    _ => false,
                },
            };
            best.extend(holds.then_some(m));
        }
        Solution::new(ProvenValue::Draw, None, best)
    }
}

fn never(index: usize) -> Finding {
    if index == 0 { Finding::NoWin(None) } else { Finding::NoLoss(None) }
}

impl<G: Game, E: Evaluator<G>> DfPn<'_, '_, G, E> {
    /// Whether what the table says about the position after a move is such.
    fn is_known(&self, state: &G::State, m: G::Move, fits: impl Fn(Status) -> bool) -> bool {
        let mut next = self.game.after(state, m);
        if let Some(outcome) = self.game.outcome(&next) {
            return outcome == Outcome::Win(self.attacker);
        }
        self.game.restart_countdown(&mut next);
        self.status(self.key(&next)).is_some_and(fits)
    }

    /// Whether a position would be drawn by repetition.
    pub(super) fn is_drawn(&self, state: &G::State) -> bool {
        !self.drawn.is_empty() && self.drawn.contains(&self.game.hash(state))
    }
}
