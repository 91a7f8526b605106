//! The form of a new game: what it offers, what it refuses, small screens.

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
    person.press("End").sees("level:3\n");
    assert_eq!(marks(&mut person), [true, false]);
}
