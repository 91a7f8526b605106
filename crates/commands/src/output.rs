//! Standard output: written in one go, colours only where they are seen.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

use jogada_play::Drawing;
use serde::Serialize;

use crate::args::{Look, When};
use crate::failure::Failure;

/// Writes a whole answer to standard output and flushes it.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// A line of JSON.
pub fn json_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is printed has keys that are text") + "\n"
}

/// Writes a line of JSON to standard output and flushes it.
pub fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    print(&json_line(value))
}

/// Shows a text on the terminal, through a pager if it is longer than the screen.
pub fn page(text: &str) -> Result<(), Failure> {
    let height = jogada_tui::size().map_or(usize::MAX, |(_, height)| height.into());
    if text.lines().count() < height || !has_paged(text) {
        return print(text);
    }
    Ok(())
}

/// `$PAGER`, or `less` with colours; whether it could be started. It may leave before it has read all.
fn has_paged(text: &str) -> bool {
    let pager = env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let pager = pager.unwrap_or_else(|| "less".to_owned());
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).stdin(Stdio::piped());
    if env::var_os("LESS").is_none() {
        command.env("LESS", "-R");
    }
    let Ok(mut child) = command.spawn() else { return false };
    // Ctrl-C is for the pager, which would be left alone with the terminal.
    let _ = ctrlc::set_handler(|| {});
    let piped = child.stdin.take().map(|mut pipe| pipe.write_all(text.as_bytes()));
    drop(piped);
    child.wait().is_ok()
}

/// Says something beside the answer, on standard error.
pub fn note(text: &str) {
    // If standard error is closed, there is no one left to tell.
    let text = error_width().map_or_else(|| text.to_owned(), |width| jogada_tui::fill(text, width));
    let _ = writeln!(io::stderr(), "{text}");
}

/// How boards are drawn on this output.
pub fn drawing(look: &Look) -> Drawing {
    Drawing { ascii: is_ascii(look), color: has_color(look.color), flip: look.flip }
}

/// Whether only ASCII is written: it was asked for, or the locale has nothing else.
pub fn is_ascii(look: &Look) -> bool {
    look.ascii || jogada_tui::is_ascii_locale()
}

/// Columns of the terminal that this output goes to; `None` if it goes elsewhere.
pub fn width() -> Option<usize> {
    io::stdout().is_terminal().then(terminal_width)
}

/// The same for standard error.
pub fn error_width() -> Option<usize> {
    io::stderr().is_terminal().then(terminal_width)
}

fn terminal_width() -> usize {
    jogada_tui::size().map_or(80, |(width, _)| width.into())
}

/// Whether this output has colours.
pub fn has_color(choice: When) -> bool {
    match choice {
        When::Always => true,
        When::Never => false,
        When::Auto => {
            let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
            let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
        }
    }
}
