//! Games by the clock, and the names of those who play them.

use std::path::Path;

use jogada_play::{Record, Session};
use jogada_tui::store::{FinishedGames, UnfinishedGames};
use jogada_tui::{Event, PlaySettings};

use crate::person::{Person, session, settings};

fn timed(seats: [&str; 2], clock: &str) -> Session {
    let mut session = session("wali", seats);
    session.set_time_control(clock.parse().ok());
    session
}

fn at(state_dir: &Path, session: Session) -> Person {
    let settings = PlaySettings { state_dir: Some(state_dir.to_owned()), ..settings() };
    Person::at(80, 24, Some(session), settings)
}

fn unfinished(state_dir: &Path) -> Record {
    UnfinishedGames::read(state_dir).unwrap().games[0].record().clone()
}

fn tag<'r>(record: &'r Record, name: &str) -> &'r str {
    &record.tags.iter().find(|(tag, _)| tag == name).unwrap().1
}

#[test]
fn whoever_runs_out_of_time_loses() {
    let mut person = Person::at(80, 24, Some(timed(["human", "human"], "0.3")), settings());
    person.sees("White    0:00.3").press("m").write("c3").press("Enter");
    person.wait_for("White wins: Black ran out of").sees("Black    0:00.0").sees("n  Play again");
    // The clock of the winner stood still, and the game may go on without clocks.
    person.sees("White    0:00.3").press("u").sees_no("0:00").sees("Drop a stone");
}

#[test]
fn moves_gain_time_and_the_first_one_does_not() {
    let mut person = Person::at(80, 24, Some(timed(["human", "human"], "60+30")), settings());
    for (step, text) in ["c3", "d4", "a1"].into_iter().zip(["1:00", "1:29", "1:29"]) {
        person.press("m").write(step).press("Enter").sees(text);
    }
    assert!(person.app.deadline().is_some(), "the screen follows the clock");
    person.app.update(&Event::Suspend);
    assert!(person.app.deadline().is_none(), "it stands still");
    person.app.update(&Event::Continue);
    assert!(person.app.deadline().is_some());
}

#[test]
fn the_clocks_are_kept_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = at(folder.path(), timed(["human", "human"], "5m+0"));
    person.press("m").write("c3").press("Enter").sees("5:00");
    std::thread::sleep(std::time::Duration::from_millis(20));
    drop(person);
    let record = unfinished(folder.path());
    assert_eq!(tag(&record, "TimeControl"), "300+0");
    assert!(tag(&record, "BlackClock").starts_with("0:04:59.9"), "{record}");
    at(folder.path(), Session::resume(&record)).sees("Black      4:59").sees("White      5:00");
}

#[test]
fn a_loss_on_time_is_kept_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = at(folder.path(), timed(["human", "human"], "0.1"));
    person.press("m").write("c3").press("Enter").wait_for("White wins: Black ran out of");
    let record = FinishedGames::read(folder.path()).unwrap().games[0].record().clone();
    let mut again = Person::at(80, 24, Some(Session::resume(&record)), settings());
    again.sees("White wins: Black ran out of");
}

#[test]
fn bots_use_their_share_and_rematches_the_same_clock() {
    let mut person = Person::at(80, 24, Some(timed(["human", "max"], "1m+1s")), settings());
    person.press("m").write("c3").press("Enter").wait_for("1. c3         ").press("x y");
    person.sees("You lose").press("n").sees("White      1:00").sees("Black      1:00");
}

#[test]
fn the_form_offers_clocks_and_takes_others() {
    let mut person = Person::at(80, 24, None, settings());
    person.press("Down Down Enter Down Enter End Up Up").sees("▶ Clock                  none");
    person.press("Right Right").sees("▶ Clock                  3m+2s").write("7x").sees("   !");
    person.press("Backspace").write("m+5").sees("7m+5").press("Enter Home Down Down");
    person.sees("--clock").sees("7m+5").press("Enter").sees("White      7:00");
}

#[test]
fn a_person_has_a_name_in_the_panel_and_in_records() {
    let folder = tempfile::tempdir().unwrap();
    let state_dir = Some(folder.path().to_owned());
    let settings = PlaySettings { names: vec!["Ana".into()], state_dir, ..settings() };
    let start = session("wali", ["human", "random"]);
    let mut person = Person::at(80, 24, Some(start), settings);
    person.sees("White   Ana").press("m").write("c3").press("Enter").wait_for("1. c3         ");
    person.press("x y w").sees("Black   Ana");
    let games = FinishedGames::read(folder.path()).unwrap().games;
    assert_eq!(tag(games[0].record(), "White"), "Ana");
}
