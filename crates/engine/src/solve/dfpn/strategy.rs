//! Strategies read from the table of a df-pn search, for proof files.

use jogada_core::{EvalPosition, Evaluator, Game, MoveBits, Outcome, Side};

use super::table::Entry;
use super::{DfPn, ProofNumbers, Status};
use crate::limits::Stop;
use crate::solve::Effort;
use crate::solve::budget::Budget;
use crate::solve::depth_to_win::{Attack, NEVER, Node, Prover};
use crate::think::Task;

/// What a strategy is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrategyGoal {
    /// A win.
    Win,
    /// A win or a draw.
    NoLoss,
}

/// Wins that were forgotten are looked for up to this length.
const MAX_PLIES: i16 = 500;

/// Names the moves of a strategy whose result the table has proven.
pub struct Strategist<'a, 't, G: Game, E: Evaluator<G>> {
    search: DfPn<'a, 't, G, E>,
    /// Finds again what the table has forgotten. It writes elsewhere, so that the plies of the table stay as they are: along
    /// a line they fall, which keeps it from going round in circles.
    prover: Prover<'a, 't, G, E>,
    goal: StrategyGoal,
    budget: Budget<'t>,
}

impl<'a, 't, G: Game, E: Evaluator<G>> Strategist<'a, 't, G, E> {
    /// The strategy of a side. What the table has forgotten is found again with this effort.
    pub fn new(
        task: &Task<'a, G, E>,
        (side, goal): (Side, StrategyGoal),
        table: &'t mut ProofNumbers,
        effort: Effort,
        stop: &'t Stop,
    ) -> Self {
        let attacker = if goal == StrategyGoal::Win { side } else { side.other() };
        Strategist {
            search: DfPn::new(task, &[], attacker, table),
            prover: Prover::new(task, &[], Attack::Full, effort.bytes),
            goal,
            budget: Budget::new(effort.nodes, stop),
        }
    }

    /// Its move in a position where it is to move; `None` if the table proves nothing about it, or the effort was not enough.
    pub fn choose(&mut self, state: &G::State) -> Option<G::Move> {
        match self.goal {
            StrategyGoal::Win => self.winning(state),
            StrategyGoal::NoLoss => self.holding(state),
        }
    }

    /// The proven move that is nearest to the end.
    fn winning(&mut self, state: &G::State) -> Option<G::Move> {
        let (game, key) = (self.search.game, self.search.key(state));
        let (plies, hint) = match self.search.table.get(key) {
            Some(Entry::Proven { plies, m }) => (plies as i16, m),
            _ => (self.distance(state, 1, MAX_PLIES)?, u32::MAX),
        };
        let mut best: Option<(u16, G::Move)> = None;
        let moves = game.legal_moves(state);
        for &m in &moves {
            let mut next = game.after(state, m);
            match game.outcome(&next) {
                Some(outcome) if outcome == Outcome::Win(self.search.attacker) => return Some(m),
                Some(_) => continue,
                None => {}
            }
            game.restart_countdown(&mut next);
            if let Some(Entry::Proven { plies: left, .. }) =
                self.search.table.get(self.search.key(&next))
                && (left as i16) < plies
                && best.is_none_or(|(least, _)| left < least)
            {
                best = Some((left, m));
            }
        }
        best.map(|(_, m)| m).or_else(|| self.found_again(state, moves, hint, plies))
    }

    /// A move after which the win is nearer than so many plies, without the table.
    fn found_again(
        &mut self,
        state: &G::State,
        mut moves: Vec<G::Move>,
        hint: u32,
        plies: i16,
    ) -> Option<G::Move> {
        moves.sort_by_key(|m| m.to_bits() != hint);
        for left in 1..plies {
            for &m in &moves {
                let mut next = self.search.game.after(state, m);
                if self.search.game.outcome(&next).is_some() {
                    continue;
                }
                self.search.game.restart_countdown(&mut next);
                if self.distance(&next, left, left).is_some() {
                    return Some(m);
                }
            }
        }
        None
    }

    /// The plies to the attacker's win, if they are in this range.
    fn distance(&mut self, state: &G::State, least: i16, most: i16) -> Option<i16> {
        let acc = self.search.evaluator.refresh(self.search.game, state);
        let node = Node { at: EvalPosition::new(self.search.game, state, &acc), ply: 0 };
        let mut plies = least;
        while plies <= most {
            let found = self.prover.distance(&node, self.search.attacker, plies, &mut self.budget);
            if self.budget.is_paused() {
                return None;
            }
            if found.most <= plies {
                return Some(found.most);
            }
            if found.least == NEVER {
                return None;
            }
            plies = found.least.max(plies + 1);
        }
        None
    }

    /// A move that keeps to what is disproven for the attacker.
    fn holding(&mut self, state: &G::State) -> Option<G::Move> {
        let game = self.search.game;
        let mut open = Vec::new();
        for m in game.legal_moves(state) {
            let mut next = game.after(state, m);
            match game.outcome(&next) {
                Some(outcome) if outcome == Outcome::Win(self.search.attacker) => continue,
                Some(_) => return Some(m),
                None => {}
            }
            game.restart_countdown(&mut next);
            match self.search.table.get(self.search.key(&next)) {
                Some(Entry::Disproven { .. }) => return Some(m),
                Some(Entry::Proven { .. }) => {}
                _ => open.push((m, next)),
            }
        }
        let mut holds = |next: &G::State| match self.search.run(next, &mut self.budget) {
            Status::Disproven { is_certain: true } => true,
            Status::Disproven { is_certain: false } => {
                self.search.confirm(next, &mut self.budget) == Some(true)
            }
            _ => false,
        };
        open.into_iter().find_map(|(m, next)| holds(&next).then_some(m))
    }
}
