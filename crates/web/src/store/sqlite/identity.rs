//! Whether the database at its path is still the one that is open. A file that was removed or replaced
//! goes on to take writes without an error, and all of them are lost when it is closed.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::StoreError;
use crate::incident::{Incident, Reporter};
use crate::time::FileTime;

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

/// Size and time of the last change: a copy over an open file keeps its [`FileId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileVersion(u64, FileTime);

impl FileVersion {
    fn at(path: &Path) -> io::Result<FileVersion> {
        let metadata = fs::metadata(path)?;
        Ok(FileVersion(metadata.len(), metadata.modified()?))
    }
}

/// Watches the database and its write-ahead log.
pub struct FileWatch {
    files: [(PathBuf, FileId); 2],
    /// The database as the writer has left it. Only checkpoints of the writer change it, because it
    /// holds the one lock of [`super::lock`] and readers write nothing. Locked while it writes.
    left: Mutex<FileVersion>,
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
        let left = Mutex::new(FileVersion::at(path)?);
        Ok(FileWatch { files, left, gone: AtomicBool::new(false), report })
    }

    /// Refuses once the open files are no longer what was left at their paths. Costs some `stat`s:
    /// the files must not be opened here, see [`super::lock`].
    pub fn check(&self) -> Result<(), StoreError> {
        // While the writer has the version, its checkpoint may change the file, and it checks itself.
        let unchanged = match self.left.try_lock() {
            Ok(left) => self.is_unchanged(*left)?,
            Err(_) => true,
        };
        self.refuse_unless(unchanged && self.is_same()?)
    }

    /// Writes if the files are what was left, and refuses what was written to files that are not
    /// there any more. A checkpoint may change the database here, so its new version is noted.
    pub fn write<T>(&self, work: impl FnOnce() -> T) -> Result<T, StoreError> {
        let mut left = self.left.lock().expect("nothing panics while the version is locked");
        self.refuse_unless(self.is_same()? && self.is_unchanged(*left)?)?;
        let done = work();
        self.refuse_unless(self.is_same()?)?;
        *left = FileVersion::at(&self.files[0].0).map_err(failed)?;
        Ok(done)
    }

    /// Renames the log of a database that is gone: with the one that is in its place now, it would be
    /// read as part of that. It may hold moves that are nowhere else.
    pub fn set_log_aside(&self) -> io::Result<()> {
        let (log, id) = &self.files[1];
        if FileId::at(log).is_ok_and(|found| found == *id) {
            set_aside(log)?;
        }
        Ok(())
    }

    fn is_same(&self) -> Result<bool, StoreError> {
        let same = self.files.iter().map(|(path, id)| Ok(found(FileId::at(path))? == Some(*id)));
        Ok(same.collect::<Result<Vec<_>, StoreError>>()?.into_iter().all(|same| same))
    }

    fn is_unchanged(&self, left: FileVersion) -> Result<bool, StoreError> {
        Ok(found(FileVersion::at(&self.files[0].0))? == Some(left))
    }

    fn refuse_unless(&self, right: bool) -> Result<(), StoreError> {
        if right && !self.is_gone() {
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

/// `None` if there is no such file.
fn found<T>(result: io::Result<T>) -> Result<Option<T>, StoreError> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// A file beside another, as `SQLite` names them.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Renames a file to one beside it that is not there yet, and returns that.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let mut names = (1..).map(|number| with_suffix(path, &format!(".old-{number}")));
    let free = names.find(|name| name.symlink_metadata().is_err());
    let free = free.expect("numbers do not run out");
    fs::rename(path, &free).map(|()| free)
}
