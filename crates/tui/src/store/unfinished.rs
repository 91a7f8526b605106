//! Unfinished games: each is kept in a file of its own, after every move.
//!
//! A game has a number. `7.record` is its text; whoever holds the lock on `7.lock` is playing it.
//! Locks are on files of their own because the text is replaced by renaming, and they are never
//! removed: a lock on a file that has lost its name would keep nobody out. Numbers are used again,
//! so there are never more of them than there were games at the same time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jogada_play::{Record, read_records};

use super::replace;

/// Folder of the unfinished games, in the folder that is handed in.
const FOLDER: &str = "unfinished";

/// A game being played, so that it can be gone on with whatever happens to this process. When it
/// is dropped the game stays, for others to take.
#[derive(Debug)]
pub struct Unfinished {
    place: Place,
    /// Held as long as it lives; the system lets go of it even if the process is killed.
    _lock: File,
}

impl Unfinished {
    /// Room for a new game. Nothing can be found there before it is saved.
    pub fn begin(folder: &Path) -> io::Result<Unfinished> {
        fs::create_dir_all(folder.join(FOLDER))?;
        for number in 1.. {
            let place = Place::new(folder, number);
            if let Some(lock) = place.lock()?.filter(|_| !place.record().exists()) {
                return Ok(Unfinished { place, _lock: lock });
            }
        }
        unreachable!("there are more numbers than files")
    }

    /// Keeps the game as it stands. Killed at any moment, this leaves the old record or the new one.
    pub fn save(&mut self, record: &Record) -> io::Result<()> {
        replace(&self.place.record(), &self.place.beside(), &record.to_string())
    }

    /// Forgets what was saved; the room stays.
    pub fn clear(&mut self) -> io::Result<()> {
        match fs::remove_file(self.place.record()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// The game is over: nothing of it is left.
    pub fn finish(mut self) -> io::Result<()> {
        self.clear()
    }

    /// The games that nobody plays.
    pub fn list(folder: &Path) -> io::Result<Shelf> {
        let mut shelf = Shelf::default();
        for number in numbers(&folder.join(FOLDER))? {
            let place = Place::new(folder, number);
            // While it is being read nobody may change it.
            let Some(_lock) = place.lock()? else { continue };
            match place.read() {
                Ok((saved, record)) => shelf.games.push(Kept { place, saved, record }),
                // Finished between the two looks.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(_) => shelf.damaged.push(place.record()),
            }
        }
        shelf.games.sort_by(|a, b| b.saved.cmp(&a.saved).then(b.place.number.cmp(&a.place.number)));
        Ok(shelf)
    }
}

/// The games that nobody plays.
#[derive(Debug, Default)]
pub struct Shelf {
    /// The newest first.
    pub games: Vec<Kept>,
    /// Files that cannot be read. They are left as they are.
    pub damaged: Vec<PathBuf>,
}

/// A game somebody has left.
#[derive(Debug)]
pub struct Kept {
    place: Place,
    saved: SystemTime,
    record: Record,
}

impl Kept {
    /// The game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Goes on with it, as it is now; `None` if somebody else has taken or finished it meanwhile.
    pub fn take(&self) -> io::Result<Option<(Unfinished, Record)>> {
        let Some(lock) = self.place.lock()? else { return Ok(None) };
        match self.place.read() {
            Ok((_, record)) => {
                Ok(Some((Unfinished { place: self.place.clone(), _lock: lock }, record)))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Where a game of this number is kept.
#[derive(Clone, Debug)]
struct Place {
    folder: PathBuf,
    number: u32,
}

impl Place {
    fn new(folder: &Path, number: u32) -> Place {
        Place { folder: folder.join(FOLDER), number }
    }

    fn file(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}.{ending}", self.number))
    }

    fn record(&self) -> PathBuf {
        self.file("record")
    }

    /// Where the next record is written before it takes the place of the last one.
    fn beside(&self) -> PathBuf {
        self.file("new")
    }

    /// The lock; `None` if somebody holds it.
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

/// The numbers of all records in a folder; none if there is no such folder.
fn numbers(folder: &Path) -> io::Result<Vec<u32>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let number = |entry: io::Result<fs::DirEntry>| {
        let name = entry.map(|entry| entry.file_name())?;
        let name = name.to_str().and_then(|name| name.strip_suffix(".record"));
        Ok(name.and_then(|name| name.parse().ok()))
    };
    entries.filter_map(|entry| number(entry).transpose()).collect()
}
