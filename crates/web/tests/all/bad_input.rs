//! Nonsense of all sorts: always refused with a sentence, never a panic.

use axum::body::Body;
use axum::http::Request;
use jogada_play::games;
use jogada_web::{App, Config, silent};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::test_server::TestServer;

#[tokio::test]
async fn bodies_that_are_no_json_or_too_long_are_refused() {
    let server = TestServer::new();
    let deep = "[".repeat(100_000);
    for body in
        ["", "{", "nonsense", "[]", "null", "{\"spec\": 7}", "{\"spec\": \"\\ud800\"}", &deep]
    {
        let request = Request::post("/api/position").body(Body::from(body.to_owned())).unwrap();
        assert_eq!(server.send(request).await.refused(400).0, "json");
    }
    let long = format!("{{\"spec\": \"{}\"}}", "x".repeat(300_000));
    let request = Request::post("/api/position").body(Body::from(long)).unwrap();
    server.send(request).await.refused(413);
    let invalid = Request::post("/api/games").body(Body::from(vec![0xff, 0xfe, 0])).unwrap();
    server.send(invalid).await.refused(400);
}

#[tokio::test]
async fn values_that_make_no_sense_are_refused_with_their_field() {
    let server = TestServer::new();
    let moves = |count: usize| vec!["c3"; count];
    let cases: [(&str, Value, u16, &str); 16] = [
        ("position", json!({ "spec": "chess" }), 422, "spec"),
        ("position", json!({ "spec": "wali:size=0" }), 422, "spec"),
        ("position", json!({ "spec": "x".repeat(301) }), 413, "spec"),
        ("position", json!({ "spec": "wali", "start": "nonsense" }), 422, "start"),
        ("position", json!({ "spec": "wali", "moves": ["zz"] }), 422, "moves"),
        ("position", json!({ "spec": "wali", "moves": ["c3", "c3"] }), 422, "moves"),
        ("position", json!({ "spec": "wali", "moves": moves(1_001) }), 413, "moves"),
        ("check", json!({ "spec": "wali", "try": "c99" }), 422, "try"),
        ("record", json!({ "text": "[Game \"wali\"" }), 422, "text"),
        ("analyse", json!({ "spec": "wali", "time": 5_001 }), 422, "time"),
        ("analyse", json!({ "spec": "wali", "lines": 6 }), 422, "lines"),
        ("games", json!({ "spec": "wali", "white": "level:3", "black": "max" }), 422, "white"),
        ("games", json!({ "spec": "wali", "white": "me", "black": "level:11" }), 422, "black"),
        ("games", json!({ "spec": "wali", "white": "me", "black": "max:hash=1000" }), 422, "black"),
        (
            "games",
            json!({ "spec": "wali", "white": "me", "black": "open", "clock": { "days": 31 } }),
            422,
            "clock",
        ),
        (
            "games",
            json!({ "spec": "wali", "white": "me", "black": "open", "name": "x".repeat(41) }),
            413,
            "name",
        ),
    ];
    for (path, body, status, field) in cases {
        for lang in ["en", "pt"] {
            let reply = server.post(&format!("/api/{path}?lang={lang}"), body.clone()).await;
            let (_, sentence) = reply.refused(status);
            assert_eq!(reply.json()["field"], field, "{body}");
            assert!(!sentence.is_empty() && !sentence.starts_with("refused-"), "{sentence}");
        }
    }
}

#[tokio::test]
async fn a_board_without_pieces_is_refused_in_the_words_of_its_game() {
    let server = TestServer::new();
    let mut refused = 0;
    for game in games() {
        let spec = game.info().id;
        let usual = server.post("/api/position", json!({ "spec": spec })).await.good();
        let (_, rest) = usual["position"].as_str().unwrap().split_once(' ').unwrap();
        let rows = usual["board"]["rows"].as_u64().unwrap() as usize;
        let row = usual["board"]["cols"].to_string();
        let start = format!("{} {rest}", vec![row; rows].join("/"));
        for lang in ["en", "pt"] {
            let asked = json!({ "spec": spec, "start": start });
            let reply = server.post(&format!("/api/position?lang={lang}"), asked).await;
            if reply.status == 200 {
                continue;
            }
            let (_, sentence) = reply.refused(422);
            assert!(
                !sentence.contains("position-") && sentence.contains(' '),
                "{spec}: {sentence}"
            );
            refused += 1;
        }
    }
    assert!(refused >= 4, "a game that needs pieces accepts a board without any");
}

#[tokio::test]
async fn programs_outside_are_no_players_here() {
    let server = TestServer::new();
    for player in ["cmd:/bin/sh", "cmd:sh -c id", "../max", "human"] {
        let wanted = json!({ "spec": "wali", "white": "me", "black": player });
        server.post("/api/games", wanted).await.refused(422);
    }
    let told = server.get("/api/catalogue").await.good();
    let players = told[0]["players"].as_array().unwrap();
    assert!(!players.is_empty() && players.iter().all(|player| player["command"] == false));
}

#[tokio::test]
async fn sentences_come_in_the_language_that_is_asked_for() {
    let server = TestServer::new();
    let (_, english) = server.get("/api/games/unknown").await.refused(404);
    let (_, portuguese) = server.get("/api/games/unknown?lang=pt").await.refused(404);
    assert_ne!(english, portuguese);
    let request = Request::get("/api/games/unknown").header("accept-language", "pt-PT,pt;q=0.9");
    let (_, by_header) = server.send(request.body(Body::empty()).unwrap()).await.refused(404);
    assert_eq!(by_header, portuguese);
}

#[tokio::test]
async fn actions_that_are_none_or_several_are_refused() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    for action in [
        json!({}),
        json!({ "move": "c3", "resign": true }),
        json!({ "resign": false }),
        json!({ "offer": "money" }),
        json!({ "claim": "victory" }),
        json!({ "move": 3 }),
        json!({ "move": "c3", "ply": -1 }),
        json!({ "move": "c".repeat(41) }),
        json!({ "dance": true }),
    ] {
        server.act(&game, 0, action).await.refused(400);
    }
    server.act(&game, 0, json!({ "move": "c3", "ply": 99 })).await.refused(409);
    assert_eq!(server.show(&game).await["position"]["ply"], 0);
}

#[tokio::test]
async fn cross_origin_requests_are_rejected() {
    let server = TestServer::new();
    let request = |origin: &str| {
        let request = Request::post("/api/position").header("host", "here:8080");
        request.header("origin", origin).body(Body::from("{\"spec\":\"wali\"}")).unwrap()
    };
    server.send(request("http://here:8080")).await.good();
    let (code, _) = server.send(request("https://evil.example")).await.refused(403);
    assert_eq!(code, "origin");
}

#[tokio::test]
async fn strange_addresses_lead_nowhere() {
    let server = TestServer::new();
    for path in
        ["/api/games/..%2f..%2fetc", "/assets/..%2fCargo.toml", "/api/rules/chess", "/api/nothing"]
    {
        server.get(path).await.refused(404);
    }
    server.get("/api/position").await.refused(405);
    for path in ["/api/games?status=lost", "/api/games?before=soon", "/api/games?limit=many"] {
        server.get(path).await.refused(400);
    }
}

#[tokio::test]
async fn creating_games_is_rate_limited_with_a_retry_time() {
    let server = TestServer::new();
    let client = std::net::SocketAddr::from(([10, 0, 0, 1], 1));
    let wanted = json!({ "spec": "wali", "white": "me", "black": "me" }).to_string();
    let refused = loop {
        let request = Request::post("/api/games").extension(axum::extract::ConnectInfo(client));
        let reply = server.send(request.body(Body::from(wanted.clone())).unwrap()).await;
        if !reply.status.is_success() {
            break reply;
        }
    };
    let (code, sentence) = refused.refused(429);
    let retry = refused.json()["retry"].as_u64().unwrap();
    assert!(code == "too-many" && (1..=10).contains(&retry), "one game every ten seconds: {retry}");
    assert_eq!(refused.headers["retry-after"], retry.to_string());
    assert!(sentence.contains(&format!("{retry} s")), "{sentence}");
}

#[tokio::test]
async fn other_sites_are_no_names_of_this_machine() {
    let server = TestServer::new();
    for (host, status) in [("localhost:8080", 200), ("[::1]:8080", 200), ("evil.example", 403)] {
        let request = Request::get("/api/about").header("host", host).body(Body::empty()).unwrap();
        assert_eq!(server.send(request).await.status.as_u16(), status, "{host}");
    }
}

#[tokio::test]
async fn names_hold_nothing_that_is_not_seen() {
    let server = TestServer::new();
    let name = "\u{202e}Ana\u{200b}\u{feff}  \u{7}Zé ";
    let game = json!({ "spec": "wali", "white": "me", "black": "open", "name": name });
    let made = server.post("/api/games", game).await.good();
    assert!(made.to_string().contains("\"Ana Zé\""), "{made}");
}

#[tokio::test]
async fn even_pages_are_not_answered_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { proxied: true, ..Config::new(folder.path().join("games.db")) };
    let app = App::open(&config, &silent()).unwrap();
    let (router, mut refused) = (app.router(), 0);
    for _ in 0..600 {
        let request = Request::get("/nothing").header("x-forwarded-for", "10.0.0.1");
        let answer = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        refused += usize::from(answer.status() == 429);
    }
    assert!((1..300).contains(&refused), "{refused}");
    app.close().await;
}
