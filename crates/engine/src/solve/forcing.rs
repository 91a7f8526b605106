//! Threat-space search (L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, *Go-Moku solved by new search
//! techniques*, 1996), for a search to call at its root. Replies are tried one by one, not all at once.

use jogada_core::{EvalPosition, Evaluator, Game, Repetition};

use super::budget::Budget;
use super::depth_to_win::{Attack, Node, Prover};
use crate::limits::Stop;
use crate::platform::Instant;
use crate::score::{MAX_PLY, Score};
use crate::think::{Task, Variation};

/// Memory of a proof for each position it may look at, and at most: little, so that it is fast to
/// come by.
const BYTES_PER_NODE: u64 = 64;
const MAX_BYTES: u64 = 1 << 20;

/// Looks for a win of the side to move by [forcing](Evaluator::forcing) moves against every defence,
/// the shortest first, with at most `nodes` positions. What is found is proven: the line begins with
/// the winning move, and the win takes as many plies as its score says or fewer.
///
/// # Panics
/// If the game is over.
pub fn prove<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    nodes: u64,
    stop: &Stop,
) -> Option<Variation<G::Move>> {
    prove_within(task, nodes, stop, None).0
}

/// The same, to be done by a moment if one is given; also tells how many positions it looked at.
pub(crate) fn prove_within<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    nodes: u64,
    stop: &Stop,
    until: Option<Instant>,
) -> (Option<Variation<G::Move>>, u64) {
    assert!(task.game.outcome(task.state).is_none(), "a finished game needs no proof");
    let mut budget = Budget::new(nodes, stop).until(until);
    let line = find(task, &mut budget, || Budget::new(nodes, stop).until(until));
    (line, budget.nodes())
}

/// The win, within a budget; what is proven is worth showing, so its line has a budget of its own.
fn find<'b, G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    budget: &mut Budget<'_>,
    for_line: impl FnOnce() -> Budget<'b>,
) -> Option<Variation<G::Move>> {
    let drawn = seen_before(task);
    let acc = task.evaluator.refresh(task.game, task.state);
    let root = Node { at: EvalPosition::new(task.game, task.state, &acc), ply: 0 };
    let bytes = (budget.left() * BYTES_PER_NODE).clamp(1 << 12, MAX_BYTES);
    let mut prover = Prover::new(task, &drawn, Attack::Forcing, bytes as usize);
    let side = task.game.to_move(task.state);
    let mut plies = 1;
    while plies < MAX_PLY as i16 {
        let found = prover.distance(&root, side, plies, budget);
        if budget.is_paused() {
            return None;
        }
        if found.most <= plies {
            let moves = prover.line(task.state, side, found.most, &mut for_line());
            let score = Score::Win(found.most as u32);
            return (!moves.is_empty()).then_some(Variation { score, moves });
        }
        plies = found.least;
    }
    None
}

/// A search counts a position that comes back as a draw, so a proof does not lead there.
fn seen_before<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>) -> Vec<u64> {
    match task.game.repetition() {
        Repetition::Impossible => Vec::new(),
        Repetition::Draw { .. } => task.past.to_vec(),
    }
}
