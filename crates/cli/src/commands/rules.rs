//! `jogada rules`.

use jogada_play::rules_text;

use crate::args::Look;
use crate::commands::games;
use crate::failure::Failure;
use crate::output;

pub fn run(language: &str, game: &str, look: &Look) -> Result<(), Failure> {
    let info = games::named(language, game)?;
    output::print(&rules_text(info, language, output::drawing(look)))
}
