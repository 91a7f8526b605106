//! `jogada perft`. The counts of the smaller depths come first, as a sign of life.

use crate::args::Place;
use crate::failure::Failure;
use crate::{open_game, output};

pub fn run(
    language: &str,
    place: &Place,
    depth: u32,
    divide: bool,
    threads: usize,
) -> Result<(), Failure> {
    let (game, _) = open_game::open(place, language)?;
    if !divide || depth == 0 {
        for depth in depth.min(1)..=depth {
            output::print(&format!("depth {depth}: {}\n", game.perft(depth, threads)))?;
        }
        return Ok(());
    }
    let mut total = 0;
    for (text, nodes) in game.divide(depth, threads) {
        output::print(&format!("{text}: {nodes}\n"))?;
        total += nodes;
    }
    output::print(&format!("depth {depth}: {total}\n"))
}
