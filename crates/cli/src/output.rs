//! Standard output: written in one go, colours only where they are seen.

use std::io::{self, IsTerminal, Write};

use jogada_play::Drawing;

use crate::args::{ColorChoice, Look};
use crate::failure::Failure;

/// Writes a whole answer to standard output and flushes it.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Says something beside the answer, on standard error.
pub fn note(text: &str) {
    // If standard error is closed, there is no one left to tell.
    let _ = writeln!(io::stderr(), "{text}");
}

/// How boards are drawn on this output.
pub fn drawing(look: &Look) -> Drawing {
    Drawing { ascii: look.ascii, color: has_color(look.color), flip: look.flip }
}

/// Whether this output has colours.
pub fn has_color(choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => {
            let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
            let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
        }
    }
}
