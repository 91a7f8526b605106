//! The end of a game and what is told on the way to it.

use jogada_play::{Session, Side, games};
use jogada_tui::plain::{self, Host};

use super::person::Paper;
use super::{HOST, input, session, settings, typed};

/// White made a five; Black did not see what was built.
fn five(seats: [&str; 2]) -> Session {
    let mut session = session("pente", seats);
    for text in "k10 a1 k14 t19 k11 a19 k12 t1 k13".split(' ') {
        session.play(text).unwrap();
    }
    session
}

#[test]
fn the_end_is_told_from_the_side_of_the_person_with_what_can_be_done_next() {
    let won = typed(five(["human", "level:3"]), &settings("en", None), &[]);
    assert!(won.contains("\nYou win. You made five in a row.\n  swap "), "{won}");
    assert!(
        won.contains("  stronger   Try a stronger opponent: Casual player (level 4)\n"),
        "{won}"
    );
    let lost = typed(five(["level:3", "human"]), &settings("pt", None), &[]);
    assert!(lost.contains("\nPerdeu. Aprendiz (nível 3) fez cinco em linha.\n  trocar "), "{lost}");
    let (weaker, stronger) = (lost.find("  fraco ").unwrap(), lost.find("  forte ").unwrap());
    assert!(weaker < stronger, "{lost}");
}

#[test]
fn the_next_game_may_be_against_another_level_and_mistakes_are_found() {
    let text = typed(five(["level:3", "human"]), &settings("en", None), &["mistakes", "weaker"]);
    assert!(text.contains(" mistakes found:\n"), "{text}");
    assert!(text.contains("1. Black    a1 was played: a mistake. Best: k11 ("), "{text}");
    assert!(!text.contains(". White "), "{text}");
    assert!(text.contains("Pente: White (Beginner, level 2), Black (human)"), "{text}");
}

#[test]
fn captures_and_phases_are_told() {
    let pair = || session("pente", ["human", "human"]);
    let moves = ["k10", "k11", "a1", "k12", "k13"];
    let text = typed(pair(), &settings("en", None), &moves);
    assert!(text.contains("White> k13\nWhite captured k11, k12\n"), "{text}");
    let (watcher, paper) = (Host { boards: true, ..HOST }, Paper::default());
    let bots = session("wali", ["random", "random"]);
    plain::run(bots, &settings("en", None), &watcher, input(&[]), paper.clone()).unwrap();
    assert!(paper.text().contains(" captured "), "{}", paper.text());
}

#[test]
fn no_reason_of_the_rules_speaks_of_an_opponent_to_those_who_watch() {
    for game in games() {
        for language in game.info().languages {
            let reasons = language.messages.lines().filter(|line| line.starts_with("reason-"));
            for reason in reasons {
                assert!(!reason.contains("opponent") && !reason.contains("advers"), "{reason}");
            }
        }
    }
}

#[test]
fn a_resignation_is_told_with_the_name_of_who_resigned() {
    let mut pair = session("nava", ["human", "human"]);
    pair.set_tag("Black", "Rui");
    pair.resign(Side::Black);
    let text = typed(pair, &settings("en", None), &[]);
    assert!(text.contains("Result: White wins: Rui resigned\n"), "{text}");
}
