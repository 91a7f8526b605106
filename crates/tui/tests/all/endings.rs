//! The end of a game and what comes after it: results, rematches, looking back, playing on.

use jogada_play::{Seat, Session, open};
use jogada_tui::{Appearance, Event, PlaySettings, WorkerUpdate};

use crate::person::{Person, session, settings};

const FIVE: [&str; 9] = ["k10", "a1", "k14", "c1", "k11", "e1", "k12", "g1", "k13"];

/// A game after these moves.
fn after(spec: &str, seats: [&str; 2], moves: &[&str]) -> Person {
    let mut start = session(spec, seats);
    for text in moves {
        start.play(text).unwrap();
    }
    Person::at(80, 24, Some(start), settings())
}

#[test]
fn the_end_is_told_from_the_side_of_the_person() {
    for (seats, result) in [
        (["human", "level:3"], "You made five in a row."),
        (["level:3", "human"], "Learner (level 3) made five"),
        (["human", "human"], "White wins: "),
        (["random", "random"], "White wins: "),
    ] {
        let mut person = after("pente", seats, &FIVE);
        person.sees(result).sees("Another game").sees("<●>");
        let levels = seats.contains(&"level:3") && seats.contains(&"human");
        let screen = person.screen();
        assert_eq!(screen.contains("Find my mistakes"), levels, "{screen}");
        assert_eq!(screen.contains("Try a stronger opponent"), levels, "{screen}");
    }
}

#[test]
fn a_resignation_and_a_draw_are_told_too() {
    let mut person = after("nava", ["human", "level:1"], &[]);
    person.press("x y").sees("You lose").sees("You resigned").sees_no("Black wins");
    let mut named = session("nava", ["human", "human"]);
    named.set_tag("White", "Rui");
    let mut person = Person::at(80, 24, Some(named), settings());
    person.press("x y").sees("Black wins: Rui resigned");
    let mut person = after("nava", ["human", "human"], &[]);
    person.press("d y").sees("Draw: both sides agreed").sees_no("You ");
}

#[test]
fn the_next_opponent_may_be_stronger_or_weaker_within_the_levels() {
    let level = |person: &mut Person, number: u8| {
        let name = format!("(level {number})");
        let screen = person.screen();
        let line = screen.lines().find(|line| line.contains("Black")).unwrap();
        assert!(line.contains(&name), "{screen}");
    };
    let mut person = after("pente", ["human", "level:3"], &FIVE);
    level(person.press(">"), 4);
    person.sees_no("You win").press(">").sees("can be changed after");
    let mut person = after("pente", ["human", "level:3"], &FIVE);
    level(person.press("<"), 2);
    let mut person = after("pente", ["human", "level:10"], &FIVE);
    person.sees_no("stronger").sees("weaker").press(">").sees("no such level");
}

#[test]
fn a_late_answer_to_the_game_before_is_ignored() {
    let mut person = after("wali", ["human", "level:1"], &[]);
    person.press("n").press("m").write("c3").press("Enter").sees("1. c3");
    person.app.update(&Event::Worker(1, WorkerUpdate::Done(Ok(None))));
    person.sees_no("wins").wait_for("▶ ● White");
}

#[test]
fn one_plays_on_from_a_position_of_the_past_and_comes_back() {
    let mut person = after("wali", ["human", "human"], &["b2", "c3", "b4", "d4"]);
    person.press("c").sees("Look back first").press("b Left Left").sees("Move 2 of 4");
    person.press("c").sees("1. b2         c3").sees_no("2. b4").sees("q first game");
    person.press("m").write("e6").press("Enter").sees("2. e6").press("q");
    person.sees("Move 2 of 4").sees("2. b4").press("Esc q").sees("J O G A D A");
}

#[test]
fn a_finished_position_is_not_played_on() {
    let mut person = after("pente", ["human", "human"], &FIVE);
    person.press("b c").sees("The game is over");
}

#[test]
fn looking_back_shows_the_best_lines_and_the_best_move_on_the_board() {
    let mut person = after("wali", ["human", "human"], &["b2", "c3", "b4", "d4"]);
    person.press("b v").wait_for("Best lines, depth").wait_for("»");
    let screen = person.screen();
    let lines = screen.lines().filter(|line| line.contains("White +") || line.contains("Black +"));
    assert!(lines.count() >= 2, "{screen}");
    person.press("v").sees_no("Best lines").press("Esc").sees_no("»");
}

/// Black does not see what wins.
#[test]
fn mistakes_are_found_with_the_better_move() {
    // Black leaves an open four alone, and White is first: that needs no time to see.
    let moves = ["k10", "n10", "t19", "n11", "t18", "n12", "t17", "n13", "t16", "a10", "t15"];
    let mut person = after("pente", ["level:1", "human"], &moves);
    person.press("a").wait_for("Analysis complete").sees(" found");
    person.sees("was played: ").press("Home").sees_no("Move 9 of");
    // A busy machine may call an earlier move inaccurate.
    for _ in 0..4 {
        if !person.screen().contains("Move 9 of") {
            person.press("Tab");
        }
    }
    person.sees("a10 was played: a blunder").sees("Best: ").sees("»").sees("White’s chances");
    person.sees("▲");
    let screen = person.screen();
    assert!(screen.contains("50 %") && screen.contains("a10??"), "{screen}");
}

#[test]
fn the_legal_moves_are_a_list_that_scrolls() {
    let mut person = after("barca", ["human", "human"], &[]);
    person.press("p").sees("Legal moves").sees("»").press("End");
    let mut moves = session("barca", ["human", "human"]).game().legal();
    moves.sort_by_key(|offer| offer.text.clone());
    let last = &moves.last().unwrap().text;
    person.sees(last).press("Enter").sees(&format!("1. {last}"));
    let second = after("barca", ["human", "human"], &[]).press("p").screen();
    assert!(second.contains(&moves[0].text), "{second}");
    let mut person = after("barca", ["human", "human"], &[]);
    person.press("p").click(&moves[1].text).sees(&format!("1. {}", moves[1].text));
}

#[test]
fn the_position_is_shown_and_copied() {
    let mut person = after("nava", ["human", "human"], &["a1-a3"]);
    person.press("y").sees("Copied:");
    let mut game = session("nava", ["human", "human"]);
    game.play("a1-a3").unwrap();
    assert_eq!(person.app.take_copied(), Some(game.game().position()));
    assert_eq!(person.app.take_copied(), None);
    person.press("b Left y");
    game.undo();
    assert_eq!(person.app.take_copied(), Some(game.game().position()));
}

#[test]
fn captures_are_told_and_captured_stones_are_drawn() {
    let mut person = after("pente", ["human", "human"], &["k10", "k11", "a1", "k12", "k13"]);
    person.sees("White captured k11, k12").sees("Captured: 2 - 0").sees("○○ -");
    person.press("u").sees_no("captured k11");
}

#[test]
fn the_signs_are_explained_and_the_top_of_a_stack_is_named() {
    let mut person = after("nava", ["human", "human"], &[]);
    person.sees("a1, bottom to top: ●●●●●● (6)").press("?").press(&"Down ".repeat(60));
    person.sees("Signs on the board").sees("the top one on the right").sees("the last move");
}

#[test]
fn while_a_bot_thinks_the_keys_are_those_of_waiting() {
    let mut person = after("wali", ["random", "human"], &[]);
    person.sees("White is thinking").sees(". move now").sees_no("m type a move");
    person.wait_for("▶ ○ Black").sees("m type a move").sees_no("move now");
    let mut person = after("wali", ["random", "random"], &[]);
    person.sees("Space pause").press("Space").sees("Space continue");
}

#[test]
fn windows_beside_the_board_hide_nothing_of_it() {
    let mut person = after("barca", ["human", "human"], &[]);
    let board = |person: &mut Person| -> Vec<String> {
        let screen = person.screen();
        let row = |line: &str| line.chars().take(44).collect::<String>().trim_end().to_owned();
        screen.lines().take(23).map(row).collect()
    };
    let before = board(&mut person);
    for keys in ["m", "s", "x", "d"] {
        person.press(keys);
        assert_eq!(board(&mut person), before, "{keys}");
        person.press("Esc");
    }
}

#[test]
fn long_names_and_the_help_have_room_in_both_languages() {
    for (language, name, help) in [("en", "(level 10)", "? help"), ("pt", "(nível 10)", "? ajuda")]
    {
        let start = session("barca", ["human", "level:10"]);
        let mut person = Person::at(80, 24, Some(start), PlaySettings { language, ..settings() });
        person.sees(name).sees(help).sees("q menu");
        let start = session("barca", ["human", "level:10"]);
        let mut person = Person::at(60, 20, Some(start), PlaySettings { language, ..settings() });
        person.sees(help).sees("q menu");
    }
}

#[test]
fn a_forced_pass_names_its_key() {
    let game = open("wali", Some("1wbw1/b1w1b/w1b1w/b2wb/1w1bw/b2w1 b 3 4 - - 0")).unwrap();
    let mut start = Session::new(game, [Seat::Human, Seat::Human]);
    while start.game().legal()[0].text != "pass" {
        let text = start.game().legal()[0].text.clone();
        start.play(&text).unwrap();
    }
    Person::at(80, 24, Some(start), settings()).sees("the only legal move").sees("Enter Pass");
}

#[test]
fn boards_without_lines_have_dots_marks_and_arrows() {
    let mut start = session("barca", ["human", "human"]);
    start.play("e2-e5").unwrap();
    let mut person = Person::at(60, 20, Some(start), settings());
    person.sees("· · ·").sees("M]").sees_no("↑");
    let large = session("barca:width=26,height=26", ["human", "human"]);
    let mut person = Person::at(80, 24, Some(large), settings());
    let screen = person.screen();
    let rows = screen.lines().skip(1).map(|line| line.chars().take(45).collect::<String>());
    assert!(rows.collect::<String>().contains(['E', 'L', 'M']), "{screen}");
    person.sees("↑").press(&"Up ".repeat(26)).sees("↓").sees_no("↑");
    let appearance = Appearance { ascii: true, ..Appearance::default() };
    let large = session("freedom:size=24", ["human", "human"]);
    let mut person = Person::at(80, 24, Some(large), PlaySettings { appearance, ..settings() });
    person.sees("^").sees(". . .");
}

#[test]
fn legal_squares_are_marked_unless_all_are() {
    let mut person = after("freedom:size=4", ["human", "human"], &["c3"]);
    let dots = |person: &mut Person| person.screen().matches('·').count();
    assert_eq!(dots(&mut person), 8);
    person.press("l").sees("not marked");
    assert_eq!(dots(&mut person), 0);
    person.press("l").sees("are marked");
    assert_eq!(dots(&mut person), 8);
    let mut person = after("wali", ["human", "human"], &["c3", "b2"]);
    assert_eq!(dots(&mut person), 24);
    assert_eq!(dots(&mut after("wali", ["human", "human"], &[])), 0);
}

#[test]
fn people_keep_their_names_in_the_next_game() {
    let text = "[Game \"wali\"]\n[White \"Ana\"]\n[Black \"Rui\"]\n\n1. c3 d4 0-1\n";
    let start = Session::resume(&text.parse().unwrap());
    let mut person = Person::at(80, 24, Some(start), settings());
    person.sees("White   Ana").sees("Black   Rui").press("w").sees("White   Rui");
    person.sees("Black   Ana").press("n").sees("White   Rui").sees("Black   Ana");
    let start = Session::resume(&text.parse().unwrap());
    let mut person = Person::at(80, 24, Some(start), settings());
    person.press("b Left c").sees("q first game").sees("White   Ana").sees("Black   Rui");
}

#[test]
fn two_people_are_named_in_the_form() {
    let mut person = Person::at(80, 24, None, settings());
    person.sees_no("White’s name").press("Down Down Enter").click("Opponent").press("Home");
    while !person.screen().contains("a friend at this keyboard") {
        person.press("Left");
    }
    person.press("Down Down").sees("▶ White’s name").write("Ana Maria").press("Enter").write("Rui");
    person.press("Enter Enter").sees("White   Ana Maria").sees("Black   Rui");
}

#[test]
fn a_side_of_two_bots_is_taken_in_the_review() {
    let mut person = after("pente", ["random", "level:1"], &FIVE);
    person.press("b Left Left c").sees("Which side do you take?").sees("Enter choose  Esc back");
    person.press("Esc").sees_no("Which side").press("c Down Enter").sees("White   Random");
    person.sees("Black   human").wait_for("▶ ○ Black").press("q").sees("Move 7 of 9");
    person.press("c").press("Up Enter").sees("White   human").sees("Newcomer (level 1)");
}

#[test]
fn windows_name_their_own_keys() {
    let mut person = after("wali", ["human", "human"], &["c3"]);
    for (key, shown) in [
        ("m", "Enter play it  Esc back"),
        ("s", "Enter save  Esc back"),
        ("p", "↑ ↓ move  Enter choose  Esc back"),
        ("x", "y yes  ↑ ↓ move  Enter choose  n no"),
        ("i", "Esc back"),
    ] {
        person.press(key).sees(shown).sees_no("q menu").press("Esc").sees("q menu");
    }
    person.press("d").click("n no").sees("White declines the draw").sees_no("Draw offer");
    person.press("x").sees("Black resigns?");
    after("wali", ["human", "random"], &[]).press("x").sees("Resign this game?");
}

#[test]
fn bots_that_are_paused_do_not_think() {
    let mut person = after("wali", ["random", "random"], &[]);
    person.press("Space").sees("Paused").sees_no("is thinking").press("- - -").sees("4 s between");
    person.press("+ + + +").sees("0.25 s between").press("+").sees("No pause between");
}

#[test]
fn the_opponent_to_try_next_depends_on_who_won() {
    let order = |seats| {
        let screen = after("pente", seats, &FIVE).screen();
        screen.find("Try a stronger").unwrap() < screen.find("Try a weaker").unwrap()
    };
    assert!(order(["human", "level:3"]), "won");
    assert!(!order(["level:3", "human"]), "lost");
}
