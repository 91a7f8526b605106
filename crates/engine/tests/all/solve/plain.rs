//! Exhaustive search without any cleverness.

use jogada_core::{Game, Outcome};

/// What exhaustive search says about a position: plies to a forced win (positive) or loss, 0 for
/// neither within the depth, for the side to move.
pub struct Plain<'g, G: Game> {
    pub game: &'g G,
    pub left: u64,
}

impl<G: Game> Plain<'_, G> {
    /// `None` if it takes too long.
    pub fn value(&mut self, state: &G::State, depth: i32) -> Option<i32> {
        let values = self.values(state, depth)?;
        Some(best_of(values.into_iter().map(|(_, value)| value)))
    }

    pub fn values(&mut self, state: &G::State, depth: i32) -> Option<Vec<(G::Move, i32)>> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.into_iter().map(|m| Some((m, self.through(state, m, depth)?))).collect()
    }

    fn through(&mut self, state: &G::State, m: G::Move, depth: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let side = self.game.to_move(state);
        let mut next = state.clone();
        self.game.play(&mut next, m);
        match self.game.outcome(&next) {
            Some(Outcome::Win(winner)) => return Some(if winner == side { 1 } else { -1 }),
            Some(Outcome::Draw) => return Some(0),
            None if depth <= 1 => return Some(0),
            None => {}
        }
        let value = self.value(&next, depth - 1)?;
        let value = if self.game.to_move(&next) == side { value } else { -value };
        Some(value + value.signum())
    }
}

/// The soonest win, else a draw, else the latest loss.
pub fn best_of(values: impl Iterator<Item = i32>) -> i32 {
    values.max_by_key(|&value| rank(value)).expect("a live position has a move")
}

pub fn rank(value: i32) -> i32 {
    if value == 0 { 0 } else { value.signum() * 10_000 - value }
}
