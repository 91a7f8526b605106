//! Records are read back exactly, and damaged ones refused where they are damaged.

use jogada_core::Rng;
use jogada_games::test_each_game;
use jogada_play::{Localizer, Record, RecordMove, read_records};
use proptest::prelude::*;

use crate::random::{played, specs};

fn read_one(text: &str) -> Record {
    let mut records = read_records(text.as_bytes()).unwrap_or_else(|error| {
        panic!("{}\n{text}", Localizer::new("en").say(&error));
    });
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn refusal(text: &str) -> String {
    Localizer::new("en").say(&read_records(text.as_bytes()).expect_err(text))
}

test_each_game!(
    whole_games_are_written_and_read_back_exactly(id),
    games_from_a_position_keep_it(id)
);

fn whole_games_are_written_and_read_back_exactly(id: &str) {
    for (seed, spec) in (0..).zip(specs(id)) {
        let game = played(&spec, seed, 500);
        let record = Record::of(&*game).tag("White", "Ana \"A\" \\ Sá").tag("Date", "2026.11.15");
        let text = record.to_string();
        let back = read_one(&text);
        assert_eq!(back, record, "{text}");
        assert_eq!(back.to_string(), text);
        assert_eq!(back.game().position(), game.position());
        assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() < 80));
        assert!(!text.contains(".\n"), "a number without its move: {text}");
    }
}

fn games_from_a_position_keep_it(id: &str) {
    for spec in specs(id) {
        for plies in [3, 4] {
            let middle = played(&spec, 9, plies).position();
            let mut game = jogada_play::open(&spec, Some(&middle)).unwrap();
            if let Some(offer) = game.legal().first() {
                game.play(&offer.text).unwrap();
            }
            let record = Record::of(&*game);
            assert_eq!(record.start.as_deref(), Some(middle.as_str()));
            assert_eq!(read_one(&record.to_string()), record);
        }
    }
}

/// A record of a short game with comments and glyphs in every place.
fn annotated() -> Record {
    let game = played("freedom:size=4", 3, 6);
    let mut record = Record::of(&*game).tag("Event", "Café & co.");
    record.intro =
        "A comment {with an odd brace \\} and 50 % more words than fit into one line, so \
                    that it must be broken somewhere"
            .into();
    record.moves[0].comment = "fine".into();
    record.moves[2] = RecordMove {
        glyphs: vec![3, 14],
        comment: "; not a comment to the end of the line".to_owned(),
        ..record.moves[2].clone()
    };
    record
}

#[test]
fn comments_and_glyphs_survive() {
    let record = annotated();
    assert_eq!(read_one(&record.to_string()), record, "{record}");
}

#[test]
fn people_may_write_more_loosely() {
    let text = "[Game \"freedom:size=4\"]\n1. A1! {one} 1... b2?? ; two\n2.C3 $5 (";
    let good = format!("{}*", text.trim_end_matches('('));
    let record = read_one(&good);
    let moves: Vec<_> = record.moves.iter().map(|m| (m.text.as_str(), &*m.glyphs)).collect();
    assert_eq!(moves, [("a1", &[1][..]), ("b2", &[4]), ("c3", &[5])]);
    assert_eq!((&*record.moves[0].comment, &*record.moves[1].comment), ("one", "two"));
    assert_eq!(
        refusal(text),
        "3:9: variations in brackets are not part of the format; use comments"
    );
}

#[test]
fn several_records_may_follow_one_another() {
    let (one, two) = (annotated(), Record::of(&*played("freedom:size=5", 1, 40)));
    let both = read_records(format!("\u{feff}{one}\r\n\r\n{two}").as_bytes()).unwrap();
    assert_eq!(both, [one, two]);
}

#[test]
fn a_damaged_record_is_refused_with_line_and_column() {
    let head = "[Game \"freedom:size=4\"]\n[Result \"*\"]\n\n";
    for (text, message) in [
        ("", "1:1: there is no record here"),
        ("1. a1 *", "1:1: expected a tag in brackets, such as [White \"Ana\"], found “1”"),
        ("[White \"Ana\"]\n*", "1:1: the tag Game is missing: it says which game is played"),
        ("[Game \"fredom\"]\n*", "1:8: unknown game “fredom”; did you mean “freedom”?"),
        ("[Game freedom]", "1:7: expected the value of the tag in double quotes, found “f”"),
        ("[Game \"freedom\"", "1:16: expected ] at the end of the tag, found nothing more"),
        ("[Game \"freedom]\n*", "1:7: the quoted value never ends"),
        ("[\"freedom\"]", "1:2: expected the name of a tag, such as White, found “\"”"),
        ("[Game \"freedom\"]\n[Game \"freedom\"]", "2:2: the tag Game is given twice"),
        ("[Game \"freedom\"]\n[White \"A\u{7}\"]", "2:10: control characters are not allowed here"),
    ] {
        assert_eq!(refusal(text), message);
    }
    let end = "the record ends too early: a result (1-0, 0-1, 1/2-1/2 or *) must close it";
    for (moves, message) in [
        ("1. a1 b2", format!("4:9: {end}")),
        ("1. a1 b2\n[Game \"freedom\"]", format!("5:1: {end}")),
        ("1. a1 d4 *", "4:7: d4: place next to a1: b1, a2, b2".to_owned()),
        ("1. a1 zz *", "4:7: zz: expected a square such as c4, found “zz”".to_owned()),
        (
            "1. a1!!! *",
            "4:6: “!!!” is not a mark; known are ! ? !! ?? !? and ?! right after a move".to_owned(),
        ),
        (
            "1. a1 ?! *",
            "4:7: “?!” is not a mark; known are ! ? !! ?? !? and ?! right after a move".to_owned(),
        ),
        ("1. a1 {\0} *", "4:8: control characters are not allowed here".to_owned()),
        ("1. a1 ;\u{1b}[0m\n*", "4:8: control characters are not allowed here".to_owned()),
        ("1. a1 b2 3. c3 *", "4:10: expected move number 2, found 3".to_owned()),
        ("1. a1 {open", "4:7: the comment never ends: a } is missing".to_owned()),
        ("1. a1 } *", "4:7: this } closes no comment".to_owned()),
        ("$1 1. a1 *", "4:1: a glyph stands after the move it is about".to_owned()),
        ("1. a1 $256 *", "4:7: expected a number from 0 to 255 after $".to_owned()),
        ("1. a1 1-0", "4:7: the tag Result says *, but the moves end with 1-0".to_owned()),
    ] {
        assert_eq!(refusal(&format!("{head}{moves}")), message);
    }
}

#[test]
fn messages_about_huge_or_hostile_records_stay_short_and_visible() {
    let long = "x".repeat(1 << 20);
    let head = "[Game \"freedom\"]\n";
    for text in [
        format!("{head}{long} *"),
        format!("{head}{}. a1 *", "9".repeat(1 << 20)),
        format!("[Game \"freedom\"]\n[Result \"{long}\"]\n*"),
        format!("[Game \"{long}\"]\n*"),
        format!("{head}k10\u{1b}[31m *"),
        format!("{head}a1{} *", "!".repeat(1 << 20)),
    ] {
        let said = refusal(&text);
        assert!(said.len() < 300 && !said.contains('\u{1b}'), "{said:?}");
    }
}

#[test]
fn the_board_decides_the_result() {
    let mut record = Record::of(&*played("freedom:size=4", 3, 16));
    let board = record.result.expect("the game is over");
    record.result = None;
    assert!(refusal(&record.to_string()).contains("the moves end the game"), "{board:?}");
}

#[test]
fn a_bad_position_is_shown_with_its_place() {
    let text = "[Game \"freedom:size=4\"]\n[FEN \"4/4/q3/4 w -\"]\n*";
    let said = refusal(text);
    assert!(said.starts_with("2:11: expected a stone"), "{said}");
}

#[test]
fn a_record_cut_anywhere_is_refused_or_complete() {
    let text = annotated().to_string();
    for cut in 0..text.len() - 2 {
        assert!(
            read_records(&text.as_bytes()[..cut]).is_err(),
            "{}",
            &text[..text.floor_char_boundary(cut)]
        );
    }
}

#[test]
fn damaged_bytes_never_panic() {
    let good = annotated().to_string().into_bytes();
    let mut rng = Rng::new(8);
    for _ in 0..5_000 {
        let mut bytes = good.clone();
        for _ in 0..=rng.below(4) {
            let at = rng.below(bytes.len());
            bytes[at] = rng.bits() as u8;
        }
        if let Err(error) = read_records(&bytes) {
            assert!(error.line >= 1 && error.column >= 1);
            assert!(!Localizer::new("pt").say(&error).is_empty());
        }
    }
}

proptest! {
    #[test]
    fn any_comment_and_tag_survives(words in "\\PC{0,200}", name in "[A-Za-z][A-Za-z0-9_]{0,9}") {
        prop_assume!(Record::takes_tag(&name));
        let comment = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut record = Record::of(&*played("freedom:size=4", 3, 2)).tag(&name, &words);
        record.intro.clone_from(&comment);
        record.moves[1].comment = comment;
        prop_assert_eq!(read_one(&record.to_string()), record);
    }
}

#[test]
fn a_record_is_parsed_from_text_and_a_second_one_is_refused() {
    let text = "[Game \"nava\"]\n\n1. a1-a3 *\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string().parse(), Ok(record));
    let error = format!("{text}\n{text}").parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "5:1: a second record begins here; one was expected");
}
