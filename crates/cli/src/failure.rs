//! What went wrong, for the person at the keyboard.

use std::io::{self, Write};
use std::process::ExitCode;

/// The end of a command that did not succeed.
pub enum Failure {
    /// Bad input; the sentence says what and the way out.
    Input(String),
    /// The reader of our output has gone, which is no mistake.
    Closed,
}

impl Failure {
    /// Says it on standard error. Bad input is exit status 2.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Input(text) => {
                // If standard error is closed too, nobody is left to be told.
                let _ = writeln!(io::stderr(), "error: {}", text.replace('\n', "\n       "));
                ExitCode::from(2)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Input(error.to_string()),
        }
    }
}
