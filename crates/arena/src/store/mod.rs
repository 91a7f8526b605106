//! The results file: a line with the header, then a line for every pair of games, each on the
//! disk before it counts. A run that was ended in any way goes on from it.

mod journal;
mod lines;

pub use journal::Journal;

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use jogada_play::{Localizer, Message};

use crate::header::{Difference, TournamentHeader};
use crate::tournament::Pair;

/// A results file that is being added to. Nobody else can, as long as it is open.
pub struct Store {
    file: File,
    /// How much of it is whole.
    length: u64,
}

/// Why a results file cannot be used. `Display` is for programmers; [`say`](StoreError::say) is what
/// users read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// Another run is adding to it.
    #[error("another run is adding to the file")]
    InUse,
    /// It does not begin as a results file does.
    #[error("not a results file")]
    Foreign,
    /// A line in the middle makes no sense; its number, from 1.
    #[error("line {0} is damaged")]
    Damaged(usize),
    /// A line holds a game that cannot have been played.
    #[error(
        "line {line} holds an impossible game: “{}” is illegal as move {number}",
        jogada_play::shorten(text)
    )]
    Impossible {
        /// Its number, from 1.
        line: usize,
        /// Which move is not legal, from 1; 0 if the game cannot begin with its position.
        number: usize,
        /// The text of the move or position.
        text: String,
    },
    /// It has the results of something else.
    #[error("the file has other settings: {}", Difference::list(.0))]
    Different(Vec<Difference>),
}

impl Store {
    /// Opens a results file to add to it, making it if there is none. What is in it must be of the same
    /// header; a torn last line is cut off.
    pub fn open(path: &Path, header: &TournamentHeader) -> Result<(Store, Journal), StoreError> {
        let mut file = lock(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if journal::whole(&bytes) == 0 {
            return Store::begin(file, &bytes, header);
        }
        let journal = journal::parse(&bytes)?;
        let differences = header.differences(&journal.header);
        if !differences.is_empty() {
            return Err(StoreError::Different(differences));
        }
        let mut store = Store { file, length: journal::whole(&bytes) as u64 };
        store.cut()?;
        Ok((store, journal))
    }

    /// A new file, or one whose very first line was torn.
    fn begin(
        file: File,
        bytes: &[u8],
        header: &TournamentHeader,
    ) -> Result<(Store, Journal), StoreError> {
        let line = serde_json::to_string(header).expect("a header can be written");
        if !line.as_bytes().starts_with(bytes) {
            return Err(StoreError::Foreign);
        }
        let mut store = Store { file, length: 0 };
        store.cut()?;
        store.write(&(line + "\n"))?;
        let header = header.clone();
        Ok((store, Journal { header, pairs: Vec::new(), torn: !bytes.is_empty() }))
    }

    /// Adds pairs. Once this succeeds they survive whatever happens to the program; if it fails the
    /// file is as before.
    pub fn add(&mut self, pairs: &[Pair], localizer: &Localizer) -> io::Result<()> {
        let lines: String = pairs.iter().map(|pair| lines::write(pair, localizer)).collect();
        self.write(&lines)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => self.length += text.len() as u64,
            // A full disk may have taken half a line. If it cannot be cut off now, the next run will.
            Err(_) => drop(self.cut()),
        }
        written
    }

    /// Cuts off what is not whole.
    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length)).map(drop)
    }
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

impl StoreError {
    /// What is wrong and the way out, about a file of this name.
    pub fn say(&self, name: &str, localizer: &Localizer) -> String {
        let message = |id| Message::new(id).with("file", name);
        let message = match self {
            StoreError::File(error) => message("store-file").with("why", error.to_string()),
            StoreError::InUse => message("store-in-use"),
            StoreError::Foreign => message("store-foreign"),
            StoreError::Damaged(line) => message("store-damaged").with("line", *line),
            StoreError::Impossible { line, number, text } => {
                let message = message("store-impossible").with("line", *line);
                message.with("number", *number).with("text", jogada_play::shorten(text))
            }
            StoreError::Different(differences) => {
                let all: Vec<_> = differences.iter().map(ToString::to_string).collect();
                message("store-different").with("differences", all)
            }
        };
        localizer.say(&message)
    }
}
