//! Unfinished games: each is saved to its own file after every move.
//!
//! A game has a number. `7.record` is its text; the process with the lock on `7.lock` plays it.
//! Locks are on files of their own because the text is replaced by renaming, and they are never
//! removed: a lock on a file that has lost its name would keep nobody out. Numbers are used again,
//! so there are never more of them than there were games at the same time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jogada_play::{Record, read_records};

use super::{numbers, replace};

/// Below the state directory.
const SUBDIR: &str = "unfinished";

/// Where a game in progress is saved, so that it can be resumed whatever happens to this process.
/// Dropping it releases the lock and leaves the saved game.
#[derive(Debug)]
pub struct AutosaveSlot {
    paths: SlotPaths,
    /// The system releases it even if the process is killed.
    _lock: File,
}

impl AutosaveSlot {
    /// The first free slot. It is not listed before a game is saved in it.
    pub fn create(state_dir: &Path) -> io::Result<AutosaveSlot> {
        fs::create_dir_all(state_dir.join(SUBDIR))?;
        for number in 1.. {
            let paths = SlotPaths::new(state_dir, number);
            if let Some(lock) = paths.lock()?.filter(|_| !paths.record().exists()) {
                return Ok(AutosaveSlot { paths, _lock: lock });
            }
        }
        unreachable!("there are more numbers than files")
    }

    /// Atomic: a process killed at any moment leaves the old record or the new one.
    pub fn save(&mut self, record: &Record) -> io::Result<()> {
        replace(&self.paths.record(), &self.paths.beside(), &record.to_string())
    }

    /// Whether a game is saved in it.
    pub fn is_used(&self) -> bool {
        self.paths.record().exists()
    }

    /// Deletes the saved game and keeps the slot.
    pub fn clear(&mut self) -> io::Result<()> {
        match fs::remove_file(self.paths.record()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Deletes the saved game and releases the slot.
    pub fn delete(mut self) -> io::Result<()> {
        self.clear()
    }
}

/// Saved games that no process is playing.
#[derive(Debug, Default)]
pub struct UnfinishedGames {
    /// Newest first.
    pub games: Vec<UnfinishedGame>,
    /// Unreadable files; they are left alone.
    pub damaged: Vec<PathBuf>,
}

impl UnfinishedGames {
    /// Games that a running process plays are left out.
    pub fn read(state_dir: &Path) -> io::Result<UnfinishedGames> {
        let mut unfinished = UnfinishedGames::default();
        for number in numbers(&state_dir.join(SUBDIR))? {
            let paths = SlotPaths::new(state_dir, number);
            // The lock keeps others from changing it while it is read.
            let Some(_lock) = paths.lock()? else { continue };
            match paths.read() {
                Ok((saved, record)) => {
                    unfinished.games.push(UnfinishedGame { paths, saved, record });
                }
                // Deleted since the directory was read.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(_) => unfinished.damaged.push(paths.record()),
            }
        }
        unfinished
            .games
            .sort_by(|a, b| b.saved.cmp(&a.saved).then(b.paths.number.cmp(&a.paths.number)));
        Ok(unfinished)
    }
}

/// A saved game that can be resumed.
#[derive(Debug)]
pub struct UnfinishedGame {
    paths: SlotPaths,
    saved: SystemTime,
    record: Record,
}

impl UnfinishedGame {
    /// As it was when the directory was read.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// When it was saved last.
    pub fn saved(&self) -> SystemTime {
        self.saved
    }

    /// Takes the slot and rereads the record; `None` if another process has taken or deleted it.
    pub fn take(&self) -> io::Result<Option<(AutosaveSlot, Record)>> {
        let Some(lock) = self.paths.lock()? else { return Ok(None) };
        match self.paths.read() {
            Ok((_, record)) => {
                Ok(Some((AutosaveSlot { paths: self.paths.clone(), _lock: lock }, record)))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The files of one slot.
#[derive(Clone, Debug)]
struct SlotPaths {
    state_dir: PathBuf,
    number: u32,
}

impl SlotPaths {
    fn new(state_dir: &Path, number: u32) -> SlotPaths {
        SlotPaths { state_dir: state_dir.join(SUBDIR), number }
    }

    fn file(&self, ending: &str) -> PathBuf {
        self.state_dir.join(format!("{}.{ending}", self.number))
    }

    fn record(&self) -> PathBuf {
        self.file("record")
    }

    /// The next record is written here before it replaces the last one.
    fn beside(&self) -> PathBuf {
        self.file("new")
    }

    /// `None` if another process holds the lock.
    fn lock(&self) -> io::Result<Option<File>> {
        let path = self.file("lock");
        let file = File::options().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The record and when it was saved.
    fn read(&self) -> io::Result<(SystemTime, Record)> {
        let path = self.record();
        let saved = fs::metadata(&path)?.modified()?;
        let records = read_records(&fs::read(&path)?);
        let first = records.ok().and_then(|records| records.into_iter().next());
        Ok((saved, first.ok_or(io::ErrorKind::InvalidData)?))
    }
}
