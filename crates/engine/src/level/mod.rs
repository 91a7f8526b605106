//! Playing at a level: every move is searched a little, equally deep, and one of the better ones is taken:
//! a fallible player (G. M. Haworth, *Reference fallible endgame play*, 2003). However weak, it takes a
//! win in one and gives none away while it can.

mod survey;

use jogada_core::{Evaluator, Game, Level, Outcome, Rng};

use crate::limits::{Limits, Stop};
use crate::platform::Instant;
use crate::score::{Score, likely_loss};
use crate::think::{Report, SearchOptions, Task, Variation, think};
use crate::tt::TranspositionTable;
use survey::{Prospect, Survey};

/// Chooses a move as a player of this level does. On one thread and without a clock: the same
/// table, level and random numbers give the same answer everywhere. The only line of the report
/// begins with the chosen move.
///
/// # Panics
/// If the game is over.
pub fn play_level<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    level: Level,
    table: &TranspositionTable,
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
fn win_at_once<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    rng: &mut Rng,
) -> Option<Report<G::Move>> {
    let mut moves = task.game.legal_moves(task.state);
    let won = Some(Outcome::Win(task.game.to_move(task.state)));
    moves.retain(|&m| task.game.outcome(&task.game.after(task.state, m)) == won);
    let nodes = moves.len() as u64;
    let m = (!moves.is_empty()).then(|| moves[rng.below(moves.len())])?;
    Some(alone(1, nodes, Variation { score: Score::Win(1), moves: vec![m] }))
}

/// What the search likes best, at levels that make no mistakes on purpose. `None` if few nodes
/// have let it overlook a loss at once.
fn best_move<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    level: Level,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Report<G::Move>> {
    if level.spread > 0 {
        return None;
    }
    let limits = Limits { nodes: Some(level.nodes), ..Limits::default() };
    let report = think(task, table, limits, SearchOptions::default(), stop, &mut |_| {});
    (report.depth > 0 && !loses_at_once(task, report.best())).then_some(report)
}

/// A move not much worse than the best, and not one that loses at once if there is another.
fn one_of_the_better<G: Game, E: Evaluator<G>>(
    task: &Task<'_, G, E>,
    level: Level,
    table: &TranspositionTable,
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
    // That this move loses does not mean that all do.
    alone(depth, nodes, Variation { score: Score::of(likely_loss(value), false), moves: line })
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
fn loses_at_once<G: Game, E: Evaluator<G>>(task: &Task<'_, G, E>, m: G::Move) -> bool {
    let game = task.game;
    let enemy = game.to_move(task.state).other();
    let lost = Some(Outcome::Win(enemy));
    let next = task.game.after(task.state, m);
    if game.outcome(&next).is_some() || game.to_move(&next) != enemy {
        return game.outcome(&next) == lost;
    }
    game.legal_moves(&next).into_iter().any(|reply| game.outcome(&game.after(&next, reply)) == lost)
}

fn alone<M>(depth: u32, nodes: u64, line: Variation<M>) -> Report<M> {
    Report { depth, nodes, time: std::time::Duration::ZERO, lines: vec![line] }
}
