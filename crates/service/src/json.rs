//! JSON that clients send.

use jogada_play::{Message, shorten};
use serde::de::DeserializeOwned;

use crate::error::ApiError;

/// Parses JSON; the error says where it is wrong.
pub fn read_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| {
        let message = Message::new("refused-json").with("why", shorten(&error.to_string()));
        ApiError::bad_request("json", message)
    })
}
