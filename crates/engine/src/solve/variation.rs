//! The principal variation of a proven win.

use std::cmp::Reverse;

use jogada_core::{EvalPosition, Evaluator, Game, Side};

use super::budget::Budget;
use super::depth_to_win::{Node, Prover};

impl<G: Game, E: Evaluator<G>> Prover<'_, '_, G, E> {
    /// A line of a proven win: the attacker's moves that win in time, the defender's that last
    /// longest. Ends where the budget does.
    pub(super) fn line(
        &mut self,
        state: &G::State,
        attacker: Side,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Vec<G::Move> {
        let (mut state, mut line) = (state.clone(), Vec::new());
        for left in (0..plies).rev() {
            if self.game.outcome(&state).is_some() {
                break;
            }
            let acc = self.evaluator.refresh(self.game, &state);
            let node = Node { at: EvalPosition::new(self.game, &state, &acc), ply: line.len() };
            let Some(m) = self.best_of(&node, attacker, left, budget) else { break };
            self.game.play(&mut state, m);
            line.push(m);
        }
        line
    }

    /// A move after which the attacker wins within so many plies: for him the first that is found, for
    /// the other side the one that lasts longest. What a broken-off search says about a move does not
    /// count.
    fn best_of(
        &mut self,
        node: &Node<'_, G, E>,
        attacker: Side,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Option<G::Move> {
        let hurries = self.game.to_move(node.at.state) == attacker;
        let (mut longest, mut best) = (-1, None);
        for m in self.ranked(node, attacker, plies + 1) {
            let most = self.after(node, m, attacker, plies, budget).most;
            if budget.is_paused() {
                break;
            }
            if most <= plies && most > longest {
                (longest, best) = (most, Some(m));
                if hurries {
                    break;
                }
            }
        }
        best
    }

    /// All legal moves, the one that decided last first.
    pub(super) fn ranked(
        &mut self,
        node: &Node<'_, G, E>,
        attacker: Side,
        plies: i16,
    ) -> Vec<G::Move> {
        let key = self.key(node, self.game.hash(node.at.state), attacker, plies);
        let known = self.table.get(key);
        self.game.moves(node.at.state, &mut self.scratch);
        let start = self.moves.len();
        self.rank(node, known);
        let mut moves: Vec<_> = self.moves.drain(start..).collect();
        moves.sort_by_key(|&(score, _)| Reverse(score));
        moves.into_iter().map(|(_, m)| m).collect()
    }
}
