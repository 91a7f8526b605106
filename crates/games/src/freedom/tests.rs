//! Single rules and edge cases, by hand. Laws, perft, vectors and texts are tested for all games
//! together in `games/tests`.

use jogada_core::testing::{Scene, compare_all, rules};
use jogada_core::{Bits, Game, Picture, Playable, Side};

use super::Freedom;
use super::model::Plain;

/// Scores of a board drawn as rows from the top.
fn scores(rows: &str, options: &str) -> [usize; 2] {
    let game: Freedom = rules(options);
    let mut stones = [Bits::EMPTY; 2];
    for (y, row) in rows.split('/').rev().enumerate() {
        for (x, letter) in row.chars().enumerate() {
            if let Some(side) = Side::from_letter(letter) {
                stones[side.index()].insert(y * usize::from(game.grid.cols()) + x);
            }
        }
    }
    stones.map(|side| game.score_of(side))
}

#[test]
fn the_fast_game_and_the_plain_one_agree() {
    compare_all::<Freedom, Plain>(include_str!("options.txt"), 1_500);
}

#[test]
fn the_first_stone_goes_anywhere_and_the_next_beside_it() {
    let game: Freedom = rules("size=4");
    assert_eq!(Scene::start(&game).legal().split(' ').count(), 16);
    assert_eq!(Scene::start(&game).plays("a1").legal(), "a2 b1 b2");
    let orthogonal: Freedom = rules("size=4,adjacent=orthogonal");
    assert_eq!(Scene::start(&orthogonal).plays("b2").legal(), "a2 b1 b3 c2");
}

#[test]
fn a_stone_without_empty_neighbours_gives_freedom() {
    let game: Freedom = rules("size=4");
    let scene = Scene::at(&game, "4/4/wb2/bw2 w a1");
    assert_eq!(scene.legal().split(' ').count(), 12);
    assert_eq!(scene.refuses("a2").id, "illegal-occupied");
    assert_eq!(scene.refuses("pass").id, "illegal-pass-early");
}

#[test]
fn a_stone_must_go_next_to_the_last_one() {
    let game: Freedom = rules("");
    let refusal = Scene::start(&game).plays("e5").refuses("a1");
    assert_eq!(refusal.id, "illegal-not-next");
}

#[test]
fn only_lines_of_exactly_four_live() {
    assert_eq!(scores("wwww./...../bbb../...../.....", "size=5"), [4, 0]);
    assert_eq!(scores("wwwww/...../...../...../.....", "size=5"), [0, 0]);
    assert_eq!(scores("w..../.w.../..w../...w./.....", "size=5"), [4, 0]);
    assert_eq!(scores("....w/...w./..w../.w.../.....", "size=5"), [4, 0]);
}

#[test]
fn lines_do_not_wrap_round_the_edge() {
    assert_eq!(scores("...../.../...ww/ww.../.....", "size=5"), [0, 0]);
}

#[test]
fn a_stone_in_a_five_lives_through_another_four() {
    // E1: the column of four crosses the row of five.
    assert_eq!(scores("wwwww./w...../w...../w...../....../......", "size=6"), [4, 0]);
}

#[test]
fn the_picture_joins_lines_of_exactly_four() {
    let game: Freedom = rules("size=6");
    let scene = Scene::at(&game, "wwwww1/w5/w5/w5/1bbb2/bbbbb1 w e1");
    let lines = game.view(scene.state()).lines;
    let named: Vec<_> = lines.into_iter().map(|line| game.grid.names(line).join(" ")).collect();
    assert_eq!(named, ["a3 a4 a5 a6"]);
}

#[test]
fn crossing_fours_share_a_stone() {
    // E2: seven stones, two lines.
    let cross = "wwww../w...../w...../w...../....../......";
    assert_eq!(scores(cross, "size=6"), [7, 0]);
    assert_eq!(scores(cross, "size=6,score=lines"), [2, 0]);
    assert_eq!(
        scores(
            "wwwwbwwww/......../......../......../......../......../......../......../........",
            "size=9"
        ),
        [8, 0]
    );
}

/// White fills e5 next: the row of four would become five.
const LOSING_LAST: &str = "wwww1/bwbwb/bbwbw/wbwbw/bwbbb w a1";

#[test]
fn the_last_square_may_be_left_empty_if_a_stone_there_costs_points() {
    let game: Freedom = rules("size=5");
    let scene = Scene::at(&game, LOSING_LAST);
    assert_eq!(scene.legal(), "e5 pass");
    let passed = scene.plays("pass");
    assert!(passed.text().ends_with(" b pass"), "{}", passed.text());
    assert_ne!(passed.result(), "");
    assert_eq!(passed.refuses("e5").id, "illegal-over");
}

#[test]
fn without_the_option_the_last_square_is_filled() {
    let game: Freedom = rules("size=5,lastpass=off");
    let scene = Scene::at(&game, LOSING_LAST);
    assert_eq!(scene.legal(), "e5");
    assert_eq!(scene.refuses("pass").id, "illegal-pass-off");
}

#[test]
fn a_harmless_last_square_must_be_filled() {
    let game: Freedom = rules("size=4");
    let scene = Scene::at(&game, "bwbw/bwbw/wbwb/wb1w b a1");
    assert_eq!(scene.refuses("pass").id, "illegal-pass-harmless");
    assert_eq!(
        Scene::at(&rules::<Freedom>("size=4,lastpass=free"), "bwbw/bwbw/wbwb/wb1w b a1").legal(),
        "c1 pass"
    );
}

#[test]
fn every_game_lasts_as_many_plies_as_there_are_squares() {
    let game: Freedom = rules("size=5");
    let mut rng = jogada_core::Rng::new(5);
    for _ in 0..50 {
        let (mut state, mut plies) = (game.initial(), 0);
        while let Some(m) = game.pick(&state, &mut Vec::new(), &mut |n| rng.below(n)) {
            game.play(&mut state, m);
            plies += 1;
        }
        assert_eq!(plies, 25);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<super::State<2>>() <= 64);
    assert!(size_of::<super::State<9>>() <= 256);
}

#[test]
fn windows_count_what_can_still_become_exactly_four() {
    let game: Freedom = rules("size=5");
    let values = |text| super::eval::values(&game, Scene::at(&game, text).state());
    let one_stone = Freedom::shipped_weights().get("windows.0").unwrap();
    // A lone stone in the middle: two windows in the row, two in the column, two in each diagonal.
    assert_eq!(values("5/5/2w2/5/5 b c3"), [8 * one_stone, 0]);
    // In the corner: one in the row, one in the column, one in the diagonal.
    assert_eq!(values("5/5/5/5/w4 b a1"), [3 * one_stone, 0]);
}
