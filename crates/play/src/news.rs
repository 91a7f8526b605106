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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::games;
    use crate::i18n::Localizer;
    use crate::spec::open;

    fn told(spec: &str, position: Option<&str>, moves: &[&str]) -> Vec<String> {
        let mut game = open(spec, position).expect("a game");
        for text in moves {
            game.play(text).expect("a legal move");
        }
        let localizer = Localizer::of("en", game.info());
        news(&*game).iter().map(|message| localizer.say(message)).collect()
    }

    #[test]
    fn captures_are_told() {
        let pente = ["k10", "k11", "a1", "k12", "k13"];
        assert_eq!(told("pente", None, &pente), ["White captured k11, k12"]);
        let wali = Some("b3b/5/2w2/1w1w1/5/b3b w 0 0 - - 0");
        assert_eq!(told("wali", wali, &["c4-c3xa6"]), ["White captured a6"]);
        assert!(told("wali", wali, &["c4-c3"]).is_empty());
    }

    #[test]
    fn the_beginning_of_a_phase_is_told_once() {
        let mut game = open("wali", None).expect("a game");
        let mut count = 0;
        while let Some(text) = game.pick(&mut |_| 0).filter(|_| game.ply() < 60) {
            game.play(&text).expect("a legal move");
            count += news(&*game).iter().filter(|message| message.id == "phase-move").count();
        }
        assert_eq!(count, 1);
    }

    #[test]
    fn nothing_is_told_of_a_start() {
        for game in games() {
            assert!(told(game.info().id, None, &[]).is_empty());
        }
    }
}
