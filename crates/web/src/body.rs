//! Bodies of requests: JSON of a limited size.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use jogada_play::{Message, shorten};
use serde::de::DeserializeOwned;

use crate::refusal::Refusal;

/// Bytes of a body that is read at all.
pub const MOST_BYTES: usize = 256 * 1024;

/// A body read as JSON.
pub struct Body<T>(pub T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _state: &S) -> Result<Body<T>, Refusal> {
        let bytes = to_bytes(request.into_body(), MOST_BYTES).await;
        let bytes = bytes.map_err(|_| {
            Refusal::large(Message::new("refused-body").with("most", MOST_BYTES / 1024))
        })?;
        read(&bytes).map(Body)
    }
}

/// Reads JSON; says where it is wrong.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|error| {
        let message = Message::new("refused-json").with("why", shorten(&error.to_string()));
        Refusal::bad("json", message)
    })
}
