//! Files that only grow: the settings on the first line, a result on each line after it.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use jogada_arena::Difference;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::TuneError;

/// Everything that decides about the results, by name.
pub(crate) type Settings = BTreeMap<String, String>;

/// A file that is open to be added to, by nobody else.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens a file of results with these settings, or begins it. A last line that was not finished
    /// is forgotten.
    pub(crate) fn open<R: DeserializeOwned>(
        path: &Path,
        settings: &Settings,
    ) -> Result<(Journal, Vec<R>), TuneError> {
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut journal =
            Journal { path: path.to_owned(), file: file.map_err(TuneError::at(path))? };
        journal.lock()?;
        let text = journal.finished_lines()?;
        let mut lines = text.lines();
        match lines.next() {
            None => journal.append(&[settings])?,
            Some(first) => journal.compare(first, settings)?,
        }
        let read = |(n, line): (usize, &str)| {
            let damaged = |_| TuneError::Damaged(path.to_owned(), n + 2);
            serde_json::from_str(line).map_err(damaged)
        };
        let results: Result<Vec<R>, TuneError> = lines.enumerate().map(read).collect();
        Ok((journal, results?))
    }

    /// Adds results, safe from a sudden end of the program once this returns.
    pub(crate) fn append<R: Serialize>(&mut self, results: &[R]) -> Result<(), TuneError> {
        let line = |result| serde_json::to_string(result).expect("results are plain data") + "\n";
        let lines: String = results.iter().map(line).collect();
        self.file.write_all(lines.as_bytes()).map_err(TuneError::at(&self.path))
    }

    fn lock(&self) -> Result<(), TuneError> {
        match self.file.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(TuneError::InUse(self.path.clone())),
            Err(TryLockError::Error(error)) => Err(TuneError::File(self.path.clone(), error)),
        }
    }

    /// The lines that were finished; what follows them is cut off.
    fn finished_lines(&mut self) -> Result<String, TuneError> {
        let mut text = String::new();
        self.file.read_to_string(&mut text).map_err(TuneError::at(&self.path))?;
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        let end = text.len() as u64;
        self.file.set_len(end).map_err(TuneError::at(&self.path))?;
        self.file.seek(std::io::SeekFrom::Start(end)).map_err(TuneError::at(&self.path))?;
        Ok(text)
    }

    /// Refuses to mix results of different settings.
    fn compare(&self, first: &str, here: &Settings) -> Result<(), TuneError> {
        let damaged = |_| TuneError::Damaged(self.path.clone(), 1);
        let there: Settings = serde_json::from_str(first).map_err(damaged)?;
        let value = |of: &Settings, name: &String| of.get(name).cloned().unwrap_or_default();
        let mut names: Vec<&String> = here.keys().chain(there.keys()).collect();
        names.sort();
        names.dedup();
        let difference = |name: &String| Difference {
            setting: name.clone(),
            there: value(&there, name),
            here: value(here, name),
        };
        let all = names.into_iter().map(difference).filter(|d| d.there != d.here);
        match all.collect::<Vec<_>>() {
            none if none.is_empty() => Ok(()),
            differences => Err(TuneError::Differs(self.path.clone(), differences)),
        }
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
        journal.append(&[11, 12]).unwrap();
        drop(journal);
        let whole = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{whole}13")).unwrap();
        let (mut journal, earlier) = Journal::open::<u32>(&path, &settings("10")).unwrap();
        assert_eq!(earlier, [11, 12]);
        journal.append(&[13]).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{whole}13\n"));
    }

    #[test]
    fn other_settings_and_damaged_lines_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let (mut journal, _) = Journal::open::<u32>(&path, &settings("10")).unwrap();
        assert!(matches!(Journal::open::<u32>(&path, &settings("10")), Err(TuneError::InUse(_))));
        journal.append(&["text"]).unwrap();
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
