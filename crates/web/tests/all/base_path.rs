//! A server below a path of its host: all is there, and nothing leads out of it.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::live::LiveClient;
use crate::test_server::{Reply, TestServer};

const BASE: &str = "/games/jogada";

async fn visit(server: &TestServer, path: &str) -> Reply {
    let request = Request::get(path).header("accept", "text/html").header("host", "here:1");
    server.send(request.body(Body::empty()).unwrap()).await
}

fn location(reply: &Reply) -> (u16, &str) {
    (reply.status.as_u16(), reply.headers["location"].to_str().unwrap())
}

#[tokio::test]
async fn everything_is_below_the_base_path_and_nothing_beside_it() {
    let server = TestServer::below(BASE);
    for path in ["", "/", "/rules", "/new/wali", "/api/catalogue", "/health/ready", "/metrics"] {
        let reply = server.get(&format!("{BASE}{path}")).await;
        assert_eq!(reply.status, 200, "{path}");
        assert!(reply.headers.contains_key("content-security-policy"), "{path}");
    }
    for path in ["/rules", "/api/catalogue", "/health", "/games/jogadas", "/games"] {
        assert_eq!(server.get(path).await.refused(404).0, "missing", "{path}");
    }
    assert_eq!(location(&visit(&server, "/").await), (307, "/games/jogada/"));
}

#[tokio::test]
async fn a_base_path_may_be_given_with_a_slash_at_its_end() {
    let server = TestServer::below("/jogada/");
    assert_eq!(server.get("/jogada/api/about").await.status, 200);
    let root = TestServer::below("/");
    assert_eq!(root.get("/api/about").await.status, 200);
}

#[tokio::test]
async fn all_addresses_in_a_page_are_below_the_base_path() {
    let server = TestServer::below(BASE);
    for path in ["/", "/rules/nava", "/nothing", "/status"] {
        let html = visit(&server, &format!("{BASE}{path}")).await.text();
        // The script adds the base path to those it finds in its data.
        let (before, data) = html.split_once("id=\"boot\"").unwrap_or((&html, ""));
        let html = format!("{before}{}", data.split_once("</script>").map_or("", |(_, rest)| rest));
        let addresses: Vec<_> = html
            .split(['"', '\''])
            .filter(|text| text.contains("/assets/"))
            .map(|text| text.trim_start_matches("http://here:1"))
            .collect();
        assert!(!addresses.is_empty(), "{path}");
        for address in addresses {
            assert!(address.starts_with(BASE), "{path}: {address}");
            assert_eq!(server.get(address).await.status, 200, "{address}");
        }
    }
    let home = visit(&server, BASE).await.text();
    assert!(home.contains("<html lang=\"en\" data-base=\"/games/jogada\">"));
    assert!(home.contains("content=\"http://here:1/games/jogada/assets/preview.png\""));
}

#[tokio::test]
async fn a_page_beside_the_base_path_is_missing_and_leads_back() {
    let server = TestServer::below(BASE);
    let reply = visit(&server, "/elsewhere").await;
    assert_eq!(reply.status, 404);
    assert!(reply.text().contains("data-base=\"/games/jogada\""));
}

#[tokio::test]
async fn redirects_stay_below_the_base_path() {
    let server = TestServer::below(BASE);
    for (path, target) in [
        ("/games/jogada/rules/", "/games/jogada/rules"),
        ("/games/jogada/analysis/?spec=nava", "/games/jogada/analysis?spec=nava"),
    ] {
        assert_eq!(location(&visit(&server, path).await), (308, target));
    }
}

#[tokio::test]
async fn the_description_says_where_the_api_is() {
    let servers = async |server: &TestServer, base: &str| -> Value {
        server.get(&format!("{base}/api/openapi.json")).await.good()["servers"].take()
    };
    assert_eq!(servers(&TestServer::below(BASE), BASE).await, json!([{ "url": BASE }]));
    assert_eq!(servers(&TestServer::new(), "").await, Value::Null);
}

#[tokio::test]
async fn a_game_is_played_and_watched_below_the_base_path() {
    let server = TestServer::below(BASE);
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" });
    let begun = server.post(&format!("{BASE}/api/games"), wanted).await.good();
    let path = format!("{BASE}/api/games/{}", begun["id"].as_str().unwrap());
    let address = server.listen().await;
    let mut spectator = LiveClient::at(&format!("{address}{path}/live")).await;
    assert_eq!(spectator.receive().await["type"], "game");
    let secret = begun["seats"]["w"].as_str().unwrap();
    let action = json!({ "move": "c3", "ply": 0 });
    server.post_as(secret, &format!("{path}/do"), action).await.good();
    assert_eq!(spectator.receive().await["type"], "move");
}

/// Whoever watches several servers compares routes, not where each is.
#[tokio::test]
async fn routes_are_counted_without_the_base_path() {
    let server = TestServer::below(BASE);
    server.get(&format!("{BASE}/api/rules/wali")).await.good();
    let metrics = server.get(&format!("{BASE}/metrics")).await.text();
    assert!(metrics.contains("route=\"/api/rules/{game}\"") && !metrics.contains(BASE));
}

#[tokio::test]
async fn a_session_is_for_this_site_and_not_for_others_of_the_host() {
    let server = TestServer::below(BASE);
    let wanted = json!({ "name": "Ana", "passphrase": "correct horse battery" });
    let reply = server.post(&format!("{BASE}/api/accounts"), wanted).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; Path=/games/jogada/"), "{cookie}");
}
