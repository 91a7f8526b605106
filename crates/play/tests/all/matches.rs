//! A game: playing, taking back, several moves in one go.

use jogada_games::test_each_game;
use jogada_play::{
    GameLine, MovePath, PlayError, PlayProblem, cell_name, continuations, open, play_move_list,
};

use crate::random::{played, specs};

test_each_game!(
    taking_everything_back_leads_to_the_start(id),
    a_line_leads_to_the_same_table(id),
    a_refused_move_changes_nothing(id),
    nothing_can_be_played_after_the_end(id),
    moves_may_be_typed_with_spaces_between_their_squares(id),
    paths_are_distinct_and_lead_over_the_board(id),
    perft_is_the_same_on_several_threads(id)
);

fn taking_everything_back_leads_to_the_start(id: &str) {
    for spec in specs(id) {
        let mut game = played(&spec, 4, 60);
        let moves = game.line().moves.len();
        assert!((0..moves).all(|_| game.undo().is_some()), "{spec}");
        assert!(game.undo().is_none());
        assert_eq!(game.position(), open(&spec, None).unwrap().position());
    }
}

fn a_line_leads_to_the_same_table(id: &str) {
    for spec in specs(id) {
        let game = played(&spec, 5, 300);
        let GameLine { spec, start, moves } = game.line();
        let mut again = open(&spec, start.as_deref()).unwrap();
        play_move_list(&mut *again, &moves.join(" ")).unwrap();
        assert_eq!(again.line(), game.line());
        assert_eq!((again.position(), again.ending()), (game.position(), game.ending()));
    }
}

fn a_refused_move_changes_nothing(id: &str) {
    for spec in specs(id) {
        let mut game = played(&spec, 6, 10);
        let before = game.line();
        for text in ["", "zz", "a1-a1", "z99", "pass pass", "a1-b2xc3"] {
            if game.legal().iter().all(|offer| offer.text != text) {
                game.play(text).expect_err(text);
            }
        }
        assert_eq!(game.line(), before);
    }
}

fn nothing_can_be_played_after_the_end(id: &str) {
    let mut game = played(id, 2, 2_000);
    let last = game.line().moves.last().unwrap().clone();
    assert!(game.legal().is_empty(), "{id}");
    assert!(
        matches!(game.play(&last), Err(PlayError { problem: PlayProblem::Over(_), .. })),
        "{id}"
    );
}

fn moves_may_be_typed_with_spaces_between_their_squares(id: &str) {
    let game = played(id, 7, 80);
    let moves = game.line().moves;
    let mut spaced = open(id, None).unwrap();
    let text = moves.join(", ").replace('-', " ").replace('x', " x ");
    // A drop and a step look alike in pieces, so one reading may differ: compare the moves.
    play_move_list(&mut *spaced, &text).unwrap();
    assert_eq!(spaced.line().moves, moves, "{id}");
}

#[test]
fn a_move_with_spaces_may_follow_any_other() {
    for (spec, text, moves) in [
        ("barca", "e2-e5 f9-f6 e5 - e4", "e2-e5 f9-f6 e5-e4"),
        ("barca", "1. e2-e5 f9 f6 2.e5 -e4", "e2-e5 f9-f6 e5-e4"),
        ("barca:width=26", "m2-m5 n9-n6 m5 - x5", "m2-m5 n9-n6 m5-x5"),
        ("freedom:size=24", "w9 x10 x11", "w9 x10 x11"),
        ("pente", "1.K10 l9, 2... a1", "k10 l9 a1"),
    ] {
        let mut game = open(spec, None).unwrap();
        let played = play_move_list(&mut *game, text);
        assert_eq!((played, game.line().moves.join(" ")), (Ok(()), moves.to_owned()), "{text}");
    }
    let position = "5/1b1b1/b1b2/5/w1w2/1w3 w 0 0 - - 0";
    let mut game = open("wali:stones=6", Some(position)).unwrap();
    play_move_list(&mut *game, "b1-b2 x a4, c4-d4 a2 a1").unwrap();
    assert_eq!(game.line().moves, ["b1-b2xa4", "c4-d4", "a2-a1"]);
}

fn paths_are_distinct_and_lead_over_the_board(id: &str) {
    for spec in specs(id) {
        let offers = played(&spec, 8, 40).legal();
        let mut paths: Vec<_> = offers.iter().map(|offer| format!("{:?}", offer.path)).collect();
        paths.sort();
        paths.dedup();
        assert_eq!(paths.len(), offers.len(), "{spec}");
        assert!(offers.iter().all(|offer| offer.path != MovePath::Cells(Vec::new())));
    }
}

fn perft_is_the_same_on_several_threads(id: &str) {
    let game = played(id, 1, 20);
    assert_eq!(game.perft(0, 1), 1);
    for depth in 1..=2 {
        let nodes = game.perft(depth, 1);
        assert_eq!(game.perft(depth, 3), nodes);
        let parts: u64 = game.divide(depth, 3).iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(parts, nodes);
    }
}

#[test]
fn a_move_can_be_checked_without_playing_it() {
    let mut game = open("wali", None).unwrap();
    assert_eq!(game.check(" C3 ").unwrap(), "c3");
    assert!(game.line().moves.is_empty());
    game.play("c3").unwrap();
    assert_eq!(game.check("c3"), Err(game.play("c3").unwrap_err()));
    assert_eq!(game.check("?"), Err(game.play("?").unwrap_err()));
}

#[test]
fn a_step_that_may_capture_goes_on_in_other_moves() {
    let game = open("wali", Some("b3b/5/2w2/1w1w1/5/b3b w 0 0 - - 0")).unwrap();
    let legal = game.legal();
    let texts: Vec<_> = continuations("c4-c3", &legal).iter().map(|o| o.text.clone()).collect();
    assert_eq!(texts, ["c4-c3xa1", "c4-c3xa6", "c4-c3xe1", "c4-c3xe6"]);
    for text in ["c4-c3xa1", "c4-c5", "nonsense"] {
        assert!(continuations(text, &legal).is_empty(), "{text}");
    }
    let view = game.view();
    assert_eq!(cell_name(&view, jogada_play::Cell(7)), "c2");
}
