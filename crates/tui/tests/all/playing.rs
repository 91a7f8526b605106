//! Whole games and every key, as a person would.

use jogada_play::{
    LegalMove, Limits, MovePath, Request, Rng, Seat, Session, Stop, Strategy, games, open,
};
use jogada_tui::store::UnfinishedGames;
use jogada_tui::{Event, PlaySettings, WorkerUpdate};

use crate::person::{Person, session, settings};

fn begin(spec: &str, seats: [&str; 2]) -> Person {
    Person::at(80, 24, Some(session(spec, seats)), settings())
}

/// The names of the squares that make a move.
fn squares(offer: &LegalMove, cols: u16) -> Vec<String> {
    let MovePath::Cells(cells) = &offer.path else { return Vec::new() };
    let letters =
        if cols > 10 { "abcdefghjklmnopqrstuvwxyz" } else { "abcdefghijklmnopqrstuvwxyz" };
    let name = |cell: &jogada_play::Cell| {
        let letter = letters.as_bytes()[usize::from(cell.0 % cols)] as char;
        format!("{letter}{}", cell.0 / cols + 1)
    };
    cells.iter().map(name).collect()
}

#[test]
fn every_game_is_played_to_its_end_by_mouse() {
    for game in games() {
        let id = game.info().id;
        let mut shadow = session(id, ["human", "human"]);
        let mut person = begin(id, ["human", "human"]);
        let mut rng = Rng::new(3);
        let cols = u16::from(shadow.game().view().grid.cols);
        while shadow.ending().is_none() && shadow.game().ply() < 400 {
            let legal = shadow.game().legal();
            let offer = &legal[rng.below(legal.len())];
            let cells = squares(offer, cols);
            if cells.is_empty() {
                person.press("p Enter");
            }
            for cell in &cells {
                person.click_cell(cell);
            }
            let longer = |other: &LegalMove| squares(other, cols).len() > cells.len();
            let goes_on =
                |other: &LegalMove| squares(other, cols).starts_with(&cells) && longer(other);
            if legal.iter().any(goes_on) {
                person.sees("may capture").click_cell(&cells[cells.len() - 1]);
                person.sees("may capture").press("p");
            }
            shadow.play(&offer.text).unwrap();
        }
        if shadow.ending().is_some() {
            person.sees("n again").press("n").sees_no("n again");
        }
    }
}

#[test]
fn from_the_menu_to_a_move_by_keys() {
    let mut person = Person::at(80, 24, None, settings());
    person.press("Down Enter").sees("Barca").press("Up Up").sees("▶ Opponent");
    person.press("Left").sees("Beginner").press("Right").sees("Learner (level 3)");
    person.press("Down Down Enter").sees("▶ ELM White");
    person.press("m").write("e2-e5").press("Enter").wait_for("1. e2-e5");
    person.wait_for("▶ ELM White").press("u").sees_no("1. e2-e5");
    person.press("r").sees("1. e2-e5").press("q").sees("J O G A D A");
    person.press("q");
    assert!(!person.app.is_running());
}

#[test]
fn from_the_menu_to_a_move_by_mouse() {
    let mut person = Person::at(80, 24, None, settings());
    person.click("Wali").click("You play").click("You play").sees("Black, second");
    person.click(" Play").wait_for("1. ");
}

#[test]
fn wrong_moves_say_why_and_change_nothing() {
    let mut person = begin("wali", ["human", "human"]);
    person.press("m").write("c3").press("Enter").press("m").write("c3").press("Enter");
    person.sees("c3 is occupied").press("Esc").sees("1. c3").sees_no("c3         c3");
    person.click_cell("c3").sees("c3 is occupied");
    person.press("m").write("nonsense").press("Enter").sees("nonsense").press("Esc");
    person.sees("In hand: 11 - 12");
}

#[test]
fn the_words_of_the_game_answer_a_wrong_click() {
    let mut person = begin("barca", ["human", "human"]);
    person.click_cell("f9").sees("the mouse on f9 belongs to Black");
    person.click_cell("f2").sees("{M}").click_cell("g3").sees("a mouse moves along rows");
}

#[test]
fn a_piece_stays_chosen_after_a_wrong_destination() {
    let mut person = begin("barca", ["human", "human"]);
    person.click_cell("e2").click_cell("d4").sees("d4 is not on one").sees("{M}");
    person.click_cell("e5").sees("1. e2-e5");
}

#[test]
fn the_words_of_the_game_answer_a_click_on_an_empty_square() {
    begin("barca", ["human", "human"]).click_cell("e4").sees("there is no animal on e4");
    begin("nava", ["human", "human"]).click_cell("c3").sees("c3 is empty: choose a stack");
}

/// White can make a three with c4-c3 and take any black stone.
fn before_a_three() -> Person {
    let game = open("wali", Some("b3b/5/2w2/1w1w1/5/b3b w 0 0 - - 0")).unwrap();
    let start = Session::new(game, [Seat::Human, Seat::Human]);
    Person::at(80, 24, Some(start), settings())
}

#[test]
fn a_typed_step_that_may_capture_asks_what() {
    for keys in ["m", "C"] {
        let typed = if keys == "m" { "c4c3" } else { "4-c3" };
        let asked = || {
            let mut person = before_a_three();
            person.press(keys).write(typed).press("Enter");
            person.sees("This step may capture").sees("p take nothing").sees_no("1. c4-c3");
            person
        };
        asked().press("Enter Enter").sees_no("1. c4-c3").sees("This step may capture");
        asked().press("p").sees("1. c4-c3\n");
        asked().click("p take nothing").sees("1. c4-c3\n");
        asked().click_cell("a6").sees("1. c4-c3xa6");
        asked().press("Esc").sees_no("may capture").click_cell("b3").sees("{ ● }");
        before_a_three().press("m").write("c4-c3xe1").press("Enter").sees("1. c4-c3xe1");
    }
}

#[test]
fn a_second_click_or_enter_never_gives_a_capture_away() {
    let mut person = before_a_three();
    person.click_cell("c4").click_cell("c3").click_cell("c3").click_cell("c3");
    person.sees("This step may capture").press("Enter").sees_no("1. c4-c3").press("p");
    person.sees("1. c4-c3\n");
}

#[test]
fn enter_makes_the_only_move_if_it_is_a_pass() {
    let game = open("wali", Some("1wbw1/b1w1b/w1b1w/b2wb/1w1bw/b2w1 b 3 4 - - 0")).unwrap();
    let mut shadow = Session::new(game, [Seat::Human, Seat::Human]);
    while shadow.game().legal()[0].text != "pass" {
        let text = shadow.game().legal()[0].text.clone();
        shadow.play(&text).unwrap();
    }
    let mut person = Person::at(80, 24, Some(shadow), settings());
    person.sees("Enter Pass").press("Enter").sees("pass").sees_no("Enter Pass");
}

/// From the button that begins a game to the one below it, which shows the options.
const UNFOLD: &str = "Down Enter";

/// From any line of the form to the button that begins the game.
const BEGIN: &str = "Home Down Down Enter";

#[test]
fn a_form_shows_what_is_wrong_in_its_place() {
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Enter {UNFOLD} Down Down")).write("9999").sees("expected 7, 9");
    person.sees("Board size: expected").press("Up").press(BEGIN);
    person.sees("expected 7, 9").write("13").press("Up").press(BEGIN).sees("Board size: 13");
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Enter {UNFOLD} End Delete")).write("levle:3").sees_no("A person");
    person.press("Up").press(BEGIN);
    person.sees("did you mean “level”").press("Esc").sees("J O G A D A");
}

#[test]
fn a_new_game_takes_two_choices_and_options_are_folded_away() {
    let mut person = Person::at(80, 24, None, settings());
    person.press("Enter").sees("Opponent").sees("You play").sees_no("7, 9 … 25");
    person.sees("jogada play pente --black level:3").press("Home Left Left");
    person.press("Down Down").sees("jogada play pente --black level:1");
    person.press("Up Right Down").sees("--white level:1").press("Up Right").sees("random colour");
    person.press("Down").sees("--lot").press("Down Enter").sees("7, 9 … 25");
    person.press("Enter").sees_no("7, 9 … 25");
}

#[test]
fn a_form_says_why_options_do_not_fit_in_its_own_words() {
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Enter {UNFOLD}"));
    // Any first stone, with a rule that counts from the centre.
    for (line, times) in [("First stone", 1), ("Opening rule", 1)] {
        person.click(line).press(&"Right ".repeat(times));
    }
    person.press("Home Down Down").sees("Opening rule: “anywhere”").sees_no("first=any");
}

#[test]
fn the_rules_can_be_read_before_a_game() {
    let mut person = Person::at(80, 24, None, settings());
    person.press("Down ?").sees("Rules of Barca").press("End").sees_no("The aim").press("Esc");
    person.sees("J O G A D A").press("Enter ?").sees("Rules of Barca").press("Esc");
    person.sees("Opponent");
}

#[test]
fn presets_fill_the_form() {
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Enter {UNFOLD} Down Right")).sees("Keryo").press(BEGIN);
    person.sees("Variant: keryo");
}

#[test]
fn a_hint_is_shown_and_can_be_played() {
    for game in games() {
        let mut person = begin(game.info().id, ["human", "human"]);
        person.press("h").wait_for("Try ");
    }
}

#[test]
fn draws_and_resignations_are_asked_for_twice() {
    let mut person = begin("nava", ["human", "human"]);
    person.press("m").write("a1-a3").press("Enter d").sees("Black offers a draw").press("n");
    person.sees_no("offers").press("d y").sees("Draw: both sides agreed");
    person.press("u").sees_no("Draw:").press("x").sees("Black resigns?").press("Enter");
    person.sees_no("resigns?").sees_no("wins").press("x Up Enter").sees("White wins").press("u");
    person.press("x y");
    person.sees("White wins: Black resigned").press("w").sees_no("White wins");
    let mut person = begin("nava", ["human", "random"]);
    person.press("d").sees("Bots decline");
}

#[test]
fn two_bots_play_while_one_looks_on() {
    let mut person = begin("wali", ["level:1", "level:2"]);
    person.press("+ + + + Space").sees("Paused").press("Space v e").wait_for("wins:");
    person.press("b Left Left").sees("Move ").press("Esc").sees("n again");
}

#[test]
fn a_game_is_looked_through_with_the_engine() {
    let mut person = begin("wali", ["human", "human"]);
    for text in ["b2", "c3", "b4", "d4"] {
        person.press("m").write(text).press("Enter");
    }
    person.press("a").wait_for("Analysis complete").press("Home").sees("Best: ");
    person.press("Esc").sees_no("Best: ");
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let state_dir = tempfile::tempdir().unwrap();
    let file = state_dir.path().join("game.txt").display().to_string();
    let mut person = begin("freedom", ["human", "human"]);
    person.press("m").write("e5").press("Enter s").write(&file).press("Enter").sees("Saved as");
    person.press("s").write(&file).press("Enter").sees("already exists").press("Enter");
    person.sees("File").press("Enter").sees("already exists").press("y").sees("Saved as");
    person.press("q").click("Open a saved game").write("nowhere").press("Enter");
    person.sees("nowhere: there is no such file").press("Ctrl-u");
    person
        .write(file.strip_suffix("me.txt").unwrap())
        .press("Tab")
        .sees("Tab complete")
        .press("Enter");
    person.sees("1. e5").press("q");
    let two = "[Game \"nava\"]\n\n*\n\n[Game \"wali\"]\n[Black \"Ana\"]\n\n1. c3 d4 1-0\n";
    std::fs::write(&file, two).unwrap();
    person.click("Open a saved game").write(&file).press("Enter").sees("Which game of the file?");
    person.press("Down").sees("▶   2. Wali, human – Ana, 2 moves, White wins").press("Esc");
    person.sees("J O G A D A").click("Open a saved game").write(&file).press("Enter Down Enter");
    person.sees("1. c3").sees("White wins");
}

#[test]
fn a_name_that_cannot_be_written_stays_to_be_mended() {
    let state_dir = tempfile::tempdir().unwrap();
    let missing = state_dir.path().join("no/game.txt").display().to_string();
    let mut person = begin("freedom", ["human", "human"]);
    person.press("m").write("e5").press("Enter s").sees("freedom.txt").write(&missing);
    person.press("Enter").sees("could not be written").sees("no/game.txt").press("Home Ctrl-e");
    for _ in 0.."no/game.txt".len() {
        person.press("Backspace");
    }
    person.write("game.txt").press("Enter").sees("Saved as");
    assert!(state_dir.path().join("game.txt").exists());
}

#[test]
fn lines_are_edited_by_the_usual_keys() {
    for (typed, keys) in [
        ("xk10", "Home Delete"),
        ("k1", "Left Right 0"),
        ("k0", "Left 1"),
        ("k1", "Ctrl-a Ctrl-e 0"),
        ("e5", "Ctrl-u k 1 0"),
        ("k10 e5", "Ctrl-w"),
        ("k10z", "Backspace"),
        ("k10", "Ctrl-x"),
    ] {
        let mut person = begin("pente", ["human", "human"]);
        person.press("m").write(typed).press(keys).press("Enter").sees("1. k10");
    }
}

#[test]
fn the_first_letter_replaces_what_a_form_proposes() {
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Enter {UNFOLD} End")).sees("Black                  Learner (level 3)");
    person
        .write("level:1")
        .sees(" level:1")
        .sees_no("level:3")
        .press("Home")
        .write("x")
        .sees("xlevel:1")
        .press("Delete Ctrl-u");
    person.write("random").press("Down").sees("Black                  Random");
}

#[test]
fn a_game_that_was_left_is_offered_again() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = || PlaySettings { state_dir: Some(state_dir.path().to_owned()), ..settings() };
    let start = session("nava", ["human", "human"]);
    let mut person = Person::at(80, 24, Some(start), settings());
    person.press("m").write("a1-a3").press("Enter");
    drop(person);
    let mut person = Person::at(80, 24, None, settings());
    person
        .sees("Continue: Nava, human – human, one move")
        .press("Enter")
        .sees("1. a1-a3")
        .press("x y q");
    person.sees_no("Continue");
    assert!(UnfinishedGames::read(state_dir.path()).unwrap().games.is_empty());
}

#[test]
fn the_last_choices_are_remembered() {
    let state_dir = tempfile::tempdir().unwrap();
    let settings = || PlaySettings { state_dir: Some(state_dir.path().to_owned()), ..settings() };
    let mut person = Person::at(80, 24, None, settings());
    person.press(&format!("Down Down Down Enter {UNFOLD} Down Down Right Home Down Right Right"));
    person.press("Down Enter q");
    drop(person);
    let mut person = Person::at(80, 24, None, settings());
    person.press("Enter").sees("Freedom").sees("11").sees("a random colour");
}

#[test]
fn a_move_on_a_large_board_sends_little() {
    use ratatui::backend::{CrosstermBackend, TestBackend};
    let mut person = begin("pente", ["human", "human"]);
    for text in ["k10", "l11", "n13"] {
        person.press("m").write(text).press("Enter");
    }
    let buffer = |person: &mut Person| {
        let mut terminal = ratatui::Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| person.app.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    };
    let before = buffer(&mut person);
    person.press("m").write("m12").press("Enter").sees("m12");
    let after = buffer(&mut person);
    let mut sent = Vec::new();
    let mut backend = CrosstermBackend::new(&mut sent);
    ratatui::backend::Backend::draw(&mut backend, before.diff(&after).into_iter()).unwrap();
    assert!(sent.len() < 4_000, "{} bytes", sent.len());
    assert!(sent.len() > 10, "something was sent");
}

#[test]
fn ctrl_c_ends_it_anywhere() {
    for keys in ["", "Enter", "Enter Enter", "Enter Enter m", "Enter Enter ?"] {
        let mut person = Person::at(80, 24, None, settings());
        person.press(keys).press("Ctrl-c");
        assert!(!person.app.is_running(), "{keys}");
    }
}

#[test]
fn the_first_menu_is_left_by_its_own_key_and_not_by_going_back_once_too_often() {
    let mut person = Person::at(80, 24, None, settings());
    person.press("Enter Esc Esc").sees("J O G A D A");
    assert!(person.app.is_running());
    assert!(!person.press("q").app.is_running());
}

#[test]
fn every_column_begins_a_move_by_its_capital() {
    for game in games() {
        let start = session(game.info().id, ["human", "human"]);
        let columns = start.game().view().grid.columns.clone();
        let mut person = Person::at(80, 24, Some(start), settings());
        for letter in columns.to_uppercase().chars() {
            person.press(&letter.to_string()).sees("Type a move").press("Esc");
        }
        person.press("o").sees("The board turns");
    }
}

#[test]
fn a_bot_that_gives_no_legal_move_resigns() {
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    let request = Request { limits, ..Request::default() };
    let game = open("wali", None).unwrap();
    let found =
        game.think(&Strategy::alpha_beta(1_000_000), &request, &Stop::default(), &mut |_| {});
    let mut illegal = found.unwrap();
    illegal.lines[0].moves[0] = "a1-a1".to_owned();
    for (answer, fault) in [(Some(illegal), "wants to play"), (None, "gives no move")] {
        let mut person = begin("wali", ["random", "human"]);
        // The answer to the first question comes before that of the bot itself.
        person.app.update(&Event::Worker(1, WorkerUpdate::Done(Ok(answer))));
        person.sees("Random resigned").sees("White: the player").sees(fault);
    }
}

#[test]
fn a_game_that_cannot_be_saved_says_so_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let start = session("wali", ["human", "human"]);
    let settings = PlaySettings { state_dir: Some(file.clone()), ..settings() };
    let mut person = Person::at(80, 24, Some(start), settings);
    let message = "This game cannot be saved";
    person.sees_no(message).press("Enter").sees(message).press("Up Up Enter").sees_no(message);
    // What was in the way is gone: the next move is saved.
    std::fs::remove_file(&file).unwrap();
    person.press("Up Left Enter");
    drop(person);
    assert_eq!(UnfinishedGames::read(&file).unwrap().games[0].record().moves.len(), 3);
}

#[test]
fn half_a_move_asks_for_the_other_half() {
    for (spec, typed, example) in [("nava", "a1-", "as in a1-"), ("barca", "e2-", "as in e2-")] {
        let mut person = Person::at(80, 24, Some(session(spec, ["human", "human"])), settings());
        person.press("m").write(typed).press("Enter").sees("Where to? Type both squares");
        person.sees(example);
    }
}

#[test]
fn small_screens_say_what_is_to_be_done() {
    for language in ["en", "pt"] {
        let start = session("nava", ["human", "level:3"]);
        let settings = || PlaySettings { language, ..settings() };
        let mut person = Person::at(40, 10, Some(start), settings());
        person.sees(if language == "en" { "Move a stack" } else { "Mova uma pilha" });
        person.sees(if language == "en" { "? help  h hint" } else { "? ajuda" });
        if language == "en" {
            person.press("h").wait_for("Try a1");
        }
        let start = session("nava", ["human", "level:3"]);
        Person::at(80, 24, Some(start), settings()).sees("●●●●●● (6)");
    }
}
