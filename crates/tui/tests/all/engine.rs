//! What the engine sees: the parts of the evaluation, and the tree of the best moves.

use jogada_play::{games, open, sample_spec, samples};

use crate::person::{Person, session, settings};

/// Someone before a game between two people.
fn begin(spec: &str) -> Person {
    Person::at(80, 24, Some(session(spec, ["human", "human"])), settings())
}

/// The moves of a tree on the screen that are not indented below another one.
fn first_moves(person: &mut Person) -> Vec<String> {
    let screen = person.screen();
    let head = |line: &str| Some(line.split_once(" ▸ ")?.1.split_whitespace().next()?.to_owned());
    screen.lines().filter_map(head).collect()
}

#[test]
fn every_game_says_who_is_ahead_and_why() {
    for info in games().iter().map(|game| game.info()) {
        let game = open(info.id, None).unwrap();
        let explained = game.explain().unwrap();
        let mut person = begin(info.id);
        person.press("i").sees(&format!("page 1 of {}", explained.maps.len() + 1));
        person.sees("The numbers are points");
        if !explained.parts.is_empty() {
            person.sees("Difference");
        }
        for page in 2..explained.maps.len() + 2 {
            person.press("Right").sees(&format!("page {page} of"));
        }
        person.press("Right").sees("page 1 of").press("Esc").sees_no("page 1 of");
        for (width, height) in [(40, 10), (60, 20), (5, 3), (120, 40)] {
            person.resize(width, height);
            person.press("i Down Right Down Left PageDown").screen();
            person.press("Esc");
        }
    }
}

#[test]
fn the_parts_are_those_of_the_position_on_the_screen() {
    let mut person = begin("barca");
    person.press("m").write("e2-e5").press("Enter").press("i").sees("Watering holes held");
    let now = person.screen();
    person.press("Esc b Left i").sees("Watering holes held");
    assert_ne!(person.screen(), now);
}

#[test]
fn the_tree_of_every_game_is_opened_move_by_move() {
    for info in games().iter().map(|game| game.info()) {
        let mut person = begin(info.id);
        person.press("g").wait_for("▾ This position");
        let first = first_moves(&mut person)[0].clone();
        let mut game = open(info.id, None).unwrap();
        game.play(&first).unwrap();
        let copied = |person: &mut Person| person.press("y").app.take_copied();
        person.press("Down");
        assert_eq!(copied(&mut person), Some(game.position()), "the board follows");
        person.press("Right").wait_for(&format!(" ▾ {first}"));
        person.press("Down");
        let screen = person.screen();
        let reply = screen.lines().find_map(|line| line.split_once("   ▸ ")).unwrap().1;
        game.play(reply.split_whitespace().next().unwrap()).unwrap();
        assert_eq!(copied(&mut person), Some(game.position()));
        person.press("Left Left").sees(&format!(" ▸ {first}"));
        person.press("Enter").sees(&format!(" ▾ {first}")).press("Home");
        assert_eq!(copied(&mut person), Some(open(info.id, None).unwrap().position()));
        person.press("Esc").sees_no("This position").sees("Move 0 of 0").press("Esc");
        person.sees_no("Move 0");
    }
}

#[test]
fn a_game_is_played_on_from_the_tree() {
    let mut person = begin("wali");
    person.press("g").wait_for("▾ This position").press("Down");
    let first = first_moves(&mut person)[0].clone();
    let mut game = open("wali", None).unwrap();
    game.play(&first).unwrap();
    person.press("c").sees("▶ ○ Black").press("y");
    assert_eq!(person.app.take_copied(), Some(game.position()));
}

#[test]
fn the_end_of_a_line_has_no_replies() {
    let info = open("pente", None).unwrap().info();
    let sample = samples(info).iter().find(|sample| sample.id == "lategame").unwrap();
    let game = sample_spec(info, sample).open(Some(sample.position)).unwrap();
    let seats = [jogada_play::Seat::Human, jogada_play::Seat::Human];
    let session = jogada_play::Session::new(game, seats);
    let mut person = Person::at(80, 24, Some(session), settings());
    person.press("g").wait_for("▾ This position").sees("▸ h11").sees("White wins");
    person.press("Down").sees("White h11: White wins in one move").press("Right");
    person.wait_for("   h11").press("Down Up Left Esc Esc").sees("Enter choose");
}
