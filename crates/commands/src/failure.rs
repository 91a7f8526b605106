//! What went wrong, for the person at the keyboard.

use std::io::{self, Write};
use std::process::ExitCode;

use jogada_tui::fill;

use crate::output;

/// Exit status of an interrupted program, as shells expect it.
pub const INTERRUPTED: u8 = 130;

/// The end of a command that did not succeed.
pub enum Failure {
    /// Bad input; the sentence says what and the way out.
    Input(String),
    /// What was checked is not as it should be; the sentence says how much of it.
    Verdict(String),
    /// The output could not be written.
    Output(io::Error),
    /// A file could not be written; the sentence says which and what is safe.
    Unsaved(String),
    /// Interrupted by the user, which is no error; the sentence says how to resume.
    Stopped(String),
    /// The reader of our output has gone, which is no mistake.
    Closed,
}

impl Failure {
    /// Says it on standard error, after the word for an error. Bad input is exit status 2.
    pub fn report(self, word: &str) -> ExitCode {
        let (text, status) = match self {
            Failure::Closed => return ExitCode::SUCCESS,
            Failure::Input(text) => (text, 2),
            Failure::Output(error) => (error.to_string(), 1),
            Failure::Verdict(text) | Failure::Unsaved(text) => (text, 1),
            Failure::Stopped(text) => {
                output::note(&text);
                return ExitCode::from(INTERRUPTED);
            }
        };
        let text = without_system_numbers(&text);
        let used = word.chars().count() + 2;
        let text = with_wrapped_sentence(&text, output::error_width(), used);
        let indent = format!("\n{}", " ".repeat(used));
        // If standard error is closed too, there is no place left to report it.
        let _ = writeln!(io::stderr(), "{word}: {}", text.replace('\n', &indent));
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Output(error),
        }
    }
}

/// The first line is a sentence; those after it are usage, or a text with a mark under it, and stay.
fn with_wrapped_sentence(text: &str, width: Option<usize>, used: usize) -> String {
    let Some(width) = width else { return text.to_owned() };
    let end = text.find('\n').unwrap_or(text.len());
    fill(&text[..end], width.saturating_sub(used)) + &text[end..]
}

/// The system appends a number to its sentences, which is for programmers.
fn without_system_numbers(text: &str) -> String {
    let mut parts = text.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(')').map_or(part, |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::{with_wrapped_sentence, without_system_numbers};

    #[test]
    fn numbers_of_the_system_are_left_out() {
        let told = without_system_numbers("a: No such file (os error 2); b: Full (os error 28)");
        assert_eq!(told, "a: No such file; b: Full");
    }

    #[test]
    fn a_sentence_is_wrapped_and_the_text_it_is_about_is_not() {
        let text = "no such thing\n4w / 5 w 0\n   ^";
        let told = "no such\nthing\n4w / 5 w 0\n   ^";
        assert_eq!(with_wrapped_sentence(text, Some(14), 7), told);
        assert_eq!(with_wrapped_sentence(text, None, 7), text);
    }
}
