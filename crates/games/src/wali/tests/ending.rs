//! How games end (rules 12 to 16).

use jogada_core::testing::{Scene, rules};
use jogada_core::{Game, Notation, Repetition};

use super::{moves_at, refusal};
use crate::wali::Wali;

/// The result of a position after some moves.
fn result(options: &str, position: &str, moves: &str) -> String {
    let game: Wali = rules(options);
    Scene::at(&game, position).plays(moves).result()
}

#[test]
fn two_stones_lose_and_two_on_both_sides_draw() {
    let result = |options, position| result(options, position, "");
    assert_eq!(result("", "5/5/5/5/5/wwbbb w 0 0 - - 0"), "b stones");
    assert_eq!(result("", "5/5/5/5/5/ww1bb b 0 0 - - 0"), "draw stones");
    assert_eq!(result("goal=all", "5/5/5/5/5/ww1bb b 0 0 - - 0"), "");
    assert_eq!(result("goal=all", "5/5/5/5/5/3bb b 0 0 - - 0"), "b stones");
    assert_eq!(result("goal=all", "5/5/5/5/5/5 b 0 0 - - 0"), "draw stones");
    let dropping = "5/5/5/5/5/5 b 0 3 - - 0";
    assert_eq!(result("", dropping), "", "dropping never ends the game");
}

#[test]
fn the_capture_of_the_third_stone_wins() {
    let last = "b1b1b/5/5/5/2w2/ww3 w 0 0 - - 50";
    assert_eq!(result("", last, "c2-c1xa6"), "w stones");
    assert_eq!(result("goal=all", last, "c2-c1xa6"), "");
    assert_eq!(refusal("", "5/5/5/5/5/wwbbb w 0 0 - - 0", "a1-a2"), "illegal-over");
}

/// White's one step is a2-a3.
const CORNERED: &str = "b3/4/wb2/wwb1 w 0 0";

#[test]
fn who_has_only_the_banned_step_left_has_lost() {
    let free = format!("{CORNERED} - - 5");
    assert_eq!(moves_at("size=4x4", &free, ""), "a2-a3");
    let banned = format!("{CORNERED} a2-a3 - 5");
    assert_eq!(result("size=4x4", &banned, ""), "b blocked");
}

#[test]
fn only_the_side_to_move_can_be_blocked() {
    let immobile = "4/b3/wb2/wwb1 b 0 0 - - 0";
    assert_eq!(result("size=4x4", immobile, ""), "");
    assert_eq!(result("size=4x4", immobile, "c1-d1"), "");
    assert_eq!(result("size=4x4", immobile, "b2-c2"), "");
    assert_eq!(result("size=4x4", &immobile.replace(" b ", " w "), ""), "b blocked");
}

#[test]
fn a_block_on_the_last_quiet_ply_wins() {
    let last_ply = "4/1b2/wb2/wwb1 b 0 0 - - 99";
    assert_eq!(result("size=4x4", last_ply, "b3-a3"), "b blocked");
    assert_eq!(result("size=4x4", last_ply, "b3-c3"), "draw quiet");
    assert_eq!(result("size=4x4,quiet=200", last_ply, "b3-c3"), "");
}

#[test]
fn a_full_board_blocks_the_side_to_move() {
    let full = "wbwb/bwbw/wbwb/bwbw b 0 0 - - 0";
    assert_eq!(result("size=4x4,stones=8", full, ""), "w blocked");
}

#[test]
fn quiet_plies_are_not_counted_without_a_limit() {
    let game: Wali = rules("quiet=0");
    let scene = Scene::at(&game, "b1b1b/5/5/5/2w2/ww3 w 0 0 - - 0").plays("c2-c3 a6-a5");
    assert!(scene.text().ends_with(" 0"));
}

#[test]
fn a_position_comes_back_only_with_its_bans() {
    let game: Wali = rules("");
    let mut scene = Scene::at(&game, "b1b1b/5/5/5/5/w1w1w w 0 0 - - 0");
    let start = scene.state().clone();
    let mut seen = Vec::new();
    for _ in 0..3 {
        scene = scene.plays("a1-a2 a6-a5 e1-e2 e6-e5 a2-a1 a5-a6 e2-e1 e5-e6");
        seen.push(scene.state().clone());
    }
    assert_ne!(seen[0], start);
    assert_ne!(game.hash(&seen[0]), game.hash(&start));
    assert!(seen.iter().all(|state| *state == seen[0]));
    assert!(seen.iter().all(|s| game.hash(s) == game.hash(&seen[0])));
    assert_eq!(game.repetition(), Repetition::Draw { times: 3 });
    assert_eq!(rules::<Wali>("repeat=0").repetition(), Repetition::Impossible);
}

#[test]
fn drops_passes_and_captures_are_for_good() {
    let game: Wali = rules("");
    let for_good = |text| game.is_irreversible(&game.initial(), game.parse_move(text).unwrap());
    assert!(for_good("c3") && for_good("pass") && for_good("c3-c4xa1"));
    assert!(!for_good("c3-c4"));
}
