//! Command lines: words with quotes, as a shell reads them, but nothing else a shell does.

use jogada_core::Message;
use jogada_core::text::shorten;

use crate::i18n::{Localize, Localizer};

/// Why a command line has no words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandLineError {
    /// There is nothing to run.
    #[error("a command line must name a program")]
    Empty,
    /// The whole command line, of which a quote or a backslash is not closed.
    #[error("a quote or a backslash is left open in “{0}”")]
    Open(String),
}

impl Localize for CommandLineError {
    fn localize(&self, localizer: &Localizer) -> String {
        localizer.say(&Message::from(self.clone()))
    }
}

impl From<CommandLineError> for Message {
    fn from(error: CommandLineError) -> Message {
        match error {
            CommandLineError::Empty => Message::new("command-empty"),
            CommandLineError::Open(text) => Message::new("command-quote").with("text", text),
        }
    }
}

/// The words of a command line. Single and double quotes group words; a backslash escapes the next
/// character, except between single quotes.
pub fn split_command(text: &str) -> Result<Vec<String>, CommandLineError> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let open = || CommandLineError::Open(shorten(text));
        let (word, after) = first_word(rest).ok_or_else(open)?;
        words.push(word);
        rest = after.trim_start();
    }
    let named = words.first().is_some_and(|program| !program.is_empty());
    if named { Ok(words) } else { Err(CommandLineError::Empty) }
}

/// The first word and what comes after it; `None` if a quote or a backslash is left open.
fn first_word(text: &str) -> Option<(String, &str)> {
    let (mut word, mut quote) = (String::new(), None);
    let mut letters = text.char_indices();
    while let Some((place, letter)) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) => word.push(letters.next()?.1),
            ('"' | '\'', None) => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            (_, None) if letter.is_whitespace() => return Some((word, &text[place..])),
            _ => word.push(letter),
        }
    }
    quote.is_none().then_some((word, ""))
}

/// The command line of these words; [`split_command`] gives them back.
pub fn join_command(words: &[String]) -> String {
    let quoted: Vec<_> = words.iter().map(|word| quote(word)).collect();
    quoted.join(" ")
}

fn quote(word: &str) -> String {
    let special = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '\\');
    if word.is_empty() || word.contains(special) {
        format!("'{}'", word.replace('\'', r"'\''"))
    } else {
        word.to_owned()
    }
}
