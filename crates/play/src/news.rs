//! What the last move did, in a sentence or two.

use jogada_core::{BoardView, Cell, Message, Side};

use crate::any_match::AnyMatch;
use crate::legal_move::cell_name;

/// The pieces that the last move took and the phase of the game that it began.
pub fn news(game: &dyn AnyMatch) -> Vec<Message> {
    let Some(mover) = game.movers().last().copied() else { return Vec::new() };
    let mut earlier = game.fork();
    earlier.undo();
    let (before, after) = (earlier.view(), game.view());
    let taken = captured(&before, &after, mover.other());
    let names: Vec<String> = taken.into_iter().map(|cell| cell_name(&after, cell)).collect();
    let captures =
        Message::new("news-captured").with("side", mover).with("cells", names.join(", "));
    let captures = Some(captures).filter(|_| !names.is_empty());
    let phase = after.phase.filter(|_| after.phase != before.phase && game.ending().is_none());
    let phase = phase.map(|id| Message::new(id).with("side", game.side()));
    captures.into_iter().chain(phase).collect()
}

/// The cells where a piece of this side was on top and nothing is left.
fn captured(before: &BoardView, after: &BoardView, side: Side) -> Vec<Cell> {
    let taken = |cell: &Cell| {
        let top = before[*cell].stack.last();
        top.is_some_and(|piece| piece.owner == side) && after[*cell].stack.is_empty()
    };
    (0..before.cells.len()).map(Cell::at).filter(taken).collect()
}
