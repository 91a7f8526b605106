//! The real binary in a real terminal: keys, mouse, resizing, killing.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jogada_play::{AnyTable, open};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// A program in a terminal, and what its screen shows.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
}

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// A size that is not zero.
fn some(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).expect("terminals have a size")
}

impl Terminal {
    /// `jogada` with these arguments; what it keeps goes to a folder.
    fn start(args: &str, folder: &Path) -> Terminal {
        let pair = native_pty_system().openpty(SIZE).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_jogada"));
        command.args(args.split_whitespace());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        command.env("JOGADA_STATE", folder);
        let child = pair.slave.spawn_command(command).unwrap();
        let mut output = pair.master.try_clone_reader().unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(some(SIZE.rows), some(SIZE.cols), 0)));
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                seen.lock().unwrap().process(&bytes[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Terminal { master: pair.master, keyboard, child, screen }
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until the screen is as wanted.
    fn wait_until(&self, what: &str, wanted: impl Fn(&str) -> bool) {
        let late = Instant::now() + Duration::from_mins(1);
        while !wanted(&self.text()) {
            assert!(Instant::now() < late, "waited for {what} in vain:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn sees(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Clicks on a square by its name, found by the letters and numbers at the edges.
    fn click(&mut self, name: &str) {
        self.wait_until(name, |screen| place(screen, name).is_some());
        let (column, row) = place(&self.text(), name).expect("it was there before");
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    fn resize(&self, cols: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(some(rows), some(cols));
        self.master.resize(PtySize { rows, cols, ..SIZE }).unwrap();
    }

    /// Waits for the end; the terminal must be as it was before.
    fn ends(&mut self) {
        assert!(self.child.wait().unwrap().success());
        self.wait_until("the usual screen", |_| {
            let parser = self.screen.lock().unwrap();
            !parser.screen().alternate_screen() && !parser.screen().hide_cursor()
        });
    }
}

/// Column and row of a square on the screen, from 1.
fn place(screen: &str, name: &str) -> Option<(usize, usize)> {
    let (letter, number) = name.split_at(1);
    let column = screen.lines().next()?.chars().position(|c| c.to_string() == letter)?;
    let labelled = |line: &str| line.split_whitespace().next() == Some(number);
    let row = screen.lines().skip(1).position(labelled)?;
    Some((column + 1, row + 2))
}

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";

/// Plays the first legal move until the game is over, by whatever means.
fn play_out(table: &mut dyn AnyTable, mut play: impl FnMut(&str, usize)) {
    while table.ending().is_none() {
        let text = table.legal()[0].text.clone();
        table.play(&text).unwrap();
        play(&text, table.line().moves.len());
    }
}

/// From the menu to a game of Freedom on a small board between two people.
fn begin(terminal: &mut Terminal) {
    terminal.sees("J O G A D A");
    terminal.press(&DOWN.repeat(3));
    terminal.press("\r");
    terminal.sees("Board size");
    terminal.press("\x1b[H");
    terminal.press(DOWN);
    terminal.press("\x1b[3~");
    terminal.press("\x7f\x7f4");
    terminal.sees(" 4  ");
    terminal.press(&format!("\x1b[F{UP}{UP}\x1b[3~human\x1b[F\r"));
    terminal.sees("size=4");
}

#[test]
fn a_whole_game_from_the_menu_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start("", folder.path());
    begin(&mut terminal);
    let mut table = open("freedom:size=4", None).unwrap();
    play_out(&mut *table, |text, _| {
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
    let mut table = open("freedom:size=4", None).unwrap();
    play_out(&mut *table, |text, _| {
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
    terminal.sees("Go on: nava, 2 moves");
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
    terminal.sees("thinks …");
    terminal.press("?");
    terminal.sees("Move the cursor");
    terminal.press("\x1b");
    terminal.sees("thinks …");
    terminal.press(".");
    terminal.sees("1. k10");
    terminal.press("\x03");
    terminal.ends();
}
