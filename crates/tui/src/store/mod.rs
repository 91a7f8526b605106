//! What outlives the program: unfinished games and the last choices, in a folder that is handed in.

mod choices;
mod unfinished;

pub use choices::{Choices, GameChoices, LookChoices};
pub use unfinished::{Kept, Shelf, Unfinished};

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Replaces the content of a file: whoever reads it, and whatever happens meanwhile, there is the
/// old text or the new one. `beside` is a file of the same folder that nobody else writes.
fn replace(path: &Path, beside: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text.as_bytes())?;
    // Without it a crash of the machine could leave the new name with nothing in it.
    file.sync_all()?;
    fs::rename(beside, path)
}
