//! Steps and captures (rules 5 to 11).

use jogada_core::testing::{Scene, rules};

use super::{moves_at, refusal};
use crate::wali::Wali;

#[test]
fn a_step_is_one_square_of_an_own_stone() {
    let refused = |m| refusal("", "b1b1b/5/5/5/2w2/www2 w 0 0 - - 0", m);
    assert_eq!(refused("b2-b3"), "illegal-empty");
    assert_eq!(refused("a6-a5"), "illegal-not-yours");
    assert_eq!(refused("c2-c4"), "illegal-not-beside");
    assert_eq!(refused("c2-d3"), "illegal-not-beside");
    assert_eq!(refused("c2-c2"), "illegal-not-beside");
    assert_eq!(refused("c2-c1"), "illegal-occupied");
    assert_eq!(refused("pass"), "illegal-pass-moving");
    assert_eq!(refused("c4"), "illegal-drop-over");
}

#[test]
fn rows_do_not_run_on_round_the_edge() {
    let edge = "b1b1b/5/5/5/w3w/3w1 w 0 0 - - 0";
    assert_eq!(moves_at("", edge, "e2"), "e2-d2 e2-e1 e2-e3");
    assert_eq!(refusal("", edge, "e2-a3"), "illegal-not-beside");
}

#[test]
fn a_three_may_capture_one_stone_or_none() {
    let three = "b1b1b/5/5/5/2w2/ww3 w 0 0 - - 0";
    assert_eq!(moves_at("", three, "c2-c1"), "c2-c1 c2-c1xa6 c2-c1xc6 c2-c1xe6");
    assert_eq!(refusal("", three, "c2-c1xb6"), "illegal-prey-empty");
    assert_eq!(refusal("", three, "c2-c1xc1"), "illegal-prey-empty");
    assert_eq!(refusal("", three, "c2-c1xb1"), "illegal-prey-own");
    assert_eq!(refusal("", three, "c2-c3xa6"), "illegal-no-three");
    assert_eq!(moves_at("capture=must", three, "c2-c1"), "c2-c1xa6 c2-c1xc6 c2-c1xe6");
    assert_eq!(refusal("capture=must", three, "c2-c1"), "illegal-must-take");
}

#[test]
fn four_or_five_in_a_line_capture_nothing() {
    for line in ["ww1w1", "ww1ww"] {
        let position = format!("b1b1b/5/5/5/2w2/{line} w 0 0 - - 0");
        assert_eq!(moves_at("", &position, "c2-c1"), "c2-c1");
        assert_eq!(refusal("", &position, "c2-c1xa6"), "illegal-long");
        assert_eq!(refusal("line4=ban", &position, "c2-c1"), "illegal-four");
    }
}

#[test]
fn a_three_counts_though_the_other_line_is_longer() {
    let position = "b1b1b/5/2w2/ww1w1/2w2/2w2 w 0 0 - - 0";
    assert_eq!(moves_at("", position, "c4-c3"), "c4-c3 c4-c3xa6 c4-c3xc6 c4-c3xe6");
    assert_eq!(refusal("line4=ban", position, "c4-c3"), "illegal-four");
}

#[test]
fn two_threes_at_once_capture_one_stone() {
    let corner = "b1b1b/5/2w2/ww3/2w2/2w2 w 0 0 - - 0";
    let tee = "b1b1b/5/2w2/1w1w1/2w2/2w2 w 0 0 - - 0";
    for position in [corner, tee] {
        assert_eq!(moves_at("", position, "c4-c3"), "c4-c3 c4-c3xa6 c4-c3xc6 c4-c3xe6");
    }
}

#[test]
fn a_three_elsewhere_on_the_row_or_column_does_not_count() {
    let row = "b1b1b/5/5/5/4w/www2 w 0 0 - - 0";
    assert_eq!(moves_at("", row, "e2-e1"), "e2-e1");
    let column = "b1b1b/1w3/5/w4/w4/w4 w 0 0 - - 0";
    assert_eq!(moves_at("", column, "b5-a5"), "b5-a5");
}

#[test]
fn leaving_a_three_behind_captures_by_option_only() {
    let four = "b1b1b/5/5/5/5/wwww1 w 0 0 - - 0";
    assert_eq!(refusal("", four, "d1-d2xa6"), "illegal-no-three");
    for step in ["d1-d2", "d1-e1", "a1-a2"] {
        assert_eq!(moves_at("", four, step), step);
        let taking = format!("{step} {step}xa6 {step}xc6 {step}xe6");
        assert_eq!(moves_at("leave=on", four, step), taking);
    }
    assert_eq!(moves_at("leave=on", four, "b1-b2"), "b1-b2");
    let five = "b1b1b/5/5/5/5/wwwww w 0 0 - - 0";
    assert_eq!(moves_at("leave=on", five, "e1-e2"), "e1-e2");
    assert!(moves_at("leave=on", five, "b1-b2").contains("b1-b2xa6"));
}

#[test]
fn stones_in_a_three_are_safe() {
    let beside_another = "bbb2/4b/5/5/2w2/ww3 w 0 0 - - 0";
    assert_eq!(moves_at("", beside_another, "c2-c1"), "c2-c1 c2-c1xe5");
    assert_eq!(refusal("", beside_another, "c2-c1xa6"), "illegal-protected");
    assert_eq!(
        moves_at("protect=off", beside_another, "c2-c1x"),
        "c2-c1xa6 c2-c1xb6 c2-c1xc6 c2-c1xe5"
    );
}

#[test]
fn stones_in_a_four_are_safe_only_in_a_crossing_three() {
    let four = "bbbb1/5/5/5/2w2/ww3 w 0 0 - - 0";
    assert_eq!(moves_at("", four, "c2-c1x"), "c2-c1xa6 c2-c1xb6 c2-c1xc6 c2-c1xd6");
    let crossing = "bbbb1/b4/b4/5/2w2/ww3 w 0 0 - - 0";
    assert_eq!(moves_at("", crossing, "c2-c1x"), "c2-c1xb6 c2-c1xc6 c2-c1xd6");
}

#[test]
fn where_all_are_safe_a_three_takes_nothing() {
    let safe = "bbb2/5/5/5/2w2/ww3 w 0 0 - - 0";
    for options in ["", "capture=must"] {
        assert_eq!(moves_at(options, safe, "c2-c1"), "c2-c1");
        assert_eq!(refusal(options, safe, "c2-c1xa6"), "illegal-all-protected");
    }
}

#[test]
fn a_stone_may_not_go_straight_back_even_to_make_a_three() {
    let game: Wali = rules("");
    let scene = Scene::at(&game, "4b/3b1/4b/5/1w3/w1w2 w 0 0 b2-b1 - 0");
    for m in ["b2-b1", "b2-b1xe6"] {
        assert_eq!(scene.refuses(m).id, "illegal-back");
    }
    assert!(scene.allows("a1-b1"), "another stone may go there");
    let later = scene.plays("c1-d1 e6-d6");
    assert!(later.allows("b2-b1"), "the ban lasts one turn");
}

#[test]
fn a_ban_is_forgotten_when_its_stone_is_taken_or_its_square_filled() {
    let game: Wali = rules("");
    let taken = Scene::at(&game, "2b2/bb3/5/5/1w1w1/w1w2 b 0 0 b2-b1 - 7").plays("c6-c5xb2");
    assert_eq!(taken.text(), "5/bbb2/5/5/3w1/w1w2 w 0 0 - c5-c6 0");
    let filled = Scene::at(&game, "b1b2/5/5/5/1w2w/w1b1w b 0 0 b2-b1 - 3").plays("c1-b1");
    assert_eq!(filled.text(), "b1b2/5/5/5/1w2w/wb2w w 0 0 - b1-c1 4");
}

#[test]
fn going_back_can_be_allowed() {
    let game: Wali = rules("back=free");
    let scene = Scene::at(&game, "4b/3b1/4b/5/1w3/w1w2 w 0 0 - - 0").plays("b2-b3 e6-d6");
    assert_eq!(scene.text(), "3b1/3b1/4b/1w3/5/w1w2 w 0 0 - - 2");
    assert!(scene.allows("b3-b2"));
}
