//! `jogada moves`.

use crate::args::Place;
use crate::failure::Failure;
use crate::{output, tables};

pub fn run(language: &str, place: &Place) -> Result<(), Failure> {
    let (table, _) = tables::open(place, language)?;
    let lines: String = table.legal().into_iter().map(|offer| offer.text + "\n").collect();
    output::print(&lines)
}
