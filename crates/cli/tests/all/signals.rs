//! Signals during a game: the terminal is restored, the game is kept, the exit status is that of the signal.

use std::io::{BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command};

use crate::pty::Terminal;
use crate::run::jogada;

const NAVA: &str = "play nava --white human --black human";

#[test]
fn a_deadly_signal_gives_the_terminal_back_and_keeps_the_game() {
    for (name, told) in
        [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt"), ("QUIT", "Quit")]
    {
        let folder = tempfile::tempdir().unwrap();
        let mut terminal = Terminal::start(NAVA, folder.path());
        terminal.sees("Nava");
        terminal.press("ma1-a3\r");
        terminal.sees("1. a1-a3");
        terminal.signal(name);
        let status = terminal.child.wait().unwrap();
        terminal.is_given_back();
        assert!(status.signal().is_some_and(|signal| signal.starts_with(told)), "{status:?}");
        let mut terminal = Terminal::start("", folder.path());
        terminal.sees("Continue: Nava, human – human, one move");
        terminal.press("\x03");
        terminal.ends();
    }
}

#[test]
fn a_signal_ends_a_game_while_a_bot_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let args = "play pente --white max --black human --time 1h --threads 2";
    let mut terminal = Terminal::start(args, folder.path());
    terminal.sees("is thinking …");
    terminal.signal("TERM");
    assert!(terminal.child.wait().unwrap().signal().is_some());
    terminal.is_given_back();
}

/// A game in a shell, suspended in this way and continued, twice.
fn suspend_and_continue(suspend: impl Fn(&mut Terminal)) {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::shell(folder.path());
    terminal.sees("ready$");
    terminal.press(&format!("jogada {NAVA}\r"));
    terminal.is_taken();
    terminal.sees("Nava");
    terminal.press("ma1-a3\r");
    terminal.sees("1. a1-a3");
    for round in 1..=2 {
        suspend(&mut terminal);
        // The screen of the shell still shows what was said in the round before.
        let is_told = |screen: &str| screen.matches("Stopped").count() == round;
        terminal.wait_until("the shell", is_told);
        terminal.is_given_back();
        terminal.press("fg\r");
        terminal.is_taken();
        terminal.sees("1. a1-a3");
    }
    terminal.press("me5-e3\r");
    terminal.sees("e5-e3");
    terminal.press("\x03");
    terminal.is_given_back();
    // Until the program has ended, it may still read what is typed.
    terminal.wait_until("the prompt", |screen| screen.trim_end().ends_with("ready$"));
    terminal.press("exit\r");
    terminal.child.wait().unwrap();
}

#[test]
fn ctrl_z_suspends_and_fg_goes_on() {
    suspend_and_continue(|terminal| terminal.press("\x1a"));
}

#[test]
fn a_signal_from_outside_suspends_and_fg_goes_on() {
    suspend_and_continue(|terminal| terminal.signal("TSTP"));
}

#[test]
fn fg_repairs_the_screen_after_a_stop_that_cannot_be_caught() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::shell(folder.path());
    terminal.sees("ready$");
    terminal.press(&format!("jogada {NAVA}\r"));
    terminal.sees("Nava");
    terminal.signal("STOP");
    terminal.sees("Stopped");
    terminal.press("stty sane; clear; fg\n");
    // The old board stays on the screen until the shell clears it, and keys until then are the shell's.
    let is_back = |screen: &str| screen.contains("Nava") && !screen.contains("Stopped");
    terminal.wait_until("the board again", is_back);
    terminal.press("ma1-a3\r");
    terminal.sees("1. a1-a3");
    terminal.press("\x03");
    terminal.is_given_back();
}

/// Without a shell that could continue it, as in `xterm -e jogada`, nothing may stop the program.
#[test]
fn a_program_without_job_control_does_not_stop() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(NAVA, folder.path());
    terminal.sees("Nava");
    terminal.press("\x1a");
    terminal.signal("TSTP");
    terminal.press("ma1-a3\r");
    terminal.sees("1. a1-a3");
    terminal.press("\x03");
    terminal.ends();
}

/// Ends a program by SIGTERM; it must look like that from outside.
fn terminate(child: &mut Child) {
    let kill = format!("kill -TERM {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().signal(), Some(15));
}

#[test]
fn line_mode_ends_by_the_signal_and_its_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = jogada(NAVA).state(folder.path()).start();
    child.stdin.as_mut().unwrap().write_all(b"a1-a3\n").unwrap();
    // The next prompt comes after the move is kept.
    let mut seen = Vec::new();
    for byte in BufReader::new(child.stdout.take().unwrap()).bytes() {
        seen.push(byte.unwrap());
        if seen.ends_with(b"Black> ") {
            break;
        }
    }
    terminate(&mut child);
    let text = jogada("play").state(folder.path()).stdin("quit\n").ok();
    assert!(text.contains("move 2"), "{text}");
}

#[test]
fn bots_among_themselves_end_by_the_signal() {
    let mut child = jogada("play pente --white max --black max --time 1h").start();
    terminate(&mut child);
}
