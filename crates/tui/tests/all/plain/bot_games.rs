//! Bots among themselves.

use jogada_play::{Localizer, games, read_records};
use jogada_tui::plain::{self, Host};

use super::person::Paper;
use super::{HOST, input, session, settings, typed};

#[test]
fn two_bots_print_a_record_that_can_be_read() {
    for game in games() {
        let bots = session(game.info().id, ["random", "greedy"]);
        let text = typed(bots, &settings("en", None), &[]);
        let records = read_records(text.as_bytes()).unwrap();
        assert_eq!(records.len(), 1);
        assert!(records[0].game().ending().is_some(), "it was played to the end");
        assert!(records[0].tags.iter().any(|(name, _)| name == "Date"), "{text}");
    }
}

#[test]
fn who_watches_two_bots_sees_every_position() {
    let watcher = Host { boards: true, ..HOST };
    let paper = Paper::default();
    let bots = session("nava:tiny", ["random", "greedy"]);
    plain::run(bots, &settings("en", None), &watcher, input(&[]), paper.clone()).unwrap();
    let text = paper.text();
    let (watched, record) = text.split_once("[Game ").unwrap();
    let record = read_records(format!("[Game {record}").as_bytes()).unwrap().remove(0);
    let boards = watched.matches("Cubes to place: ").count();
    assert_eq!(boards, record.moves.len() + 1, "{text}");
    let ending = record.game().ending().unwrap();
    let result = Localizer::of("en", record.game().info()).say(&ending);
    assert!(watched.ends_with(&format!("Result: {result}\n\n")), "{text}");
}
