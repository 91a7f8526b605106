//! Backups, also while the server runs, and their restoration.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;
use tempfile::TempPath;

use super::identity::{set_aside, with_suffix};
use super::lock::DataLock;
use super::{StoreError, schema};

/// Pages copied in one go; between two goes others may write.
const PAGES: i32 = 256;
/// What `SQLite` keeps beside a database. It takes any of them for part of a file of that name.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Copies all games to a file that is not there yet. The server may go on writing meanwhile: the copy
/// is of one moment.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let part = checked_copy(from, to)?;
    publish(part, to)
}

/// Copies a backup to where a server will look for its games; nothing may be there yet. What another
/// database has left beside it would be read as part of the restored one, and may hold moves that are
/// nowhere else: it is renamed, and the new names are returned.
pub fn restore(from: &Path, to: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let _lock = DataLock::take(to).map_err(|error| match error {
        StoreError::Unreachable(why) => StoreError::Unwritten(why),
        other => other,
    })?;
    let part = checked_copy(from, to)?;
    let aside = set_companions_aside(to).map_err(unwritten)?;
    publish(part, to)?;
    Ok(aside)
}

/// A whole copy under a name of its own in the folder of `to`; removed if it is dropped.
fn checked_copy(from: &Path, to: &Path) -> Result<TempPath, StoreError> {
    if !from.exists() {
        return Err(StoreError::Missing);
    }
    if to.exists() {
        return Err(StoreError::Exists);
    }
    let source = schema::connect(from)?;
    if !schema::check(&source)? {
        return Err(StoreError::Empty);
    }
    let part = new_file(folder_of(to)).map_err(unwritten)?;
    let target = write(&source, &part).map_err(unwritten)?;
    verify(&target)?;
    Ok(part)
}

/// An empty file with a name that no other process uses, which nobody else may read.
fn new_file(folder: &Path) -> io::Result<TempPath> {
    let part = tempfile::Builder::new().prefix(".jogada-").suffix(".part").tempfile_in(folder)?;
    Ok(part.into_temp_path())
}

fn write(source: &Connection, part: &Path) -> rusqlite::Result<Connection> {
    let mut target = Connection::open(part)?;
    Backup::new(source, &mut target)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    target.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(target)
}

/// Refuses a file that is not whole.
fn verify(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

/// Gives a complete copy its name, unless a file of that name has appeared meanwhile.
fn publish(part: TempPath, to: &Path) -> Result<(), StoreError> {
    part.persist_noclobber(to).map_err(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists,
        _ => unwritten(failed.error),
    })?;
    // The name is on the disk as well, where the system lets a folder be synced.
    let _ = fs::File::open(folder_of(to)).and_then(|folder| folder.sync_all());
    Ok(())
}

fn set_companions_aside(to: &Path) -> io::Result<Vec<PathBuf>> {
    let left = COMPANIONS.map(|suffix| with_suffix(to, suffix));
    let left = left.into_iter().filter(|path| path.symlink_metadata().is_ok());
    left.map(|path| set_aside(&path)).collect()
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn unwritten(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unwritten(error.to_string())
}
