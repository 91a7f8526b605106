//! What can go wrong with an external engine.

use std::error::Error;
use std::time::Duration;
use std::{fmt, io};

use jogada_play::{Localizer, Message, PlayerFault, shorten};

use super::process::{Exit, MAX_LINE};
use super::quote::quote;

/// Why an engine gave no move. `Display` is the English sentence about an unnamed engine,
/// [`Fault::message`] the one about the engine of a name, in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such program.
    NotFound,
    /// The program may not be run.
    NotExecutable,
    /// The program cannot be started for another reason, in the system's words.
    NotStarted(String),
    /// The port at which it would answer cannot be opened.
    NoPort {
        /// The address of the port.
        address: String,
        /// In the system's words.
        why: String,
    },
    /// It ended, or closed its output; with the last lines of its standard error.
    Ended(Option<Exit>, Vec<String>),
    /// It did not say `ugiok` in time; what it said instead, if anything.
    NoHandshake(Duration, Option<String>),
    /// It does not read its input.
    Backpressure,
    /// It gave no move within this time.
    Timeout(Duration),
    /// It did not answer anything else within this time.
    Unanswered(Duration),
    /// It wrote a line without end.
    LineTooLong,
    /// Its option `Game` does not list this spec.
    NoGame(String),
    /// Its protocol cannot express this spec.
    NoName(String),
    /// It has no option of this name.
    NoOption(String),
    /// It refused a command, in its own words.
    Refused(String),
    /// It answered this instead of what it was asked for.
    Answered(String),
    /// Nothing answers at the address of a bot.
    NoBot {
        /// The address.
        url: String,
        /// In the system's words.
        why: String,
    },
    /// The address of a bot begins with `https`.
    NoTls(String),
    /// It said `bestmove` and no move.
    NoMove,
    /// It named a move that is not legal.
    Illegal(String),
}

impl Fault {
    pub(super) fn of_start(error: &io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::NotFound => Fault::NotFound,
            io::ErrorKind::PermissionDenied => Fault::NotExecutable,
            _ => Fault::NotStarted(error.to_string()),
        }
    }

    /// The sentence about the engine of this name.
    pub fn message(&self, name: &str) -> Message {
        let seconds = |time: &Duration| format!("{:.1}", time.as_secs_f64());
        let message = match self {
            Fault::NotFound => Message::new("engine-not-found"),
            Fault::NotExecutable => Message::new("engine-not-executable"),
            Fault::NotStarted(why) => Message::new("engine-not-started").with("why", shorten(why)),
            Fault::NoPort { address, why } => Message::new("engine-no-port")
                .with("address", quote(address))
                .with("why", quote(why)),
            Fault::Ended(exit, stderr) => ended(*exit, stderr),
            Fault::NoHandshake(time, None) => {
                Message::new("engine-no-ugi").with("seconds", seconds(time))
            }
            Fault::NoHandshake(time, Some(said)) => Message::new("engine-other-ugi")
                .with("seconds", seconds(time))
                .with("said", shorten(said)),
            Fault::Backpressure => Message::new("engine-backpressure"),
            Fault::Timeout(time) | Fault::Unanswered(time) => {
                Message::new("engine-timeout").with("seconds", seconds(time))
            }
            Fault::LineTooLong => Message::new("engine-long-line").with("most", MAX_LINE),
            Fault::NoGame(game) => Message::new("engine-no-game").with("game", shorten(game)),
            Fault::NoName(spec) => Message::new("engine-no-name").with("game", shorten(spec)),
            Fault::NoOption(name) => Message::new("engine-no-option").with("option", shorten(name)),
            Fault::Refused(why) => Message::new("engine-refused").with("why", shorten(why)),
            Fault::Answered(said) => Message::new("engine-answered").with("said", quote(said)),
            Fault::NoBot { url, why } => {
                Message::new("engine-no-bot").with("url", quote(url)).with("why", quote(why))
            }
            Fault::NoTls(url) => Message::new("engine-no-tls").with("url", quote(url)),
            Fault::NoMove => Message::new("engine-no-move"),
            Fault::Illegal(m) => Message::new("engine-illegal").with("move", shorten(m)),
        };
        message.with("player", shorten(name))
    }

    pub(super) fn of_player(&self, name: &str) -> PlayerFault {
        PlayerFault { message: self.message(name), is_late: matches!(self, Fault::Timeout(_)) }
    }
}

fn ended(exit: Option<Exit>, stderr: &[String]) -> Message {
    let message = match exit {
        Some(Exit::Code(code)) => Message::new("engine-ended").with("status", i64::from(code)),
        Some(Exit::Signal(signal)) => {
            Message::new("engine-killed").with("signal", i64::from(signal))
        }
        None => Message::new("engine-closed"),
    };
    message.with("lines", stderr.len()).with("said", stderr.join(" | "))
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Localizer::new("en").say(&self.message("engine")))
    }
}

impl Error for Fault {}
