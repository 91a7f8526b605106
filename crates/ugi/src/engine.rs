//! A program outside that speaks the protocol, from the runner's side.

use std::time::{Duration, Instant};

use jogada_play::{GameLine, Side, Stop};

use super::answer::{Answer, Info, NoAnswer};
use super::command::{Command, Go};
use super::fault::Fault;
use super::lines::Input;
use super::option_offer::{OptionKind, OptionOffer};
use super::process::{Process, Unheard};
use super::timeouts::Timeouts;
use crate::GAME;

/// An engine that runs and has said who it is. Dropping it asks it to quit, and ends it if it does
/// not.
pub struct Engine {
    /// `None` once it has failed.
    process: Option<Process>,
    timeouts: Timeouts,
    name: String,
    options: Vec<OptionOffer>,
}

/// How often to look whether to stop.
const LOOK: Duration = Duration::from_millis(10);

/// Starts a program and ends it at once; says why that cannot be done.
pub(crate) fn try_start(words: &[String]) -> Result<(), Fault> {
    Process::start(words).map(drop).map_err(|error| Fault::of_start(&error))
}

impl Engine {
    /// Starts a program and lets it introduce itself.
    pub fn start(words: &[String], timeouts: Timeouts) -> Result<Engine, Fault> {
        let process = Process::start(words).map_err(|error| Fault::of_start(&error))?;
        let (name, options) = (String::new(), Vec::new());
        let mut engine = Engine { process: Some(process), timeouts, name, options };
        engine.shake_hands()?;
        Ok(engine)
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number the system knows it by; `None` once it has failed.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// The option of this name, if it has one.
    pub fn option(&self, name: &str) -> Option<&OptionOffer> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option; [`Engine::ready`] tells whether it minds.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.tell(&Command::SetOption { name: name.to_owned(), value: value.to_owned() })
    }

    /// Tells it which game is played. An engine without such an option is taken to play just the one
    /// it is asked about; one that lists what it plays must list this spec.
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

    /// Begins a new game.
    pub fn new_game(&mut self) -> Result<(), Fault> {
        self.tell(&Command::NewGame)
    }

    /// Sets up a position; the game of the line has been set before.
    pub fn position(&mut self, line: &GameLine) -> Result<(), Fault> {
        let GameLine { start, moves, .. } = line.clone();
        self.tell(&Command::Position { start, moves })
    }

    /// Waits until it has done everything so far; what it refused is a fault.
    pub fn ready(&mut self) -> Result<(), Fault> {
        self.tell(&Command::IsReady)?;
        let until = Instant::now() + self.timeouts.ready;
        while let Some(line) = self.hear(until)? {
            match line.parse() {
                Ok(Answer::ReadyOk) => return Ok(()),
                Ok(Answer::Refusal(why)) => return Err(Fault::Refused(why)),
                _ => {}
            }
        }
        Err(self.given_up(Fault::Silent(self.timeouts.ready)))
    }

    /// Lets it think about what this side should do; returns the move it names, in its own words.
    /// `sink` hears what it knows so far.
    pub fn go(
        &mut self,
        go: Go,
        side: Side,
        stop: &Stop,
        sink: &mut dyn FnMut(Info),
    ) -> Result<String, Fault> {
        self.tell(&Command::Go(go))?;
        let time = go.movetime.or(go.clock.map(|clock| clock.remaining[side.index()]));
        let timeouts = time.unwrap_or(self.timeouts.search).saturating_add(self.timeouts.grace);
        let mut wait = Wait::new(timeouts);
        while !wait.is_over() {
            let line = self.hear(wait.next_look())?;
            if line.as_deref().is_some_and(|line| line.trim() == "bestmove") {
                return Err(self.lost(Fault::NoMove));
            }
            match line.unwrap_or_default().parse() {
                Ok(Answer::BestMove(m)) => return Ok(m),
                Ok(Answer::Info(info)) => sink(info),
                _ => {}
            }
            if stop.is_stopped() && !wait.is_last {
                self.tell(&Command::Stop)?;
                wait = Wait { is_last: true, ..Wait::new(self.timeouts.grace) };
            }
        }
        Err(self.given_up(Fault::Silent(wait.timeouts)))
    }

    fn shake_hands(&mut self) -> Result<(), Fault> {
        self.tell(&Command::Ugi)?;
        let until = Instant::now() + self.timeouts.handshake;
        let mut strange = None;
        while let Some(line) = self.hear(until)? {
            match line.parse() {
                Ok(Answer::UgiOk) => return Ok(()),
                Ok(Answer::Name(name)) => self.name = name,
                Ok(Answer::Option(option)) => self.options.push(option),
                Ok(_) => {}
                Err(NoAnswer) => strange = strange.or(Some(line)),
            }
        }
        Err(self.given_up(Fault::NoUgi(self.timeouts.handshake, strange)))
    }

    fn tell(&mut self, command: &Command) -> Result<(), Fault> {
        let process = self.process.as_ref().ok_or(Fault::Ended(None, Vec::new()))?;
        process.tell(format!("{command}\n")).map_err(|unheard| match unheard {
            Unheard::Deaf => self.lost(Fault::Deaf),
            Unheard::Gone => self.ended(),
        })
    }

    /// The next line, or `None` if none comes until then.
    fn hear(&mut self, until: Instant) -> Result<Option<String>, Fault> {
        match self.process.as_ref().map(|process| process.hear(until)) {
            Some(None) => Ok(None),
            Some(Some(Input::Line(line))) => Ok(Some(line)),
            Some(Some(Input::TooLong)) => Err(self.lost(Fault::LongLine)),
            Some(Some(Input::End)) | None => Err(self.ended()),
        }
    }

    /// It has closed its output: how it ended, and what it complained about.
    fn ended(&mut self) -> Fault {
        let Some(mut process) = self.process.take() else { return Fault::Ended(None, Vec::new()) };
        let exit = process.exit(Instant::now() + self.timeouts.quit);
        Fault::Ended(exit, process.complaints())
    }

    /// It has not answered in time: because it has ended, though something that it has started still
    /// holds its output, or for whatever reason this fault tells.
    fn given_up(&mut self, fault: Fault) -> Fault {
        let exit = self.process.as_mut().and_then(|process| process.exit(Instant::now()));
        if exit.is_some() { self.ended() } else { self.lost(fault) }
    }

    /// It is of no more use.
    fn lost(&mut self, fault: Fault) -> Fault {
        self.process = None;
        fault
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if self.tell(&Command::Quit).is_ok()
            && let Some(process) = &mut self.process
        {
            process.hang_up();
            let until = Instant::now() + self.timeouts.quit;
            while process.hear(until).is_some_and(|heard| matches!(heard, Input::Line(_))) {}
            process.exit(until);
        }
    }
}

/// Waiting for a move.
struct Wait {
    timeouts: Duration,
    until: Instant,
    /// Whether it was told to stop.
    is_last: bool,
}

impl Wait {
    fn new(timeouts: Duration) -> Wait {
        // Nobody waits for longer than a day.
        let timeouts = timeouts.min(Duration::from_hours(24));
        Wait { timeouts, until: Instant::now() + timeouts, is_last: false }
    }

    fn next_look(&self) -> Instant {
        self.until.min(Instant::now() + LOOK)
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }
}
