//! Seats and permissions.

use serde_json::json;

use crate::test_server::TestServer;

#[tokio::test]
async fn an_invitation_is_good_for_the_open_seat_and_only_once() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "freedom", "white": "open", "black": "me", "name": "Ana" });
    let begun = server.post("/api/games", wanted).await;
    assert_eq!(begun.status.as_u16(), 201);
    let begun = begun.json();
    assert_eq!(begun["game"]["status"], "waiting");
    assert_eq!(begun["seats"].as_object().unwrap().keys().collect::<Vec<_>>(), ["b"]);
    let join = format!("/api/games/{}/join", begun["id"].as_str().unwrap());
    let invite = json!({ "invite": begun["invite"], "name": "  Rui\u{7}" });
    let joined = server.post(&join, invite.clone()).await.good();
    assert_eq!(joined["side"], "w");
    let (code, _) = server.post(&join, invite).await.refused(409);
    assert_eq!(code, "taken");
    let shown = server.get(&format!("/api/games/{}", begun["id"].as_str().unwrap())).await.good();
    assert_eq!(
        (&shown["seats"]["w"]["name"], &shown["status"]),
        (&json!("Rui"), &json!("playing"))
    );
}

#[tokio::test]
async fn a_listed_game_can_be_joined_by_all_an_unlisted_one_cannot() {
    let server = TestServer::new();
    for (listed, status) in [(true, 200), (false, 403)] {
        let wanted = json!({ "spec": "wali", "white": "me", "black": "open", "listed": listed });
        let begun = server.post("/api/games", wanted).await.good();
        let join = format!("/api/games/{}/join", begun["id"].as_str().unwrap());
        assert_eq!(server.post(&join, json!({})).await.status.as_u16(), status);
        server.post(&join, json!({ "invite": "guessed" })).await.refused(403);
    }
}

#[tokio::test]
async fn acting_needs_the_secret_of_a_seat_of_this_game() {
    let server = TestServer::new();
    let (game, other) = (server.game("wali").await, server.game("wali").await);
    let path = format!("/api/games/{}/do", game.id);
    for secret in ["", "guessed", &other.secrets[0], &game.id] {
        server.post_as(secret, &path, json!({ "move": "c3" })).await.refused(403);
        server
            .post_as(secret, &format!("/api/games/{}/device", game.id), json!({}))
            .await
            .refused(403);
    }
    let (code, _) = server.act(&game, 1, json!({ "move": "c3" })).await.refused(409);
    assert_eq!(code, "turn");
    assert_eq!(server.show(&game).await["position"]["ply"], 0);
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_link_that_works_once() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let device = format!("/api/games/{}/device", game.id);
    let link = server.post_as(&game.secrets[0], &device, json!({})).await.good();
    let link = link["link"].as_str().unwrap();
    // The link is no seat by itself.
    server
        .post_as(link, &format!("/api/games/{}/do", game.id), json!({ "move": "c3" }))
        .await
        .refused(403);
    let join = format!("/api/games/{}/join", game.id);
    let joined = server.post(&join, json!({ "invite": link })).await.good();
    assert_eq!(joined["side"], "w");
    server.post(&join, json!({ "invite": link })).await.refused(403);
    let server = server.again().await;
    let secret = joined["secret"].as_str().unwrap();
    server
        .post_as(secret, &format!("/api/games/{}/do", game.id), json!({ "move": "c3" }))
        .await
        .good();
    server.post(&join, json!({ "invite": link })).await.refused(403);
}

#[tokio::test]
async fn no_answer_and_no_file_holds_a_secret() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let shown = server.show(&game).await.to_string();
    assert!(game.secrets.iter().all(|secret| secret.len() == 26 && !shown.contains(secret)));
    let kept = ["games.db", "games.db-wal"].map(|name| std::fs::read(server.folder().join(name)));
    let kept: Vec<u8> = kept.into_iter().filter_map(Result::ok).flatten().collect();
    assert!(kept.windows(10).any(|bytes| bytes == game.id.as_bytes()), "the game is kept");
    for secret in &game.secrets {
        assert!(!kept.windows(26).any(|bytes| bytes == secret.as_bytes()));
    }
}
