//! What is written under a board.

use jogada_core::{BoardView, Message};

use crate::any_match::AnyMatch;
use crate::i18n::Localizer;

/// What lies beside the board and what is counted, a line each: White's number, then Black's.
pub fn counts(view: &BoardView, localizer: &Localizer) -> String {
    let line = |(label, values): (&str, [i64; 2])| {
        format!("{}: {} - {}\n", localizer.word(label), values[0], values[1])
    };
    numbers(view).into_iter().map(line).collect()
}

/// Whose turn it is and what is to be done, as a line.
pub fn prompt(game: &dyn AnyMatch, localizer: &Localizer) -> String {
    let side = Message::new("to-move").with("side", game.side());
    format!("{}: {}\n", localizer.say(&side), localizer.say(&game.view().prompt))
}

/// Trays of the same name belong together.
fn numbers(view: &BoardView) -> Vec<(&'static str, [i64; 2])> {
    let mut all: Vec<(&'static str, [i64; 2])> = Vec::new();
    for tray in &view.trays {
        let place = all.iter().position(|(label, _)| *label == tray.label);
        let place = place.unwrap_or_else(|| {
            all.push((tray.label, [0; 2]));
            all.len() - 1
        });
        all[place].1[tray.owner.index()] += i64::from(tray.count);
    }
    all.extend(view.facts.iter().map(|fact| (fact.label, fact.values)));
    all
}
