//! An external engine, from the runner's side.

use std::time::{Duration, Instant};

use jogada_play::{GameLine, Side, Stop};

use super::answer::{Answer, Info, NoAnswer};
use super::command::{Command, Go};
use super::conversation::ConversationLog;
use super::fault::Fault;
use super::lines::Input;
use super::option_offer::{OptionKind, OptionOffer};
use super::process::{Process, WriteError};
use super::timeouts::Timeouts;
use crate::GAME;

/// An engine after its handshake. Dropping it sends `quit`, and kills it if it does not end in time.
pub struct Engine {
    /// `None` once it has failed.
    process: Option<Process>,
    timeouts: Timeouts,
    name: String,
    options: Vec<OptionOffer>,
}

/// How often [`Engine::go`] polls its stop flag.
const STOP_POLL: Duration = Duration::from_millis(10);

/// Whether a program can be started; it is killed at once.
pub(crate) fn try_start(words: &[String]) -> Result<(), Fault> {
    Process::start(words, None).map(drop).map_err(|error| Fault::of_start(&error))
}

impl Engine {
    /// Starts a program and waits for its handshake.
    pub fn start(words: &[String], timeouts: Timeouts) -> Result<Engine, Fault> {
        Engine::start_logged(words, timeouts, None)
    }

    /// The same, and tells the log of every line.
    pub fn start_logged(
        words: &[String],
        timeouts: Timeouts,
        log: Option<ConversationLog>,
    ) -> Result<Engine, Fault> {
        let process = Process::start(words, log).map_err(|error| Fault::of_start(&error))?;
        let (name, options) = (String::new(), Vec::new());
        let mut engine = Engine { process: Some(process), timeouts, name, options };
        engine.handshake()?;
        Ok(engine)
    }

    /// What it says after `id name`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its pid; `None` once it has failed.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// One of the options it listed; case does not matter.
    pub fn option(&self, name: &str) -> Option<&OptionOffer> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option; a refusal is reported by the next [`Engine::ready`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.send(&Command::SetOption { name: name.to_owned(), value: value.to_owned() })
    }

    /// Sets an option that somebody asked for by its name; one that the engine does not have is a fault.
    pub fn set_wanted(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match self.option(name).map(|option| option.name.clone()) {
            Some(name) => self.set(&name, value),
            None => Err(Fault::NoOption(name.to_owned())),
        }
    }

    /// Sets the option `Game`. An engine without it is taken to play just the game it is asked about;
    /// one that lists its games must list this spec.
    pub fn set_game(&mut self, spec: &str) -> Result<(), Fault> {
        match self.option(GAME).map(|option| &option.kind) {
            None => Ok(()),
            Some(OptionKind::Combo { values, .. })
                if !values.iter().any(|value| value.eq_ignore_ascii_case(spec)) =>
            {
                Err(Fault::NoGame(spec.to_owned()))
            }
            Some(_) => self.set(GAME, spec),
        }
    }

    /// Sends `uginewgame`.
    pub fn new_game(&mut self) -> Result<(), Fault> {
        self.send(&Command::NewGame)
    }

    /// Sets up a position; the game of the line has been set before.
    pub fn position(&mut self, line: &GameLine) -> Result<(), Fault> {
        let GameLine { start, moves, .. } = line.clone();
        self.send(&Command::Position { start, moves })
    }

    /// Waits for `readyok`; a refusal of anything sent before is a fault.
    pub fn ready(&mut self) -> Result<(), Fault> {
        self.send(&Command::IsReady)?;
        let deadline = Instant::now() + self.timeouts.ready;
        while let Some(line) = self.receive(deadline)? {
            match line.parse() {
                Ok(Answer::ReadyOk) => return Ok(()),
                Ok(Answer::Refusal(why)) => return Err(Fault::Refused(why)),
                _ => {}
            }
        }
        Err(self.timed_out(Fault::Unanswered(self.timeouts.ready)))
    }

    /// Searches for this side; returns the text of `bestmove` as the engine wrote it. `sink` gets every
    /// `info`.
    pub fn go(
        &mut self,
        go: Go,
        side: Side,
        stop: &Stop,
        sink: &mut dyn FnMut(Info),
    ) -> Result<String, Fault> {
        self.go_within(go, side, self.timeouts.grace, stop, sink)
    }

    /// The same, and waits no longer than this beyond the time of the move.
    pub fn go_within(
        &mut self,
        go: Go,
        side: Side,
        margin: Duration,
        stop: &Stop,
        sink: &mut dyn FnMut(Info),
    ) -> Result<String, Fault> {
        self.send(&Command::Go(go))?;
        let time = go.movetime.or(go.clock.map(|clock| clock.remaining[side.index()]));
        let timeout = match time {
            Some(time) => time.saturating_add(margin),
            None => self.timeouts.search.saturating_add(self.timeouts.grace),
        };
        let mut wait = Wait::new(timeout);
        while !wait.is_over() {
            let line = self.receive(wait.next_poll())?;
            if line.as_deref().is_some_and(|line| line.trim() == "bestmove") {
                return Err(self.failed(Fault::NoMove));
            }
            match line.unwrap_or_default().parse() {
                Ok(Answer::BestMove(m)) => return Ok(m),
                Ok(Answer::Info(info)) => sink(info),
                _ => {}
            }
            if stop.is_stopped() && !wait.is_last {
                self.send(&Command::Stop)?;
                wait = Wait { is_last: true, ..Wait::new(self.timeouts.grace) };
            }
        }
        Err(self.timed_out(Fault::Timeout(wait.timeout)))
    }

    fn handshake(&mut self) -> Result<(), Fault> {
        self.send(&Command::Ugi)?;
        let deadline = Instant::now() + self.timeouts.handshake;
        let mut unknown = None;
        while let Some(line) = self.receive(deadline)? {
            match line.parse() {
                Ok(Answer::UgiOk) => return Ok(()),
                Ok(Answer::Name(name)) => self.name = name,
                Ok(Answer::Option(option)) => self.options.push(option),
                Ok(_) => {}
                Err(NoAnswer) => unknown = unknown.or(Some(line)),
            }
        }
        Err(self.timed_out(Fault::NoHandshake(self.timeouts.handshake, unknown)))
    }

    fn send(&mut self, command: &Command) -> Result<(), Fault> {
        let process = self.process.as_ref().ok_or(Fault::Ended(None, Vec::new()))?;
        process.send(format!("{command}\n")).map_err(|error| match error {
            WriteError::Backpressure => self.failed(Fault::Backpressure),
            WriteError::Closed => self.ended(),
        })
    }

    /// The next line; `None` if there is none before the deadline.
    fn receive(&mut self, deadline: Instant) -> Result<Option<String>, Fault> {
        match self.process.as_ref().map(|process| process.receive(deadline)) {
            Some(None) => Ok(None),
            Some(Some(Input::Line(line))) => Ok(Some(line)),
            Some(Some(Input::TooLong)) => Err(self.failed(Fault::LineTooLong)),
            Some(Some(Input::End)) | None => Err(self.ended()),
        }
    }

    /// It has closed its output: the fault with its exit status and standard error.
    fn ended(&mut self) -> Fault {
        let Some(mut process) = self.process.take() else { return Fault::Ended(None, Vec::new()) };
        let exit = process.exit(Instant::now() + self.timeouts.quit);
        Fault::Ended(exit, process.stderr_tail())
    }

    /// It has not answered in time: perhaps because it has ended while a process it has started still
    /// holds its output, otherwise by this fault.
    fn timed_out(&mut self, fault: Fault) -> Fault {
        let exit = self.process.as_mut().and_then(|process| process.exit(Instant::now()));
        if exit.is_some() { self.ended() } else { self.failed(fault) }
    }

    /// Kills it because of this fault.
    fn failed(&mut self, fault: Fault) -> Fault {
        self.process = None;
        fault
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if self.send(&Command::Quit).is_ok()
            && let Some(process) = &mut self.process
        {
            process.close_stdin();
            let deadline = Instant::now() + self.timeouts.quit;
            while process.receive(deadline).is_some_and(|input| matches!(input, Input::Line(_))) {}
            process.exit(deadline);
        }
    }
}

/// The wait for a move.
struct Wait {
    timeout: Duration,
    deadline: Instant,
    /// Whether `stop` was sent.
    is_last: bool,
}

impl Wait {
    fn new(timeout: Duration) -> Wait {
        // An `Instant` must not overflow.
        let timeout = timeout.min(Duration::from_hours(24));
        Wait { timeout, deadline: Instant::now() + timeout, is_last: false }
    }

    fn next_poll(&self) -> Instant {
        self.deadline.min(Instant::now() + STOP_POLL)
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }
}
