//! JSON bodies of requests, limited in size and time.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use jogada_play::Message;
use jogada_service::read_json;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::ApiError;

pub const MAX_BYTES: usize = 256 * 1024;

/// Also against clients that send a byte at a time.
const READ_TIMEOUT: Duration = Duration::from_secs(15);

/// Extracts a JSON body; its errors are [`ApiError`]s.
pub struct Body<T>(pub T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _state: &S) -> Result<Body<T>, ApiError> {
        let bytes = timeout(READ_TIMEOUT, to_bytes(request.into_body(), MAX_BYTES)).await;
        let bytes = bytes.map_err(|_| {
            let message = Message::new("refused-slow").with("most", READ_TIMEOUT.as_secs() as i64);
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "slow", message)
        })?;
        let bytes = bytes.map_err(|_| {
            ApiError::payload_too_large(Message::new("refused-body").with("most", MAX_BYTES / 1024))
        })?;
        read_json(&bytes).map(Body)
    }
}
