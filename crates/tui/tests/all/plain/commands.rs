//! Commands and wrong lines.

use jogada_play::{
    Localizer, Record, Seat, Session, games, languages, open, read_records, samples,
};
use jogada_tui::TEXTS;

use super::{answers, session, settings, typed};

/// What these lines are answered in a small game against a bot.
fn against_bot(lines: &[&str]) -> Vec<String> {
    let text = typed(session("freedom:size=4", ["human", "random"]), &settings("en", None), lines);
    answers(&text).into_iter().map(str::to_owned).collect()
}

#[test]
fn a_position_is_set_up() {
    let answers = against_bot(&["position 4/4/4/w3 b a1", "undo", "position"]);
    assert!(answers[0].starts_with("Freedom, board size 4: "), "{}", answers[0]);
    assert!(answers[0].contains("Black (Random): "), "the bot is to move there");
    assert_eq!(answers[1], "There is no move of yours to take back.\n");
    assert!(answers[2].contains(" w "), "{}", answers[2]);
    let wrong = against_bot(&["position 4/4"]).join("");
    assert!(wrong.contains("4/4\n"), "the place is shown: {wrong}");
}

#[test]
fn samples_are_set_up_by_their_names() {
    for info in games().iter().map(|game| game.info()) {
        for sample in samples(info) {
            let lines = [&format!("position {}", sample.id), "position", "position middgame"];
            let text = typed(session(info.id, ["human", "human"]), &settings("en", None), &lines);
            let shown = format!("> position\n{}\n", sample.position);
            assert!(text.contains(&shown), "{text}");
            assert!(text.contains("there is no sample position “middgame”"), "{text}");
        }
    }
}

/// The game that a file holds.
fn saved(file: &str) -> Record {
    read_records(&std::fs::read(file).unwrap()).unwrap().remove(0)
}

#[test]
fn every_command_does_what_its_help_says() {
    let script: &[(&str, &str)] = &[
        ("help", "undo, back        takes back your last move"),
        ("undo", "There is no move of yours to take back."),
        ("a1", "Black (Random): "),
        ("undo", "2 moves taken back.\n     a   b   c   d"),
        ("redo", "2 moves replayed."),
        ("redo", "There is nothing to redo."),
        ("hint", "Hint: "),
        ("moves", "legal moves: "),
        ("flip", "     d   c   b   a"),
        ("board", "     d   c   b   a"),
        ("think on", "What bots think is shown"),
        ("score on", "Who is ahead is shown"),
        ("score", "is not shown any more"),
        ("draw", "Random declines and plays on."),
        ("rules", "Freedom\n\n"),
        ("position", "4/4/1b2/w3 w b2"),
        ("explain", "Places for a four"),
        ("why", "Both sides are even"),
        ("tree 2,2", "|- White "),
        ("tree", "|  |- Black "),
        ("tree 0", "say how deep and how wide"),
        ("tree 9,9", "500 at most"),
        ("resign", "You lose: you resigned\n  swap       Rematch with the colours swapped\n"),
        ("stronger", "There is no such level to play against"),
        ("mistakes", "Looking for mistakes …\n"),
        ("undo", "The game goes on."),
        ("resign", "You lose"),
        ("help", "plays again with the colours swapped"),
        ("swap", "Freedom, board size 4: White (Random), Black (human)"),
        ("resign", "You lose: you resigned"),
        ("again", "Freedom, board size 4: White (Random), Black (human)"),
        ("quit", "You leave Freedom after one move.\nIt is not saved."),
    ];
    let lines: Vec<_> = script.iter().map(|(line, _)| *line).collect();
    let answers = against_bot(&lines);
    assert_eq!(answers.len(), script.len());
    for ((line, expected), answer) in script.iter().zip(answers) {
        assert!(answer.contains(expected), "{line}: {answer}");
    }
}

#[test]
fn what_bots_think_and_who_is_ahead_are_shown_when_asked_for() {
    let quiet = against_bot(&["a1", "board"]);
    let told = against_bot(&["think on", "score on", "a1", "board"]);
    assert!(told[2].lines().nth(1).unwrap().contains("depth 0, "), "{}", told[2]);
    assert_eq!(told[2].lines().count(), quiet[0].lines().count() + 2);
    assert_eq!(told[3].lines().count(), quiet[1].lines().count() + 1);
    let off = against_bot(&["score", "score off", "think", "think no", "a1", "board"]);
    assert_eq!(off[4..], quiet[..]);
}

#[test]
fn words_of_both_languages_work_in_both_languages() {
    let ids = [
        "help", "score", "think", "", "undo", "redo", "hint", "moves", "board", "flip", "rules",
        "draw", "resign", "again", "", "resign", "swap", "quit",
    ];
    for language in languages() {
        let told = languages().map(|tag| {
            let localizer = Localizer::new(tag).with(TEXTS);
            let word = |id: &&str| match *id {
                "" => "a1".to_owned(),
                id => {
                    localizer.word(&format!("command-{id}")).split(", ").next().unwrap().to_owned()
                }
            };
            let words: Vec<_> = ids.iter().map(word).collect();
            let words: Vec<_> = words.iter().map(String::as_str).collect();
            let session = session("freedom:size=4", ["human", "level:1"]);
            let text = typed(session, &settings(language, None), &words);
            answers(&text).into_iter().map(str::to_owned).collect::<Vec<_>>()
        });
        let told: Vec<_> = told.collect();
        assert!(told.iter().all(|answers| answers.len() == ids.len() && *answers == told[0]));
    }
}

#[test]
fn a_draw_is_for_the_other_person_to_take() {
    let pair = || session("wali", ["human", "human"]);
    let text = typed(pair(), &settings("en", None), &["c3", "draw", "perhaps", "no", "d4"]);
    assert!(text.contains("White: do you agree to a draw? (yes/no) perhaps\nPlease answer"));
    assert!(text.contains("The draw is declined; the game goes on.\nBlack> d4"), "{text}");
    let text = typed(pair(), &settings("pt", None), &["posicao", "empate", "nao", "empate", "sim"]);
    assert!(text.contains("Brancas> posicao\n5/5/5/5/5/5 w "), "accents may be left out: {text}");
    assert!(text.contains("O empate foi recusado"), "{text}");
    assert!(text.contains("Resultado: Empate: ambos concordaram"), "{text}");
}

#[test]
fn a_game_goes_to_a_file_and_comes_back() {
    let state_dir = tempfile::tempdir().unwrap();
    let file = state_dir.path().join("a game.txt");
    let file = file.to_str().unwrap();
    let [save, force, load] = ["save", "save!", "load"].map(|word| format!("{word} {file}"));
    let lines = ["a1", &save, "undo", &save, &load, "undo", &force, "load no-such-file", "save"];
    let answers = against_bot(&lines);
    assert_eq!(answers[1], format!("Saved to {file}.\n"));
    assert_eq!(answers[3], format!("{file} already exists; “save! {file}” replaces it\n"));
    assert!(answers[4].starts_with("Freedom, board size 4: White (human), Black (Random)\n"));
    assert_eq!(saved(file).moves.len(), 0, "the move of the loaded game was taken back");
    assert!(answers[7].starts_with("no-such-file: "), "{}", answers[7]);
    assert_eq!(answers[8], "say which file, as in save game.txt\n");
    let two = "[Game \"nava\"]\n\n*\n\n[Game \"wali\"]\n[Black \"Ana\"]\n\n1. c3 *\n";
    std::fs::write(file, two).unwrap();
    let listed = against_bot(&[&load, &format!("{load} 2"), &format!("{load} 3")]).join("");
    assert!(listed.contains("There are 2 games") && listed.contains("  2. Wali, human – Ana, one"));
    assert!(listed.contains("Wali: White (human), Black (Ana)\n"), "{listed}");
    assert!(listed.contains(&format!("There is no game 3 in {file}.\n")), "{listed}");
    std::fs::write(file, "[Game \"freedom:size=4\"]\n\n1. a1 d4 *").unwrap();
    let refused = &against_bot(&[&load])[0];
    assert_eq!(*refused, format!("{file}: 3:7: d4: place next to a1: b1, a2, b2\n"));
}

#[test]
fn a_wrong_line_says_why_and_changes_nothing() {
    let state_dir = tempfile::tempdir().unwrap();
    let wrong: &[(&str, &str)] = &[
        ("a1", "a1 is occupied"),
        ("A 1", "a1 is occupied"),
        ("d4", "place next to "),
        ("c", "“c” is neither a command nor a move: "),
        ("1", "“1” is neither a command nor a move: "),
        ("z9", "“z9” is neither a command nor a move: z9 is not on the board"),
        ("hnit", "did you mean “hint”?"),
        ("anulr", "did you mean “anular”?"),
        ("h", "“h” could be hint, help"),
        ("undo 3", "“undo” takes no argument: leave out “3”"),
        ("score perhaps", "on or off, not “perhaps”"),
        ("again", "“again” is neither a command nor a move"),
        ("sa", "say which file, as in save game.txt"),
        ("\u{1b}[2J", "is neither a command nor a move"),
        ("", ""),
    ];
    let file = state_dir.path().join("game.txt");
    let save = format!("save {}", file.display());
    let mut lines = vec!["a1"];
    lines.extend(wrong.iter().map(|(line, _)| *line));
    lines.push(&save);
    let answers = against_bot(&lines);
    for ((line, expected), answer) in wrong.iter().zip(&answers[1..]) {
        assert!(answer.contains(expected) && answer.lines().count() <= 1, "{line}: {answer}");
        assert!(!answer.contains('\u{1b}'));
    }
    assert_eq!(saved(file.to_str().unwrap()).moves.len(), 2);
}

#[test]
fn lines_without_sense_and_without_end_are_survived() {
    let noise: Vec<u8> = (0..=255).chain(std::iter::repeat_n(b'x', 200_000)).collect();
    let paper = super::person::Paper::default();
    let session = session("nava", ["human", "human"]);
    let settings = settings("pt", None);
    jogada_tui::plain::run(session, &settings, &super::HOST, &noise[..], paper.clone()).unwrap();
    assert!(paper.text().len() < 10_000_000 && paper.text().contains("antes da primeira jogada"));
}

/// White can make a three with c4-c3 and take any black stone.
fn before_a_three() -> Session {
    let game = open("wali", Some("b3b/5/2w2/1w1w1/5/b3b w 0 0 - - 0")).unwrap();
    Session::new(game, [Seat::Human, Seat::Human])
}

#[test]
fn a_step_that_may_capture_asks_what_and_none_is_an_answer() {
    let text = typed(before_a_three(), &settings("en", None), &["c4c3", "quit"]);
    assert!(text.contains("c4-c3 may capture. Which piece: a1, a6, e1, e6, or none?"), "{text}");
    assert!(text.contains("You leave Wali before the first move."), "{text}");
    let left = |lines: &[&str], stones: &str| {
        let text = typed(before_a_three(), &settings("en", None), lines);
        assert!(text.contains(stones), "{lines:?}: {text}");
        assert!(text.contains("Black> "), "{lines:?}: {text}");
    };
    left(&["c4c3", "", "none"], "3 - 4");
    left(&["c4c3 none"], "3 - 4");
    left(&["c4c3 -"], "3 - 4");
    left(&["c4c3", "a6"], "3 - 3");
    left(&["c4c3", "c4-c3xa6"], "3 - 3");
    left(&["c4-c3xa6"], "3 - 3");
    left(&["c4c3", "b3-b4"], "3 - 4");
}

#[test]
fn a_step_waits_for_its_capture_while_commands_change_nothing() {
    let said = |lines: &[&str]| typed(before_a_three(), &settings("en", None), lines);
    let text = said(&["c4c3", "help", "moves", "undo", "nonsense", "c4c3", "a6", "quit"]);
    assert_eq!(text.matches("c4-c3 may capture").count(), 6, "{text}");
    assert!(text.contains("3 - 3") && text.contains("Black> "), "{text}");
    assert!(!text.contains("not played"), "{text}");
    for lines in [["c4c3", "resign"], ["c4c3", "b3-b4"], ["c4c3", "swap"], ["c4c3", "quit"]] {
        let text = said(&lines);
        assert_eq!(text.matches("c4-c3 was not played.").count(), 1, "{lines:?}: {text}");
    }
    let text = said(&["c4c3"]);
    assert!(text.contains("c4-c3 was not played."), "{text}");
    assert!(!said(&["c4c3", "c4-c3xa6"]).contains("not played"));
}
