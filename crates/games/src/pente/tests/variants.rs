//! Keryo, gomoku, freestyle, poof and boat.

use super::{board, result};

const KERYO: &str = "size=9,variant=keryo";
const GOMOKU: &str = "size=7,variant=gomoku";
const POOF: &str = "size=7,variant=poof";
const BOAT: &str = "size=7,variant=boat";

#[test]
fn keryo_captures_runs_of_two_and_three_but_not_of_four() {
    let row = |row| format!("9/9/9/9/{row}/9/9/9/9 w 0 0 8");
    assert!(board(KERYO, &row("wbb6"), "d5").contains("/w2w5/9/9/9/9 b 2 0"));
    assert!(board(KERYO, &row("wbbb5"), "e5").contains("/w3w4/9/9/9/9 b 3 0"));
    assert!(board(KERYO, &row("wbbbb4"), "f5").contains("/wbbbbw3/9/9/9/9 b 0 0"));
}

#[test]
fn in_keryo_walking_into_a_bracket_is_safe() {
    let position = "9/9/9/9/wb1bw4/9/9/9/9 b 0 0 9";
    assert!(board(KERYO, position, "c5").contains("/wbbbw4/"));
}

#[test]
fn in_keryo_fourteen_stones_are_not_enough() {
    let row = |count| format!("9/9/9/9/wbb6/9/9/9/9 w {count} 0 30");
    board(KERYO, &row(12), "d5");
    assert_eq!(result(KERYO, &row(13), "d5"), "w captures");
    let three = "9/9/9/9/wbbb5/9/9/9/9 w 12 0 30";
    assert_eq!(result(KERYO, three, "e5"), "w captures");
}

#[test]
fn without_captures_a_flanked_pair_stays() {
    for options in [GOMOKU, "size=7,variant=freestyle"] {
        let text = board(options, "7/7/7/wbb4/7/7/7 w 0 0 4", "d4");
        assert_eq!(text, "7/7/7/wbbw3/7/7/7 b 0 0 5");
    }
}

#[test]
fn gomoku_wants_exactly_five() {
    let overline = "7/7/7/www1ww1/7/7/7 w 0 0 10";
    board(GOMOKU, overline, "d4");
    assert_eq!(result("size=7,variant=freestyle", overline, "d4"), "w five");
    assert_eq!(result(GOMOKU, "7/7/7/wwww3/7/7/7 w 0 0 8", "e4"), "w five");
    // A six along the row, a five along the column.
    let both = "3w3/3w3/3w3/www1ww1/3w3/7/7 w 0 0 18";
    assert_eq!(result(GOMOKU, both, "d4"), "w five");
}

#[test]
fn in_poof_a_pair_made_between_two_enemies_vanishes() {
    let text = board(POOF, "7/7/7/bw1b3/7/7/7 w 0 0 4", "c4");
    assert_eq!(text, "7/7/7/b2b3/7/7/7 b 0 2 5");
    let three = board(POOF, "7/7/7/bww1b2/7/7/7 w 0 0 4", "d4");
    assert_eq!(three, "7/7/7/bwwwb2/7/7/7 b 0 0 5");
    let edge = board(POOF, "7/7/7/w1b4/7/7/7 w 0 0 4", "b4");
    assert_eq!(edge, "7/7/7/wwb4/7/7/7 b 0 0 5");
}

#[test]
fn in_poof_captures_and_poofs_happen_together() {
    let position = "2w4/2b4/2b4/bw1b3/7/7/7 w 0 0 6";
    let text = board(POOF, position, "c4");
    assert_eq!(text, "2w4/7/7/b2b3/7/7/7 b 2 2 7");
    // The captured pair was one end of the pair that vanishes.
    let one_line = board(POOF, "7/7/7/bw1bbw1/7/7/7 w 0 0 6", "c4");
    assert_eq!(one_line, "7/7/7/b4w1/7/7/7 b 2 2 7");
}

#[test]
fn in_poof_up_to_five_stones_vanish_each_counted_once() {
    let position = "7/1b1b1b1/2www2/1bw1b2/2b1b2/1b5/7 w 0 0 20";
    let text = board(POOF, position, "d4");
    assert_eq!(text, "7/1b1b1b1/3w3/1b2b2/2b1b2/1b5/7 b 0 4 21");
    let all = "7/1b1b1b1/2www2/1bw1b2/2bbb2/7/7 w 0 0 20";
    let text = board(POOF, all, "d4");
    assert_eq!(text, "7/1b1b1b1/7/1b2b2/2bbb2/7/7 b 0 5 21");
}

#[test]
fn in_poof_a_five_that_needs_a_vanished_stone_is_none() {
    let position = "7/4b2/4w2/wwww3/4b2/7/7 w 0 0 8";
    let text = board(POOF, position, "e4");
    assert_eq!(text, "7/4b2/7/wwww3/4b2/7/7 b 0 2 9");
}

#[test]
fn in_poof_a_move_can_lose() {
    let position = "7/7/7/bw1b3/7/7/7 w 0 8 12";
    assert_eq!(result(POOF, position, "c4"), "b captures");
}

#[test]
fn in_poof_captures_count_before_fives_and_ties_decide_nothing() {
    assert_eq!(result(POOF, "7/7/7/wwwww2/7/7/7 b 8 10 25", ""), "b captures");
    assert_eq!(result(POOF, "7/7/7/wwwww2/7/7/7 b 10 10 25", ""), "w five");
    let tie = "7/7/7/bw1bbw1/7/7/7 w 8 8 22";
    assert!(board(POOF, tie, "c4").contains(" 10 10 "));
}

#[test]
fn in_poof_the_game_is_drawn_after_twice_as_many_plies_as_squares() {
    let position = |ply| format!("7/7/7/7/7/7/7 b 10 10 {ply}");
    board(POOF, &position(95), "a1");
    assert_eq!(result(POOF, &position(97), "a1"), "draw movelimit");
    board("size=7", "7/7/7/7/7/7/7 b 0 0 97", "a1");
}

/// White makes a five on e4; Black can take c4 and c5 from c3.
const BREAKABLE: &str = "7/2b4/2w4/wwww3/7/7/7 w 0 8 16";

#[test]
fn in_boat_a_five_that_can_be_broken_must_survive_one_move() {
    let position = BREAKABLE.replace(" 8 ", " 0 ");
    board(BOAT, &position, "e4");
    assert_eq!(result(BOAT, &position, "e4 g1"), "w five");
    let broken = board(BOAT, &position, "e4 c3");
    assert_eq!(broken, "7/2b4/7/ww1ww2/2b4/7/7 w 0 2 18");
}

#[test]
fn in_boat_a_five_that_cannot_be_broken_wins_at_once() {
    assert_eq!(result(BOAT, "7/7/7/wwww3/7/7/7 w 0 0 8", "e4"), "w five");
}

#[test]
fn in_boat_taking_the_end_of_a_six_breaks_nothing() {
    // Black could take a4 and a5 from a3.
    let position = "7/b6/w6/wwwww2/7/7/7 w 0 0 8";
    assert_eq!(result(BOAT, &position.replace("wwwww2", "wwww1w1"), "e4"), "w five");
    board(BOAT, &position.replace("wwwww2", "www1w2"), "d4");
}

#[test]
fn in_boat_ten_captures_elsewhere_do_not_help_against_a_five() {
    let position = "7/2b4/2w4/wwww3/7/7/bww4 w 0 8 18";
    assert_eq!(result(BOAT, position, "e4 d1"), "w five");
    // Breaking it with the tenth stone does.
    assert_eq!(result(BOAT, BREAKABLE, "e4 c3"), "b captures");
}

#[test]
fn in_boat_a_five_can_be_broken_by_a_five() {
    let position = "7/2b4/2w4/wwww3/3bbbb/7/7 w 0 0 10";
    assert_eq!(result(BOAT, position, "e4 c3"), "b five");
}

#[test]
fn in_boat_the_side_to_move_wins_with_a_five_that_stands() {
    let two = |side, ply| format!("7/7/wwwww2/7/bbbbb2/7/7 {side} 0 0 {ply}");
    assert_eq!(result(BOAT, &two("w", 10), ""), "w five");
    assert_eq!(result(BOAT, &two("b", 11), ""), "b five");
    assert_eq!(result(BOAT, "7/7/wwwww2/7/7/7/7 w 0 10 20", ""), "w five");
}
