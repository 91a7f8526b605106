//! `jogada rules`.

use crate::commands::games;
use crate::failure::Failure;
use crate::output;

pub fn run(language: &str, game: &str) -> Result<(), Failure> {
    let info = games::named(language, game)?;
    output::print(info.language(language).rules)
}
