//! The results file: a line with the header, then a line for every pair of games, each on the
//! disk before it counts. A run that was ended in any way goes on from it.

mod check;
mod journal;
mod line_file;
mod lines;
mod merge;
mod program;
mod runs;

pub use check::Impossible;
pub use journal::Journal;
pub use line_file::{LineFile, Lines, json_line};
pub(crate) use lines::{read as read_pair, write as pair_line};
pub use merge::{MergeError, merge};
pub(crate) use program::OtherFile;
#[cfg(test)]
pub(crate) use program::files;
pub use program::{ProgramIdentity, identify};
pub use runs::{Run, add_run, read_runs};

use std::io;
use std::path::Path;

use jogada_play::{Localizer, Message};

use crate::difference::Difference;
use crate::header::TournamentHeader;
use crate::tournament::Pair;

/// A results file that is open for appending, and locked as long as it is.
pub struct Store(LineFile);

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
    /// It was to be read, and does not begin as a results file does.
    #[error("not a results file")]
    NotResults,
    /// A line in the middle makes no sense; its number, from 1.
    #[error("line {0} is damaged")]
    Damaged(usize),
    /// A line that the tournament cannot have come to.
    #[error("line {line} is impossible: {why}")]
    Impossible {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        why: Impossible,
    },
    /// The settings in its first line are not those that were written.
    #[error("the settings in the first line were changed")]
    Altered,
    /// It has the results of something else.
    #[error("the file has other settings: {}", Difference::list(.0))]
    Different(Vec<Difference>),
}

impl Store {
    /// Opens a results file to add to it, making it if there is none. What is in it must be of the same
    /// tournament; a torn last line is cut off.
    pub fn open(path: &Path, header: &TournamentHeader) -> Result<(Store, Journal), StoreError> {
        let (mut file, lines) = LineFile::open(path)?;
        if lines.whole.is_empty() {
            file.begin(&lines.torn, header)?;
            let torn = !lines.torn.is_empty();
            return Ok((Store(file), Journal { header: header.clone(), pairs: Vec::new(), torn }));
        }
        let journal = journal::parse(&lines)?;
        let differences = header.differences(&journal.header);
        if !differences.is_empty() {
            return Err(StoreError::Different(differences));
        }
        file.cut()?;
        Ok((Store(file), journal))
    }

    /// Adds pairs. Once this succeeds they survive whatever happens to the program; if it fails the
    /// file is as before.
    pub fn add(&mut self, pairs: &[Pair], localizer: &Localizer) -> io::Result<()> {
        let lines: String = pairs.iter().map(|pair| lines::write(pair, localizer)).collect();
        self.0.append(&lines)
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
            StoreError::NotResults => message("store-not-results"),
            StoreError::Damaged(line) => message("store-damaged").with("line", *line),
            StoreError::Impossible { line, why } => {
                why.message(localizer).with("file", name).with("line", *line)
            }
            StoreError::Altered => message("store-altered"),
            StoreError::Different(differences) => {
                let all: Vec<_> = differences.iter().map(ToString::to_string).collect();
                message("store-different").with("differences", all)
            }
        };
        localizer.say(&message)
    }
}
