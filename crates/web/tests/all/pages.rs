//! Addresses that people type and click: each is a page, or says what is wrong with it.

use std::io::Read;

use axum::body::Body;
use axum::http::Request;
use jogada_web::{SiteOptions, write_site};

use crate::test_server::{Reply, TestServer};

/// What a browser gets that is sent to an address.
async fn visit(server: &TestServer, path: &str) -> Reply {
    let accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    server.send(Request::get(path).header("accept", accept).body(Body::empty()).unwrap()).await
}

fn is_page(reply: &Reply) -> bool {
    reply.headers["content-type"] == "text/html; charset=utf-8" && reply.text().contains("<main")
}

#[tokio::test]
async fn an_address_with_nothing_at_it_is_a_page_with_status_404() {
    let server = TestServer::new();
    for path in [
        "/nothing",
        "/new",
        "/settings",
        "/index.html",
        "/game/a/b",
        "/game/unknown",
        "/game/aaaaaaaaaa",
        "/member/aaaaaaaaaa",
        "//evil.example/",
    ] {
        let reply = visit(&server, path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(is_page(&reply), "{path}");
    }
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again_but_a_missing_one_is() {
    let server = TestServer::new();
    let again = |path: &'static str, tag: &str| {
        let request = Request::get(path).header("accept", "text/html");
        server.send(request.header("if-none-match", tag).body(Body::empty()).unwrap())
    };
    let home = visit(&server, "/").await;
    let tag = home.headers["etag"].to_str().unwrap();
    assert_eq!(again("/", tag).await.status, 304);
    let missing = visit(&server, "/nothing").await;
    let tag = missing.headers.get("etag").map_or("\"x\"", |tag| tag.to_str().unwrap());
    let reply = again("/nothing", tag).await;
    assert!(reply.status == 404 && is_page(&reply));
}

#[tokio::test]
async fn an_unknown_game_is_a_page_with_status_404() {
    let server = TestServer::new();
    for path in [
        "/new/chess",
        "/rules/chess",
        "/ratings/chess",
        "/analysis?spec=chess",
        "/analysis?spec=chess:size=9",
    ] {
        let reply = visit(&server, path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(is_page(&reply), "{path}");
    }
    for path in [
        "/new/pente",
        "/rules/nava",
        "/ratings",
        "/ratings/wali",
        "/analysis?spec=pente:size=9",
        "/analysis",
        "/rules",
    ] {
        assert_eq!(visit(&server, path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn programs_are_told_in_json_that_nothing_is_there() {
    let server = TestServer::new();
    for path in ["/api/nothing", "/api/games/unknown", "/assets/nothing.js"] {
        assert_eq!(visit(&server, path).await.refused(404).0, "missing", "{path}");
    }
    assert_eq!(server.get("/nothing").await.refused(404).0, "missing");
}

#[tokio::test]
async fn a_slash_at_the_end_of_an_address_does_no_harm() {
    let server = TestServer::new();
    for (path, target) in [
        ("/games/", "/games"),
        ("/analysis/?spec=nava&ply=2", "/analysis?spec=nava&ply=2"),
        ("/game/k3v9/", "/game/k3v9"),
        ("/rules/barca/", "/rules/barca"),
    ] {
        let reply = visit(&server, path).await;
        assert_eq!(
            (reply.status.as_u16(), reply.headers["location"].to_str().unwrap()),
            (308, target),
            "{path}"
        );
    }
}

#[tokio::test]
async fn script_and_styles_are_kept_for_ever_under_names_that_change_with_them() {
    let server = TestServer::new();
    let html = visit(&server, "/").await.text();
    let names: Vec<_> = html.split('"').filter(|text| text.starts_with("/assets/page.")).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    for name in names {
        let file = server.get(name).await;
        assert_eq!(file.status, 200, "{name}");
        assert_eq!(file.headers["cache-control"], "public, max-age=31536000, immutable");
        let other = name.replace("/assets/page.", "/assets/page.0");
        assert_eq!(server.get(&other).await.refused(404).0, "missing");
    }
}

#[tokio::test]
async fn what_is_read_by_browsers_is_compressed_but_not_what_comes_line_by_line() {
    let server = TestServer::new();
    for path in ["/", "/api/catalogue", "/api/rules/nava"] {
        let reply = taken(&server, path, "gzip, br").await;
        assert_eq!(reply.headers["content-encoding"], "br", "{path}");
        let plain = server.get(path).await;
        assert!(reply.bytes.len() * 3 < plain.bytes.len(), "{path}");
        assert!(!plain.headers.contains_key("content-encoding"));
    }
    let wanted = r#"{"spec":"wali","time":50}"#;
    let request = Request::post("/api/analyse").header("accept-encoding", "gzip, br");
    let lines = server.send(request.body(Body::from(wanted)).unwrap()).await;
    assert_eq!(lines.status, 200);
    assert!(!lines.headers.contains_key("content-encoding"));
}

/// The modules of the engine that the service worker knows, by their paths; none where `scripts/wasm` has not been run.
async fn modules(server: &TestServer) -> Vec<String> {
    let script = server.get("/sw.js").await.text();
    let (kept, _) = script.split_once('\n').unwrap();
    let modules = kept.split('"').filter(|text| text.ends_with("_bg.wasm"));
    modules.map(|path| format!("/{path}")).collect()
}

/// A file as a browser gets it that takes these codings.
async fn taken(server: &TestServer, path: &str, codings: &str) -> Reply {
    let request = Request::get(path).header("accept-encoding", codings);
    server.send(request.body(Body::empty()).unwrap()).await
}

fn without_brotli(coded: &[u8]) -> Vec<u8> {
    let (mut input, mut out) = (coded, Vec::new());
    brotli::BrotliDecompress(&mut input, &mut out).unwrap();
    out
}

#[tokio::test]
async fn modules_of_the_engine_are_the_same_for_browsers_that_take_brotli_and_others() {
    let server = TestServer::new();
    for path in modules(&server).await {
        let coded = taken(&server, &path, "gzip, deflate, br").await;
        let plain = taken(&server, &path, "identity").await;
        assert_eq!((coded.status.as_u16(), plain.status.as_u16()), (200, 200), "{path}");
        assert_eq!(coded.headers["content-encoding"], "br", "{path}");
        assert!(!plain.headers.contains_key("content-encoding"), "{path}");
        assert!(coded.bytes == embedded_file(&path), "{path}");
        assert!(without_brotli(&coded.bytes) == plain.bytes, "{path}");
        assert!(plain.bytes.starts_with(b"\0asm"), "{path}");
        for reply in [&coded, &plain] {
            assert_eq!(reply.headers["content-type"], "application/wasm", "{path}");
            assert_eq!(reply.headers["content-length"], reply.bytes.len().to_string(), "{path}");
            assert!(reply.headers["cache-control"].to_str().unwrap().contains("immutable"));
        }
    }
}

/// The compressed file that a module is made from.
fn embedded_file(path: &str) -> Vec<u8> {
    let (_, name) = path.rsplit_once('/').unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/engine");
    std::fs::read(format!("{folder}/{name}.br")).unwrap()
}

#[tokio::test]
async fn a_module_comes_by_gzip_too_and_its_length_without_it() {
    let server = TestServer::new();
    let Some(path) = modules(&server).await.pop() else { return };
    let plain = server.get(&path).await;
    let zipped = taken(&server, &path, "gzip").await;
    assert_eq!(zipped.headers["content-encoding"], "gzip");
    let mut unzipped = Vec::new();
    flate2::read::GzDecoder::new(&zipped.bytes[..]).read_to_end(&mut unzipped).unwrap();
    assert!(unzipped == plain.bytes);
    let head = server.send(Request::head(&path).body(Body::empty()).unwrap()).await;
    assert!(head.status == 200 && head.bytes.is_empty());
    assert_eq!(head.headers["content-length"], plain.bytes.len().to_string());
}

#[tokio::test]
async fn boards_for_other_pages_have_the_module_with_everything() {
    let server = TestServer::new();
    let modules = modules(&server).await;
    let address = "/embed/jogada_wasm_bg.wasm";
    let Some(path) = modules.iter().find(|path| path.ends_with("/jogada_wasm_bg.wasm")) else {
        assert_eq!(server.get(address).await.status, 404);
        return;
    };
    let module = server.get(address).await;
    assert_eq!(module.headers["content-type"], "application/wasm");
    assert!(module.bytes == server.get(path).await.bytes);
    let tag = module.headers["etag"].to_str().unwrap();
    let again = Request::get(address).header("if-none-match", tag).body(Body::empty()).unwrap();
    assert_eq!(server.send(again).await.status, 304);
}

#[tokio::test]
async fn a_site_has_the_modules_that_a_server_has() {
    let server = TestServer::new();
    let modules = modules(&server).await;
    let site = tempfile::tempdir().unwrap();
    let written = write_site(site.path(), &SiteOptions::default());
    assert_eq!(written.is_ok(), !modules.is_empty(), "{written:?}");
    for path in modules {
        let file = std::fs::read(site.path().join(&path[1..])).unwrap();
        assert!(file == server.get(&path).await.bytes, "{path}");
    }
}

#[tokio::test]
async fn a_page_says_in_its_head_what_it_is_in_the_language_of_the_visitor() {
    let server = TestServer::new();
    let begun = server
        .post("/api/games", serde_json::json!({ "spec": "nava", "white": "me", "black": "open" }))
        .await
        .good();
    let path = format!("/game/{}", begun["id"].as_str().unwrap());
    let request = Request::get(path).header("accept-language", "pt-PT").header("host", "here:1");
    let html = server.send(request.body(Body::empty()).unwrap()).await.text();
    assert!(html.contains("<html lang=\"pt\" "));
    assert!(html.contains("<meta property=\"og:title\" content=\"Joga Nava comigo · Jogada\" />"));
    let image = "<meta property=\"og:image\" content=\"http://here:1/assets/preview.png\" />";
    assert!(html.contains(image));
    let picture = server.get("/assets/preview.png").await;
    assert_eq!(picture.headers["content-type"], "image/png");
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    let rules = visit(&server, "/rules/wali").await.text();
    assert!(rules.contains("<title>Rules of Wali · Jogada</title>"));
}

#[tokio::test]
async fn the_service_worker_keeps_what_the_server_has() {
    let server = TestServer::new();
    let script = server.get("/sw.js").await;
    assert_eq!(script.headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(script.headers["cache-control"], "no-cache");
    let line = script.text().lines().next().unwrap().to_owned();
    let kept = line.trim_start_matches("const KEPT = ").trim_end_matches(';');
    let kept: serde_json::Value = serde_json::from_str(kept).unwrap();
    let paths = ["lasting", "steady"].map(|list| kept[list].as_array().unwrap().clone()).concat();
    assert!(paths.len() > 12, "{paths:?}");
    for path in paths {
        let path = path.as_str().unwrap();
        let reply = server.get(&format!("/{path}")).await;
        assert_eq!(reply.status, 200, "{path}");
        let is_lasting = reply.headers["cache-control"].to_str().unwrap().contains("immutable");
        assert_eq!(is_lasting, path.starts_with("assets/") && !path.contains("/icon"), "{path}");
    }
}

#[tokio::test]
async fn the_page_can_be_installed_and_opens_without_the_server() {
    let server = TestServer::new();
    let html = visit(&server, "/").await.text();
    assert!(
        html.contains("href=\"/manifest.webmanifest\"") && html.contains("\"mode\":\"served\"")
    );
    let manifest = server.get("/manifest.webmanifest?lang=pt").await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let told = manifest.good();
    assert_eq!((&told["lang"], &told["start_url"]), (&"pt".into(), &"./".into()));
    for icon in told["icons"].as_array().unwrap() {
        let reply = server.get(&format!("/{}", icon["src"].as_str().unwrap())).await;
        assert_eq!(reply.headers["content-type"], "image/png");
    }
    let offline = visit(&server, "/offline").await;
    assert!(offline.status == 200 && is_page(&offline));
    assert!(offline.text().contains("\"mode\":\"static\",\"offline\":true"));
}

#[tokio::test]
async fn a_game_that_a_browser_keeps_has_a_page() {
    let server = TestServer::new();
    assert!(is_page(&visit(&server, "/game/local-k3v9").await));
    assert_eq!(visit(&server, "/game/local-k3v9").await.status, 200);
    assert_eq!(server.get("/api/games/local-k3v9").await.status, 404);
}
