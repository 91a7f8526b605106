//! The files of the page, as browsers ask for them.

mod answers;
mod bundle;
mod compressed;
mod embed;
mod engine;
mod files;
mod module;
mod release;
mod shell;

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::base_path::BasePath;
use crate::error::ApiError;
use answers::ANSWERS;
pub use compressed::{brotli, compress_bundles};
pub use embed::{embed, embed_files};
pub use engine::{compressed as compressed_engine, folder as engine_folder};
pub use release::{
    Boot, Mode, manifest, manifest_text, offline, service_worker, service_worker_script,
};
pub use shell::{Document, Preview, Visit, add_settings, escaped, is_navigation, page};

/// For files whose name changes with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const REVALIDATED: &str = "no-cache";
/// The script that the page begins with.
const PAGE: &str = "js/main.js";
/// The script of the worker that answers the page where no server does.
const WORKER: &str = "js/worker/main.js";

/// Pictures that a site needs beside the files with lasting names: for tabs, systems, and previews of links.
const PICTURES: [&str; 6] = [
    "icon.svg",
    "icon-turn.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "preview.png",
];

/// What every page loads, under names that hold a digest of the content.
struct Bundles {
    script: Bundle,
    style: Bundle,
    worker: Option<Bundle>,
}

struct Bundle {
    name: String,
    content: String,
}

impl Bundle {
    fn new(name: &str, content: String, extension: &str) -> Bundle {
        Bundle { name: format!("{name}.{}.{extension}", digest(content.as_bytes())), content }
    }

    /// Where the page finds it.
    fn address(&self, base: &BasePath) -> String {
        base.join(&format!("/assets/{}", self.name))
    }
}

impl Bundles {
    fn make() -> Bundles {
        let names = files::names().map(Cow::into_owned);
        let worker = text(WORKER).map(|_| bundle::scripts(WORKER, &text));
        Bundles {
            script: Bundle::new("page", bundle::scripts(PAGE, &text), "js"),
            style: Bundle::new("page", bundle::styles(names, &text), "css"),
            worker: worker.map(|content| Bundle::new("worker", content, "js")),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Bundle> {
        [&self.script, &self.style].into_iter().chain(&self.worker)
    }
}

/// Made once; in debug builds each time, for the files may have changed.
fn bundles() -> Arc<Bundles> {
    static MADE: LazyLock<Arc<Bundles>> = LazyLock::new(|| Arc::new(Bundles::make()));
    if cfg!(debug_assertions) { Arc::new(Bundles::make()) } else { Arc::clone(&MADE) }
}

/// Where the styles of all pages are.
pub fn style_address(base: &BasePath) -> String {
    bundles().style.address(base)
}

/// A file of the page as text.
fn text(name: &str) -> Option<String> {
    files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// A file of the page under the name it has in its folder.
fn embedded(name: &str) -> Option<Bytes> {
    if module::is_module(name) {
        return module::plain(name);
    }
    files::get(name).map(|file| bytes(file.data))
}

/// A content that can be sent, not copied if it is part of the program.
fn bytes(content: Cow<'static, [u8]>) -> Bytes {
    match content {
        Cow::Borrowed(content) => Bytes::from_static(content),
        Cow::Owned(content) => Bytes::from(content),
    }
}

/// The files whose names change with their content, below the folder of the files of the page.
fn lasting_names() -> Vec<String> {
    let bundles: Vec<_> = bundles().all().map(|bundle| bundle.name.clone()).collect();
    bundles.into_iter().chain(ANSWERS.paths()).chain(engine::paths()).collect()
}

/// All files of a site that lie in its folder of files, those with lasting names first.
pub fn site_files() -> impl Iterator<Item = (String, Vec<u8>)> {
    let pictures = PICTURES.iter().map(|name| (*name).to_owned());
    let content = |name: &str| lasting(name).or_else(|| embedded(name));
    let names = lasting_names().into_iter().chain(pictures);
    names.filter_map(move |name| content(&name).map(|content| (name, content.into())))
}

/// The content of such a file.
fn lasting(name: &str) -> Option<Bytes> {
    if let Some(bundle) = bundles().all().find(|bundle| bundle.name == name) {
        return Some(bundle.content.clone().into_bytes().into());
    }
    let answer = ANSWERS.get(name).map(|content| Bytes::from_static(content.as_bytes()));
    answer.or_else(|| engine::get(name))
}

/// A file of the page.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let heads = [(CACHE_CONTROL, FOR_EVER), (CONTENT_TYPE, kind(&name))];
    if accepts_brotli(&headers)
        && let Some(content) = compressed_file(&name)
    {
        let coded = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
        return Ok((heads, coded, content).into_response());
    }
    match lasting(&name) {
        Some(content) => Ok((heads, content).into_response()),
        None => answer(&name, &headers),
    }
}

/// What was compressed beforehand.
fn compressed_file(name: &str) -> Option<Bytes> {
    let bundle = compressed::get(name).map(Bytes::from_static);
    bundle.or_else(|| engine::compressed(name).map(bytes))
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|coding| coding.trim() == "br")
}

/// `/favicon.ico`, which browsers request unasked.
pub async fn icon(headers: HeaderMap) -> Result<Response, ApiError> {
    answer("icon.svg", &headers)
}

fn answer(name: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    let content = embedded(name).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    Ok(tagged(content, kind(name), headers))
}

/// A response that need not be sent again as long as it stays the same.
fn tagged(body: impl Into<Bytes>, kind: &'static str, headers: &HeaderMap) -> Response {
    let body = body.into();
    // Weak: the same content may be sent compressed in several ways.
    let tag = format!("W/\"{}\"", digest(&body));
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let heads = [(ETAG, tag.as_str()), (CACHE_CONTROL, REVALIDATED), (CONTENT_TYPE, kind)];
    if known {
        return (StatusCode::NOT_MODIFIED, heads).into_response();
    }
    (heads, body).into_response()
}

/// A name for a content.
fn digest(content: &[u8]) -> String {
    short(&Sha256::digest(content))
}

/// The start of a digest: enough to tell files apart.
fn short(digest: &[u8]) -> String {
    hex::encode(&digest[..8])
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        // Browsers compile it while it arrives under this type alone.
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_scripts_that_are_used_are_in_the_bundle_and_nothing_is_left_to_import() {
        let Bundles { script, style, .. } = Bundles::make();
        let has =
            |line: &str| script.content.lines().any(|other| other.trim_start().starts_with(line));
        assert!(has("async function homePage(") && has("async function gamePage("));
        assert!(!has("import ") && !has("export "));
        assert!(!script.content.contains("await import("));
        assert!(style.content.contains(".game-card") && style.name != script.name);
    }

    #[test]
    fn every_file_with_a_lasting_name_can_be_had_by_it() {
        let names = lasting_names();
        assert!(names.len() > 10, "{names:?}");
        assert!(names.iter().all(|name| lasting(name).is_some_and(|content| !content.is_empty())));
        assert_eq!(lasting("engine/0000000000000000/x.wasm"), None);
        assert_eq!(lasting("page.0000000000000000.js"), None);
    }
}
