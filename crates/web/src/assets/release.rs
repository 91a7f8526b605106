//! What makes the page one that can be installed and opened without a connection: the list of its files, the service
//! worker that keeps them in the browser, and the manifest.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header::VARY};
use axum::response::Response;
use jogada_service::Locale;
use serde::Serialize;
use serde_json::{Value, json};

use super::shell::{Preview, Visit, page_in};
use super::{ANSWERS, bundles, digest, engine, kind, lasting_names, tagged, text};

/// The colours of the icon and of the page, which systems show while an installed page starts.
const THEME: &str = "#1f5f8b";
const GROUND: &str = "#f5f2ec";

/// Icons and other files whose names stay, below the folder of the files of the page.
const STEADY: [&str; 3] = ["icon.svg", "icon-turn.svg", "icon-192.png"];

/// Which way a page runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// A server answers it.
    Served,
    /// A worker in the browser answers it.
    Static,
}

/// How a page finds what it does not hold itself. Paths are those of the site, without its base path.
#[derive(Clone, Debug, Serialize)]
pub struct Boot {
    mode: Mode,
    /// Whether a server could not be reached.
    offline: bool,
    /// The version of the program.
    version: &'static str,
    /// Differs between any two builds whose pages differ.
    release: String,
    /// Folder and worker of the engine and the games with modules of their own, if it is there.
    engine: Option<Value>,
    /// The folder of what is answered to everybody alike.
    answers: String,
}

impl Boot {
    pub fn new(mode: Mode) -> Boot {
        let worker = bundles().worker.as_ref().map(|worker| format!("/assets/{}", worker.name));
        let engine = engine::folder().zip(worker).map(|(folder, worker)| {
            let folder = format!("/assets/{folder}");
            json!({ "folder": folder, "worker": worker, "games": engine::games() })
        });
        Boot {
            mode,
            offline: false,
            version: env!("CARGO_PKG_VERSION"),
            release: release(),
            engine,
            answers: format!("/assets/{}", ANSWERS.folder),
        }
    }

    /// That of a page which a server was not reached for.
    pub fn offline() -> Boot {
        Boot { offline: true, ..Boot::new(Mode::Static) }
    }
}

/// A digest of all that pages of this build are made of.
fn release() -> String {
    let names = lasting_names().join("\n");
    let steady = STEADY.map(|name| text(name).unwrap_or_default()).concat();
    let frames = ["index.html", "sw.js"].map(|name| text(name).unwrap_or_default()).concat();
    digest(format!("{names}\n{steady}{frames}").as_bytes())
}

/// What the service worker keeps. Paths are relative to its own.
#[derive(Debug, Serialize)]
struct Kept<'p> {
    release: String,
    mode: Mode,
    /// Names that change with their content.
    lasting: Vec<String>,
    /// Those of them that are kept once they have been asked for.
    wanted: Vec<String>,
    /// Names that stay.
    steady: Vec<String>,
    /// The page that is shown at addresses that cannot be asked for.
    shell: &'static str,
    /// Addresses that need not be asked for.
    pages: &'p [String],
}

/// The script of the service worker, for a site that has these pages.
pub fn service_worker_script(mode: Mode, pages: &[String]) -> String {
    let below = |name: &str| format!("assets/{name}");
    let shell = if mode == Mode::Served { "offline" } else { "./" };
    let steady = STEADY.iter().map(|name| below(name));
    let (wanted, lasting): (Vec<_>, Vec<_>) =
        lasting_names().into_iter().partition(|name| engine::is_small(name));
    let kept = Kept {
        release: release(),
        mode,
        lasting: lasting.iter().map(|name| below(name)).collect(),
        wanted: wanted.iter().map(|name| below(name)).collect(),
        steady: steady.chain(["manifest.webmanifest", shell].map(str::to_owned)).collect(),
        shell,
        pages,
    };
    format!("const KEPT = {};\n{}", json!(kept), text("sw.js").unwrap_or_default())
}

/// The manifest in a language, described by this text. Its addresses are relative to its own.
pub fn manifest_text(locale: Locale, lead: &'static str) -> String {
    let icon = |name: &str, sizes: &str, purpose: &str| json!({ "src": format!("assets/{name}.png"), "sizes": sizes, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "name": "Jogada",
        "short_name": "Jogada",
        "description": locale.page_text(lead),
        "lang": locale.tag(),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": THEME,
        "background_color": GROUND,
        "categories": ["games"],
        "icons": [
            icon("icon-192", "192x192", "any"),
            icon("icon-512", "512x512", "any"),
            icon("icon-maskable", "512x512", "maskable"),
        ],
    });
    manifest.to_string()
}

/// `/sw.js`: at the top of the site, for it works below its own address.
pub async fn service_worker(headers: HeaderMap) -> Response {
    tagged(service_worker_script(Mode::Served, &[]).into_bytes(), kind("sw.js"), &headers)
}

/// `/manifest.webmanifest`
pub async fn manifest(locale: Locale, headers: HeaderMap) -> Response {
    let body = manifest_text(locale, "home-lead").into_bytes();
    let mut response = tagged(body, kind("manifest.webmanifest"), &headers);
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-language"));
    response
}

/// `/offline`: what the service worker shows if this server cannot be reached.
pub async fn offline(visit: Visit) -> Response {
    let preview = Preview::of_site(visit.locale);
    page_in(Boot::offline(), StatusCode::OK, &preview, &visit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_worker_keeps_files_that_are_there() {
        let script = service_worker_script(Mode::Static, &["rules".to_owned()]);
        let line = script.lines().next().unwrap();
        let kept = line.trim_start_matches("const KEPT = ").trim_end_matches(';');
        let kept: Value = serde_json::from_str(kept).unwrap();
        assert_eq!((&kept["mode"], &kept["shell"]), (&json!("static"), &json!("./")));
        assert!(kept["lasting"].as_array().unwrap().len() > 10);
        for name in STEADY {
            assert!(text(name).is_some() && line.contains(&format!("\"assets/{name}\"")), "{name}");
        }
        assert!(script.contains("addEventListener('fetch'"));
    }

    #[test]
    fn the_icons_of_the_manifest_are_there() {
        let manifest: Value =
            serde_json::from_str(&manifest_text(Locale::default(), "home-lead")).unwrap();
        let icons = manifest["icons"].as_array().unwrap();
        assert!(icons.iter().all(|icon| {
            let name = icon["src"].as_str().unwrap().trim_start_matches("assets/");
            super::super::files::get(name).is_some()
        }));
    }
}
