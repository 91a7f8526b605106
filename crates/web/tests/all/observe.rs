//! What the host sees: health, numbers, and who else may see them.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::Request;
use jogada_web::{App, Config, silent};
use serde_json::json;
use tower::ServiceExt;

use crate::live::LiveClient;
use crate::test_server::TestServer;

/// Samples by name and labels, as a scraper reads them.
struct Scrape(BTreeMap<String, f64>);

impl Scrape {
    async fn of(server: &TestServer) -> Scrape {
        let reply = server.get("/metrics").await;
        assert!(reply.status.is_success(), "{}", reply.text());
        let kind = reply.headers["content-type"].to_str().unwrap();
        assert!(kind.starts_with("application/openmetrics-text; version=1.0.0"), "{kind}");
        Scrape::parse(&reply.text())
    }

    fn parse(text: &str) -> Scrape {
        assert!(text.ends_with("# EOF\n"), "{text}");
        let (mut types, mut samples) = (BTreeMap::new(), BTreeMap::new());
        for line in text.lines() {
            if let Some(declared) = line.strip_prefix("# TYPE ") {
                let (name, kind) = declared.split_once(' ').unwrap();
                assert_eq!(types.insert(name, kind), None, "declared twice: {name}");
            } else if !line.starts_with('#') {
                let (sample, value) = line.rsplit_once(' ').unwrap();
                let name = sample.split('{').next().unwrap();
                assert!(types.keys().any(|declared| name.starts_with(declared)), "{line}");
                let value = value.parse().unwrap_or_else(|_| panic!("{line}"));
                assert_eq!(samples.insert(sample.to_owned(), value), None, "{line}");
            }
        }
        Scrape(samples)
    }

    fn value(&self, sample: &str) -> f64 {
        *self.0.get(sample).unwrap_or(&0.0)
    }

    fn count(&self, sample: &str) -> u64 {
        self.value(sample) as u64
    }

    /// Buckets are cumulative, and the last holds all.
    fn check_histogram(&self, name: &str) {
        let buckets = self.0.iter().filter(|(key, _)| key.starts_with(&format!("{name}_bucket{{")));
        let mut buckets: Vec<_> = buckets
            .map(|(key, count)| {
                let bound = key.split("le=\"").nth(1).unwrap().split('"').next().unwrap();
                (if bound == "+Inf" { f64::INFINITY } else { bound.parse().unwrap() }, *count)
            })
            .collect();
        buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(buckets.is_sorted_by_key(|(_, count)| *count) && buckets.len() > 5, "{buckets:?}");
        assert_eq!(buckets.last().unwrap().1 as u64, self.count(&format!("{name}_count")));
    }
}

#[tokio::test]
async fn metrics_count_what_happens() {
    let server = TestServer::new();
    let before = Scrape::of(&server).await;
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut client = LiveClient::open(address, &game, "").await;
    client.receive().await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    server.act(&game, 0, json!({ "move": "no move" })).await.refused(409);
    let after = Scrape::of(&server).await;
    // Other tests count in the same process.
    for (sample, least) in [
        ("jogada_moves_total{player=\"person\"}", 1.0),
        ("jogada_requests_total{method=\"POST\",route=\"/api/games/{id}/do\",status=\"200\"}", 1.0),
        ("jogada_requests_total{method=\"POST\",route=\"/api/games/{id}/do\",status=\"409\"}", 1.0),
        ("jogada_request_duration_seconds_count{route=\"/api/games/{id}/join\"}", 1.0),
        ("jogada_move_duration_seconds_count", 1.0),
        // The game, its second player, the move.
        ("jogada_store_batch_size_sum", 3.0),
    ] {
        let change = after.value(sample) - before.value(sample);
        assert!(change >= least, "{sample}: {change}");
    }
    after.check_histogram("jogada_move_duration_seconds");
    after.check_histogram("jogada_store_batch_size");
    // These are of this server alone.
    assert_eq!([&before, &after].map(|scrape| scrape.count("jogada_sockets")), [0, 1]);
    assert_eq!([&before, &after].map(|scrape| scrape.count("jogada_games_in_memory")), [0, 1]);
    assert!(after.0.contains_key("jogada_incidents_total{code=\"bot-failed\"}"));
    assert!(after.0.contains_key("jogada_refused_total{code=\"too-many\"}"));
    for sample in ["jogada_bots_waiting", "jogada_analyses_waiting"] {
        assert!(after.0.contains_key(sample) && after.count(sample) == 0, "{sample}");
    }
}

#[tokio::test]
async fn a_server_that_cannot_store_moves_is_alive_but_not_ready() {
    let server = TestServer::new();
    for path in ["/health", "/health/ready"] {
        assert_eq!(server.get(path).await.good()["status"], "ready");
    }
    assert!(server.get("/status").await.text().contains("moves are being kept"));
    let folder = server.close().await;
    let server = TestServer::at(folder, &silent());
    for name in ["games.db", "games.db-wal", "games.db-shm"] {
        std::fs::remove_file(server.folder().join(name)).unwrap();
    }
    for path in ["/health", "/health/ready"] {
        assert_eq!(server.get(path).await.refused(503).0, "data-gone");
    }
    assert_eq!(server.get("/health/live").await.good()["status"], "live");
    let page = server.get("/status?lang=pt").await.text();
    assert!(page.contains("<html lang=\"pt\">") && page.contains("Este servidor"), "{page}");
    assert!(!page.contains("estão a ser guardadas"), "{page}");
}

#[tokio::test]
async fn numbers_are_for_the_host_and_health_for_all_without_limits() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { proxied: true, ..Config::new(folder.path().join("games.db")) };
    let ask = async |app: &App, path: &str, heads: &[(&str, &str)]| {
        let request =
            heads.iter().fold(Request::get(path), |request, head| request.header(head.0, head.1));
        let request = request.body(Body::empty()).unwrap();
        app.router().oneshot(request).await.unwrap().status().as_u16()
    };
    let app = App::open(&config, &silent()).unwrap();
    let visitor = [("x-forwarded-for", "10.0.0.1"), ("host", "play.example")];
    // A proxy that does not name the client still passes on the host.
    for (heads, expected) in [(&visitor[..], 403), (&visitor[1..], 403), (&[], 200)] {
        for path in ["/metrics", "/status"] {
            assert_eq!(ask(&app, path, heads).await, expected, "{path} {heads:?}");
        }
    }
    for _ in 0..500 {
        assert_eq!(ask(&app, "/health/ready", &visitor).await, 200);
    }
    app.close().await;
    let app = App::open(&Config { public_status: true, ..config }, &silent()).unwrap();
    assert_eq!(ask(&app, "/metrics", &visitor).await, 200);
    app.close().await;
}
