//! A dialogue with the engine under test, line by line.

use std::time::{Duration, Instant};

use jogada_play::{AnyMatch, GameLine, Message, shorten, visible};

use crate::answer::Answer;
use crate::command::Command;
use crate::fault::Fault;
use crate::lines::Input;
use crate::process::{Exit, Process, WriteError};
use crate::timeouts::Timeouts;

const UGI: &str = "ugi";

/// The question that every line can be followed by.
const ISREADY: &str = "isready";
const READYOK: &str = "readyok";

/// A running engine. Its errors are the reasons why a check failed.
pub(super) struct Dialogue {
    process: Process,
    name: String,
    /// The line to blame if it ends now: the last that it has not answered. `isready` only shows what
    /// became of the line before, and who ends before the answer to `ugi` may never have listened.
    suspect: Option<String>,
    pub(super) timeouts: Timeouts,
}

impl Dialogue {
    pub(super) fn start(words: &[String], timeouts: Timeouts) -> Result<Dialogue, Message> {
        let name = words.join(" ");
        let process =
            Process::start(words, None).map_err(|e| Fault::of_start(&e).message(&name))?;
        Ok(Dialogue { process, name, suspect: None, timeouts })
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: impl AsRef<[u8]>) -> Result<(), Message> {
        let line = line.as_ref();
        if line != UGI.as_bytes() && (line != ISREADY.as_bytes() || self.suspect.is_none()) {
            self.suspect = Some(visible(&shorten(&String::from_utf8_lossy(line))));
        }
        let bytes = [line, b"\n"].concat();
        self.process.send(bytes).map_err(|error| match error {
            WriteError::Backpressure => self.fault(&Fault::Backpressure),
            WriteError::Closed => self.ended(),
        })
    }

    /// Lets it see the end of its input.
    pub(super) fn close_stdin(&mut self) {
        self.process.close_stdin();
    }

    /// All lines up to and including the next that begins with this word.
    pub(super) fn receive_until(
        &mut self,
        word: &str,
        timeout: Duration,
    ) -> Result<Vec<String>, Message> {
        let deadline = Instant::now() + timeout;
        let mut lines = Vec::new();
        while let Some(line) = self.next(deadline)? {
            let found = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if found {
                self.suspect = None;
                return Ok(lines);
            }
        }
        let message = match &self.suspect {
            Some(line) if word == READYOK && line != ISREADY => {
                Message::new("check-line-silent").with("line", line.as_str())
            }
            _ => Message::new("check-missing").with("word", word),
        };
        Err(message.with("seconds", format!("{:.1}", timeout.as_secs_f64())))
    }

    /// Sends `isready` and receives everything up to `readyok`.
    pub(super) fn ready(&mut self) -> Result<Vec<String>, Message> {
        self.send(ISREADY)?;
        self.receive_until(READYOK, self.timeouts.ready)
    }

    /// Sends a line that it must not refuse.
    pub(super) fn accepts(&mut self, line: &str) -> Result<(), Message> {
        self.send(line)?;
        for answer in self.ready()? {
            if let Ok(Answer::Refusal(why)) = answer.parse() {
                return Err(self.fault(&Fault::Refused(why)));
            }
        }
        Ok(())
    }

    /// Sends the position of a game, and waits until it is set up.
    pub(super) fn set_up(&mut self, game: &dyn AnyMatch) -> Result<(), Message> {
        let GameLine { start, moves, .. } = game.line();
        self.send(Command::Position { start, moves }.to_string())?;
        self.ready().map(drop)
    }

    /// Fails if it writes anything within this time.
    pub(super) fn expect_silence(&mut self, time: Duration) -> Result<(), Message> {
        let line = self.next(Instant::now() + time)?;
        line.map_or(Ok(()), |line| Err(Message::new("check-unasked").with("said", shorten(&line))))
    }

    /// Fails unless it ends by itself, in time and with status 0.
    pub(super) fn expect_end(&mut self) -> Result<(), Message> {
        let deadline = Instant::now() + self.timeouts.quit;
        while self.process.receive(deadline).is_some_and(|input| matches!(input, Input::Line(_))) {}
        match self.process.exit(deadline) {
            Some(Exit::Code(0)) => Ok(()),
            Some(_) => Err(self.ended()),
            None => {
                let seconds = format!("{:.1}", self.timeouts.quit.as_secs_f64());
                Err(Message::new("check-runs-on").with("seconds", seconds))
            }
        }
    }

    pub(super) fn fault(&self, fault: &Fault) -> Message {
        fault.message(&self.name)
    }

    fn next(&mut self, deadline: Instant) -> Result<Option<String>, Message> {
        match self.process.receive(deadline) {
            None => Ok(None),
            Some(Input::Line(line)) => Ok(Some(line)),
            Some(Input::TooLong) => Err(self.fault(&Fault::LineTooLong)),
            Some(Input::End) => Err(self.ended()),
        }
    }

    /// It has ended, or closed its output: its exit status and standard error, and the line it ended by.
    fn ended(&mut self) -> Message {
        let exit = self.process.exit(Instant::now() + self.timeouts.quit);
        let stderr = self.process.stderr_tail();
        let why = self.fault(&Fault::Ended(exit, stderr));
        let Some(line) = &self.suspect else { return why };
        let id = match exit {
            Some(Exit::Code(_)) => "check-line-ended",
            Some(Exit::Signal(_)) => "check-line-killed",
            None => "check-line-closed",
        };
        Message { id, ..why }.with("line", line.as_str())
    }
}
