//! The evaluation on small positions.

use jogada_core::testing::{Scene, rules};
use jogada_core::{EvalPosition, Evaluator, Playable};

use crate::barca::Barca;

/// The classic value of a position for the side to move.
fn value(text: &str) -> i32 {
    let game: Barca = rules("");
    let (evaluator, scene) = (game.classic_evaluator(), Scene::at(&game, text));
    let acc = evaluator.refresh(&game, scene.state());
    evaluator.evaluate(EvalPosition::new(&game, scene.state(), &acc))
}

#[test]
fn the_same_position_is_worth_the_same_to_either_side() {
    let white = "4e5/3l2l3/10/3em1E3/10/3L6/5M4/4L5/4M5/3m5E w 22";
    let black = "3M5e/4m5/4l5/5m4/3l6/10/3EM1e3/10/3L2L3/4E5 b 22";
    assert_eq!(value(white), value(black));
}

#[test]
fn holding_holes_is_good_and_a_free_way_to_the_third_is_as_good_as_won() {
    let none = value("e9/10/10/10/10/10/10/10/3EM5/10 w 8");
    let one = value("e9/10/10/10/10/10/3E6/10/4M5/10 w 8");
    let two = value("3M6/10/10/10/10/10/3E2E3/10/10/e9 w 8");
    assert!(none < one && one + 1_000 < two, "{none} {one} {two}");
}

#[test]
fn a_scared_animal_is_a_burden() {
    let calm = value("9m/10/10/10/10/10/3E6/10/10/M9 w 8");
    let scared = value("10/10/10/10/10/2m7/3E6/10/10/M9 w 8");
    assert!(scared < calm, "{scared} {calm}");
}
