//! The real binary in a real terminal: keys, mouse, resizing, killing.

use jogada_play::{AnyMatch, open};

use crate::pty::{DOWN, Terminal, UP};

/// Plays the first legal move until the game is over, by whatever means.
fn play_out(game: &mut dyn AnyMatch, mut play: impl FnMut(&str, usize)) {
    while game.ending().is_none() {
        let text = game.legal()[0].text.clone();
        game.play(&text).unwrap();
        play(&text, game.line().moves.len());
    }
}

/// From the menu to a game of Freedom on a small board between two people.
fn begin(terminal: &mut Terminal) {
    terminal.sees("J O G A D A");
    terminal.press(&DOWN.repeat(3));
    terminal.press("\r");
    terminal.sees("Opponent");
    terminal.press(&format!("{DOWN}\r"));
    terminal.sees("Board size");
    terminal.press(DOWN);
    terminal.press(DOWN);
    terminal.press("\x1b[3~");
    terminal.press("4");
    terminal.sees(" 4  ");
    terminal.press(&format!("{DOWN}\x1b[Fhuman{UP}\x1b[H{DOWN}{DOWN}"));
    terminal.sees("White’s name");
    terminal.press(&format!("Ana{DOWN}Rui{DOWN}\r"));
    terminal.sees("Board size: 4");
    terminal.sees("Black   Rui");
}

#[test]
fn a_whole_game_from_the_menu_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("", folder.path());
    begin(&mut terminal);
    let mut game = open("freedom:size=4", None).unwrap();
    play_out(&mut *game, |text, _| {
        terminal.press(&format!("m{text}\r"));
        let text = text.to_owned();
        terminal.wait_until(&text.clone(), move |screen| {
            screen.contains('[') && screen.contains(&text)
        });
    });
    terminal.sees("n again");
    terminal.press("q");
    terminal.sees("J O G A D A");
    terminal.press("q");
    terminal.ends();
}

#[test]
fn a_whole_game_from_the_menu_by_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("", folder.path());
    begin(&mut terminal);
    let mut game = open("freedom:size=4", None).unwrap();
    play_out(&mut *game, |text, _| {
        terminal.click(text);
        let text = format!(" {text} ");
        terminal
            .wait_until(&text.clone(), move |screen| screen.replace('\n', " \n").contains(&text));
    });
    terminal.sees("n again");
    terminal.press("\x03");
    terminal.ends();
}

#[test]
fn a_game_is_saved_in_the_home_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("play nava --white human --black human", folder.path());
    terminal.sees("Nava");
    terminal.press("ma1-a3\r");
    terminal.sees("1. a1-a3");
    terminal.press("s~/game.txt\r");
    terminal.sees("Saved as ~/game.txt");
    assert!(folder.path().join("game.txt").exists());
    terminal.press("\x03");
    terminal.ends();
}

#[test]
fn the_language_of_the_menu_is_remembered_and_an_option_comes_before_it() {
    let folder = tempfile::tempdir().unwrap();
    for (args, seen) in [("", "Quit"), ("", "Sair"), ("--lang en", "Quit")] {
        let mut terminal = Terminal::start(args, folder.path());
        terminal.sees(seen);
        if args.is_empty() && seen == "Quit" {
            // The language is the third entry from the end.
            terminal.press(&format!("\x1b[F{UP}{UP}\r"));
            terminal.sees("Sair");
        }
        terminal.press("q");
        terminal.ends();
    }
}

#[test]
fn the_screen_follows_the_size_of_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("play barca --black human", folder.path());
    terminal.sees("│ L │");
    terminal.resize(130, 50);
    terminal.sees("()___()");
    terminal.resize(40, 12);
    terminal.sees("Barca");
    terminal.resize(80, 24);
    terminal.sees("│ L │");
    terminal.press("\x03");
    terminal.ends();
}

#[test]
fn a_game_that_was_killed_is_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("play nava --white human --black human", folder.path());
    terminal.sees("Nava");
    terminal.press("ma1-a3\r");
    terminal.sees("1. a1-a3");
    terminal.press("me5-e3\r");
    terminal.sees("e5-e3");
    terminal.child.kill().unwrap();
    terminal.child.wait().unwrap();
    let mut terminal = Terminal::start("", folder.path());
    terminal.sees("Continue: Nava, human – human, 2 moves");
    terminal.press("\r");
    terminal.sees("1. a1-a3      e5-e3");
    terminal.press("\x03");
    terminal.ends();
}

#[test]
fn keys_work_while_a_bot_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let args = "play pente --white max --black human --time 1h --threads 2";
    let mut terminal = Terminal::start(args, folder.path());
    terminal.sees("is thinking …");
    terminal.press("?");
    terminal.sees("Move the cursor");
    terminal.press("\x1b");
    terminal.sees("is thinking …");
    terminal.press(".");
    terminal.sees("1. k10");
    terminal.press("\x03");
    terminal.ends();
}
