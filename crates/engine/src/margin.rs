//! Playing for the margin: where a score decides the game, a side that surely wins should win by most, and one
//! that surely loses should lose by least. Once the result is known the rest of the time goes to a second
//! search, in which a finished game is worth its margin and not a win or a loss.

use jogada_core::{EVAL_LIMIT, EvalPosition, Evaluator, Game, Outcome, Side};

use crate::root::Root;
use crate::score::{Score, WIN, WON};
use crate::search::{Node, Window};
use crate::think::{Report, Task, Variation};
use crate::worker::Worker;

/// What a search plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A finished game is won, lost or drawn.
    Result,
    /// A finished game is worth its margin.
    Margin,
}

/// What a point of the margin is worth, in the units of evaluations.
const POINT: i32 = 20;

/// Keys of such a search differ from those of others by this: the table is the same.
pub(crate) const MARGIN_KEY: u64 = 0x5bd1_e995_7b93_11c7;

/// The value of a finished game for the side to move, by its margin.
pub(crate) fn by_margin<G: Game>(game: &G, state: &G::State, outcome: Outcome) -> i32 {
    let margin = match (game.margins(state), outcome) {
        (Some(margins), _) => *margins.start(),
        (None, Outcome::Draw) => 0,
        (None, Outcome::Win(side)) => {
            if side == Side::White {
                1
            } else {
                -1
            }
        }
    };
    let value = (margin * POINT).clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1);
    if game.to_move(state) == Side::White { value } else { -value }
}

/// The values between which that of a live position surely lies, for the side to move.
pub(crate) fn bounds<G: Game>(game: &G, state: &G::State) -> Option<Window> {
    let margins = game.margins(state)?;
    let value = |margin: i32| (margin * POINT).clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1);
    let bounds = Window { alpha: value(*margins.start()), beta: value(*margins.end()) };
    Some(if game.to_move(state) == Side::White { bounds } else { bounds.flipped() })
}

/// Whether the result is certain and its margin is not.
fn is_wanted<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>, report: &Report<G::Move>) -> bool {
    matches!(report.lines[0].score, Score::Win(_) | Score::Loss(_))
        && task.game.margins(task.state).is_some_and(|margins| margins.start() != margins.end())
}

/// Puts the move of the best margin in the place of any that wins, or that loses like all others.
pub(crate) fn improve<G: Game, E: Evaluator<G>>(
    worker: &mut Worker<'_, G, E>,
    task: &Task<'_, G, E>,
    report: &mut Report<G::Move>,
    sink: &mut dyn FnMut(&Report<G::Move>),
) {
    if worker.stopped || !is_wanted(task, report) {
        return;
    }
    // The other threads are done.
    worker.shared.searched = None;
    let mut wins =
        Wins { depth: report.depth as i32, known: vec![(report.best(), report.lines[0].score)] };
    worker.goal = Goal::Margin;
    let mut root = Root::new(worker, task);
    let mut depth = 1;
    while worker.shared.deadline.allows_depth(depth) {
        root.deepen(worker, task, depth as i32, 1);
        let best = root.best();
        let score = match report.lines[0].score {
            Score::Win(_) => wins.score(worker, task, best.moves[0]),
            score => Some(score),
        };
        if let Some(score) = score
            && !worker.stopped
        {
            report.lines[0] = Variation { score, moves: best.moves };
            report.nodes = worker.all_nodes();
            report.time = worker.shared.deadline.elapsed();
            sink(report);
        }
        if worker.stopped || root.is_settled(1, depth) {
            break;
        }
        depth += 1;
    }
    worker.goal = Goal::Result;
}

/// Which moves are known to win.
struct Wins<M> {
    /// The depth at which the result was found.
    depth: i32,
    /// What each move leads to.
    known: Vec<(M, Score)>,
}

impl<M: Copy + PartialEq> Wins<M> {
    /// The score of a move, if it wins like the one that was found first.
    fn score<G: Game<Move = M>, E: Evaluator<G>>(
        &mut self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
        m: M,
    ) -> Option<Score> {
        let known = self.known.iter().find(|(known, _)| *known == m).map(|&(_, score)| score);
        let score = known.unwrap_or_else(|| {
            let score = self.search(worker, task, m);
            self.known.push((m, score));
            score
        });
        matches!(score, Score::Win(_)).then_some(score)
    }

    /// Searches a move for a win.
    fn search<G: Game<Move = M>, E: Evaluator<G>>(
        &self,
        worker: &mut Worker<'_, G, E>,
        task: &Task<'_, G, E>,
        m: M,
    ) -> Score {
        if worker.stopped {
            return Score::Eval(0);
        }
        let acc = task.evaluator.refresh(task.game, task.state);
        let at = EvalPosition::new(task.game, task.state, &acc);
        let node = Node { at, after: None, ply: 0, since: 0, is_cut: false };
        worker.goal = Goal::Result;
        worker.path.push(task.game.hash(task.state));
        let window = Window { alpha: WON - 1, beta: WIN };
        let value = worker.try_move(&node, m, self.depth, window, true, 0);
        worker.path.pop();
        worker.goal = Goal::Margin;
        if worker.stopped { Score::Eval(0) } else { Score::of(value, false) }
    }
}
