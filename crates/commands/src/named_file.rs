//! Files that arguments name: what they hold, and whether they can be written once the work is done.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use jogada_arena::StoreError;
use jogada_play::{Localizer, Message};
use jogada_tui::file_error;

use crate::failure::Failure;

/// All that a file holds.
pub fn read(path: &Path, localizer: &Localizer) -> Result<Vec<u8>, Failure> {
    let unread = |error| Failure::Input(about("input-file", path, &error, localizer));
    fs::read(path).map_err(unread)
}

/// The text of a file.
pub fn read_text(path: &Path, localizer: &Localizer) -> Result<String, Failure> {
    String::from_utf8(read(path, localizer)?).map_err(|_| {
        let message = Message::new("input-not-text").with("file", path.display().to_string());
        Failure::Input(localizer.say(&message))
    })
}

/// A results file that cannot be used.
pub fn refused(path: &Path, error: &StoreError, localizer: &Localizer) -> Failure {
    Failure::Input(match error {
        StoreError::File(error) => about("input-file", path, error, localizer),
        other => other.say(&path.display().to_string(), localizer),
    })
}

/// Sees to it, before hours are spent, that these files can be written.
pub fn check_writable<'p>(
    paths: impl IntoIterator<Item = &'p Path>,
    localizer: &Localizer,
) -> Result<(), Failure> {
    paths.into_iter().try_for_each(|path| {
        try_to_write(path).map_err(|error| Failure::Input(unwritable(path, &error, localizer)))
    })
}

/// Writes a whole file.
pub fn write(path: &Path, text: &str, localizer: &Localizer) -> Result<(), Failure> {
    let unsaved = |error| Failure::Unsaved(unwritable(path, &error, localizer));
    fs::write(path, text).map_err(unsaved)
}

/// Leaves everything as it was.
fn try_to_write(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(found) if found.is_file() => OpenOptions::new().append(true).open(path).map(drop),
        // Opening a pipe waits for its reader.
        Ok(_) => Ok(()),
        // A link to a file that is yet to be made.
        Err(_) if fs::symlink_metadata(path).is_ok() => Ok(()),
        Err(_) => {
            OpenOptions::new().write(true).create_new(true).open(path)?;
            fs::remove_file(path)
        }
    }
}

fn unwritable(path: &Path, error: &io::Error, localizer: &Localizer) -> String {
    about("output-file", path, error, localizer)
}

fn about(id: &'static str, path: &Path, error: &io::Error, localizer: &Localizer) -> String {
    let message = Message::new(id).with("file", path.display().to_string());
    localizer.say(&message.with("why", file_error(error, localizer.language())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trying_to_write_changes_nothing() {
        let folder = std::env::temp_dir().join(format!("jogada-writable-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (old, new) = (folder.join("old"), folder.join("new"));
        fs::write(&old, "kept").unwrap();
        for path in [&old, &new] {
            try_to_write(path).unwrap();
        }
        assert_eq!(fs::read_to_string(&old).unwrap(), "kept");
        assert!(!new.exists());
        assert!(try_to_write(&folder).is_err(), "a folder is no file");
        assert!(try_to_write(&folder.join("none/new")).is_err(), "its folder does not exist");
        fs::remove_dir_all(folder).unwrap();
    }
}
