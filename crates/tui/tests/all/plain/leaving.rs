//! Ends that are none: the input ends, the output is closed, the folder cannot be written.

use std::io::{self, Write};

use jogada_tui::plain;
use jogada_tui::store::{FinishedGames, UnfinishedGames};

use super::person::Paper;
use super::{HOST, asked, input, session, settings, typed};

#[test]
fn the_input_may_end_at_every_prompt() {
    let script =
        ["wali", "size=4x4,stones=3", "human", "human", "b2", "c3", "draw", "no", "draw", "yes"];
    for length in 0..=script.len() {
        let state_dir = tempfile::tempdir().unwrap();
        let text = asked(&settings("en", Some(state_dir.path())), &HOST, &script[..length]);
        assert!(text.ends_with('\n'), "{text}");
        let kept = UnfinishedGames::read(state_dir.path()).unwrap().games;
        let kept: Vec<_> = kept.iter().map(|kept| kept.record().moves.len()).collect();
        let expected: &[usize] = match length {
            5 => &[1],
            6..=9 => &[2],
            _ => &[],
        };
        assert_eq!(kept, expected, "after {length} lines: {text}");
        let says = text.ends_with("It is saved: “jogada play” continues it.\n");
        assert_eq!(says, !expected.is_empty(), "{text}");
    }
}

#[test]
fn an_unfinished_game_is_offered_again_and_gone_on_with() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    typed(session("wali", ["human", "random"]), &settings, &["c3"]);
    let text = asked(&settings, &HOST, &["what?", "yes", "undo", "quit"]);
    let offer = "Continue Wali: White (human), Black (Random), move 3? (yes/no/discard) ";
    assert!(text.starts_with(offer) && text.contains("“no” keeps it for later"), "{text}");
    assert!(text.contains("2 moves taken back.") && text.ends_with("before the first move.\n"));
    let text = asked(&settings, &HOST, &[]);
    assert!(text.starts_with("  1 "), "what was taken back is not kept: {text}");
}

#[test]
fn the_newest_game_is_offered_first_and_discarded_for_good() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    typed(session("wali", ["human", "human"]), &settings, &["c3"]);
    typed(session("nava", ["human", "human"]), &settings, &["a1-a2", "e5-e4"]);
    std::fs::write(state_dir.path().join("unfinished/7.record"), "nonsense").unwrap();
    let text = asked(&settings, &HOST, &["no", "discard", "quit"]);
    assert!(text.contains("7.record holds an unfinished game that cannot be read"), "{text}");
    let [nava, wali] = ["Nava", "Wali"].map(|name| text.find(&format!("Continue {name}")));
    assert!(nava.unwrap() < wali.unwrap() && text.contains("It is discarded."), "{text}");
    let text = asked(&settings, &HOST, &[]);
    assert!(text.contains("Nava") && !text.contains("Wali"), "{text}");
}

#[test]
fn who_begins_another_game_is_told_of_the_unfinished_one() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    let pair = || session("wali", ["human", "human"]);
    typed(pair(), &settings, &["c3"]);
    let told = |host| {
        let paper = Paper::default();
        plain::run(pair(), &settings, &host, input(&[]), paper.clone()).unwrap();
        paper.text()
    };
    let person = plain::Host { interactive: true, ..HOST };
    assert!(told(person).starts_with("There is an unfinished game: Wali: White (human)"));
    assert!(told(HOST).starts_with("Wali: White (human)"), "a script is not told");
}

#[test]
fn a_finished_game_is_kept_apart_until_its_end_is_taken_back() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    let pair = || session("wali", ["human", "human"]);
    let count = || UnfinishedGames::read(state_dir.path()).unwrap().games.len();
    let finished = || FinishedGames::read(state_dir.path()).unwrap().games;
    typed(pair(), &settings, &["c3", "resign"]);
    assert_eq!((count(), finished().len()), (0, 1));
    typed(pair(), &settings, &["c3", "resign", "undo"]);
    assert_eq!((count(), finished().len()), (1, 1));
    // Another game after it leaves it where it is, and the newest comes first.
    typed(pair(), &settings, &["c3", "draw", "yes", "again", "c3", "d4", "resign"]);
    let lengths: Vec<_> = finished().iter().map(|game| game.record().moves.len()).collect();
    assert_eq!(lengths, [2, 1, 1]);
    finished()[0].delete().unwrap();
    assert_eq!(finished().len(), 2);
}

#[test]
fn a_game_in_which_only_a_bot_has_moved_is_not_kept() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    let games = || UnfinishedGames::read(state_dir.path()).unwrap().games.len();
    typed(session("nava", ["random", "human"]), &settings, &[]);
    assert_eq!(games(), 0);
    typed(session("nava", ["random", "human"]), &settings, &["e5-e3"]);
    assert_eq!(games(), 1);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let state_dir = tempfile::tempdir().unwrap();
    let file = state_dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let pair = session("wali", ["human", "human"]);
    let text = typed(pair, &settings("en", Some(&file)), &["c3", "d4", "e5"]);
    assert_eq!(text.matches("This game cannot be saved").count(), 1);
    assert!(text.ends_with("You leave Wali after 3 moves.\nIt is not saved.\n"), "{text}");
}

/// Breaks after some bytes.
struct Closing(usize);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_ends_it_and_the_game_is_kept() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = settings("en", Some(state_dir.path()));
    let pair = session("wali", ["human", "human"]);
    let ended = plain::run(pair, &settings, &HOST, input(&["c3", "d4"]), Closing(1_000));
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    assert_eq!(UnfinishedGames::read(state_dir.path()).unwrap().games[0].record().moves.len(), 1);
}

#[test]
fn time_runs_in_line_mode_too() {
    let mut pair = session("wali", ["human", "human"]);
    pair.set_time_control("0.000001".parse().ok());
    let text = typed(pair, &settings("en", None), &["c3", "d4"]);
    assert!(text.contains("White (0:00.0)> c3"), "{text}");
    assert!(text.contains("Result: White wins: Black ran out of time"), "{text}");
}
