//! A look at every move, equally deep.

use jogada_core::{EvalPosition, Evaluator, Game, Repetition};

use crate::limits::{Limits, Stop};
use crate::score::{Score, WIN, finished};
use crate::think::{SearchOptions, Task, think};
use crate::tt::TranspositionTable;

/// No level looks deeper at every move.
const MAX_DEPTH: u32 = 40;

/// All moves worth a look, valued equally deep.
pub(super) struct Survey<M> {
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) prospects: Vec<Prospect<M>>,
}

/// A move and what it is worth to the mover.
#[derive(Clone)]
pub(super) struct Prospect<M> {
    pub(super) value: i32,
    /// Begins with the move itself.
    pub(super) line: Vec<M>,
    /// Whether looking deeper cannot change the value.
    settled: bool,
}

impl<M: Copy> Survey<M> {
    /// Every move by the static evaluation of the position it leads to.
    pub(super) fn new<G: Game<Move = M>, E: Evaluator<G>>(task: &Task<'_, G, E>) -> Survey<M> {
        let mut moves = Vec::new();
        let acc = task.evaluator.refresh(task.game, task.state);
        let put = &mut |_, m| moves.push(m);
        task.evaluator.candidates(
            EvalPosition::new(task.game, task.state, &acc),
            &mut Vec::new(),
            put,
        );
        assert!(!moves.is_empty(), "a finished game needs no thought");
        let prospects: Vec<_> = moves.into_iter().map(|m| evaluate(task, m)).collect();
        Survey { depth: 1, nodes: prospects.len() as u64, prospects }
    }

    /// Values all moves deeper and deeper until the nodes are used up; what is left half done does
    /// not count.
    pub(super) fn deepen<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        task: &Task<'_, G, E>,
        table: &TranspositionTable,
        most: u64,
        stop: &Stop,
    ) {
        while self.depth < MAX_DEPTH && self.prospects.iter().any(|prospect| !prospect.settled) {
            let mut deeper = self.prospects.clone();
            for prospect in deeper.iter_mut().filter(|prospect| !prospect.settled) {
                let nodes = most.saturating_sub(self.nodes);
                let Some(used) = look(task, table, prospect, self.depth, nodes, stop) else {
                    return;
                };
                self.nodes += used;
            }
            self.prospects = deeper;
            self.depth += 1;
        }
    }
}

/// A move by the static evaluation of the position after it.
fn evaluate<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>, m: G::Move) -> Prospect<G::Move> {
    let (game, side) = (task.game, task.game.to_move(task.state));
    let next = task.game.after(task.state, m);
    if let Some(outcome) = game.outcome(&next) {
        return Prospect { value: finished(outcome, side, 1), line: vec![m], settled: true };
    }
    if game.repetition() != Repetition::Impossible && task.past.contains(&game.hash(&next)) {
        return Prospect { value: 0, line: vec![m], settled: true };
    }
    let value = task.evaluator.evaluate_state(game, &next);
    let value = if game.to_move(&next) == side { value } else { -value };
    Prospect { value, line: vec![m], settled: false }
}

/// Looks `depth` plies beyond a move. Returns the nodes that took; `None` if they did not suffice.
fn look<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    table: &TranspositionTable,
    prospect: &mut Prospect<G::Move>,
    depth: u32,
    nodes: u64,
    stop: &Stop,
) -> Option<u64> {
    let (game, m) = (task.game, prospect.line[0]);
    let next = task.game.after(task.state, m);
    let past = past_after(task, m);
    let beyond = Task { game, evaluator: task.evaluator, state: &next, past: &past };
    let limits = Limits { depth: Some(depth), nodes: Some(nodes), time: None };
    let report = think(&beyond, table, limits, SearchOptions::default(), stop, &mut |_| {});
    let decided = !matches!(report.lines[0].score, Score::Eval(_));
    if report.depth == 0 || report.depth < depth && !decided {
        return None;
    }
    let value = points(report.lines[0].score);
    let same = game.to_move(&next) == game.to_move(task.state);
    prospect.value = if same { value } else { -value };
    prospect.settled = decided;
    prospect.line.truncate(1);
    prospect.line.extend_from_slice(&report.lines[0].moves);
    Some(report.nodes)
}

/// The positions that could come back after a move.
fn past_after<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>, m: G::Move) -> Vec<u64> {
    if task.game.is_irreversible(task.state, m) {
        return Vec::new();
    }
    let here = task.game.hash(task.state);
    task.past.iter().copied().chain([here]).collect()
}

/// A score as one number.
fn points(score: Score) -> i32 {
    match score {
        // A ply further than seen from the position after the move.
        Score::Win(plies) => WIN - 1 - plies as i32,
        Score::Loss(plies) => plies as i32 + 1 - WIN,
        Score::Draw => 0,
        Score::Eval(value) => value,
    }
}
