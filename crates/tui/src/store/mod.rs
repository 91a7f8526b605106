//! Persistent state: unfinished games and the last choices, in a directory given by the caller.

mod choices;
mod unfinished;

pub use choices::{AppearanceChoices, Choices, GameChoices};
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
