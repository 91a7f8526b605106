//! Finished games: each is a record in a file of its own, numbered in the order in which they ended.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jogada_play::{Record, read_records};

use super::{numbers, replace};

/// Below the state directory.
const SUBDIR: &str = "finished";

/// Games that were played to their end.
#[derive(Debug, Default)]
pub struct FinishedGames {
    /// Newest first.
    pub games: Vec<FinishedGame>,
    /// Unreadable files; they are left alone.
    pub damaged: Vec<PathBuf>,
}

impl FinishedGames {
    /// None if there is no such directory.
    pub fn read(state_dir: &Path) -> io::Result<FinishedGames> {
        let directory = state_dir.join(SUBDIR);
        let mut all = numbers(&directory)?;
        all.sort_unstable_by(|a, b| b.cmp(a));
        let mut finished = FinishedGames::default();
        for path in all.into_iter().map(|number| file(&directory, number)) {
            match read(&path) {
                Ok(record) => finished.games.push(FinishedGame { path, record }),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(_) => finished.damaged.push(path),
            }
        }
        Ok(finished)
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    path: PathBuf,
    record: Record,
}

impl FinishedGame {
    /// Keeps a game as the newest one.
    pub fn create(state_dir: &Path, record: &Record) -> io::Result<FinishedGame> {
        let directory = state_dir.join(SUBDIR);
        fs::create_dir_all(&directory)?;
        let first = numbers(&directory)?.into_iter().max().unwrap_or(0) + 1;
        for number in first.. {
            let path = file(&directory, number);
            // The empty file reserves the number.
            match File::create_new(&path) {
                Ok(_) => {
                    let mut game = FinishedGame { path, record: record.clone() };
                    return match game.replace(record) {
                        Ok(()) => Ok(game),
                        Err(error) => game.delete().and(Err(error)),
                    };
                }
                // Another process ended a game at the same moment.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("there are more numbers than files")
    }

    /// As it was when the directory was read.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// When it ended, as far as its file tells.
    pub fn saved(&self) -> SystemTime {
        let modified = fs::metadata(&self.path).and_then(|file| file.modified());
        modified.unwrap_or(SystemTime::UNIX_EPOCH)
    }

    /// For a game whose last moves were taken back and that ended in another way.
    pub fn replace(&mut self, record: &Record) -> io::Result<()> {
        self.record = record.clone();
        replace(&self.path, &self.path.with_extension("new"), &record.to_string())
    }

    /// For good.
    pub fn delete(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

fn file(directory: &Path, number: u32) -> PathBuf {
    directory.join(format!("{number}.record"))
}

fn read(path: &Path) -> io::Result<Record> {
    let bytes = fs::read(path)?;
    if bytes.is_empty() {
        // A number that is reserved, but no game yet.
        return Err(io::ErrorKind::NotFound.into());
    }
    let records = read_records(&bytes);
    let first = records.ok().and_then(|records| records.into_iter().next());
    Ok(first.ok_or(io::ErrorKind::InvalidData)?)
}
