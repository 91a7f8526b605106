//! Values of positions for the side to move.

use jogada_core::{EVAL_LIMIT, Outcome, Side};

/// A game won here and now. A win in `n` plies is worth `n` less, so that the quicker one is better.
pub(crate) const WIN: i32 = 30_000;

/// Longest line a search follows.
pub(crate) const MAX_PLY: usize = 240;

/// From here on a value is a won game.
pub(crate) const WON: i32 = WIN - MAX_PLY as i32 - 1;

/// A won game here and now that is likely only: on the way there moves of the loser were left out.
/// Such values lie between evaluations and wins, so a likely win is better than any evaluation, and
/// the loser of a sure one prefers it.
pub(crate) const LIKELY_WIN: i32 = 25_000;

const _: () = assert!(EVAL_LIMIT < LIKELY_WIN - 2 * MAX_PLY as i32);
const _: () = assert!(LIKELY_WIN < WON && WIN < i16::MAX as i32);

/// What a search found out, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Wins by force in this many plies.
    Win(u32),
    /// Loses by force in this many plies.
    Loss(u32),
    /// Ends in a draw if both play their best.
    Draw,
    /// A guess: about 100 for a small advantage.
    Eval(i32),
}

impl Score {
    /// The score of a search value at the root, proven or evaluated.
    pub(crate) fn of(value: i32, is_proven: bool) -> Score {
        match value {
            0 if is_proven => Score::Draw,
            WON.. => Score::Win((WIN - value) as u32),
            v if v <= -WON => Score::Loss((WIN + v) as u32),
            v => Score::Eval(v.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)),
        }
    }
}

/// A loss that is likely only, because the loser has moves that were not searched.
pub(crate) fn likely_loss(value: i32) -> i32 {
    if value <= -WON { value + WIN - LIKELY_WIN } else { value }
}

/// The value of a finished game for the side to move, `ply` moves from the root.
pub(crate) fn finished(outcome: Outcome, to_move: Side, ply: usize) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(side) if side == to_move => WIN - ply as i32,
        Outcome::Win(_) => ply as i32 - WIN,
    }
}

/// Table entries count wins from their own position, not from the root.
pub(crate) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        EVAL_LIMIT.. => value + ply as i32,
        v if v <= -EVAL_LIMIT => v - ply as i32,
        v => v,
    }
}

/// The opposite of [`to_table`].
pub(crate) fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        EVAL_LIMIT.. => value - ply as i32,
        v if v <= -EVAL_LIMIT => v + ply as i32,
        v => v,
    }
}
