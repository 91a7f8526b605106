//! `jogada show`.

use std::fmt::Write;

use jogada_play::wire::Shown;
use jogada_play::{AnyMatch, Localizer, Message, counts, draw, prompt};

use crate::args::{Look, Place};
use crate::failure::Failure;
use crate::{open_game, output};

pub fn run(language: &str, place: &Place, look: &Look, json: bool) -> Result<(), Failure> {
    let (game, localizer) = open_game::open(place, language)?;
    print_game(&*game, None, &localizer, look, json)
}

/// Prints the position, as a picture or as JSON. `result` is of a game that did not end on the board.
pub fn print_game(
    game: &dyn AnyMatch,
    result: Option<String>,
    localizer: &Localizer,
    look: &Look,
    json: bool,
) -> Result<(), Failure> {
    if json {
        return output::print_json(&Shown::of(game, localizer));
    }
    let board = draw(&game.view(), game.info(), output::drawing(look));
    output::print(&format!("{board}{}", below(game, result, localizer)))
}

/// What is written under the board.
fn below(game: &dyn AnyMatch, result: Option<String>, localizer: &Localizer) -> String {
    let mut out = counts(&game.view(), localizer);
    if let Some(result) = game.ending().map(|ending| localizer.say(&ending)).or(result) {
        line(&mut out, &localizer.word("label-result"), &result);
    } else {
        let prompt = prompt(game, localizer);
        out += &output::width().map_or(prompt.clone(), |width| jogada_tui::fill(&prompt, width));
        let count = Message::new("label-moves").with("count", game.legal().len());
        let ply = format!("{}, {}", game.ply(), localizer.say(&count));
        line(&mut out, &localizer.word("label-ply"), &ply);
    }
    line(&mut out, &localizer.word("label-position"), &game.position());
    out
}

fn line(out: &mut String, label: &str, text: &str) {
    writeln!(out, "{label}: {text}").expect("a string can always be written to");
}
