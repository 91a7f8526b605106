//! Playing at a level: every move is looked at a little, equally deep, and one of the better ones
//! is taken. However weak, it takes a win in one and gives none away while it can.

use std::time::Instant;

use jogada_core::{Game, Heuristics, Level, Outcome, Repetition, Rng};

use crate::limits::{Limits, Stop};
use crate::score::{Score, WIN, finished};
use crate::think::{Line, Report, Settings, Task, think};
use crate::tt::Table;

/// No level looks deeper at every move.
const DEEPEST: u32 = 40;

/// Chooses a move as a player of this level does. On one thread and without a clock: the same
/// table, level and random numbers give the same answer everywhere. The only line of the report
/// begins with the chosen move.
///
/// # Panics
/// If the game is over.
pub fn play_level<G: Game, H: Heuristics<G>>(
    task: &Task<'_, G, H>,
    level: Level,
    table: &Table,
    rng: &mut Rng,
    stop: &Stop,
) -> Report<G::Move> {
    let started = Instant::now();
    let mut report = win_at_once(task, rng)
        .or_else(|| best_move(task, level, table, stop))
        .unwrap_or_else(|| one_of_the_better(task, level, table, rng, stop));
    report.time = started.elapsed();
    report
}

/// One of the moves that win at once.
fn win_at_once<G: Game, H: Heuristics<G>>(
    task: &Task<'_, G, H>,
    rng: &mut Rng,
) -> Option<Report<G::Move>> {
    let mut moves = Vec::new();
    task.game.moves(task.state, &mut moves);
    let won = Some(Outcome::Win(task.game.to_move(task.state)));
    moves.retain(|&m| task.game.outcome(&after(task, m)) == won);
    let nodes = moves.len() as u64;
    let m = (!moves.is_empty()).then(|| moves[rng.below(moves.len())])?;
    Some(alone(1, nodes, Line { score: Score::Win(1), moves: vec![m] }))
}

/// What the search likes best, at levels that make no mistakes on purpose. `None` if few nodes
/// have let it overlook a loss at once.
fn best_move<G: Game, H: Heuristics<G>>(
    task: &Task<'_, G, H>,
    level: Level,
    table: &Table,
    stop: &Stop,
) -> Option<Report<G::Move>> {
    if level.spread > 0 {
        return None;
    }
    let limits = Limits { nodes: Some(level.nodes), ..Limits::default() };
    let report = think(task, table, limits, Settings::default(), stop, &mut |_| {});
    (report.depth > 0 && !loses_at_once(task, report.best())).then_some(report)
}

/// A move not much worse than the best, and not one that loses at once if there is another.
fn one_of_the_better<G: Game, H: Heuristics<G>>(
    task: &Task<'_, G, H>,
    level: Level,
    table: &Table,
    rng: &mut Rng,
    stop: &Stop,
) -> Report<G::Move> {
    let mut survey = Survey::new(task);
    survey.deepen(task, table, level.nodes, stop);
    let Survey { depth, nodes, mut prospects } = survey;
    let mut chosen = pick(&prospects, level.spread, rng);
    while prospects.len() > 1 && loses_at_once(task, prospects[chosen].line[0]) {
        prospects.swap_remove(chosen);
        chosen = pick(&prospects, level.spread, rng);
    }
    let Prospect { value, line, .. } = prospects.swap_remove(chosen);
    alone(depth, nodes, Line { score: Score::of(value), moves: line })
}

/// All moves worth a look, valued equally deep.
struct Survey<M> {
    depth: u32,
    nodes: u64,
    prospects: Vec<Prospect<M>>,
}

/// A move and what it promises to the mover.
#[derive(Clone)]
struct Prospect<M> {
    value: i32,
    line: Vec<M>,
    /// Whether looking deeper cannot change the value.
    settled: bool,
}

impl<M: Copy> Survey<M> {
    /// Every move by the judgement of the position it leads to.
    fn new<G: Game<Move = M>, H: Heuristics<G>>(task: &Task<'_, G, H>) -> Survey<M> {
        let mut moves = Vec::new();
        let acc = task.brain.refresh(task.game, task.state);
        task.brain.candidates(task.game, task.state, &acc, &mut moves);
        assert!(!moves.is_empty(), "a finished game needs no thought");
        let prospects: Vec<_> = moves.into_iter().map(|m| judge(task, m)).collect();
        Survey { depth: 1, nodes: prospects.len() as u64, prospects }
    }

    /// Values all moves deeper and deeper until the nodes are used up; what is left half done does
    /// not count.
    fn deepen<G: Game<Move = M>, H: Heuristics<G>>(
        &mut self,
        task: &Task<'_, G, H>,
        table: &Table,
        most: u64,
        stop: &Stop,
    ) {
        while self.depth < DEEPEST && self.prospects.iter().any(|prospect| !prospect.settled) {
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

/// A move by what the judgement says of the position after it.
fn judge<G: Game, H: Heuristics<G>>(task: &Task<'_, G, H>, m: G::Move) -> Prospect<G::Move> {
    let (game, side) = (task.game, task.game.to_move(task.state));
    let next = after(task, m);
    if let Some(outcome) = game.outcome(&next) {
        return Prospect { value: finished(outcome, side, 1), line: vec![m], settled: true };
    }
    if game.repetition() != Repetition::Impossible && task.past.contains(&game.hash(&next)) {
        return Prospect { value: 0, line: vec![m], settled: true };
    }
    let value = task.brain.evaluate(game, &next, &task.brain.refresh(game, &next));
    let value = if game.to_move(&next) == side { value } else { -value };
    Prospect { value, line: vec![m], settled: false }
}

/// Looks `depth` plies beyond a move. Returns the nodes that took; `None` if they did not suffice.
fn look<G: Game, H: Heuristics<G>>(
    task: &Task<'_, G, H>,
    table: &Table,
    prospect: &mut Prospect<G::Move>,
    depth: u32,
    nodes: u64,
    stop: &Stop,
) -> Option<u64> {
    let (game, m) = (task.game, prospect.line[0]);
    let next = after(task, m);
    let past = past_after(task, m);
    let beyond = Task { game, brain: task.brain, state: &next, past: &past };
    let limits = Limits { depth: Some(depth), nodes: Some(nodes), time: None };
    let report = think(&beyond, table, limits, Settings::default(), stop, &mut |_| {});
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

/// One of the moves, the better the likelier: the chance falls with the square of what a move
/// loses, and is gone at the margin.
fn pick<M>(prospects: &[Prospect<M>], spread: u32, rng: &mut Rng) -> usize {
    let mut values: Vec<i64> = prospects.iter().map(|prospect| prospect.value.into()).collect();
    values.sort_unstable();
    let (best, middle) = (values[values.len() - 1], values[values.len() / 2]);
    let margin = (best - middle) * i64::from(spread) / 100;
    let chance = |prospect: &Prospect<M>| {
        let left = (margin + 1 - (best - i64::from(prospect.value))).max(0) as u64;
        left * left
    };
    let total: u64 = prospects.iter().map(chance).sum();
    let mut left = rng.bits() % total;
    let falls_on = |prospect: &Prospect<M>| {
        let chance = chance(prospect);
        let hit = left < chance;
        left = left.saturating_sub(chance);
        hit
    };
    prospects.iter().position(falls_on).expect("the best move has a chance")
}

/// Whether the opponent has won after this move, or can win at once.
fn loses_at_once<G: Game, H: Heuristics<G>>(task: &Task<'_, G, H>, m: G::Move) -> bool {
    let game = task.game;
    let enemy = game.to_move(task.state).other();
    let lost = Some(Outcome::Win(enemy));
    let next = after(task, m);
    if game.outcome(&next).is_some() || game.to_move(&next) != enemy {
        return game.outcome(&next) == lost;
    }
    let mut replies = Vec::new();
    game.moves(&next, &mut replies);
    replies.into_iter().any(|reply| {
        let mut end = next.clone();
        game.play(&mut end, reply);
        game.outcome(&end) == lost
    })
}

fn after<G: Game, H: Heuristics<G>>(task: &Task<'_, G, H>, m: G::Move) -> G::State {
    let mut next = task.state.clone();
    task.game.play(&mut next, m);
    next
}

/// The positions that could come back after a move.
fn past_after<G: Game, H: Heuristics<G>>(task: &Task<'_, G, H>, m: G::Move) -> Vec<u64> {
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
        Score::Eval(value) => value,
    }
}

fn alone<M>(depth: u32, nodes: u64, line: Line<M>) -> Report<M> {
    Report { depth, nodes, time: std::time::Duration::ZERO, lines: vec![line] }
}
