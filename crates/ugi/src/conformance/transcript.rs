//! A dialogue with the engine under test, line by line.

use std::time::{Duration, Instant};

use jogada_play::{Message, shorten};

use crate::fault::Fault;
use crate::lines::Input;
use crate::process::{Exit, Process, WriteError};
use crate::timeouts::Timeouts;

/// A running engine. Its errors are the reasons why a check failed.
pub(super) struct Dialogue {
    process: Process,
    name: String,
    pub(super) timeouts: Timeouts,
}

impl Dialogue {
    pub(super) fn start(words: &[String], timeouts: Timeouts) -> Result<Dialogue, Message> {
        let name = words.join(" ");
        let process =
            Process::start(words, None).map_err(|e| Fault::of_start(&e).message(&name))?;
        Ok(Dialogue { process, name, timeouts })
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: impl AsRef<[u8]>) -> Result<(), Message> {
        let bytes = [line.as_ref(), b"\n"].concat();
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
                return Ok(lines);
            }
        }
        let message = Message::new("check-missing").with("word", word);
        Err(message.with("seconds", format!("{:.1}", timeout.as_secs_f64())))
    }

    /// Sends `isready` and receives everything up to `readyok`.
    pub(super) fn ready(&mut self) -> Result<Vec<String>, Message> {
        self.send("isready")?;
        self.receive_until("readyok", self.timeouts.ready)
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

    /// It has ended, or closed its output: the fault with its exit status and standard error.
    fn ended(&mut self) -> Message {
        let exit = self.process.exit(Instant::now() + self.timeouts.quit);
        let stderr = self.process.stderr_tail();
        self.fault(&Fault::Ended(exit, stderr))
    }
}
