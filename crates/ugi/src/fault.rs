//! What can go wrong with a program outside.

use std::io;
use std::time::Duration;

use jogada_play::{Message, shorten};

use super::process::{Exit, LONGEST};

/// Why a program gave no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such program.
    NotFound,
    /// It may not be run.
    NotExecutable,
    /// It cannot be started for another reason, in the system's words.
    NotStarted(String),
    /// It ended, or closed its output; with its last complaints.
    Ended(Option<Exit>, Vec<String>),
    /// It did not say `ugiok` in time; what it said instead, if anything.
    NoUgi(Duration, Option<String>),
    /// It does not read what it is told.
    Deaf,
    /// It was silent for so long.
    Silent(Duration),
    /// It said a line that does not end.
    LongLine,
    /// It does not play this game.
    NoGame(String),
    /// It refused what it was told, in its own words.
    Refused(String),
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

    /// The sentence about the program of this name.
    pub fn message(&self, name: &str) -> Message {
        let seconds = |time: &Duration| format!("{:.1}", time.as_secs_f64());
        let message = match self {
            Fault::NotFound => Message::new("engine-not-found"),
            Fault::NotExecutable => Message::new("engine-not-executable"),
            Fault::NotStarted(why) => Message::new("engine-not-started").with("why", shorten(why)),
            Fault::Ended(exit, complaints) => ended(*exit, complaints),
            Fault::NoUgi(time, None) => {
                Message::new("engine-no-ugi").with("seconds", seconds(time))
            }
            Fault::NoUgi(time, Some(said)) => Message::new("engine-other-ugi")
                .with("seconds", seconds(time))
                .with("said", shorten(said)),
            Fault::Deaf => Message::new("engine-deaf"),
            Fault::Silent(time) => Message::new("engine-silent").with("seconds", seconds(time)),
            Fault::LongLine => Message::new("engine-long-line").with("most", LONGEST),
            Fault::NoGame(game) => Message::new("engine-no-game").with("game", shorten(game)),
            Fault::Refused(why) => Message::new("engine-refused").with("why", shorten(why)),
            Fault::NoMove => Message::new("engine-no-move"),
            Fault::Illegal(m) => Message::new("engine-illegal").with("move", shorten(m)),
        };
        message.with("player", shorten(name))
    }
}

fn ended(exit: Option<Exit>, complaints: &[String]) -> Message {
    let message = match exit {
        Some(Exit::Code(code)) => Message::new("engine-ended").with("status", i64::from(code)),
        Some(Exit::Signal(signal)) => {
            Message::new("engine-killed").with("signal", i64::from(signal))
        }
        None => Message::new("engine-closed"),
    };
    message.with("lines", complaints.len()).with("said", complaints.join(" | "))
}
