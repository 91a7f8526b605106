//! How games end.

use jogada_core::testing::{Scene, rules};

use super::super::Pente;
use super::{board, result};

#[test]
fn five_in_a_row_win_in_every_direction() {
    for (position, m) in [
        ("7/7/7/wwww3/7/7/7 w 0 0 8", "e4"),
        ("7/7/2w4/2w4/7/2w4/2w4 w 0 0 8", "c3"),
        ("7/5w1/4w2/3w3/7/1w5/7 w 0 0 8", "c3"),
        ("7/7/w6/7/2w4/3w3/4w2 w 0 0 8", "b4"),
    ] {
        assert_eq!(result("size=7", position, m), "w five", "{position}");
    }
    assert_eq!(result("size=7", "7/7/7/bbbb3/7/7/7 b 0 0 9", "e4"), "b five");
}

#[test]
fn four_in_a_row_do_not_win_nor_five_round_the_edge() {
    board("size=7", "7/7/7/www4/7/7/7 w 0 0 8", "d4");
    board("size=7", "7/7/7/7/7/ww5/4ww1 w 0 0 8", "g1");
}

#[test]
fn six_in_a_row_win_too() {
    let position = "7/7/7/www1ww1/7/7/7 w 0 0 10";
    assert_eq!(result("size=7", position, "d4"), "w five");
}

#[test]
fn a_five_wins_at_once_even_if_it_could_be_broken() {
    let position = "7/2b4/2w4/wwww3/7/7/7 w 0 0 6";
    assert_eq!(result("size=7", position, "e4"), "w five");
}

#[test]
fn ten_captured_stones_win_and_eight_do_not() {
    let position = |count| format!("7/7/7/wbb4/7/7/7 w {count} 8 20");
    board("size=7", &position(6), "d4");
    assert_eq!(result("size=7", &position(8), "d4"), "w captures");
}

#[test]
fn a_five_that_takes_the_tenth_stone_is_a_five() {
    let position = "4w2/4b2/4b2/wwww3/7/7/7 w 8 0 16";
    assert_eq!(result("size=7", position, "e4"), "w five");
}

#[test]
fn the_verdict_lights_every_stone_of_the_winning_rows() {
    let game: Pente = rules("size=7");
    let lit = |position| {
        let scene = Scene::at(&game, position);
        let verdict = jogada_core::Explain::verdict(&game, scene.state()).unwrap();
        game.points.grid().names(verdict.cells).join(" ")
    };
    assert_eq!(lit("7/7/7/wwwwww1/7/7/7 b 0 0 11"), "a4 b4 c4 d4 e4 f4");
    assert_eq!(lit("7/7/2w4/wwwww2/2w4/2w4/2w4 b 0 0 11"), "c1 c2 c3 a4 b4 c4 d4 e4 c5");
    assert_eq!(lit("7/7/7/7/7/7/7 b 10 0 11"), "");
}

#[test]
fn a_full_board_is_a_draw() {
    let position = "wwbbwww/bbwbbbb/bwbbwwb/wwbwwbw/b1bbbwb/wbwwbww/wwbwbbw w 0 0 48";
    assert_eq!(result("size=7", position, "b3"), "draw full");
}

#[test]
fn a_capture_on_the_last_square_keeps_the_game_going() {
    let position = "bbbwwbw/bwwbb1w/wwbwwwb/wwwwbbb/wbbbwbw/bbbbwbb/wbwwwwb w 0 0 48";
    let text = board("size=7", position, "f6");
    assert!(text.contains("/bww2ww/"), "{text}");
    let no_captures = "size=7,variant=freestyle";
    assert_eq!(result(no_captures, position, "f6"), "draw full");
}

#[test]
fn a_five_on_the_last_square_wins() {
    let position = "bbbwbwb/bbwbwbw/wbwwwwb/bwbbwww/bw1wbbw/wwbwbwb/bwbbwwb w 0 0 48";
    assert_eq!(result("size=7", position, "c3"), "w five");
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let game: Pente = rules("size=7");
    let scene = Scene::at(&game, "7/7/7/wwwww2/7/7/7 b 0 0 9");
    assert_eq!((scene.legal().as_str(), scene.result().as_str()), ("", "w five"));
    assert_eq!(scene.refuses("a1").id, "illegal-over");
}
