//! `jogada show`.

use std::fmt::Write;

use jogada_play::{AnyTable, Message, Speech, counts, draw, prompt, show_json};

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
    let mut out = counts(&table.view(), speech);
    if let Some(ending) = table.ending() {
        line(&mut out, &speech.word("label-result"), &speech.ending(&ending));
    } else {
        out += &prompt(table, speech);
        let count = Message::new("label-moves").with("count", table.legal().len());
        let ply = format!("{}, {}", table.ply(), speech.say(&count));
        line(&mut out, &speech.word("label-ply"), &ply);
    }
    line(&mut out, &speech.word("label-position"), &table.position());
    out
}

fn line(out: &mut String, label: &str, text: &str) {
    writeln!(out, "{label}: {text}").expect("a string can always be written to");
}
