//! The form of a new game: what it offers, what it refuses, small screens.

use jogada_tui::PlaySettings;

use crate::person::{Person, settings};

#[test]
fn the_form_offers_only_what_fits_the_board() {
    let mut person = Person::at(80, 40, None, settings());
    person.press("Down Enter Down Enter");
    let holes = |person: &mut Person| {
        let screen = person.screen();
        screen.lines().find(|line| line.contains("Holes")).unwrap().to_owned()
    };
    assert!(holes(&mut person).ends_with("1 … 2"), "{}", holes(&mut person));
    person.click("Holes").press("Right Right Right");
    assert!(holes(&mut person).contains(" 2 "), "{}", holes(&mut person));
}

#[test]
fn a_seat_left_empty_is_an_error_and_no_bot() {
    let mut person = Person::at(80, 40, None, settings());
    person.press("Enter Down Enter End Up").sees("▶ White").press("Delete").sees("say who plays");
    person.sees_no("two bots").press("Home Down Down Enter").sees("▶ White").sees("say who plays");
    person.write("human").sees_no("say who plays").sees("▶ White");
    person.press("Down Delete").write("human").sees("▶ Black").sees("White’s name");
}

#[test]
fn lines_of_the_form_that_are_hidden_or_cut_are_marked() {
    let mut person = Person::at(40, 10, None, settings());
    let marks = |person: &mut Person| {
        let screen = person.screen();
        ["↑", "↓"].map(|sign| screen.lines().any(|line| line.ends_with(sign)))
    };
    person.press("Enter").sees("Learner (level 3)");
    assert_eq!(marks(&mut person), [false, false], "everything is shown");
    person.press("Down Enter Home");
    assert_eq!(marks(&mut person), [false, true]);
    person.press(&"Down ".repeat(6)).sees("Pente: pairs are c… ↓");
    assert_eq!(marks(&mut person), [true, true]);
    person.press("End").sees("Learner (leve");
    assert_eq!(marks(&mut person), [true, false]);
}

#[test]
fn a_game_may_start_from_a_typed_position() {
    let mut person = Person::at(80, 40, None, settings());
    person.press("Down Down Down Enter Down Enter").click("Start from");
    person.sees("▶ Start from").sees("Or type or");
    person
        .write("4/4/1x2/w3 w b2")
        .sees(" !")
        .press("Tab Home Down Down Enter")
        .sees("▶ Start from");
    person.press("Delete").sees("the usual position").click("Board size").write("4");
    person.click("Start from").write("4/4/1b2/w3 w b2").press("Tab").sees_no(" !");
    person.press("Home Down Down").sees("--position").press("Enter").sees("Score: ").sees("○");
}

#[test]
fn people_have_names() {
    let mut person = Person::at(80, 40, None, settings());
    person.press("Down Down Enter Down Enter").click("Your name").write("level:3");
    person.sees("none of a bot").press("Tab Up").write("Ana").press("Tab Home Down Down Enter");
    person.sees("White   Ana");
    let names = ["Ana".to_owned(), "Rui".to_owned()].to_vec();
    let mut person = Person::at(80, 40, None, PlaySettings { names, ..settings() });
    person.press("Down Down Enter Home Left Left Left").sees("a friend at this keyboard");
    person.sees("Ana").sees("Rui").press("Down Down Down Down Enter");
    person.sees("White   Ana").sees("Black   Rui");
}
