//! The files of the page: embedded in release builds, read from the folder in debug builds.

mod bundle;
mod shell;

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::base_path::BasePath;
use crate::error::ApiError;
pub use shell::{Preview, Visit, add_settings, escaped, is_navigation, page};

/// For files whose name changes with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const REVALIDATED: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "assets"]
#[allow_missing = true]
struct Assets;

/// What every page loads, under names that hold a digest of the content.
struct Bundles {
    script: Bundle,
    style: Bundle,
}

struct Bundle {
    name: String,
    content: String,
}

impl Bundle {
    fn new(content: String, extension: &str) -> Bundle {
        Bundle { name: format!("page.{}.{extension}", digest(content.as_bytes())), content }
    }

    /// Where the page finds it.
    fn address(&self, base: &BasePath) -> String {
        base.join(&format!("/assets/{}", self.name))
    }
}

/// Made once; in debug builds each time, for the files may have changed.
fn bundles() -> Arc<Bundles> {
    static MADE: LazyLock<Arc<Bundles>> = LazyLock::new(|| Arc::new(make_bundles()));
    if cfg!(debug_assertions) { Arc::new(make_bundles()) } else { Arc::clone(&MADE) }
}

fn make_bundles() -> Bundles {
    let names = Assets::iter().map(Cow::into_owned);
    Bundles {
        script: Bundle::new(bundle::scripts("js/main.js", &text), "js"),
        style: Bundle::new(bundle::styles(names, &text), "css"),
    }
}

/// Where the styles of all pages are.
pub fn style_address(base: &BasePath) -> String {
    bundles().style.address(base)
}

/// A file of the page as text.
fn text(name: &str) -> Option<String> {
    Assets::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// A file of the page.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let bundles = bundles();
    let wanted = [&bundles.script, &bundles.style].into_iter().find(|bundle| bundle.name == name);
    if let Some(bundle) = wanted {
        let heads = [(CACHE_CONTROL, FOR_EVER), (CONTENT_TYPE, kind(&name))];
        return Ok((heads, bundle.content.clone()).into_response());
    }
    answer(&name, &headers)
}

/// `/favicon.ico`, which browsers request unasked.
pub async fn icon(headers: HeaderMap) -> Result<Response, ApiError> {
    answer("icon.svg", &headers)
}

fn answer(name: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    let file = Assets::get(name).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    Ok(tagged(file.data.into_owned(), kind(name), headers))
}

/// A response that need not be sent again as long as it stays the same.
fn tagged(body: Vec<u8>, kind: &'static str, headers: &HeaderMap) -> Response {
    // Weak: the same content may be sent compressed in several ways.
    let tag = format!("W/\"{}\"", digest(&body));
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let heads = [(ETAG, tag.as_str()), (CACHE_CONTROL, REVALIDATED), (CONTENT_TYPE, kind)];
    if known {
        return (StatusCode::NOT_MODIFIED, heads).into_response();
    }
    (heads, body).into_response()
}

/// The start of a digest of a content.
fn digest(content: &[u8]) -> String {
    Sha256::digest(content)[..8].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_scripts_that_are_used_are_in_the_bundle_and_nothing_is_left_to_import() {
        let Bundles { script, style } = make_bundles();
        let has =
            |line: &str| script.content.lines().any(|other| other.trim_start().starts_with(line));
        assert!(has("async function homePage(") && has("async function gamePage("));
        assert!(!has("import ") && !has("export "));
        assert!(!script.content.contains("await import("));
        assert!(style.content.contains(".game-card") && style.name != script.name);
    }
}
