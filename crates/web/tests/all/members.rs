//! Accounts, sessions, and games of members.

use axum::http::Method;
use serde_json::{Value, json};

use crate::test_server::{Played, TestServer};

const PASSPHRASE: &str = "a walk by the river";

fn credentials(name: &str, passphrase: &str) -> Value {
    json!({ "name": name, "passphrase": passphrase })
}

async fn name_of(server: &TestServer, cookie: &str) -> Value {
    server.ask_as(cookie, Method::GET, "/api/session", json!(null)).await.good()["member"]["name"]
        .take()
}

#[tokio::test]
async fn an_account_is_made_signed_out_and_signed_in_again() {
    let server = TestServer::new();
    let (cookie, id) = server.member("Ana Maria").await;
    assert_eq!(name_of(&server, &cookie).await, "Ana Maria");
    server.ask_as(&cookie, Method::DELETE, "/api/session", json!(null)).await.good();
    assert_eq!(name_of(&server, &cookie).await, Value::Null, "the session is over");
    let server = server.again().await;
    let back = server.post("/api/session", credentials("ana-maria", PASSPHRASE)).await;
    assert_eq!(back.good()["member"]["id"], id.as_str());
    assert_eq!(name_of(&server, &back.cookie()).await, "Ana Maria");
    assert_eq!(name_of(&server, "jogada-session=guessed").await, Value::Null);
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let server = TestServer::new();
    let made = server.post("/api/accounts", credentials("Ana", PASSPHRASE)).await;
    let set = made.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("Secure"), "a browser would not send it over HTTP");
}

#[tokio::test]
async fn names_are_unique_and_passphrases_are_checked() {
    let server = TestServer::new();
    server.member("Rui").await;
    let refused = [
        ("/api/accounts", credentials("RUI", PASSPHRASE), 409, "name-taken"),
        ("/api/accounts", credentials("Eva", "short"), 422, "passphrase"),
        ("/api/accounts", credentials("Eva Eva Eva", "evaevaeva"), 422, "passphrase"),
        ("/api/accounts", credentials("!", PASSPHRASE), 422, "name"),
        ("/api/session", credentials("Rui", "a walk by the sea"), 403, "wrong-passphrase"),
        ("/api/session", credentials("Nobody", PASSPHRASE), 403, "wrong-passphrase"),
    ];
    for (path, body, status, code) in refused {
        let (found, sentence) = server.post(path, body).await.refused(status);
        assert_eq!(found, code, "{sentence}");
    }
}

#[tokio::test]
async fn a_member_changes_name_and_passphrase_and_leaves() {
    let server = TestServer::new();
    let (cookie, _) = server.member("Ana").await;
    let (other, _) = server.member("Rui").await;
    let change =
        async |body: Value| server.ask_as(&cookie, Method::POST, "/api/account", body).await;
    assert_eq!(change(json!({ "name": "rui" })).await.refused(409).0, "name-taken");
    change(json!({ "name": "Ana Sá" })).await.good();
    assert_eq!(name_of(&server, &cookie).await, "Ana Sá");
    server.member("Ana").await;
    let wrong = json!({ "passphrase": { "old": "guessed", "new": "another walk" } });
    assert_eq!(change(wrong).await.refused(403).0, "wrong-passphrase");
    let right = json!({ "passphrase": { "old": PASSPHRASE, "new": "another walk" } });
    let again = change(right).await;
    assert_eq!(name_of(&server, &cookie).await, Value::Null, "other sessions are over");
    assert_eq!(name_of(&server, &again.cookie()).await, "Ana Sá");
    let remove = |body| server.ask_as(&other, Method::DELETE, "/api/account", body);
    remove(json!({ "passphrase": "guessed" })).await.refused(403);
    remove(json!({ "passphrase": PASSPHRASE })).await.good();
    assert_eq!(name_of(&server, &other).await, Value::Null);
    server.member("Rui").await;
}

#[tokio::test]
async fn a_guest_claims_the_games_of_the_browser_and_plays_on_elsewhere() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let (cookie, id) = server.member("Ana").await;
    let claim = |secret: &str| {
        let body =
            json!({ "games": [{ "id": game.id, "secret": secret }, { "id": "no", "secret": "" }] });
        server.ask_as(&cookie, Method::POST, "/api/account/claim", body)
    };
    assert_eq!(claim("guessed").await.good()["games"], json!([]));
    assert_eq!(claim(&game.secrets[0]).await.good()["games"], json!([game.id]));
    assert_eq!(claim(&game.secrets[0]).await.good()["games"], json!([game.id]), "once more");
    let seat = server.show(&game).await["seats"]["w"].take();
    assert_eq!((&seat["account"], &seat["name"]), (&json!(id), &json!("Ana")));
    let path = format!("/api/members/{id}/games");
    let mine = server.ask_as(&cookie, Method::GET, &path, json!(null)).await.good();
    assert_eq!(mine["games"][0]["id"], game.id.as_str());
    assert_eq!(mine["games"][0]["side"], "w");
    assert_eq!(mine["games"].as_array().unwrap().len(), 1);
    let others = server.get(&path).await.good();
    assert_eq!(others["games"], json!([]), "it is not in the public list");
    // Another device has the session, not the secret.
    let join = format!("/api/games/{}/join", game.id);
    server.post(&join, json!({})).await.refused(403);
    let seat = server.ask_as(&cookie, Method::POST, &join, json!({})).await.good();
    assert_eq!(seat["side"], "w");
    let elsewhere =
        Played { secrets: [seat["secret"].as_str().unwrap().to_owned(), String::new()], ..game };
    server.act(&elsewhere, 0, json!({ "move": "c3" })).await.good();
}

/// A rated game between two members, White's first.
async fn rated(server: &TestServer, players: [&str; 2]) -> Played {
    let wanted = json!({ "spec": "wali", "white": "me", "black": "open", "rated": true,
        "clock": { "base": 300, "increment": 0 } });
    let begun = server.ask_as(players[0], Method::POST, "/api/games", wanted).await.good();
    let id = begun["id"].as_str().unwrap().to_owned();
    let join = format!("/api/games/{id}/join");
    let invite = json!({ "invite": begun["invite"] });
    server.post(&join, invite.clone()).await.refused(401);
    let joined = server.ask_as(players[1], Method::POST, &join, invite).await.good();
    let secrets = [&begun["seats"]["w"], &joined["secret"]];
    Played { id, secrets: secrets.map(|secret| secret.as_str().unwrap().to_owned()) }
}

async fn play_and_resign(server: &TestServer, game: &Played) {
    server.act(game, 0, json!({ "move": "c3" })).await.good();
    server.act(game, 1, json!({ "move": "b1" })).await.good();
    server.act(game, 1, json!({ "resign": true })).await.good();
}

#[tokio::test]
async fn a_rated_game_changes_both_ratings_once() {
    let server = TestServer::new();
    let ((ana, ana_id), (rui, rui_id)) = (server.member("Ana").await, server.member("Rui").await);
    let game = rated(&server, [&ana, &rui]).await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let undo = server.act(&game, 0, json!({ "offer": "undo" })).await;
    assert_eq!(undo.refused(409).0, "rated");
    server.act(&game, 1, json!({ "move": "b1" })).await.good();
    server.act(&game, 1, json!({ "resign": true })).await.good();
    let shown = server.show(&game).await;
    let change = shown["seats"]["w"]["change"].as_i64().unwrap();
    assert_eq!(shown["seats"]["b"]["change"], -change);
    let server = server.again().await;
    for (id, change) in [(ana_id, change), (rui_id, -change)] {
        let profile = server.get(&format!("/api/members/{id}")).await.good();
        let rating = &profile["ratings"][0];
        assert_eq!((&rating["game"], &rating["games"]), (&json!("wali"), &json!(1)));
        assert_eq!(rating["rating"], 1_500 + change);
        assert_eq!(rating["provisional"], true);
    }
    let ranking = server.get("/api/ratings/wali").await.good();
    assert_eq!(ranking["members"], json!([]), "one game says little");
    server.get("/api/ratings/chess").await.refused(404);
}

#[tokio::test]
async fn a_member_and_a_rated_game_are_known_in_lists_and_by_their_addresses() {
    let server = TestServer::new();
    let ((ana, id), (rui, other)) = (server.member("Ana <b>").await, server.member("Rui").await);
    let game = rated(&server, [&ana, &rui]).await;
    let listed = server.get(&format!("/api/games?ids={}", game.id)).await.good();
    let entry = &listed["games"][0];
    assert_eq!(entry["rated"], true);
    assert_eq!(
        (&entry["seats"]["w"]["account"], &entry["seats"]["b"]["account"]),
        (&json!(id), &json!(other))
    );
    let page = server.get(&format!("/member/{id}")).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("<title>Ana &lt;b&gt; · Jogada</title>"));
}

#[tokio::test]
async fn a_game_that_one_side_never_began_is_not_rated() {
    let server = TestServer::new();
    let ((ana, id), (rui, _)) = (server.member("Ana").await, server.member("Rui").await);
    let game = rated(&server, [&ana, &rui]).await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    server.act(&game, 1, json!({ "resign": true })).await.good();
    assert_eq!(server.get(&format!("/api/members/{id}")).await.good()["ratings"], json!([]));
}

#[tokio::test]
async fn games_that_end_at_once_all_count() {
    let server = TestServer::new();
    let (ana, id) = server.member("Ana").await;
    let mut games = Vec::new();
    for name in ["Rui", "Eva", "Zé"] {
        let (other, _) = server.member(name).await;
        games.push(rated(&server, [&ana, &other]).await);
    }
    let [one, two, three] = games.try_into().unwrap();
    tokio::join!(
        play_and_resign(&server, &one),
        play_and_resign(&server, &two),
        play_and_resign(&server, &three),
    );
    let profile = server.get(&format!("/api/members/{id}")).await.good();
    assert_eq!(profile["ratings"][0]["games"], 3);
}

#[tokio::test]
async fn what_cannot_be_rated_is_refused() {
    let server = TestServer::new();
    let (ana, _) = server.member("Ana").await;
    let usual = json!({ "spec": "wali", "white": "me", "black": "open", "rated": true,
        "clock": { "base": 300, "increment": 0 } });
    let changes = [
        json!({ "clock": null }),
        json!({ "black": "level:1" }),
        json!({ "black": "me" }),
        json!({ "spec": "wali:size=6x6" }),
        json!({ "moves": ["c3"] }),
    ];
    for change in changes {
        let mut wanted = usual.clone();
        wanted.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let refused = server.ask_as(&ana, Method::POST, "/api/games", wanted).await;
        assert_eq!(refused.refused(422).0, "rated", "{change}");
    }
    assert_eq!(server.post("/api/games", usual).await.refused(401).0, "not-signed-in");
}
