//! Backups, also while the server runs, and their restoration.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::identity::{set_aside, with_suffix};
use super::lock::DataLock;
use super::{StoreError, schema};
use crate::store::new_file::{NewFile, unwritten};

/// Pages copied in one go; between two goes others may write.
const PAGES: i32 = 256;
/// What `SQLite` keeps beside a database. It takes any of them for part of a file of that name.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Copies all games to a file that is not there yet. The server may go on writing meanwhile: the copy
/// is of one moment.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    checked_copy(from, to)?.publish()
}

/// Copies a backup to where a server will look for its games; nothing may be there yet. What another
/// database has left beside it would be read as part of the restored one, and may hold moves that are
/// nowhere else: it is renamed, and the new names are returned.
pub fn restore(from: &Path, to: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let _lock = DataLock::take(to).map_err(|error| match error {
        StoreError::Unreachable(why) => StoreError::Unwritten(why),
        other => other,
    })?;
    let copy = checked_copy(from, to)?;
    let aside = set_companions_aside(to).map_err(unwritten)?;
    copy.publish()?;
    Ok(aside)
}

/// A whole copy that has not got its name yet.
fn checked_copy(from: &Path, to: &Path) -> Result<NewFile, StoreError> {
    if !from.exists() {
        return Err(StoreError::Missing);
    }
    let copy = NewFile::create(to)?;
    let source = schema::connect(from)?;
    if !schema::check(&source)? {
        return Err(StoreError::Empty);
    }
    let target = write(&source, copy.path()).map_err(unwritten)?;
    verify(&target)?;
    Ok(copy)
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

fn set_companions_aside(to: &Path) -> io::Result<Vec<PathBuf>> {
    let left = COMPANIONS.map(|suffix| with_suffix(to, suffix));
    let left = left.into_iter().filter(|path| path.symlink_metadata().is_ok());
    left.map(|path| set_aside(&path)).collect()
}
