use jogada_service::game::Damaged;
use thiserror::Error;
use tokio::task::JoinError;

use crate::error::ApiError;
use crate::store::StoreError;

/// Why a room could not be loaded or changed.
#[derive(Debug, Error)]
pub enum RoomError {
    /// The rules or the state of the game do not allow it.
    #[error(transparent)]
    Rejected(#[from] ApiError),
    /// It could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored events do not replay.
    #[error(transparent)]
    Damaged(#[from] Damaged),
    /// The task that carried it out panicked.
    #[error("the task did not finish")]
    Task(#[from] JoinError),
}

impl RoomError {
    /// Whether another write came first. The room was closed, so a retry loads the game as it is now.
    pub fn is_conflict(&self) -> bool {
        matches!(self, RoomError::Store(StoreError::Conflict))
    }
}
