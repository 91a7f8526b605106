use thiserror::Error;

/// Why the store could not be opened, read, written or copied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another write came first; loading the game again and retrying may succeed.
    #[error("an event of this version has already been written")]
    Conflict,
    /// Its schema version is higher than ours.
    #[error("the database was written by a newer version of jogada")]
    Newer,
    /// Its application id is not ours.
    #[error("the database belongs to another program")]
    Foreign,
    /// Its lock is held.
    #[error("the database is in use by a server")]
    Busy,
    /// What is at the path is no longer what was opened; writes would be lost.
    #[error("the database was removed or replaced while it was open")]
    Gone,
    /// It cannot be reached or takes no writes at present. Whether a write was carried out is unknown;
    /// loading the game again tells.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The address of the database cannot be read.
    #[error("the address of the database is not valid: {0}")]
    Address(String),
    /// A backup of it would be no backup.
    #[error("the database is empty")]
    Empty,
    /// The source of a copy does not exist.
    #[error("the database does not exist")]
    Missing,
    /// The target of a copy exists; it is never overwritten.
    #[error("the target file exists already")]
    Exists,
    /// A folder, or in a folder that is missing or not writable.
    #[error("the path is not a file that can be opened: {0}")]
    Unreachable(String),
    /// Of the disk, or of what this user may use of it.
    #[error("there is no space left on the disk")]
    Full,
    /// No partial copy is left behind.
    #[error("the copy could not be written: {0}")]
    Unwritten(String),
    /// What `SQLite` or the decoder of events found.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Any other error of the database or the system.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(rusqlite::ErrorCode::NotADatabase | rusqlite::ErrorCode::DatabaseCorrupt) => {
                StoreError::Damaged(error.to_string())
            }
            Some(rusqlite::ErrorCode::CannotOpen) => StoreError::Unreachable(error.to_string()),
            Some(rusqlite::ErrorCode::DiskFull) => StoreError::Full,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
