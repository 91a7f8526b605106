//! Bodies of requests: JSON of a limited size.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use jogada_play::{Message, shorten};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::ApiError;

/// Bytes of a body that is read at all.
pub const MAX_BYTES: usize = 256 * 1024;

/// How long a body may take to arrive.
const MAX_TIME: Duration = Duration::from_secs(15);

/// A body read as JSON.
pub struct Body<T>(pub T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _state: &S) -> Result<Body<T>, ApiError> {
        let bytes = timeout(MAX_TIME, to_bytes(request.into_body(), MAX_BYTES)).await;
        let bytes = bytes.map_err(|_| {
            let message = Message::new("refused-slow").with("most", MAX_TIME.as_secs() as i64);
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "slow", message)
        })?;
        let bytes = bytes.map_err(|_| {
            ApiError::payload_too_large(Message::new("refused-body").with("most", MAX_BYTES / 1024))
        })?;
        read(&bytes).map(Body)
    }
}

/// Reads JSON; says where it is wrong.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| {
        let message = Message::new("refused-json").with("why", shorten(&error.to_string()));
        ApiError::bad_request("json", message)
    })
}
