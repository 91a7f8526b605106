//! Whether there is room on the disk. `SQLite` calls a full disk an I/O error where it maps memory.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::store::StoreError;

/// Bytes that any database needs to be opened.
const NEEDED: usize = 64 * 1024;

/// An I/O error on a full disk means that it is full.
pub fn explain(error: StoreError, path: &Path) -> StoreError {
    match error {
        StoreError::Failed(_) if is_full(path) => StoreError::Full,
        other => other,
    }
}

/// Whether an error says that there is no room.
pub fn is_for_want_of_space(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded)
}

/// Tries it with a file that is gone at once.
fn is_full(path: &Path) -> bool {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let file = tempfile::tempfile_in(folder.unwrap_or(Path::new(".")));
    let tried = file.and_then(|mut file| {
        file.write_all(&vec![0; NEEDED])?;
        file.sync_all()
    });
    tried.is_err_and(|error| is_for_want_of_space(&error))
}
