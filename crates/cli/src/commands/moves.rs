//! `jogada moves`.

use crate::args::Place;
use crate::failure::Failure;
use crate::{output, tables};

pub fn run(language: &str, place: &Place) -> Result<(), Failure> {
    let (game, _) = tables::open(place, language)?;
    let lines: String = game.legal().into_iter().map(|offer| offer.text + "\n").collect();
    output::print(&lines)
}
