//! One server per database: an advisory lock on a file beside it. The system drops the lock with the
//! process, so a crash leaves nothing to clean up.
//!
//! The lock is not on the database itself, because closing any descriptor of that file would drop the
//! POSIX locks `SQLite` holds on it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::identity::FileId;
use super::space::is_for_want_of_space;

/// The lock, released and removed when dropped.
pub struct DataLock {
    path: PathBuf,
    _file: File,
}

impl DataLock {
    /// Takes the lock of a database, or says that another process has it.
    pub fn take(data: &Path) -> Result<DataLock, StoreError> {
        // The same file through a symbolic link is the same database.
        let data = fs::canonicalize(data).unwrap_or_else(|_| data.to_owned());
        let path = data.with_added_extension("lock");
        loop {
            let file = File::options().create(true).truncate(false).write(true).open(&path);
            let file = file.map_err(|error| unavailable(&error))?;
            file.try_lock().map_err(|error| match error {
                TryLockError::WouldBlock => StoreError::Busy,
                TryLockError::Error(error) => unavailable(&error),
            })?;
            // The previous holder may have removed the file after we opened it.
            let locked = file.metadata().map(|metadata| FileId::of(&metadata));
            if locked.ok() == FileId::at(&path).ok() {
                return Ok(DataLock { path, _file: file });
            }
        }
    }
}

impl Drop for DataLock {
    fn drop(&mut self) {
        // Still locked here: no other process can take it.
        let _ = fs::remove_file(&self.path);
    }
}

fn unavailable(error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::NotFound
        | io::ErrorKind::PermissionDenied
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::ReadOnlyFilesystem => StoreError::Unreachable(error.to_string()),
        _ if is_for_want_of_space(error) => StoreError::Full,
        _ => StoreError::Failed(error.to_string()),
    }
}
