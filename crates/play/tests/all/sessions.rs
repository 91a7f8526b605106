//! Games between two seats.

use jogada_games::test_each_game;
use jogada_play::{
    Localizer, Outcome, PlayError, PlayProblem, PlayerError, Reason, Record, Seat, Session, Side,
    games, open, read_records,
};

/// A game between these two, with the first legal move played so many times.
fn session(spec: &str, seats: [&str; 2], moves: usize) -> Session {
    let game = open(spec, None).unwrap();
    let seats = seats.map(|name| Seat::parse(name, game.info()).unwrap());
    let mut session = Session::new(game, seats);
    for _ in 0..moves {
        let text = session.game().legal()[0].text.clone();
        session.play(&text).unwrap();
    }
    session
}

test_each_game!(
    moves_are_taken_back_to_the_last_choice_of_a_person(id),
    what_is_taken_back_can_be_made_again_until_another_move_is_made(id)
);

fn moves_are_taken_back_to_the_last_choice_of_a_person(id: &str) {
    let undone = |seats, moves| session(id, seats, moves).undo();
    assert_eq!(undone(["human", "human"], 3), 1);
    assert_eq!(undone(["human", "random"], 4), 2);
    assert_eq!(undone(["human", "random"], 3), 1, "the bot is still thinking");
    assert_eq!(undone(["random", "human"], 1), 0, "no person has moved");
    assert_eq!(undone(["random", "random"], 3), 1);
}

fn what_is_taken_back_can_be_made_again_until_another_move_is_made(id: &str) {
    let mut session = session(id, ["random", "human"], 6);
    let line = session.game().line();
    assert_eq!((session.undo(), session.undo()), (1, 2));
    assert_eq!((session.redo(), session.redo(), session.redo()), (2, 1, 0));
    assert_eq!(session.game().line(), line);
    session.undo();
    let other = session.game().legal().last().unwrap().text.clone();
    session.play(&other).unwrap();
    assert!(!session.can_redo());
}

#[test]
fn a_resignation_ends_the_game_and_can_be_taken_back() {
    let mut session = session("nava", ["human", "human"], 2);
    session.resign(Side::White);
    let ending = session.ending().unwrap();
    assert_eq!((ending.outcome, ending.reason), (Outcome::Win(Side::Black), Reason::Resigned));
    assert!(matches!(session.play("a1-a2"), Err(PlayError { problem: PlayProblem::Over(_), .. })));
    session.agree_draw();
    assert_eq!(session.ending().unwrap().outcome, Outcome::Win(Side::Black), "too late");
    assert!(session.reopen());
    assert!(session.mover().is_some());
}

#[test]
fn a_record_brings_the_seats_and_the_agreement_back() {
    let mut played = session("wali", ["human", "level:3"], 3);
    played.agree_draw();
    let text = played.record().to_string();
    let back = Session::resume(&read_records(text.as_bytes()).unwrap()[0]);
    assert_eq!(back.seats().each_ref().map(ToString::to_string), ["human", "level:3"]);
    assert_eq!(back.ending(), played.ending());
    assert_eq!(back.game().line(), played.game().line());
}

#[test]
fn a_loss_on_time_is_still_one_when_it_is_read_again() {
    let mut played = session("wali", ["human", "human"], 3);
    played.lose_on_time(Side::White);
    let record = played.record();
    assert_eq!(record.tagged("Termination"), Some("time forfeit"));
    let mut back = Session::resume(&record.to_string().parse().unwrap());
    assert_eq!(back.ending(), played.ending());
    assert!(back.reopen());
    assert_eq!(back.record().tagged("Termination"), None, "it goes on");
    back.resign(Side::White);
    assert_eq!(back.record().tagged("Termination"), None);
}

#[test]
fn whoever_cannot_be_seated_is_told_that_people_can() {
    let game = open("wali", None).unwrap();
    let error = Seat::parse("hummingbird", game.info()).unwrap_err();
    assert!(matches!(error, PlayerError::Name(_)));
    assert!(Localizer::new("en").say(&error).contains("human, level"));
}

#[test]
fn lots_give_each_colour_about_as_often_and_the_same_for_the_same_seed() {
    let drawn = |seed| {
        let bot = Seat::parse("random", games()[0].info()).unwrap();
        Seat::draw_lots([Seat::Human, bot], seed)[0].is_human()
    };
    let kept = (0..200).filter(|&seed| drawn(seed)).count();
    assert!((60..140).contains(&kept), "{kept} of 200");
    assert!((0..200).all(|seed| drawn(seed) == drawn(seed)));
}

#[test]
fn a_record_from_elsewhere_runs_no_program() {
    let text =
        "[Game \"wali\"]\n[White \"cmd:sh -c id\"]\n[Black \"level:2\"]\n[Event \"cmd:x\"]\n\n*\n";
    let record: Record = text.parse().unwrap();
    assert!(!Session::resume(&record).seat(Side::White).is_human(), "one's own may");
    let session = Session::resume(&record.without_programs());
    assert!(session.seat(Side::White).is_human() && session.person(Side::White).is_none());
    assert!(!session.seat(Side::Black).is_human(), "a bot of ours may play");
    assert_eq!(session.tag("Event"), Some("cmd:x"), "no player's name");
}

#[test]
fn names_and_other_tags_of_a_record_stay() {
    let text =
        "[Game \"wali\"]\n[White \"Ana\"]\n[Black \"random\"]\n[Event \"Club\"]\n\n1. c3 *\n";
    let record = text.parse().unwrap();
    let mut session = Session::resume(&record);
    assert_eq!(session.person(Side::White), Some("Ana"));
    assert_eq!(session.person(Side::Black), None, "a bot is no person");
    session.set_tag("Date", "2026.11.16");
    let written = session.record().to_string();
    for tag in
        ["[White \"Ana\"]", "[Black \"random\"]", "[Event \"Club\"]", "[Date \"2026.11.16\"]"]
    {
        assert!(written.contains(tag), "{written}");
    }
    let nameless = Session::new(record.game(), [Seat::Human, Seat::Human]);
    assert!(nameless.record().to_string().contains("[White \"human\"]"));
}
