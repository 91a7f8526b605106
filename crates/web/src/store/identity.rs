//! Whether the database at its path is still the one that is open. A file that was removed or replaced
//! goes on to take writes without an error, and all of them are lost when it is closed.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::StoreError;
use crate::incident::{Incident, Reporter};

/// Device and inode. Elsewhere than on Unix an open file can be neither removed nor replaced, so there
/// all files count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileId(u64, u64);

impl FileId {
    #[cfg(unix)]
    pub fn of(metadata: &Metadata) -> FileId {
        use std::os::unix::fs::MetadataExt;
        FileId(metadata.dev(), metadata.ino())
    }

    #[cfg(not(unix))]
    pub fn of(_metadata: &Metadata) -> FileId {
        FileId(0, 0)
    }

    pub fn at(path: &Path) -> io::Result<FileId> {
        fs::metadata(path).map(|metadata| FileId::of(&metadata))
    }
}

/// Watches the database and its write-ahead log.
pub struct FileWatch {
    files: [(PathBuf, FileId); 2],
    /// Once gone, always gone: a file that comes back may lack what was written meanwhile.
    gone: AtomicBool,
    report: Reporter,
}

impl FileWatch {
    /// Watches a database that has just been opened for writing.
    pub fn new(path: &Path, report: Reporter) -> io::Result<FileWatch> {
        // SQLite keeps the log beside the file itself, not beside a link to it.
        let log = with_suffix(&fs::canonicalize(path)?, "-wal");
        let files = [(path.to_owned(), FileId::at(path)?), (log.clone(), FileId::at(&log)?)];
        Ok(FileWatch { files, gone: AtomicBool::new(false), report })
    }

    /// Refuses once the open files are no longer what is found at their paths. Costs two `stat`s: the
    /// files must not be opened here, see [`super::lock`].
    pub fn check(&self) -> Result<(), StoreError> {
        let same = self.files.iter().map(|(path, id)| match FileId::at(path) {
            Ok(found) => Ok(found == *id),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(StoreError::Failed(error.to_string())),
        });
        if !self.is_gone() && same.collect::<Result<Vec<_>, _>>()?.into_iter().all(|same| same) {
            return Ok(());
        }
        if !self.gone.swap(true, Relaxed) {
            (self.report)(&Incident::DataGone(self.files[0].0.clone()));
        }
        Err(StoreError::Gone)
    }

    pub fn is_gone(&self) -> bool {
        self.gone.load(Relaxed)
    }
}

/// A file beside another, as `SQLite` names them.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
