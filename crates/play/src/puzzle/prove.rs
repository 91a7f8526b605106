//! What is proven about a position of a puzzle.

use jogada_engine::{Effort, ProvenValue, Stop, WinDistance};

use super::PuzzleGoal;
use crate::any_match::AnyMatch;

/// Plies within which a side to move wins that makes so many moves, the last included.
pub(super) fn plies_of(moves: u32) -> u32 {
    (2 * moves).saturating_sub(1)
}

/// The moves that still reach the goal for the side to move, in byte order; `None` if the effort was not
/// enough to find out.
pub(super) fn right_moves(
    game: &dyn AnyMatch,
    goal: PuzzleGoal,
    effort: Effort,
    stop: &Stop,
) -> Option<Vec<String>> {
    match goal {
        PuzzleGoal::WinIn(moves) => game.winning_moves(plies_of(moves), effort, stop),
        PuzzleGoal::Win => {
            let mut right = Vec::new();
            for offer in game.legal() {
                if wins_by(game, &offer.text, effort, stop)? {
                    right.push(offer.text);
                }
            }
            Some(right)
        }
    }
}

/// Whether the side to move wins in the end after this move.
fn wins_by(game: &dyn AnyMatch, text: &str, effort: Effort, stop: &Stop) -> Option<bool> {
    let side = game.side();
    let mut next = game.fork();
    next.play(text).expect("it is legal");
    match next.ending() {
        Some(ending) => Some(ending.outcome.winner() == Some(side)),
        None => winner_value(&*next, effort, stop).map(|value| match value {
            ProvenValue::Win => next.side() == side,
            ProvenValue::Loss => next.side() != side,
            ProvenValue::Draw => false,
        }),
    }
}

fn winner_value(game: &dyn AnyMatch, effort: Effort, stop: &Stop) -> Option<ProvenValue> {
    game.solve(effort, stop, &mut |_| {})?.value
}

/// What the other side does about it, and whether the goal is still reached then.
pub(super) struct Reply {
    pub(super) text: String,
    pub(super) keeps_goal: bool,
}

/// The reply of the side to move that puts the win of the other side off longest, or prevents it; `left`
/// is what is still to be reached. `None` if the effort was not enough to find out.
pub(super) fn reply(
    game: &dyn AnyMatch,
    left: PuzzleGoal,
    effort: Effort,
    stop: &Stop,
) -> Option<Reply> {
    match left {
        PuzzleGoal::WinIn(moves) => {
            let defence = game.defend(2 * moves, effort, stop)?;
            let keeps_goal = matches!(defence.left, WinDistance::Plies(_));
            Some(Reply { text: defence.reply, keeps_goal })
        }
        PuzzleGoal::Win => {
            let solution = game.solve(effort, stop, &mut |_| {})?;
            let keeps_goal = solution.value? == ProvenValue::Loss;
            let text = solution.best.into_iter().next()?;
            Some(Reply { text, keeps_goal })
        }
    }
}

/// A game in which the side to move reaches the goal against the best defence; as far as the effort goes.
pub(super) fn line(
    game: &dyn AnyMatch,
    goal: PuzzleGoal,
    effort: Effort,
    stop: &Stop,
) -> Vec<String> {
    if let PuzzleGoal::WinIn(moves) = goal {
        return game.winning_line(plies_of(moves), effort, stop);
    }
    let (mut game, mut line) = (game.fork(), Vec::new());
    while let Some(best) =
        game.solve(effort, stop, &mut |_| {}).and_then(|solution| solution.best.into_iter().next())
    {
        line.push(game.play(&best).expect("it is legal"));
    }
    line
}
