//! Boards for the pages of others: `<jogada-board>`, under addresses that stay. `scripts/wasm` makes its script.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

use super::{embedded, kind, tagged};
use crate::error::ApiError;

/// The files by their names at the address, and in the folder of the files of the page.
const FILES: [(&str, &str); 2] = [
    ("jogada-board.js", "embed/jogada-board.js"),
    ("jogada_wasm_bg.wasm", "engine/jogada_wasm_bg.wasm"),
];

/// Pages of every origin may load them.
const FOR_ALL: [(HeaderName, HeaderValue); 2] = [
    (header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    ),
];

/// One of the files, if the program was built with them.
pub async fn embed(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let file = content(&name).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    let mut response = tagged(file, kind(&name), &headers);
    response.headers_mut().extend(FOR_ALL);
    Ok(response)
}

/// The files for a site, with their paths.
pub fn embed_files() -> impl Iterator<Item = (String, Vec<u8>)> {
    FILES.iter().filter_map(|(name, _)| Some((format!("embed/{name}"), content(name)?.into())))
}

fn content(name: &str) -> Option<Bytes> {
    let (_, path) = FILES.iter().find(|(known, _)| *known == name)?;
    embedded(path)
}
