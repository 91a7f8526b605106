//! `jogada moves`.

use crate::args::Place;
use crate::failure::Failure;
use crate::{open_game, output};

pub fn run(language: &str, place: &Place) -> Result<(), Failure> {
    let (game, _) = open_game::open(place, language)?;
    let lines: String = game.legal().into_iter().map(|offer| offer.text + "\n").collect();
    output::print(&lines)
}
