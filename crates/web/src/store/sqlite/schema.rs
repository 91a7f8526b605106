//! The schema and its migrations.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::StoreError;

/// Migrations in order; `user_version` counts those that were applied.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        spec TEXT NOT NULL,
        status TEXT NOT NULL,
        white_kind TEXT NOT NULL, white TEXT NOT NULL,
        black_kind TEXT NOT NULL, black TEXT NOT NULL,
        moves INTEGER NOT NULL,
        winner TEXT, reason TEXT,
        listed INTEGER NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        due INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX games_listed ON games (created, id) WHERE listed = 1;
    CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
    CREATE TABLE events (
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (game, version)
    ) WITHOUT ROWID;
    CREATE TABLE keys (
        game TEXT NOT NULL,
        digest BLOB NOT NULL,
        kind TEXT NOT NULL,
        side TEXT,
        PRIMARY KEY (game, digest)
    ) WITHOUT ROWID;
",
    "
    CREATE TABLE documents (
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        version INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (kind, id)
    ) WITHOUT ROWID;
",
    "
    ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN white_account TEXT;
    ALTER TABLE games ADD COLUMN black_account TEXT;
",
];

/// `application_id` of our files: `joga` in ASCII.
const APPLICATION: i32 = 0x6a6f_6761;

/// Opens a file for writing; creates or migrates it.
pub fn open(path: &Path) -> Result<Connection, StoreError> {
    create_private(path);
    let mut connection = prepare(Connection::open(path)?)?;
    check(&connection)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    migrate(&mut connection)?;
    Ok(connection)
}

/// Creates a missing file, so that nobody else may read it: `SQLite` gives its companions the same mode.
/// What fails here fails again, with a reason, when the file is opened.
fn create_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _ = options.open(path);
}

/// Opens an existing file; never creates one.
pub fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::default() - OpenFlags::SQLITE_OPEN_CREATE;
    prepare(Connection::open_with_flags(path, flags)?)
}

/// With `synchronous = FULL` a commit returns when it is on the disk.
fn prepare(connection: Connection) -> Result<Connection, StoreError> {
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Rejects foreign files and newer schemas; returns whether the file has any tables.
pub fn check(connection: &Connection) -> Result<bool, StoreError> {
    let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))?;
    if tables > 0 && application != APPLICATION {
        return Err(StoreError::Foreign);
    }
    if version as usize > MIGRATIONS.len() {
        return Err(StoreError::Newer);
    }
    Ok(tables > 0)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let done: i32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for step in &MIGRATIONS[done as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i32)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    Ok(transaction.commit()?)
}
