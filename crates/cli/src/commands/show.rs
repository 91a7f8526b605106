//! `jogada show`.

use std::fmt::Write;

use jogada_play::{AnyTable, BoardView, Message, Speech, draw, show_json};

use crate::args::{Look, Place};
use crate::failure::Failure;
use crate::{output, tables};

pub fn run(language: &str, place: &Place, look: &Look, json: bool) -> Result<(), Failure> {
    let (table, speech) = tables::open(place, language)?;
    print_table(&*table, &speech, look, json)
}

/// Prints the position, as a picture or as JSON.
pub fn print_table(
    table: &dyn AnyTable,
    speech: &Speech,
    look: &Look,
    json: bool,
) -> Result<(), Failure> {
    if json {
        return output::print(&format!("{}\n", show_json(table, speech)));
    }
    let board = draw(&table.view(), table.info(), output::drawing(look));
    output::print(&format!("{board}{}", below(table, speech)))
}

/// What is written under the board.
fn below(table: &dyn AnyTable, speech: &Speech) -> String {
    let view = table.view();
    let mut out = String::new();
    for (label, values) in numbers(&view) {
        line(&mut out, &speech.word(label), &format!("{} - {}", values[0], values[1]));
    }
    if let Some(ending) = table.ending() {
        line(&mut out, &speech.word("label-result"), &speech.ending(&ending));
    } else {
        let side = Message::new("to-move").with("side", table.side());
        line(&mut out, &speech.say(&side), &speech.say(&view.prompt));
        let count = Message::new("label-moves").with("count", table.legal().len());
        line(
            &mut out,
            &speech.word("label-ply"),
            &format!("{}, {}", table.ply(), speech.say(&count)),
        );
    }
    line(&mut out, &speech.word("label-position"), &table.position());
    out
}

/// What lies beside the board and what is counted, White's number and Black's.
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

fn line(out: &mut String, label: &str, text: &str) {
    writeln!(out, "{label}: {text}").expect("a string can always be written to");
}
