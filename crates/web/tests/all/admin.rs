//! What whoever runs the server can do.

use axum::http::Method;
use serde_json::{Value, json};

use crate::test_server::{Reply, TestServer};

/// A server, the session of its administrator, and a member's with their id.
async fn club() -> (TestServer, String, (String, String)) {
    let server = TestServer::new();
    let (admin, _) = server.member("Host").await;
    assert!(server.app().make_admin("host").await.unwrap());
    assert!(!server.app().make_admin("nobody").await.unwrap());
    let member = server.member("Ana").await;
    (server, admin, member)
}

async fn ask(server: &TestServer, who: &str, path: &str, body: Value) -> Reply {
    server.ask_as(who, Method::POST, path, body).await
}

#[tokio::test]
async fn only_administrators_administer() {
    let (server, _, (member, id)) = club().await;
    let requests = [
        ("/api/admin/settings".to_owned(), json!({ "welcome": "mine" })),
        (format!("/api/admin/members/{id}"), json!({ "admin": true })),
        ("/api/admin/games/aaaaaaaaaa".to_owned(), json!({ "close": true })),
    ];
    for (path, body) in requests {
        assert_eq!(ask(&server, &member, &path, body.clone()).await.refused(403).0, "not-admin");
        assert_eq!(server.post(&path, body).await.refused(401).0, "not-signed-in");
    }
    let list = server.ask_as(&member, Method::GET, "/api/admin/members", json!(null)).await;
    assert_eq!(list.refused(403).0, "not-admin");
}

#[tokio::test]
async fn settings_are_shown_to_all_and_can_close_the_door() {
    let (server, admin, _) = club().await;
    let settings = json!({ "welcome": "Olá", "imprint": "The club", "closed": true,
        "own_tournaments": false, "defaults": { "level": 3, "clock": { "days": 2 } } });
    let path = "/api/admin/settings";
    assert_eq!(ask(&server, &admin, path, settings.clone()).await.good(), settings);
    assert_eq!(server.get("/api/site").await.good(), settings);
    let credentials = json!({ "name": "Eva", "passphrase": "a walk by the river" });
    assert_eq!(server.post("/api/accounts", credentials).await.refused(409).0, "closed");
    let wrong =
        [json!({ "defaults": { "level": 11 } }), json!({ "defaults": { "clock": { "days": 0 } } })];
    for settings in wrong {
        ask(&server, &admin, path, settings).await.refused(422);
    }
    ask(&server, &admin, path, json!({ "welcome": "x".repeat(2_001) })).await.refused(413);
}

#[tokio::test]
async fn a_banned_member_is_signed_out_and_stays_out() {
    let (server, admin, (member, id)) = club().await;
    let path = format!("/api/admin/members/{id}");
    assert_eq!(ask(&server, &admin, &path, json!({ "ban": true })).await.good()["banned"], true);
    let session = server.ask_as(&member, Method::GET, "/api/session", json!(null)).await.good();
    assert_eq!(session["member"], Value::Null);
    let credentials = json!({ "name": "Ana", "passphrase": "a walk by the river" });
    assert_eq!(server.post("/api/session", credentials.clone()).await.refused(403).0, "banned");
    ask(&server, &admin, &path, json!({ "ban": false })).await.good();
    server.post("/api/session", credentials).await.good();
}

#[tokio::test]
async fn members_are_found_and_renamed_and_nobody_locks_themselves_out() {
    let (server, admin, (_, id)) = club().await;
    let find = async |text: &str| {
        let path = format!("/api/admin/members?text={text}");
        let found = server.ask_as(&admin, Method::GET, &path, json!(null)).await.good();
        let names = found["members"].as_array().unwrap().iter().map(|one| one["name"].to_string());
        (names.collect::<Vec<_>>(), found["members"][0]["id"].clone())
    };
    assert_eq!(find("AN").await.0, ["\"Ana\""]);
    let path = format!("/api/admin/members/{id}");
    ask(&server, &admin, &path, json!({ "name": "Ana Sá" })).await.good();
    assert_eq!(find("sá").await.0.len(), 1);
    let own = find("host").await.1;
    let path = format!("/api/admin/members/{}", own.as_str().unwrap());
    for change in [json!({ "ban": true }), json!({ "admin": false })] {
        assert_eq!(ask(&server, &admin, &path, change).await.refused(409).0, "yourself");
    }
    ask(&server, &admin, "/api/admin/members/aaaaaaaaaa", json!({ "ban": true }))
        .await
        .refused(404);
}

#[tokio::test]
async fn a_game_is_hidden_its_guests_renamed_and_closed() {
    let (server, admin, _) = club().await;
    let wanted =
        json!({ "spec": "wali", "white": "me", "black": "open", "listed": true, "name": "rude" });
    let game = server.game_with(wanted).await;
    let path = format!("/api/admin/games/{}", game.id);
    let listed = async || server.get("/api/games").await.good()["games"].as_array().unwrap().len();
    assert_eq!(listed().await, 1);
    ask(&server, &admin, &path, json!({ "rename": { "side": "w", "name": "Guest" } })).await.good();
    ask(&server, &admin, &path, json!({ "listed": false })).await.good();
    assert_eq!(listed().await, 0);
    let server = server.again().await;
    let shown = server.show(&game).await;
    assert_eq!((&shown["seats"]["w"]["name"], &shown["listed"]), (&json!("Guest"), &json!(false)));
    ask(&server, &admin, &path, json!({ "close": false })).await.refused(400);
    ask(&server, &admin, &path, json!({ "close": true })).await.good();
    let result = server.show(&game).await["result"].take();
    assert_eq!((&result["winner"], &result["reason"]), (&json!("draw"), &json!("aborted")));
    assert_eq!(ask(&server, &admin, &path, json!({ "close": true })).await.refused(409).0, "over");
    server.act(&game, 0, json!({ "move": "c3" })).await.refused(409);
}
