//! Talking to the program under examination, line by line.

use std::time::{Duration, Instant};

use jogada_play::{Message, shorten};

use crate::fault::Fault;
use crate::lines::Input;
use crate::process::{Exit, Process, Unheard};
use crate::timeouts::Timeouts;

/// A conversation. What goes wrong in it is told as the reason why a check failed.
pub(super) struct Dialogue {
    process: Process,
    name: String,
    pub(super) timeouts: Timeouts,
}

impl Dialogue {
    /// Starts the program.
    pub(super) fn start(words: &[String], timeouts: Timeouts) -> Result<Dialogue, Message> {
        let name = words.join(" ");
        let process = Process::start(words).map_err(|e| Fault::of_start(&e).message(&name))?;
        Ok(Dialogue { process, name, timeouts })
    }

    /// Tells it a line.
    pub(super) fn tell(&mut self, line: impl AsRef<[u8]>) -> Result<(), Message> {
        let bytes = [line.as_ref(), b"\n"].concat();
        self.process.tell(bytes).map_err(|unheard| match unheard {
            Unheard::Deaf => self.fault(&Fault::Deaf),
            Unheard::Gone => self.ended(),
        })
    }

    /// Lets it know that nothing more will come.
    pub(super) fn hang_up(&mut self) {
        self.process.hang_up();
    }

    /// Everything it says up to a line that begins with this word, which comes last.
    pub(super) fn hear(&mut self, word: &str, timeouts: Duration) -> Result<Vec<String>, Message> {
        let until = Instant::now() + timeouts;
        let mut said = Vec::new();
        while let Some(line) = self.next(until)? {
            let found = line.split_whitespace().next() == Some(word);
            said.push(line);
            if found {
                return Ok(said);
            }
        }
        let message = Message::new("check-missing").with("word", word);
        Err(message.with("seconds", format!("{:.1}", timeouts.as_secs_f64())))
    }

    /// Says `isready` and hears everything up to `readyok`.
    pub(super) fn ready(&mut self) -> Result<Vec<String>, Message> {
        self.tell("isready")?;
        self.hear("readyok", self.timeouts.ready)
    }

    /// Makes sure that it says nothing for a while.
    pub(super) fn expect_silence(&mut self, timeouts: Duration) -> Result<(), Message> {
        let said = self.next(Instant::now() + timeouts)?;
        said.map_or(Ok(()), |line| Err(Message::new("check-unasked").with("said", shorten(&line))))
    }

    /// Makes sure that it ends soon, by itself and content.
    pub(super) fn expect_end(&mut self) -> Result<(), Message> {
        let until = Instant::now() + self.timeouts.quit;
        while self.process.hear(until).is_some_and(|heard| matches!(heard, Input::Line(_))) {}
        match self.process.exit(until) {
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

    fn next(&mut self, until: Instant) -> Result<Option<String>, Message> {
        match self.process.hear(until) {
            None => Ok(None),
            Some(Input::Line(line)) => Ok(Some(line)),
            Some(Input::TooLong) => Err(self.fault(&Fault::LongLine)),
            Some(Input::End) => Err(self.ended()),
        }
    }

    /// It has ended, or closed its output: how, and what it complained about.
    fn ended(&mut self) -> Message {
        let exit = self.process.exit(Instant::now() + self.timeouts.quit);
        let complaints = self.process.complaints();
        self.fault(&Fault::Ended(exit, complaints))
    }
}
