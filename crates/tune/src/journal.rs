//! The games that were learned from, a line each, after a line with the settings that decide about them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use jogada_arena::{Difference, LineFile, StoreError, json_line};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TuneError;

/// Everything that decides about the results, by name.
pub(crate) type Settings = BTreeMap<String, String>;

pub(crate) struct Journal {
    path: PathBuf,
    file: LineFile,
}

impl Journal {
    /// Opens a file of results with these settings, or begins it; results of other settings are
    /// refused.
    pub(crate) fn open<R: DeserializeOwned>(
        path: &Path,
        settings: &Settings,
    ) -> Result<(Journal, Vec<R>), TuneError> {
        let opened = LineFile::open(path).and_then(|(mut file, lines)| {
            let mut each = lines.whole.lines();
            match each.next() {
                None => file.begin(&lines.torn, settings)?,
                Some(first) => compare(first, settings)?,
            }
            let read = |(place, line)| {
                serde_json::from_str(line).map_err(|_| StoreError::Damaged(place + 2))
            };
            let results = each.enumerate().map(read).collect::<Result<Vec<R>, _>>()?;
            file.cut()?;
            Ok((Journal { path: path.to_owned(), file }, results))
        });
        opened.map_err(TuneError::of_store(path))
    }

    /// Adds a result, safe from a sudden end of the program once this returns.
    pub(crate) fn append(&mut self, result: &impl Serialize) -> Result<(), TuneError> {
        self.file.append(&json_line(result)).map_err(TuneError::at(&self.path))
    }
}

/// Refuses to mix results of different settings.
fn compare(first: &str, here: &Settings) -> Result<(), StoreError> {
    let there: Settings = serde_json::from_str(first).map_err(|_| StoreError::Damaged(1))?;
    match Difference::between(here, &there) {
        none if none.is_empty() => Ok(()),
        differences => Err(StoreError::Different(differences)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(nodes: &str) -> Settings {
        [("nodes".to_owned(), nodes.to_owned()), ("seed".to_owned(), "1".to_owned())].into()
    }

    #[test]
    fn a_line_that_was_not_finished_is_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let (mut journal, earlier) = Journal::open::<u32>(&path, &settings("10")).unwrap();
        assert!(earlier.is_empty());
        journal.append(&11).unwrap();
        journal.append(&12).unwrap();
        drop(journal);
        let whole = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{whole}13")).unwrap();
        let (mut journal, earlier) = Journal::open::<u32>(&path, &settings("10")).unwrap();
        assert_eq!(earlier, [11, 12]);
        journal.append(&13).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{whole}13\n"));
    }

    #[test]
    fn other_settings_and_damaged_lines_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let (mut journal, _) = Journal::open::<u32>(&path, &settings("10")).unwrap();
        assert!(matches!(Journal::open::<u32>(&path, &settings("10")), Err(TuneError::InUse(_))));
        journal.append(&"text").unwrap();
        drop(journal);
        let Err(TuneError::Differs(_, found)) = Journal::open::<u32>(&path, &settings("20")) else {
            panic!("other settings are refused")
        };
        let difference = Difference {
            setting: "nodes".to_owned(),
            there: "10".to_owned(),
            here: "20".to_owned(),
        };
        assert_eq!(found, [difference]);
        let damaged = Journal::open::<u32>(&path, &settings("10"));
        assert!(matches!(damaged, Err(TuneError::Damaged(_, 2))));
    }
}
