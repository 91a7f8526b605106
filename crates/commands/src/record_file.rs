//! Files of records, and which record of a file is meant.

use std::io::Read;
use std::path::Path;

use jogada_play::{Localizer, Message, Record, read_records, visible};
use jogada_tui::file_error;

use crate::failure::Failure;
use crate::locale;

/// The records of a file, or of standard input for `-`.
pub struct RecordFile {
    name: String,
    records: Vec<Record>,
}

impl RecordFile {
    pub fn read(file: &Path, language: &str) -> Result<RecordFile, Failure> {
        let name = visible(&file.display().to_string());
        let unread = |error| Failure::Input(format!("{name}: {}", file_error(&error, language)));
        let bytes = read_bytes(file).map_err(unread)?;
        let records = read_records(&bytes).map_err(|error| {
            Failure::Input(format!("{name}:{}", locale::localizer(language).say(&error)))
        })?;
        Ok(RecordFile { name, records })
    }

    /// The record with this number, from 1.
    pub fn get(&self, number: usize, localizer: &Localizer) -> Result<&Record, Failure> {
        let record = number.checked_sub(1).and_then(|place| self.records.get(place));
        record.ok_or_else(|| {
            let message = Message::new("no-such-record").with("number", number);
            let message = message.with("count", self.records.len());
            self.failure(&localizer.say(&message))
        })
    }

    /// The first record, and a sentence about the others if there are any.
    pub fn first(&self, localizer: &Localizer) -> Result<(&Record, Option<String>), Failure> {
        let count = self.records.len();
        let message = Message::new("first-of-records").with("count", count);
        let others = (count > 1).then(|| format!("{}: {}", self.name, localizer.say(&message)));
        Ok((self.get(1, localizer)?, others))
    }

    /// The only record; if there are several, they are listed.
    pub fn only(&self, localizer: &Localizer) -> Result<&Record, Failure> {
        if let [record] = &self.records[..] {
            return Ok(record);
        }
        let message = Message::new("which-record").with("count", self.records.len());
        let lines = (1..).zip(&self.records).map(|(number, record)| {
            format!("\n{number:3}. {}", jogada_tui::describe_record(record, localizer.language()))
        });
        Err(self.failure(&(localizer.say(&message) + &lines.collect::<String>())))
    }

    pub fn failure(&self, sentence: &str) -> Failure {
        Failure::Input(format!("{}: {sentence}", self.name))
    }
}

/// A whole file, or standard input for `-`.
pub fn read_bytes(file: &Path) -> std::io::Result<Vec<u8>> {
    if file.as_os_str() != "-" {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}
