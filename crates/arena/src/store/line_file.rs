//! A file of JSON lines that only grows: a header, then records.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Serialize;

use super::StoreError;

/// A file that is open and locked for appending. Every line is on the disk before it counts; a
/// line that was torn by a sudden end is cut off by the next run.
pub struct LineFile {
    file: File,
    /// How much of it is whole.
    length: u64,
}

/// What is in such a file.
pub struct Lines {
    /// The lines that were finished.
    pub whole: String,
    /// What follows them: the beginning of a line.
    pub torn: Vec<u8>,
}

impl Lines {
    /// # Errors
    /// [`StoreError::Damaged`] if a line is not text.
    pub(super) fn new(mut bytes: Vec<u8>) -> Result<Lines, StoreError> {
        let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let torn = bytes.split_off(end);
        let whole = String::from_utf8(bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            StoreError::Damaged(valid.split(|byte| *byte == b'\n').count())
        })?;
        Ok(Lines { whole, torn })
    }
}

/// Closing the file would not do: a program that is being started on another thread has a copy of the
/// descriptor until it runs, and the lock would last as long.
impl Drop for LineFile {
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

impl LineFile {
    /// Opens a file and locks it, making it if there is none, and changes nothing yet: the caller
    /// looks at the header first, then calls [`begin`](LineFile::begin) or [`cut`](LineFile::cut).
    pub fn open(path: &Path) -> Result<(LineFile, Lines), StoreError> {
        let mut file = lock(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let lines = Lines::new(bytes)?;
        Ok((LineFile { file, length: lines.whole.len() as u64 }, lines))
    }

    /// Writes the header of a file without a whole line. What there is of one must be its beginning:
    /// a file of other origin is not overwritten.
    pub fn begin(&mut self, torn: &[u8], header: &impl Serialize) -> Result<(), StoreError> {
        let line = json_line(header);
        if !line.as_bytes().starts_with(torn) {
            return Err(StoreError::Foreign);
        }
        self.cut()?;
        Ok(self.append(&line)?)
    }

    /// Adds whole lines. Once this succeeds they survive whatever happens to the program; if it fails the
    /// file is as before.
    pub fn append(&mut self, lines: &str) -> io::Result<()> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => self.length += lines.len() as u64,
            // A full disk may have taken half a line. If it cannot be cut off now, the next run will.
            Err(_) => drop(self.cut()),
        }
        written
    }

    /// Cuts off what is not whole.
    pub fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length)).map(drop)
    }
}

/// One line of JSON, line break included.
///
/// # Panics
/// If it is no plain data, such as a map whose keys are not text.
pub fn json_line(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written") + "\n"
}

/// Opens a file that is no one else's until it is closed.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    let file = options.read(true).write(true).create(true).truncate(false).open(path)?;
    // Devices and pipes may never end.
    if !file.metadata()?.is_file() {
        return Err(StoreError::Foreign);
    }
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_file_is_free_although_its_descriptor_has_been_copied() {
        let path = std::env::temp_dir().join(format!("jogada-lock-{}", std::process::id()));
        let (file, _) = LineFile::open(&path).unwrap();
        let copy = file.file.try_clone().unwrap();
        assert!(matches!(LineFile::open(&path), Err(StoreError::InUse)));
        drop(file);
        assert!(LineFile::open(&path).is_ok());
        drop(copy);
        std::fs::remove_file(path).unwrap();
    }
}
