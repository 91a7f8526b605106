//! Copies of the file, also while the server runs.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::{StoreError, schema};

/// Pages copied in one go; between two goes others may write.
const PAGES: i32 = 256;

/// Copies all games from one file to another, in which nothing may be. The server may go on writing
/// meanwhile: the copy is of one moment.
pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    if !from.exists() {
        return Err(StoreError::Missing);
    }
    if to.exists() {
        return Err(StoreError::Exists);
    }
    let source = schema::connect(from)?;
    schema::check(&source)?;
    // A copy has its name only when it is whole.
    let part = to.with_added_extension("part");
    let written = write(&source, &part).map_err(|error| StoreError::Unwritten(error.to_string()));
    let named = written.and_then(|target| {
        verify(&target)?;
        // Some systems rename no file that is open.
        drop(target);
        fs::rename(&part, to).map_err(|error| StoreError::Unwritten(error.to_string()))
    });
    if named.is_err() {
        let _ = fs::remove_file(&part);
    }
    named
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
