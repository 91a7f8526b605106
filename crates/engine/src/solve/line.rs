//! The moves of a proven win.

use jogada_core::{Game, Heuristics, Side};

use super::budget::Budget;
use super::distance::{Node, Prover};

impl<G: Game, H: Heuristics<G>> Prover<'_, '_, G, H> {
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
            let acc = self.brain.refresh(self.game, &state);
            let node = Node { state: &state, acc: &acc, ply: line.len() };
            let Some(m) = self.best_of(&node, attacker, left, budget) else { break };
            self.game.play(&mut state, m);
            line.push(m);
        }
        line
    }

    /// A move after which the attacker wins within so many plies: for him any, for the other side the
    /// one that lasts longest.
    fn best_of(
        &mut self,
        node: &Node<'_, G, H>,
        attacker: Side,
        plies: i16,
        budget: &mut Budget<'_>,
    ) -> Option<G::Move> {
        let hurries = self.game.to_move(node.state) == attacker;
        let mut moves = Vec::new();
        self.game.moves(node.state, &mut moves);
        let mut most = |m: G::Move| self.after(node, m, attacker, plies, budget).most;
        let timed = moves.into_iter().map(|m| (most(m), m)).filter(|&(most, _)| most <= plies);
        if hurries {
            timed.min_by_key(|&(most, _)| most).map(|(_, m)| m)
        } else {
            timed.max_by_key(|&(most, _)| most).map(|(_, m)| m)
        }
    }
}
