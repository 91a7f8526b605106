//! Addresses that people type and click: each is a page, or says what is wrong with it.

use axum::body::Body;
use axum::http::Request;

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
    for path in ["/nothing", "/new", "/settings", "/index.html", "/game/a/b", "//evil.example/"] {
        let reply = visit(&server, path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(is_page(&reply), "{path}");
    }
}

#[tokio::test]
async fn an_unknown_game_is_a_page_with_status_404() {
    let server = TestServer::new();
    for path in
        ["/new/chess", "/rules/chess", "/analysis?spec=chess", "/analysis?spec=chess:size=9"]
    {
        let reply = visit(&server, path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(is_page(&reply), "{path}");
    }
    for path in ["/new/pente", "/rules/nava", "/analysis?spec=pente:size=9", "/analysis", "/rules"]
    {
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
