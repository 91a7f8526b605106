//! Boards as text.

use jogada_games::test_each_game;
use jogada_play::{Drawing, draw, open};

use crate::random::{played, specs};

/// A drawn line without its colours.
fn visible(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let mut text = parts.next().unwrap_or_default().to_owned();
    text.extend(parts.filter_map(|part| part.split_once('m')).map(|(_, rest)| rest));
    text
}

/// The rows of a drawn board, with their labels on both sides.
fn rows(board: &str) -> Vec<String> {
    let labelled = |line: &String| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    board.lines().map(visible).filter(labelled).collect()
}

test_each_game!(every_row_has_its_label_and_the_same_width(id));

fn every_row_has_its_label_and_the_same_width(id: &str) {
    let looks = [
        Drawing::default(),
        Drawing { ascii: true, ..Drawing::default() },
        Drawing { color: true, flip: true, ascii: false },
    ];
    for (spec, how) in specs(id).iter().flat_map(|spec| looks.map(|how| (spec, how))) {
        let game = played(spec, 3, 30);
        let board = draw(&game.view(), game.info(), how);
        let rows = rows(&board);
        assert_eq!(rows.len(), usize::from(game.view().grid.rows), "{spec}\n{board}");
        let width =
            |row: &String| row.trim_end_matches(|c: char| c.is_ascii_digit()).chars().count();
        assert!(rows.iter().all(|row| width(row) == width(&rows[0])), "{spec}\n{board}");
        assert!(!how.ascii || board.is_ascii(), "{spec}\n{board}");
        assert_eq!(how.color, board.contains('\u{1b}'), "{spec}\n{board}");
    }
}

#[test]
fn a_flipped_board_begins_with_the_last_column_and_the_first_row() {
    let game = played("freedom:size=4", 1, 3);
    let board = draw(&game.view(), game.info(), Drawing { flip: true, ..Drawing::default() });
    assert!(board.trim_start().starts_with('d'), "{board}");
    assert!(board.lines().nth(2).unwrap().starts_with(" 1 "), "{board}");
}

#[test]
fn a_place_one_plays_for_is_seen_under_a_piece_whatever_else_is_marked() {
    let how = Drawing { ascii: true, ..Drawing::default() };
    let shown = |moves: &[&str]| {
        let mut game = open("barca", None).unwrap();
        for text in moves {
            game.play(text).unwrap();
        }
        draw(&game.view(), game.info(), how)
    };
    let board = shown(&["e2-e4", "e9-e8", "e4-d4"]);
    assert!(board.contains("|[M)|"), "{board}");
    let board = shown(&["e2-e4", "e9-e8", "e4-d4", "e8-e7"]);
    assert!(board.contains("|(M)|"), "{board}");
}

#[test]
fn every_winning_stone_is_marked_the_last_one_too() {
    let mut game = open("pente", None).unwrap();
    for text in ["k10", "a1", "k14", "c1", "k11", "e1", "k12", "g1", "k13"] {
        game.play(text).unwrap();
    }
    let board = draw(&game.view(), game.info(), Drawing { ascii: true, ..Drawing::default() });
    assert_eq!(board.matches("<w>").count(), 5, "{board}");
}
