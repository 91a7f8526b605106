//! A conversation with the real binary, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::run::with_path;

/// A program that is talked to; it ends with the conversation.
pub struct Dialogue {
    child: Child,
    told: ChildStdin,
    said: BufReader<ChildStdout>,
}

impl Dialogue {
    /// `jogada` with these arguments.
    pub fn start(args: &[&str]) -> Dialogue {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
        with_path(command.args(args).env("LC_ALL", "C"));
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let told = child.stdin.take().expect("stdin is piped");
        let said = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Dialogue { child, told, said }
    }

    pub fn tell(&mut self, line: &str) {
        writeln!(self.told, "{line}").expect("it listens");
    }

    /// The next line; `None` when it has ended.
    pub fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        let count = self.said.read_line(&mut line).expect("it speaks plain text");
        (count > 0).then(|| line.trim_end_matches('\n').to_owned())
    }

    /// The second word of the next line that begins with this one; it must have exactly two, as
    /// strict runners want it.
    pub fn answer(&mut self, word: &str) -> String {
        loop {
            let line = self.hear().expect("an answer comes before the end");
            let words: Vec<_> = line.split_whitespace().collect();
            if words[0] == word {
                assert_eq!(words.len(), 2, "{line}");
                return words[1].to_owned();
            }
        }
    }

    /// Says goodbye; it must end by itself, having said nothing more.
    pub fn quit(mut self) {
        self.tell("quit");
        assert_eq!(self.hear(), None);
        assert!(self.child.wait().expect("it ends").success());
    }
}
