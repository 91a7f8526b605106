//! The baseline's tables and formulas, by hand.

use jogada_core::options::Options;
use jogada_core::testing::{Scene, rules};
use jogada_core::{Baseline as _, Bits, Side};

use super::{BarcaBaseline, Zones, baselines};
use crate::barca::{Barca, Kind};

/// The tables as the original report draws them: rows 10 to 1; H for a hole.
const TABLES: [(Kind, &str); 3] = [
    (
        Kind::Elephant,
        "30 10 10 20 20 20 20 10 10 30
         10 30 10 20 20 20 20 10 30 10
         10 10 40 40 40 40 40 40 10 10
         30 30 40  H 40 40  H 40 30 30
         20 20 40 40 40 40 40 40 20 20
         20 20 40 40 40 40 40 40 20 20
         30 30 40  H 40 40  H 40 30 30
         10 10 40 40 40 40 40 40 10 10
         10 30 10 20 20 20 20 10 30 10
         30 10 10 20 20 20 20 10 10 30",
    ),
    (
        Kind::Mouse,
        "10 10 10 40 20 20 40 10 10 10
         10 10 10 40 20 20 40 10 10 10
         10 10 10 40 20 20 40 10 10 10
         40 40 40  H 40 40  H 40 40 40
         20 20 20 40 30 30 40 20 20 20
         20 20 20 40 30 30 40 20 20 20
         40 40 40  H 40 40  H 40 40 40
         10 10 10 40 20 20 40 10 10 10
         10 10 10 40 20 20 40 10 10 10
         10 10 10 40 20 20 40 10 10 10",
    ),
    (
        Kind::Lion,
        "40 10 10 10 10 10 10 10 10 40
         10 40 10 10 10 10 10 10 40 10
         10 10 40 10 40 40 10 40 10 10
         40 10 10  H 10 10  H 10 10 40
         10 40 40 10 40 40 10 40 40 10
         10 40 40 10 40 40 10 40 40 10
         40 10 10  H 10 10  H 10 10 40
         10 10 40 10 40 40 10 40 10 10
         10 40 10 10 10 10 10 10 40 10
         40 10 10 10 10 10 10 10 10 40",
    ),
];

#[test]
fn the_zones_are_those_of_the_original_and_halve_when_their_hole_is_taken() {
    let game: Barca = rules("");
    let zones = Zones::new(&game);
    for (kind, table) in TABLES {
        for (row, line) in table.lines().rev().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                let cell = row * 10 + column;
                let value = word.parse().unwrap_or(10_000);
                let worth = |occupied: Bits<2>| zones.value(kind, cell, occupied) as i32;
                assert_eq!(worth(Bits::EMPTY), value, "{kind:?} {cell}");
                let halved = if word == "H" { value } else { value / 2 };
                assert_eq!(worth(game.board.holes()), halved, "{kind:?} {cell}");
            }
        }
    }
}

fn styled(game: &Barca, style: &str) -> BarcaBaseline {
    let specs = baselines::<2>().minimax;
    let options = Options::parse(specs, &[], &format!("style={style}")).expect(style);
    BarcaBaseline::new(game, &options)
}

#[test]
fn both_formulas_count_what_they_say() {
    let game: Barca = rules("");
    // White's mouse on the hole d4 and its elephant on e6; Black's elephant on g7 is scared by the
    // mouse on h8.
    let scene = Scene::at(&game, "9e/10/7M2/6e3/4E5/10/3M6/10/10/10 w 10");
    let value = |style, side| styled(&game, style).value(&game, scene.state(), side) as i32;
    assert_eq!(value("simple", Side::White), 100 + 50 + 1);
    assert_eq!(value("simple", Side::Black), 100);
    // e6 lies in the free quarter of d7, h8 in that of g7, which is taken.
    assert_eq!(value("complex", Side::White), 10_000 + 40 + 5 + 5_000 + 25);
}
