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
    let written = write(&source, &part);
    let named = written.and_then(|()| fs::rename(&part, to).map_err(|error| error.to_string()));
    named.map_err(|why| {
        let _ = fs::remove_file(&part);
        StoreError::Unwritten(why)
    })?;
    verify(&Connection::open(to)?)
}

fn write(source: &Connection, part: &Path) -> Result<(), String> {
    let said = |error: rusqlite::Error| error.to_string();
    let mut target = Connection::open(part).map_err(said)?;
    let copied = Backup::new(source, &mut target);
    copied.and_then(|copy| copy.run_to_completion(PAGES, Duration::ZERO, None)).map_err(said)?;
    target.pragma_update(None, "journal_mode", "DELETE").map_err(said)
}

/// Refuses a file that is not whole.
fn verify(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}
