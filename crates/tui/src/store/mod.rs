//! Persistent state: unfinished and finished games and the last choices, in a directory given by the caller.

mod choices;
mod finished;
mod own_games;
mod unfinished;

pub use choices::{AppearanceChoices, Choices, GameChoices};
pub use finished::{FinishedGame, FinishedGames};
pub(crate) use own_games::tallies;
pub use own_games::{OwnGames, OwnResult, Tally, own_result};
pub use unfinished::{AutosaveSlot, UnfinishedGame, UnfinishedGames};

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces a file atomically: readers see the old text or the new one, even after a crash. `beside` is
/// a temporary file in the same directory that no other process writes.
fn replace(path: &Path, beside: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text.as_bytes())?;
    // Without it a crash of the machine could leave an empty file.
    file.sync_all()?;
    fs::rename(beside, path)
}

/// Replaces a leading `~` by the home directory, as a shell does.
pub(crate) fn expand_tilde(typed: &str) -> PathBuf {
    let typed = typed.trim();
    let inside = typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match (inside, std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches('/')),
        _ => PathBuf::from(typed),
    }
}

/// The numbers of all records in a directory; none if it does not exist.
fn numbers(directory: &Path) -> io::Result<Vec<u32>> {
    let entries = match fs::read_dir(directory) {
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
