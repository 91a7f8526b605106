//! Move ordering of a solver: what decided before is tried first.

use jogada_core::{Evaluator, Game, GameState, MoveBits, Side};

use super::depth_to_win::Node;
use super::proof_table::ProofEntry;
use crate::history::History;

/// The ordering tables of a solver.
pub(super) struct Ordering {
    history: History,
    /// Of each ply, the move that decided last.
    killers: Vec<u32>,
}

impl Ordering {
    pub(super) fn new() -> Ordering {
        Ordering { history: History::new(), killers: Vec::new() }
    }

    fn value(&self, side: Side, ply: usize, bits: u32) -> i32 {
        let killer = self.killers.get(ply) == Some(&bits);
        self.history.of(side).value(bits) + if killer { 2_000 } else { 0 }
    }

    /// The last of these moves decided; the ones tried before it did not.
    pub(super) fn update<M: MoveBits>(
        &mut self,
        side: Side,
        ply: usize,
        depth: i32,
        tried: &[(i32, M)],
    ) {
        let Some(((_, cut), failed)) = tried.split_last() else { return };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, u32::MAX);
        }
        self.killers[ply] = cut.to_bits();
        let bonus = (depth * depth).clamp(1, 400);
        self.history.update(side, bonus, *cut, failed);
    }

    /// Moves the listed moves of a position over, each with its score; the table suggests one.
    pub(super) fn rank<G: Game, E: Evaluator<G>>(
        &self,
        evaluator: &E,
        node: &Node<'_, G, E>,
        known: ProofEntry,
        listed: &mut Vec<G::Move>,
        ranked: &mut Vec<(i32, G::Move)>,
    ) {
        let side = node.at.state.to_move();
        evaluator.score_moves(node.at, listed, &mut |score, m| {
            let bits = m.to_bits();
            let known_score = || score + self.value(side, node.ply, bits);
            ranked.push((if known.suggests(bits) { i32::MAX } else { known_score() }, m));
        });
        listed.clear();
    }
}
