//! The files of the page: embedded in release builds, read from the folder in debug builds.

use std::borrow::Cow;

use axum::extract::{Path, Request};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::ApiError;

#[derive(RustEmbed)]
#[folder = "assets"]
#[allow_missing = true]
struct Assets;

/// The single page; its script does the routing.
pub async fn page(headers: HeaderMap) -> Result<Response, ApiError> {
    answer("index.html", &headers)
}

/// Whether a browser navigates to a page, as opposed to a script that calls the API.
pub fn is_navigation(request: &Request) -> bool {
    let accepts = request.headers().get_all(ACCEPT).iter();
    let mut accepts = accepts.filter_map(|accept| accept.to_str().ok());
    let path = request.uri().path();
    let served = ["/api/", "/assets/"].iter().any(|folder| path.starts_with(folder));
    request.method() == Method::GET && !served && accepts.any(|text| text.contains("text/html"))
}

/// The page with an error status: its script explains what is wrong with the address.
pub fn with_status(status: StatusCode) -> Option<Response> {
    let page = answer("index.html", &HeaderMap::new()).ok()?;
    Some((status, page).into_response())
}

/// A file of the page.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    answer(&name, &headers)
}

/// `/favicon.ico`, which browsers request unasked.
pub async fn icon(headers: HeaderMap) -> Result<Response, ApiError> {
    answer("icon.svg", &headers)
}

fn answer(name: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    let file = Assets::get(name).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    let tag = tag(&file.metadata.sha256_hash());
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let heads = [(ETAG, tag.as_str()), (CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, kind(name))];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, heads).into_response());
    }
    let body = match file.data {
        Cow::Borrowed(bytes) => axum::body::Body::from(bytes),
        Cow::Owned(bytes) => axum::body::Body::from(bytes),
    };
    Ok((heads, body).into_response())
}

/// The entity tag: the start of a digest of the content.
fn tag(digest: &[u8; 32]) -> String {
    let start = digest[..8].iter().map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", start.collect::<String>())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
