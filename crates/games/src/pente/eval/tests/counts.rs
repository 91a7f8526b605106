//! What stones on single points are counted to do.

use jogada_core::testing::rules;
use jogada_core::{Evaluator, Notation, Playable, Side};

use crate::pente::Pente;
use crate::pente::eval::marks::{
    ATTACK, FIVE, FOUR, Field, Marks, OPEN_FOUR, OPEN_THREE, OPEN_TWO, RISK, TAKE, THREE,
};

/// What a stone of White would do on a point of a position, White's counts alone.
fn marks(options: &str, position: &str, point: &str) -> Marks {
    let game: Pente = rules(options);
    let (evaluator, state) = (game.evaluator(), game.parse_state(position).unwrap());
    let known = evaluator.refresh(&game, &state);
    let point = game.parse_move(point).unwrap().point();
    known.tracks.marks(point).of(Side::White)
}

/// The marks of a point of the middle row of an otherwise empty 13x13 board.
fn in_row(variant: &str, row: &str, point: &str) -> Marks {
    let empty = ["13"; 6].join("/");
    let position = format!("{empty}/{row}/{empty} w 0 0 20");
    marks(&format!("size=13,variant={variant}"), &position, point)
}

#[track_caller]
fn expect(variant: &str, row: &str, point: &str, field: Field, count: i32) {
    assert_eq!(in_row(variant, row, point).get(field), count, "{variant} {row} {point}");
}

#[test]
fn lines_are_told_apart() {
    expect("pente", "2www1w6", "f7", FIVE, 1);
    expect("pente", "3www7", "g7", OPEN_FOUR, 1);
    expect("pente", "2bwww7", "g7", FOUR, 1);
    expect("pente", "www10", "e7", FOUR, 1);
    expect("pente", "3ww8", "f7", OPEN_THREE, 1);
    expect("pente", "3ww8", "g7", OPEN_THREE, 1);
    expect("pente", "2bww8", "f7", THREE, 1);
    expect("pente", "3w9", "f7", OPEN_TWO, 1);
    expect("pente", "bwww1b7", "e7", FOUR, 0);
    // Two fours on one line are as good as a tessera.
    expect("pente", "w1w1w1w6", "d7", OPEN_FOUR, 1);
    expect("pente", "w1ww1w7", "b7", FOUR, 1);
}

#[test]
fn in_gomoku_a_longer_row_is_no_five() {
    expect("freestyle", "www1ww7", "d7", FIVE, 1);
    expect("gomoku", "www1ww7", "d7", FIVE, 0);
    expect("gomoku", "www1w8", "d7", FIVE, 1);
}

#[test]
fn captures_attacks_and_risks_are_counted() {
    expect("pente", "wbb10", "d7", TAKE, 2);
    expect("pente", "wbb1bbw6", "d7", TAKE, 4);
    expect("pente", "wbbb9", "e7", TAKE, 0);
    expect("keryo", "wbbb9", "e7", TAKE, 3);
    expect("freestyle", "wbb10", "d7", TAKE, 0);
    expect("pente", "3bb8", "f7", ATTACK, 1);
    expect("pente", "2wbb8", "f7", ATTACK, 0);
    expect("pente", "bb11", "c7", ATTACK, 0);
    expect("pente", "2bw9", "e7", RISK, 1);
    expect("pente", "2bww8", "f7", RISK, 0);
    expect("keryo", "2bww8", "f7", RISK, 1);
    expect("poof", "2bw1b7", "e7", RISK, 2);
}
