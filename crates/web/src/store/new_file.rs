//! Files that appear under their name only when they are complete, and replace nothing.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::{StoreError, StoreResult};

/// A file under a name that no other process uses, in the folder of the one it is to become. It is removed
/// if it is dropped, and nobody else may read it.
pub struct NewFile {
    part: TempPath,
    to: PathBuf,
}

impl NewFile {
    /// Nothing may be at `to` yet.
    pub fn create(to: &Path) -> StoreResult<NewFile> {
        if to.exists() {
            return Err(StoreError::Exists);
        }
        let folder = folder_of(to);
        let part = tempfile::Builder::new().prefix(".jogada-").suffix(".part").tempfile_in(folder);
        let part = part.map_err(unwritten)?;
        Ok(NewFile { part: part.into_temp_path(), to: to.to_owned() })
    }

    /// Where it is until then.
    pub fn path(&self) -> &Path {
        &self.part
    }

    /// Opens it for writing.
    pub fn open(&self) -> io::Result<File> {
        File::options().write(true).open(&self.part)
    }

    /// Gives it its name, unless a file of that name has appeared meanwhile.
    pub fn publish(self) -> StoreResult<()> {
        self.part.persist_noclobber(&self.to).map_err(|failed| match failed.error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::Exists,
            _ => unwritten(failed.error),
        })?;
        // The name is on the disk as well, where the system lets a folder be synced.
        let _ = File::open(folder_of(&self.to)).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Why a copy was not written.
pub fn unwritten(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unwritten(error.to_string())
}
