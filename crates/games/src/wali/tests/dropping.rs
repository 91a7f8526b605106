//! The drop phase (rules 2 to 4).

use jogada_core::Arg;
use jogada_core::testing::{Scene, rules};

use super::{moves_at, refusal};
use crate::wali::Wali;

#[test]
fn a_stone_is_dropped_beside_enemies_and_diagonally_to_friends_only() {
    let game: Wali = rules("");
    let scene = Scene::at(&game, "5/5/5/2b2/2w2/5 w 11 11 - - 0");
    assert!(scene.allows("b3") && scene.allows("d1"));
    let contact = scene.refuses("d2");
    assert_eq!(contact.id, "illegal-beside");
    assert_eq!(contact.args[1].1, Arg::List(vec!["c2".to_owned()]));
    assert_eq!(scene.refuses("c3").id, "illegal-occupied");
    assert_eq!(scene.refuses("f1").id, "text-off-board");
    assert_eq!(scene.refuses("c2-d2").id, "illegal-step-early");
}

#[test]
fn who_can_drop_may_not_pass() {
    let game: Wali = rules("");
    assert_eq!(Scene::start(&game).refuses("pass").id, "illegal-pass-dropping");
}

#[test]
fn who_cannot_drop_passes_until_the_phase_ends() {
    let game: Wali = rules("");
    let scene = Scene::at(&game, "1wbw1/b1w1b/w1b1w/b2wb/1w1bw/b2w1 b 3 4 - - 0");
    assert_eq!(scene.legal(), "c1 e1");
    let scene = scene.plays("c1");
    assert_eq!(scene.legal(), "pass");
    assert_eq!(scene.refuses("e1").id, "illegal-no-room");
    let scene = scene.plays("pass e1");
    assert_eq!(scene.text(), "1wbw1/b1w1b/w1b1w/b2wb/1w1bw/b1bwb w 0 0 - - 0");
    assert!(!scene.allows("pass"));
}

#[test]
fn an_empty_hand_passes_turn_after_turn() {
    let game: Wali = rules("");
    let scene = Scene::at(&game, "5/5/5/5/5/w1b2 w 0 2 - - 0");
    assert_eq!(scene.legal(), "pass");
    assert_eq!(scene.refuses("e5").id, "illegal-hand-empty");
    let scene = scene.plays("pass e5 pass e3");
    assert_eq!(scene.text(), "5/4b/5/4b/5/w1b2 w 0 0 - - 0");
    assert_eq!(scene.result(), "b stones");
}

/// White drops on the last square that is left to anybody.
const LAST_DROP: &str = "bwb1w/wb1w1/2w1b/b2bw/1wbwb/wb1bw w 2 2 - - 0";

#[test]
fn white_may_drop_last_and_step_first() {
    let game: Wali = rules("");
    let scene = Scene::at(&game, LAST_DROP);
    let drop = scene.legal();
    assert_eq!(drop.split(' ').count(), 1);
    assert!(scene.plays(&drop).text().ends_with(" w 0 0 - - 0"));
    let next: Wali = rules("start=next");
    let scene = Scene::at(&next, LAST_DROP).plays(&drop);
    assert!(scene.text().ends_with(" b 0 0 - - 0"));
}

#[test]
fn drops_make_no_three_where_that_is_the_rule() {
    let three = "5/5/5/5/5/ww3 w 9 9 - - 0";
    assert_eq!(refusal("drop=nothree", three, "c1"), "illegal-drop-three", "three");
    let gap = "5/5/5/5/5/ww1ww w 8 8 - - 0";
    assert_eq!(refusal("drop=nothree", gap, "c1"), "illegal-drop-three", "five");
    assert_eq!(moves_at("drop=free", gap, "c1"), "c1");
    assert_eq!(refusal("drop=free,line4=ban", gap, "c1"), "illegal-four");
    assert_eq!(moves_at("drop=free,line4=ban", three, "c1"), "c1");
}
