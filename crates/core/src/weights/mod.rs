//! The numbers of an evaluator, by name: declared once as a struct, kept as text beside the game.

mod errors;
mod read;
#[cfg(test)]
mod tests;

pub use read::{Weighed, WeightReader, dotted};

use std::fmt;

use crate::Message;

/// A weight is at most this far from nothing: sums over a board stay far from overflowing.
pub const MAX_WEIGHT: i32 = 100_000;

/// Named numbers, in the order of the text they come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weights(Vec<(String, i32)>);

impl Weights {
    /// Reads lines `name value`; empty ones and those that begin with `#` mean nothing. All that is
    /// wrong is reported.
    pub fn parse(text: &str) -> Result<Weights, Vec<Message>> {
        let (mut weights, mut wrong) = (Weights::default(), Vec::new());
        for (number, line) in content(text) {
            match entry(number, line) {
                Ok((name, _)) if weights.get(name).is_some() => {
                    wrong.push(errors::twice(number, name));
                }
                Ok((name, value)) => weights.0.push((name.to_owned(), value)),
                Err(message) => wrong.push(message),
            }
        }
        if wrong.is_empty() { Ok(weights) } else { Err(wrong) }
    }

    /// Reads other values for these names: every one must be there, and no other.
    pub fn parse_others(&self, text: &str) -> Result<Weights, Vec<Message>> {
        let others = Weights::parse(text)?;
        let known = |(number, line)| {
            let name = split(line).0;
            self.get(name).is_none().then(|| errors::unknown(number, name, self.names()))
        };
        let missing = self.0.iter().filter(|(name, _)| others.get(name).is_none());
        let missing = missing.map(|(name, value)| errors::missing(name, *value));
        let wrong: Vec<_> = content(text).filter_map(known).chain(missing).collect();
        let in_order = |(name, _): &(String, i32)| others.get(name);
        let values: Vec<_> = self.0.iter().filter_map(in_order).collect();
        if wrong.is_empty() { Ok(self.with_values(&values)) } else { Err(wrong) }
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<i32> {
        self.0.iter().find(|(known, _)| known == name).map(|&(_, value)| value)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Names in the order of the file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// The values, in the order of the names.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.0.iter().map(|&(_, value)| value)
    }

    /// The same names with these values, one for each.
    ///
    /// # Panics
    /// If there are more or fewer.
    pub fn with_values(&self, values: &[i32]) -> Weights {
        assert_eq!(values.len(), self.len(), "a value for every name");
        let entries = self.names().map(str::to_owned).zip(values.iter().copied());
        Weights(entries.collect())
    }

    /// A text of weights with these values in it, everything else in it as it was.
    pub fn written_into(&self, text: &str) -> String {
        let line = |line: &str| match is_content(line).then(|| split(line).0) {
            Some(name) => match self.get(name) {
                Some(value) => format!("{name} {value}\n"),
                None => format!("{line}\n"),
            },
            None => format!("{line}\n"),
        };
        text.lines().map(line).collect()
    }

    /// The numbers in the form an evaluator wants them.
    ///
    /// # Panics
    /// If the names are not those of the form.
    pub fn build<T: Weighed>(&self) -> T {
        let mut reader = WeightReader::new(self);
        let built = T::read("", &mut reader);
        reader.finish();
        built
    }
}

/// Lines `name value`.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, value)| writeln!(f, "{name} {value}"))
    }
}

fn is_content(line: &str) -> bool {
    !line.trim().is_empty() && !line.trim_start().starts_with('#')
}

/// The lines that mean something, with their numbers from 1.
fn content(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter(|(_, line)| is_content(line)).map(|(n, line)| (n + 1, line))
}

/// The names of a text, each with the number of its line from 1.
pub(crate) fn named_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    content(text).map(|(number, line)| (number, split(line).0))
}

/// The name, and what follows it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(name, rest)| (name, rest.trim()))
}

fn entry(number: usize, line: &str) -> Result<(&str, i32), Message> {
    let (name, text) = split(line);
    let value = text.parse().ok().filter(|value| (-MAX_WEIGHT..=MAX_WEIGHT).contains(value));
    value.map(|value| (name, value)).ok_or_else(|| errors::no_number(number, name, text))
}
