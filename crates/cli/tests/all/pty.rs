//! A pseudo-terminal for the real binary: keys in, the screen out.

use std::io::{ErrorKind, Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

#[cfg(unix)]
use crate::run::path_with_jogada;

/// A program in a terminal, and what its screen shows.
pub struct Terminal {
    pub master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    pub child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// The line settings before the program had the terminal.
    #[cfg(unix)]
    usual: String,
}

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// A size that is not zero.
fn some(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).expect("terminals have a size")
}

impl Terminal {
    /// `jogada` with these arguments; what it keeps goes to a folder.
    pub fn start(args: &str, folder: &Path) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_jogada"));
        command.args(args.split_whitespace());
        Terminal::run(command, folder)
    }

    /// A shell with job control, where `jogada` is a command. It edits no lines: some shells change the
    /// line settings for that.
    #[cfg(unix)]
    pub fn shell(folder: &Path) -> Terminal {
        let mut command = CommandBuilder::new("sh");
        command.args(["+o", "emacs", "+o", "vi", "-i"]);
        command.env("PATH", path_with_jogada());
        command.env("PS1", "ready$ ");
        Terminal::run(command, folder)
    }

    fn run(mut command: CommandBuilder, folder: &Path) -> Terminal {
        let pair = native_pty_system().openpty(SIZE).unwrap();
        #[cfg(unix)]
        let usual = format!("{:?}", pair.master.get_termios());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("JOGADA_STATE", folder);
        command.env("HOME", folder);
        let child = pair.slave.spawn_command(command).unwrap();
        let mut output = pair.master.try_clone_reader().unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(some(SIZE.rows), some(SIZE.cols), 0)));
        let seen = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                match output.read(&mut bytes) {
                    Ok(0) => break,
                    Ok(count) => seen.lock().unwrap().process(&bytes[..count]),
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) => panic!("the output of the program cannot be read: {error}"),
                }
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Terminal {
            master: pair.master,
            keyboard,
            child,
            screen,
            #[cfg(unix)]
            usual,
        }
    }

    pub fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until the screen is as wanted.
    pub fn wait_until(&self, what: &str, wanted: impl Fn(&str) -> bool) {
        let late = Instant::now() + Duration::from_mins(1);
        while !wanted(&self.text()) {
            assert!(Instant::now() < late, "waited for {what} in vain:\n{}", self.state());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The screen and what the threads of the program are doing, for a test that failed.
    fn state(&self) -> String {
        let mut state = self.text();
        if let Some(pid) = self.child.process_id() {
            let ps = format!("ps -L -o pid,lwp,stat,wchan:24,comm -p {pid} --ppid {pid}");
            if let Ok(output) = std::process::Command::new("sh").args(["-c", &ps]).output() {
                state.push('\n');
                state.push_str(&String::from_utf8_lossy(&output.stdout));
            }
        }
        state
    }

    pub fn sees(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Clicks on a square by its name, found by the letters and numbers at the edges.
    pub fn click(&mut self, name: &str) {
        self.wait_until(name, |screen| place(screen, name).is_some());
        let (column, row) = place(&self.text(), name).expect("it was there before");
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub fn resize(&self, cols: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(some(rows), some(cols));
        self.master.resize(PtySize { rows, cols, ..SIZE }).unwrap();
    }

    /// Waits for the end; the terminal must be as it was before.
    pub fn ends(&mut self) {
        assert!(self.child.wait().unwrap().success());
        self.is_given_back();
    }

    /// Waits until the terminal is as it was before the program took it over.
    pub fn is_given_back(&self) {
        self.wait_until("the usual screen", |_| {
            let parser = self.screen.lock().unwrap();
            let screen = parser.screen();
            let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
            !screen.alternate_screen() && !screen.hide_cursor() && !mouse
        });
        #[cfg(unix)]
        assert_eq!(format!("{:?}", self.master.get_termios()), self.usual);
    }

    /// Waits until a program has the whole screen.
    pub fn is_taken(&self) {
        self.wait_until("the full screen", |_| {
            let parser = self.screen.lock().unwrap();
            let mouse = parser.screen().mouse_protocol_mode();
            parser.screen().alternate_screen() && mouse != vt100::MouseProtocolMode::None
        });
    }

    /// Sends a signal to the job in the foreground.
    #[cfg(unix)]
    pub fn signal(&self, name: &str) {
        let leader = self.master.process_group_leader().expect("a job is in the foreground");
        let kill = format!("kill -{name} {leader}");
        assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
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

pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
