//! What searches ask tables: inside the tree, at the root, and instead of a proof.
//!
//! Tables know neither limits nor history. A draw by table is a draw all the same: both only ever make draws. A win or a loss
//! counts if it comes before a limit, and if no position of the game so far would be drawn if it came back.

use jogada_core::{EndingValue, Evaluator, Game, Outcome};

use crate::margin::Goal;
use crate::platform::Instant;
use crate::score::{MAX_PLY, Score, WIN};
use crate::search::Node;
use crate::solve::{ProvenValue, Solution, drawn_by_repetition};
use crate::think::{Report, Task, Variation};
use crate::worker::Worker;

impl<G: Game, E: Evaluator<G>> Worker<'_, G, E> {
    /// The value of a position of the tree by tables.
    #[inline]
    pub(crate) fn probe(&self, node: &Node<'_, G, E>) -> Option<i32> {
        let value = self.game.probe(node.at.state)?;
        let counts = self.goal == Goal::Result && !self.history.has_draws;
        if !counts || !is_in_time(self.game, node.at.state, value) {
            return None;
        }
        let plies = |left: u32| Some(node.ply + left as usize).filter(|&plies| plies <= MAX_PLY);
        match value {
            EndingValue::Draw => Some(0),
            EndingValue::Win(left) => plies(left).map(|plies| WIN - plies as i32),
            EndingValue::Loss(left) => plies(left).map(|plies| plies as i32 - WIN),
        }
    }
}

/// Whether a win or a loss comes before a limit.
fn is_in_time<G: Game>(game: &G, state: &G::State, value: EndingValue) -> bool {
    let limit = || game.countdown(state).map(|limit| limit.plies);
    value.plies().is_none_or(|plies| limit().is_none_or(|limit| plies <= limit))
}

/// The moves of the root with their values, the best first; `None` if tables do not know them all, or they do not count. Moves of equal value
/// come in the order of the evaluation.
fn root_moves<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
) -> Option<Vec<(G::Move, EndingValue)>> {
    let Task { game, evaluator, state, .. } = *task;
    game.probe(state)?;
    if !drawn_by_repetition(task).is_empty() {
        return None;
    }
    let mut moves = Vec::new();
    for m in game.legal_moves(state) {
        let next = game.after(state, m);
        let (value, eval) = match game.outcome(&next) {
            Some(Outcome::Draw) => (EndingValue::Draw, 0),
            Some(Outcome::Win(side)) if side == game.to_move(state) => (EndingValue::Win(1), 0),
            Some(Outcome::Win(_)) => (EndingValue::Loss(1), 0),
            None => (game.probe(&next)?.before(), -evaluator.evaluate_state(game, &next)),
        };
        if !is_in_time(game, state, value) {
            return None;
        }
        moves.push((m, value, eval));
    }
    moves.sort_by_key(|&(_, value, eval)| std::cmp::Reverse((value.rank(), eval)));
    Some(moves.into_iter().map(|(m, value, _)| (m, value)).collect())
}

/// What tables know about the root, as the report of a search.
pub(crate) fn report_by_tables<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    lines: usize,
) -> Option<Report<G::Move>> {
    let started = Instant::now();
    let moves = root_moves(task)?;
    let line = |&(m, value): &(G::Move, EndingValue)| Variation {
        score: match value {
            EndingValue::Win(plies) => Score::Win(plies),
            EndingValue::Loss(plies) => Score::Loss(plies),
            EndingValue::Draw => Score::Draw,
        },
        moves: follow(task.game, task.state, m, value),
    };
    let depth = moves[0].1.plies().unwrap_or(1);
    let (nodes, lines) = (moves.len() as u64, moves.iter().take(lines.max(1)).map(line).collect());
    Some(Report { depth, nodes, time: started.elapsed(), lines })
}

/// A move and, if it wins or loses, the best play that follows.
fn follow<G: Game>(game: &G, state: &G::State, m: G::Move, value: EndingValue) -> Vec<G::Move> {
    let (mut state, mut line) = (game.after(state, m), vec![m]);
    for _ in 1..value.plies().unwrap_or(1) {
        let after = |&m: &G::Move| {
            let next = game.after(&state, m);
            match game.outcome(&next) {
                Some(_) => EndingValue::Win(1).rank(),
                None => game.probe(&next).map_or(i32::MIN, |value| value.before().rank()),
            }
        };
        let Some(best) = game.legal_moves(&state).into_iter().max_by_key(after) else { break };
        game.play(&mut state, best);
        line.push(best);
    }
    line
}

/// What tables know about the root, as a proof.
pub(crate) fn solve_by_tables<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
) -> Option<Solution<G::Move>> {
    let moves = root_moves(task)?;
    let (_, best) = moves[0];
    let value = match best {
        EndingValue::Win(_) => ProvenValue::Win,
        EndingValue::Loss(_) => ProvenValue::Loss,
        EndingValue::Draw => ProvenValue::Draw,
    };
    let equal = moves.iter().filter(|(_, value)| *value == best).map(|&(m, _)| m).collect();
    Some(Solution::new(value, best.plies(), equal))
}
