//! Another game from the same start position.

use jogada_play::{AnyMatch, Seat, Session};

/// The game with all its moves taken back, between these seats.
pub fn rematch(game: &dyn AnyMatch, seats: [Seat; 2]) -> Session {
    let mut start = game.fork();
    while start.undo().is_some() {}
    Session::new(start, seats)
}
