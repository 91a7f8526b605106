//! The menu, and the line of keys below every screen.

use std::path::Path;

use jogada_play::{Localizer, Sample, Side, games, sample_spec, samples};
use jogada_tui::PlaySettings;
use jogada_tui::store::{AutosaveSlot, Choices, FinishedGame, UnfinishedGames};

use crate::person::{Person, session, settings};

fn at(state_dir: &Path, size: (u16, u16)) -> Person {
    let settings = PlaySettings { state_dir: Some(state_dir.to_owned()), ..settings() };
    Person::at(size.0, size.1, None, settings)
}

/// Leaves so many games unfinished.
fn leave_games(state_dir: &Path, count: usize) {
    let mut games = Vec::new();
    for number in 0..count {
        let mut game = session("nava", ["human", "human"]);
        game.play(["a1-a3", "a1-c1"][number % 2]).unwrap();
        let mut place = AutosaveSlot::create(state_dir).unwrap();
        place.save(&game.record()).unwrap();
        games.push(place);
    }
}

#[test]
fn the_cursor_comes_back_to_what_was_picked() {
    let state_dir = tempfile::tempdir().unwrap();
    let mut person = at(state_dir.path(), (80, 24));
    person.press("Down Down Enter").sees("Drop your stones").press("Esc").sees("▶  Wali");
    person.click("Colours").sees("▶  Colours: for a light").press("Enter");
    person.sees("▶  Colours: blue and yellow").click("Português").sees("▶  English");
}

#[test]
fn the_language_is_remembered() {
    let state_dir = tempfile::tempdir().unwrap();
    at(state_dir.path(), (80, 24)).click("Português").sees("Sair");
    assert_eq!(Choices::read(Some(state_dir.path())).language.as_deref(), Some("pt"));
}

#[test]
fn every_game_that_was_left_can_be_reached_and_discarded() {
    let state_dir = tempfile::tempdir().unwrap();
    leave_games(state_dir.path(), 25);
    for size in [(80, 24), (40, 10)] {
        let mut person = at(state_dir.path(), size);
        person
            .sees("▶  Continue")
            .press("Down Down Down")
            .sees("▶  Pente")
            .press("End")
            .sees("▶  Quit");
    }
    let kept = || UnfinishedGames::read(state_dir.path()).unwrap().games.len();
    let mut person = at(state_dir.path(), (80, 24));
    person.press("d").sees("Discard for good: Nava, human – human, one move").press("Esc");
    person.sees_no("for good").press("Delete y").sees("Your games (24)").click("Your games");
    assert_eq!(kept(), 24);
    for left in (0..24).rev() {
        person.sees("d discard").press(if left % 2 == 0 { "d y" } else { "Delete y" });
        assert_eq!(kept(), left);
    }
    person.sees("not played a game").press("d Enter Esc").sees_no("Continue").sees_no("Your games");
    person.sees("▶  Pente").press("d").sees("▶  Pente");
}

#[test]
fn own_games_are_searched_reviewed_and_counted() {
    let state_dir = tempfile::tempdir().unwrap();
    for (spec, black, moves) in
        [("nava", "level:3", 1), ("wali", "random", 0), ("wali", "random", 2)]
    {
        let mut game = session(spec, ["human", black]);
        for _ in 0..moves {
            let first = game.game().legal()[0].text.clone();
            game.play(&first).unwrap();
        }
        game.resign(if moves == 1 { Side::White } else { Side::Black });
        FinishedGame::create(state_dir.path(), &game.record()).unwrap();
    }
    leave_games(state_dir.path(), 1);
    let mut person = at(state_dir.path(), (100, 24));
    person.click("Your games (4)").sees("▶ unfinished  Nava").sees("Enter continue");
    person.press("Down").sees("▶ won         Wali, human – Random, 2 moves");
    person.press("/").write("learner").sees("▶ lost        Nava").sees_no("Wali").press("Enter");
    person.press("d").sees("Discard for good: Nava").press("n").press("Esc").sees("Wali");
    person.press("Tab").sees("Random").sees("Learner (level 3)").sees_no("Continue");
    let screen = person.screen();
    let wali = screen.lines().find(|line| line.contains("Wali")).unwrap();
    assert_eq!(wali.split_whitespace().collect::<Vec<_>>(), ["Wali", "Random", "2", "0", "0"]);
    person.press("Tab Home Down Enter").sees("Wali").sees("Random resigned").press("q");
    person.sees("▶  Your games (4)").click("Your games (4)").press("Down d y d y Tab");
    person.sees_no("Wali").sees("Learner (level 3)");
    person.press("Tab Home Enter").sees("1. ");
}

#[test]
fn a_game_that_is_played_elsewhere_is_not_discarded() {
    let state_dir = tempfile::tempdir().unwrap();
    leave_games(state_dir.path(), 1);
    let mut person = at(state_dir.path(), (100, 24));
    person.click("Your games (1)").press("d");
    let unfinished = UnfinishedGames::read(state_dir.path()).unwrap();
    let elsewhere = unfinished.games[0].take().unwrap();
    person.press("y").sees("open in another window");
    drop(elsewhere);
    assert_eq!(UnfinishedGames::read(state_dir.path()).unwrap().games.len(), 1);
}

#[test]
fn the_mouse_does_not_change_which_game_is_discarded() {
    let state_dir = tempfile::tempdir().unwrap();
    for (spec, step) in [("nava", "a1-a3"), ("pente", "k10")] {
        let mut game = session(spec, ["human", "human"]);
        game.play(step).unwrap();
        AutosaveSlot::create(state_dir.path()).unwrap().save(&game.record()).unwrap();
    }
    let kept = || {
        let games = UnfinishedGames::read(state_dir.path()).unwrap().games;
        games.iter().map(|game| game.record().spec.clone()).collect::<Vec<_>>()
    };
    let mut person = at(state_dir.path(), (80, 24));
    person.hover("Continue: Nava").press("d").sees("Discard for good: Nava, human – human");
    person.click("Continue: Pente").sees_no("for good").sees("▶  Continue: Nava").press("y");
    assert_eq!(kept().len(), 2);
    person.press("d").hover("Continue: Pente").sees("for good: Nava").press("y");
    assert_eq!(kept(), ["pente"]);
    // Nor is there a question left over for the next game.
    person.sees_no("for good").press("y");
    assert_eq!(kept(), ["pente"]);
}

#[test]
fn the_keys_never_cover_an_entry() {
    let state_dir = tempfile::tempdir().unwrap();
    leave_games(state_dir.path(), 3);
    for height in 6..30 {
        let mut person = at(state_dir.path(), (40, height));
        let screen = person.screen();
        assert!(screen.lines().last().unwrap().starts_with("↑ ↓ move  Enter choose"), "{screen}");
    }
}

#[test]
fn the_way_out_is_always_in_the_line_of_keys() {
    for language in ["en", "pt"] {
        for width in [30, 40, 60, 80, 120] {
            let start = session("wali", ["human", "human"]);
            let settings = || PlaySettings { language, ..settings() };
            let mut person = Person::at(width, 24, Some(start), settings());
            person.sees("q menu").press("m").write("c3").press("Enter b").sees("Esc ");
            person.press("Esc").sees("q menu");
            let mut person = Person::at(width, 24, None, settings());
            person.sees("q ").press("Enter").sees("Esc ");
        }
    }
}

#[test]
fn every_sample_that_goes_on_can_be_started_from() {
    for (place, game) in games().iter().enumerate() {
        let (info, english) = (game.info(), Localizer::of("en", game.info()));
        let open = |sample: &Sample| sample_spec(info, sample).open(Some(sample.position)).unwrap();
        let goes_on = |sample: &&Sample| open(sample).ending().is_none();
        for (steps, sample) in (1..).zip(samples(info).iter().filter(goes_on)) {
            let mut person = Person::at(80, 24, None, settings());
            person.press(&"Down ".repeat(place)).press("Enter Down Enter End Up Up Up");
            person.sees("▶ Start from             the usual position");
            let title = english.word(&format!("sample-{}", sample.id));
            let title: String = title.chars().take(40).collect();
            person
                .press(&"Right ".repeat(steps))
                .sees(&format!("▶ Start from             {title}"));
            person.press("Home Down Down").sees(" --position").sees(sample.id);
            person.press("Enter y");
            assert_eq!(person.app.take_copied().as_deref(), Some(open(sample).position().as_str()));
        }
    }
}

#[test]
fn options_come_and_go_with_a_sample() {
    let state_dir = tempfile::tempdir().unwrap();
    let mut person = at(state_dir.path(), (80, 40));
    person.press("Enter Down Enter").click("Board size").write("15").sees("15 ");
    person.press("Enter End Up Up Up Right Right Right Right").sees("Board size             13 ");
    person.press("Right Right Right Right").sees("the usual position").sees("size             15 ");
    // A position that does not fit the board any more is given up.
    person.press("Left").sees("A puzzle").click("Board size").write("7").sees("the usual position");
    person
        .press("Delete")
        .click("Board size")
        .write("15")
        .press("Enter End Up Up Up Left")
        .sees("A puzzle");
    person.press("Home Down Down Enter").sees("▶ ● White");
    assert_eq!(Choices::read(Some(state_dir.path())).games["pente"].spec, "pente:size=15");
}

#[test]
fn games_between_bots_are_not_kept() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = || PlaySettings { state_dir: Some(state_dir.path().to_owned()), ..settings() };
    let mut game = session("wali", ["random", "random"]);
    game.play("c3").unwrap();
    let mut person = Person::at(80, 24, Some(game), settings());
    person.wait_for("1. c3         ").press("q").sees_no("Continue").sees_no("Your games");
    let game = session("wali", ["human", "random"]);
    let mut person = Person::at(80, 24, Some(game), settings());
    person.press("m").write("c3").press("Enter").wait_for("1. c3         ").press("q");
    person.sees("Continue: Wali");
}

#[test]
fn games_that_look_alike_are_told_apart_by_the_time_of_day() {
    let state_dir = tempfile::tempdir().unwrap();
    leave_games(state_dir.path(), 2);
    let time = |line: &str| line.split(", ").last().unwrap().len() == "14:05".len();
    let screen = at(state_dir.path(), (80, 24)).screen();
    let lines: Vec<_> = screen.lines().filter(|line| line.contains("Continue: Nava")).collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| time(line)), "{screen}");
    let screen = at(state_dir.path(), (80, 24)).click("Your games").screen();
    let lines: Vec<_> = screen.lines().filter(|line| line.contains("unfinished")).collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| time(line)), "{screen}");
    at(state_dir.path(), (40, 12)).sees("Continue: Nava, human – hum");
    assert!(at(state_dir.path(), (40, 12)).screen().contains('…'));
}

#[test]
fn a_game_that_cannot_be_deleted_stays_in_the_menu() {
    let state_dir = tempfile::tempdir().unwrap();
    leave_games(state_dir.path(), 1);
    let mut person = at(state_dir.path(), (80, 24));
    person.press("d");
    let unfinished = UnfinishedGames::read(state_dir.path()).unwrap();
    let elsewhere = unfinished.games[0].take().unwrap();
    person.press("y").sees("open in another window").sees("Continue: Nava");
    drop(elsewhere);
    person.press("d").sees_no("another window").press("y").sees_no("Continue");
}

#[test]
fn a_file_without_a_name_is_asked_for() {
    let mut person = Person::at(80, 24, None, settings());
    person.click("Open a saved game").press("Enter").sees("Type the name of a file first");
    person.write("x").sees_no("name of a file").press("Esc").sees_no("File:");
    let mut person = Person::at(80, 24, Some(session("wali", ["human", "human"])), settings());
    person.press("s Backspace Enter").sees("Type the name of a file first");
}
