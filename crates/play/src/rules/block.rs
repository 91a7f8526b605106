//! The lines between the fences of a diagram: keys and values.

use jogada_core::Message;
use jogada_core::text::shorten;

use super::RulesError;

/// What a diagram can say.
const KEYS: [&str; 5] = ["options", "position", "moves", "marks", "caption"];

/// A block as it is written.
pub(super) struct Block {
    /// Its first line.
    line: usize,
    entries: Vec<Entry>,
}

/// A value, with the line breaks it is written with.
pub(super) struct Entry {
    pub(super) line: usize,
    key: &'static str,
    pub(super) value: String,
}

impl Block {
    /// Takes the lines up to the closing fence; `line` is that of the opening one.
    pub(super) fn read<'t>(
        line: usize,
        lines: &mut impl Iterator<Item = (usize, &'t str)>,
    ) -> Result<Block, RulesError> {
        let mut block = Block { line, entries: Vec::new() };
        for (number, text) in lines {
            if text.trim_end() == "```" {
                return Ok(block);
            }
            block.add(number, text)?;
        }
        Err(RulesError::form(line, Message::new("rules-open")))
    }

    fn add(&mut self, line: usize, text: &str) -> Result<(), RulesError> {
        match self.entries.last_mut() {
            Some(last) if text.starts_with(' ') => last.value.extend(["\n", text.trim()]),
            _ => {
                let entry = Entry::parse(line, text)?;
                if self.entry(entry.key).is_some() {
                    let message = Message::new("rules-key-twice").with("key", entry.key);
                    return Err(RulesError::form(line, message));
                }
                self.entries.push(entry);
            }
        }
        Ok(())
    }

    /// What stands behind a key.
    pub(super) fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// The value of a key, or nothing.
    pub(super) fn value(&self, key: &str) -> &str {
        self.entry(key).map_or("", |entry| &entry.value)
    }

    /// The line of a key, or of the block if it is not there.
    pub(super) fn line(&self, key: &str) -> usize {
        self.entry(key).map_or(self.line, |entry| entry.line)
    }
}

impl Entry {
    fn parse(line: usize, text: &str) -> Result<Entry, RulesError> {
        let (name, value) = text.split_once(':').unwrap_or((text, ""));
        let key = KEYS.into_iter().find(|key| *key == name).ok_or_else(|| {
            let known = KEYS.map(str::to_owned).to_vec();
            let message = Message::new("rules-key").with("found", shorten(name));
            RulesError::form(line, message.with("known", known))
        })?;
        Ok(Entry { line, key, value: value.trim().to_owned() })
    }
}
