//! `jogada rules`.

use std::io::IsTerminal;

use jogada_play::rules_text;
use jogada_tui::rules_page;

use crate::args::Look;
use crate::commands::games;
use crate::failure::Failure;
use crate::output;

/// Longer lines are hard to read.
const MAX_WIDTH: u16 = 90;

/// Pages for readers at a terminal, Markdown for files and other programs.
pub fn run(language: &str, game: &str, look: &Look) -> Result<(), Failure> {
    let info = games::named(language, game)?;
    let how = output::drawing(look);
    if !std::io::stdout().is_terminal() {
        return output::print(&rules_text(info, language, how));
    }
    let width = jogada_tui::size().map_or(80, |(width, _)| width.min(MAX_WIDTH));
    output::page(&rules_page(info, language, width, how))
}
