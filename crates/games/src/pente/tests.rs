//! Single rules and edge cases, by hand. Laws, perft, vectors and texts are tested for all games
//! together in `games/tests`.

mod endings;
mod opening;
mod picture;
mod variants;

use jogada_core::testing::{Scene, compare_all, rules};
use jogada_core::{Game, Notation};

use super::model::Plain;
use super::{Pente, State};

/// The position text after some moves, and the result if the game is over then.
fn after(options: &str, position: &str, moves: &str) -> (String, String) {
    let game: Pente = rules(options);
    let scene = Scene::at(&game, position).plays(moves);
    (scene.text(), scene.result())
}

/// The position text after some moves that do not end the game.
fn board(options: &str, position: &str, moves: &str) -> String {
    let (text, result) = after(options, position, moves);
    assert_eq!(result, "", "{text}");
    text
}

/// The result after some moves; empty while the game goes on.
fn result(options: &str, position: &str, moves: &str) -> String {
    after(options, position, moves).1
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    compare_all::<Pente, Plain>(include_str!("options.txt"), 2_000);
}

#[test]
fn a_pair_between_two_stones_is_captured() {
    let position = "7/7/7/wbb4/7/7/7 w 0 0 4";
    assert_eq!(board("size=7", position, "d4"), "7/7/7/w2w3/7/7/7 b 2 0 5");
    // The squares are free at once, for both.
    let again = board("size=7", position, "d4 b4 c4");
    assert_eq!(again, "7/7/7/wbww3/7/7/7 b 2 0 7");
}

#[test]
fn moving_between_two_stones_is_safe_now_and_later() {
    let moved = board("size=7", "7/7/7/wb1w3/7/7/7 b 0 0 5", "c4 g7 g1");
    assert_eq!(moved, "6w/7/7/wbbw3/7/7/6b w 0 0 8");
}

#[test]
fn only_runs_of_two_are_captured() {
    let one = board("size=7", "7/7/7/wb5/7/7/7 w 0 0 2", "a1 g1 c4");
    assert_eq!(one, "7/7/7/wbw4/7/7/w5b b 0 0 5");
    let three = board("size=7", "7/7/7/wbbb3/7/7/7 w 0 0 4", "e4");
    assert_eq!(three, "7/7/7/wbbbw2/7/7/7 b 0 0 5");
    let gap = board("size=7", "7/7/7/wb1b3/7/7/7 w 0 0 4", "e4");
    assert_eq!(gap, "7/7/7/wb1bw2/7/7/7 b 0 0 5");
}

#[test]
fn the_edge_is_no_bracket_and_lines_do_not_wrap() {
    let edge = board("size=7", "7/7/7/bb5/7/7/7 w 0 0 4", "c4");
    assert_eq!(edge, "7/7/7/bbw4/7/7/7 b 0 0 5");
    for position in ["7/7/7/7/7/w6/5bb w 0 0 4", "7/7/7/7/w6/7/5bb w 0 0 4"] {
        assert!(board("size=7", position, "e1").ends_with("/4wbb b 0 0 5"));
    }
    let row = "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/2w16/17bb w 0 0 4";
    assert!(board("", row, "r1").ends_with("16wbb b 0 0 5"));
}

#[test]
fn one_stone_can_capture_in_eight_directions() {
    let star = "w2w2w/1b1b1b1/2bbb2/wbb1bbw/2bbb2/1b1b1b1/w2w2w w 8 0 32";
    let (text, result) = after("size=7", star, "d4");
    assert_eq!(text, "w2w2w/7/7/w2w2w/7/7/w2w2w b 24 0 33");
    assert_eq!(result, "w captures");
}

#[test]
fn a_capture_can_leave_the_own_pair_between_two_enemies() {
    let position = "2w4/2b4/2b4/bw1b3/7/7/7 w 0 0 6";
    let text = board("size=7", position, "c4");
    assert_eq!(text, "2w4/7/7/bwwb3/7/7/7 b 2 0 7");
}

#[test]
fn a_hash_is_of_stones_captures_turn_and_opening() {
    let game: Pente = rules("size=7");
    let hash = |text: &str| game.hash(&game.parse_state(text).unwrap());
    let empty = hash("7/7/7/7/7/7/7 w 4 2 8");
    assert_eq!(empty, hash("7/7/7/7/7/7/7 w 4 2 10"));
    assert_ne!(empty, hash("7/7/7/7/7/7/7 w 2 4 8"));
    assert_ne!(empty, hash("7/7/7/7/7/7/7 b 4 2 9"));
    let opening = [0, 2, 4].map(|ply| hash(&format!("7/7/7/7/7/7/7 w 0 0 {ply}")));
    assert!(opening[0] != opening[1] && opening[1] != opening[2] && opening[0] != opening[2]);
}

#[test]
fn the_last_number_of_plies_keeps_the_turn() {
    let text = board("size=7", "7/7/7/7/7/7/7 b 0 0 65535", "a1");
    assert_eq!(text, "7/7/7/7/7/7/b6 w 0 0 65534");
}

#[test]
fn a_state_is_small() {
    assert_eq!(size_of::<State<7>>(), 128);
    assert!(size_of::<State<12>>() <= 256);
}
