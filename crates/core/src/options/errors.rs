//! What can be wrong with options, each with the allowed values and the nearest name.

use std::error::Error;
use std::fmt;

use super::{Domain, Numbers};
use crate::Message;
use crate::text::{nearest, shorten};

/// Why an option was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// The option's key, or the text that should have been one.
    pub key: String,
    /// What is wrong, and the way out.
    pub message: Message,
}

/// All that is wrong with some options; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionErrors(pub Vec<OptionError>);

impl OptionErrors {
    /// The board is too large for a build for [one game](crate::ONLY_GAME).
    pub(crate) fn not_in_build() -> OptionErrors {
        let message = Message::new("not-in-build");
        OptionErrors(vec![OptionError { key: String::new(), message }])
    }

    /// Refuses what options must not be together, all that applies: whether it does, the key of the
    /// option to change, and why.
    pub fn check<const N: usize>(
        conflicts: [(bool, &str, Message); N],
    ) -> Result<(), OptionErrors> {
        let applying = conflicts.into_iter().filter(|&(applies, ..)| applies);
        let error = |(_, key, message): (_, &str, _)| OptionError { key: key.to_owned(), message };
        let errors: Vec<_> = applying.map(error).collect();
        if errors.is_empty() { Ok(()) } else { Err(OptionErrors(errors)) }
    }
}

impl OptionError {
    fn new(key: &str, message: Message) -> OptionError {
        let key = shorten(key);
        OptionError { message: message.with("key", key.as_str()), key }
    }

    pub(super) fn unknown(key: &str, keys: impl Iterator<Item = &'static str>) -> OptionError {
        OptionError::not_an_option(key, keys, std::iter::empty())
    }

    pub(super) fn not_an_option(
        text: &str,
        keys: impl Iterator<Item = &'static str>,
        presets: impl Iterator<Item = &'static str>,
    ) -> OptionError {
        if text.is_empty() {
            return OptionError::new(text, Message::new("options-empty"));
        }
        let names: Vec<&'static str> = keys.chain(presets).collect();
        let message = match nearest(text, names.iter().copied()) {
            Some(name) if name.eq_ignore_ascii_case(text) => Message::new("options-no-value"),
            Some(name) => Message::new("options-unknown-nearest").with("nearest", name),
            None => Message::new("options-unknown").with("names", owned(&names)),
        };
        OptionError::new(text, message)
    }

    pub(super) fn none(names: impl Iterator<Item = &'static str>) -> OptionError {
        let names: Vec<&'static str> = names.collect();
        OptionError::new("", Message::new("options-none").with("names", owned(&names)))
    }

    pub(super) fn twice(key: &str) -> OptionError {
        OptionError::new(key, Message::new("options-twice"))
    }

    pub(super) fn late_preset(name: &str) -> OptionError {
        OptionError::new(name, Message::new("options-late-preset"))
    }

    pub(super) fn value(key: &'static str, domain: &Domain, text: &str) -> OptionError {
        let message = match domain {
            Domain::Int { min, max, step, off } => {
                let id = match (*off, *step) {
                    (true, _) => "options-number-off",
                    (false, 1) => "options-number",
                    (false, _) => "options-number-step",
                };
                let next = min + step;
                Message::new(id).with("min", *min).with("max", *max).with("next", next)
            }
            Domain::Choice(names) => match nearest(text, names.iter().copied()) {
                Some(name) => Message::new("options-choice-nearest").with("nearest", name),
                None => Message::new("options-choice"),
            }
            .with("names", owned(names)),
            Domain::Dims { min, max } => Message::new("options-dims")
                .with("min", u32::from(*min))
                .with("max", u32::from(*max)),
            Domain::List { min, max } => Message::new("options-list")
                .with("min", u32::from(*min))
                .with("max", u32::from(*max))
                .with("most", Numbers::MAX_LEN),
        };
        OptionError::new(key, message.with("text", shorten(text)))
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl Error for OptionError {}

impl fmt::Display for OptionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl Error for OptionErrors {}

fn owned(names: &[&'static str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}
