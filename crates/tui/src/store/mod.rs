//! Persistent state: unfinished games and the last choices, in a directory given by the caller.

mod choices;
mod unfinished;

pub use choices::{AppearanceChoices, Choices, GameChoices};
pub use unfinished::{AutosaveSlot, UnfinishedGame, UnfinishedGames};

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Replaces a file atomically: readers see the old text or the new one, even after a crash. `beside` is
/// a temporary file in the same directory that no other process writes.
fn replace(path: &Path, beside: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text.as_bytes())?;
    // Without it a crash of the machine could leave an empty file.
    file.sync_all()?;
    fs::rename(beside, path)
}
