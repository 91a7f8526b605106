//! Bots among themselves.

use jogada_play::{games, read_records};
use jogada_tui::plain::{self, Host};

use super::person::Paper;
use super::{HOST, input, session, settings, typed};

#[test]
fn two_bots_print_a_record_the_last_board_and_the_result() {
    for game in games() {
        let bots = session(game.info().id, ["random", "greedy"]);
        let text = typed(bots, &settings("en", None), &[]);
        let (tags, rest) = text.split_once("\n\n").unwrap();
        let (moves, board) = rest.split_once("\n\n").unwrap();
        let record = read_records(format!("{tags}\n\n{moves}").as_bytes()).unwrap().remove(0);
        let ending = record.game().ending().expect("it was played to the end");
        let result = jogada_play::Localizer::of("en", game.info()).say(&ending);
        assert!(board.ends_with(&format!("Result: {result}\n")), "{text}");
    }
}

#[test]
fn who_watches_two_bots_sees_every_move_as_it_is_made() {
    let person = Host { interactive: true, ..HOST };
    let paper = Paper::default();
    let bots = session("nava:tiny", ["random", "greedy"]);
    plain::run(bots, &settings("en", None), &person, input(&[]), paper.clone()).unwrap();
    assert!(paper.text().contains("\nWhite (random): ") && paper.text().contains("[Game "));
}
