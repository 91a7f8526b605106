//! Lessons and puzzles, typed.

use jogada_play::{PuzzleAttempt, Stop, find, lessons, puzzles};
use jogada_tui::plain;

use super::person::Paper;
use super::{HOST, input, settings};

fn learned(game: &str, step: usize, language: &'static str, lines: &[&str]) -> String {
    let (paper, info) = (Paper::default(), find(game).unwrap().info());
    plain::learn(info, step, &settings(language, None), &HOST, input(lines), paper.clone())
        .unwrap();
    paper.text()
}

fn solved(game: &str, number: usize, language: &'static str, lines: &[&str]) -> String {
    let (paper, info) = (Paper::default(), find(game).unwrap().info());
    plain::solve_puzzles(
        info,
        number,
        &settings(language, None),
        &HOST,
        input(lines),
        paper.clone(),
    )
    .unwrap();
    paper.text()
}

#[test]
fn a_lesson_goes_on_with_every_right_move_to_its_end() {
    for game in jogada_play::games() {
        let info = game.info();
        let steps = lessons(info);
        // A step that could capture is asked about; this one is meant to take nothing.
        let typed: Vec<_> =
            steps.iter().map(|step| format!("{} none", step.accepted()[0])).collect();
        let typed: Vec<_> = typed.iter().map(String::as_str).collect();
        for (language, last) in [("en", "That was the last step."), ("pt", "Era o último passo.")]
        {
            let text = learned(info.id, 1, language, &typed);
            assert!(text.contains(last), "{text}");
        }
    }
}

#[test]
fn wrong_moves_illegal_ones_and_nonsense_are_answered() {
    let text =
        learned("wali", 2, "en", &["b2-b1", "a1-a2", "b2-b1 none", "b2-c3", "xyzzy", "quit"]);
    for sentence in [
        "Step 2 of 8: A three captures",
        "b2-b1 may capture: say what, as in b2-b1xb6, or b2-b1 none",
        "That makes no three.",
        "It is a three, but you took nothing.",
        "“b2-c3”: ",
        "“xyzzy”: ",
    ] {
        assert!(text.contains(sentence), "{sentence} in\n{text}");
    }
}

#[test]
fn a_puzzle_is_solved_with_help() {
    let info = find("barca").unwrap().info();
    let number =
        puzzles(info).iter().position(|puzzle| puzzle.goal.to_string() == "win 2").unwrap();
    let puzzle = &puzzles(info)[number];
    let attempt = PuzzleAttempt::open(info, puzzle).unwrap();
    let legal = attempt.game().legal();
    let wrong = &legal.iter().find(|offer| offer.text != puzzle.first).unwrap().text;
    let line = attempt.solution(&Stop::default());
    let lines =
        ["hint", "solution", wrong, &line[0], &line[2], "help", "back", "board", "next", "quit"];
    let text = solved("barca", number + 1, "en", &lines);
    for sentence in [
        &format!("Puzzle {} of", number + 1),
        "to play and win in 2 moves.",
        "Look at the piece on ",
        &format!("Solution: {}", line.join(" ")),
        "No: after ",
        &format!(
            "Right. {} plays {}.",
            if attempt.solver().index() == 0 { "Black" } else { "White" },
            line[1]
        ),
        "Solved!",
        &format!("Puzzle {} of", number + 2),
        "goes on to the next one",
    ] {
        assert!(text.contains(sentence), "{sentence} in\n{text}");
    }
}

#[test]
fn both_languages_understand_their_own_words() {
    let text = solved(
        "nava",
        1,
        "pt",
        &["sugestão", "seguinte", "anterior", "tabuleiro", "ajuda", "sair"],
    );
    assert!(text.contains("Problema 1 de") && text.contains("Problema 2 de"), "{text}");
    assert!(text.contains("Repare na peça em"), "{text}");
}
