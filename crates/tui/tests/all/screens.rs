//! Screens as text. `UPDATE=1 cargo test -p jogada-tui` writes them anew, for somebody to read.

use std::path::Path;

use jogada_play::{Rng, games};
use jogada_tui::{Appearance, PlaySettings, Theme};

use crate::person::{Person, session, settings};

const SIZES: [(u16, u16); 2] = [(80, 24), (130, 50)];

/// Compares a screen with the one that was approved.
fn approve(name: &str, screen: &str) {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, screen).unwrap();
    }
    let approved = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(approved == screen, "{name} is not as approved, but\n{screen}");
}

/// A game between people after some random moves.
fn middle(id: &str, settings: PlaySettings, size: (u16, u16), moves: usize) -> Person {
    let mut session = session(id, ["human", "human"]);
    let mut rng = Rng::new(7);
    for _ in 0..moves {
        let legal = session.game().legal();
        session.play(&legal[rng.below(legal.len())].text).unwrap();
    }
    Person::at(size.0, size.1, Some(session), settings)
}

#[test]
fn every_game_looks_as_approved_at_both_sizes() {
    for game in games() {
        let id = game.info().id;
        for size in SIZES {
            let screen = middle(id, settings(), size, 15).screen();
            approve(&format!("{id}-{}x{}", size.0, size.1), &screen);
        }
    }
}

#[test]
fn every_form_looks_as_approved_in_both_languages() {
    for (place, game) in games().iter().enumerate() {
        for language in ["en", "pt"] {
            let mut person = Person::at(80, 24, None, PlaySettings { language, ..settings() });
            let down = "Down ".repeat(place);
            let screen = person.press(&down).press("Enter").screen();
            approve(&format!("form-{}-{language}", game.info().id), &screen);
        }
    }
}

#[test]
fn the_menu_and_the_help_look_as_approved_in_both_languages() {
    for language in ["en", "pt"] {
        let settings = PlaySettings { language, ..settings() };
        let mut person = Person::at(80, 24, None, settings);
        approve(&format!("menu-{language}"), &person.screen());
        person.press("Enter Enter ?");
        approve(&format!("keys-{language}"), &person.screen());
        person.press("Tab");
        approve(&format!("rules-{language}"), &person.screen());
        person.press(&"Down ".repeat(16));
        approve(&format!("diagrams-{language}"), &person.screen());
    }
}

#[test]
fn plain_letters_are_enough() {
    for game in games() {
        let appearance = Appearance { ascii: true, theme: Theme::Mono, ..Appearance::default() };
        let mut person =
            middle(game.info().id, PlaySettings { appearance, ..settings() }, (80, 24), 15);
        let screen = person.screen();
        let board: String =
            screen.lines().map(|line| line.chars().take(44).collect::<String>()).collect();
        assert!(board.is_ascii(), "{screen}");
    }
}

#[test]
fn no_size_breaks_a_screen() {
    for game in games() {
        let mut person = middle(game.info().id, settings(), (80, 24), 15);
        for (width, height) in [(1, 1), (10, 5), (40, 12), (60, 20), (79, 23), (200, 90), (30, 80)]
        {
            person.resize(width, height);
            person.screen();
            person.press("? Esc Right Up");
        }
        person.resize(80, 24);
        person.sees(game.info().name);
    }
}

#[test]
fn boards_too_large_for_the_screen_follow_the_cursor() {
    let start = session("pente:size=25", ["human", "human"]);
    let mut person = Person::at(80, 24, Some(start), settings());
    person.press(&"Up ".repeat(25)).sees("25 ");
    person.press(&"Down ".repeat(25)).sees(" 1 ").sees_no("25 ");
}
