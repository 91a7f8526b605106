//! What players do, and what comes of it.

use serde_json::{Value, json};

use crate::test_server::{Played, TestServer};

async fn moves(server: &TestServer, game: &Played, texts: &[&str]) {
    for (ply, text) in texts.iter().enumerate() {
        server.act(game, ply % 2, json!({ "move": text, "ply": ply })).await.good();
    }
}

/// White wins: five in a row.
const WON: [&str; 9] = ["k10", "a1", "n10", "a2", "l10", "a4", "m10", "a5", "o10"];

fn pente() -> Value {
    json!({ "spec": "pente:tournament=off", "white": "me", "black": "open" })
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_then_nothing_more_is_allowed() {
    let server = TestServer::new();
    let game = server.game_with(pente()).await;
    moves(&server, &game, &WON).await;
    let shown = server.show(&game).await;
    assert_eq!((&shown["status"], &shown["result"]["winner"]), (&json!("over"), &json!("w")));
    assert_eq!(shown["position"]["legal"], json!([]));
    assert_eq!(shown["times"].as_array().unwrap().len(), 9);
    let (code, _) = server.act(&game, 1, json!({ "move": "a6" })).await.refused(409);
    assert_eq!(code, "over");
    server.act(&game, 1, json!({ "resign": true })).await.refused(409);
}

#[tokio::test]
async fn the_same_move_twice_is_one_move_and_one_for_another_position_is_none() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let first = server.act(&game, 0, json!({ "move": "c3", "ply": 0 })).await.good();
    let second = server.act(&game, 0, json!({ "move": "C3", "ply": 0 })).await.good();
    assert_eq!(first, second);
    server.act(&game, 1, json!({ "move": "d4", "ply": 1 })).await.good();
    assert_eq!(server.act(&game, 0, json!({ "move": "c3", "ply": 0 })).await.good(), first);
    let (code, _) = server.act(&game, 0, json!({ "move": "e5", "ply": 0 })).await.refused(409);
    assert_eq!(code, "ply");
    assert_eq!(server.show(&game).await["position"]["moves"], json!(["c3", "d4"]));
}

#[tokio::test]
async fn draws_are_agreed_and_resignations_taken() {
    let server = TestServer::new();
    let game = server.game("freedom").await;
    server.act(&game, 0, json!({ "offer": "draw" })).await.good();
    let (code, _) = server.act(&game, 0, json!({ "answer": true })).await.refused(409);
    assert_eq!(code, "own-offer");
    server.act(&game, 1, json!({ "answer": false })).await.good();
    server.act(&game, 1, json!({ "answer": true })).await.refused(409);
    server.act(&game, 1, json!({ "offer": "draw" })).await.good();
    server.act(&game, 0, json!({ "answer": true })).await.good();
    let shown = server.show(&game).await;
    assert_eq!(
        (&shown["result"]["winner"], &shown["result"]["reason"]),
        (&json!("draw"), &json!("agreed"))
    );

    let game = server.game("freedom").await;
    server.act(&game, 1, json!({ "resign": true })).await.good();
    assert_eq!(server.show(&game).await["result"]["winner"], "w");
}

#[tokio::test]
async fn a_move_is_taken_back_by_consent_until_its_maker_is_to_move() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    server.act(&game, 0, json!({ "offer": "undo" })).await.refused(409);
    moves(&server, &game, &["c3", "d4"]).await;
    server.act(&game, 0, json!({ "offer": "undo" })).await.good();
    assert_eq!(server.show(&game).await["offer"], json!({ "what": "undo", "by": "w" }));
    server.act(&game, 1, json!({ "answer": true })).await.good();
    let shown = server.show(&game).await;
    assert_eq!(
        (&shown["position"]["moves"], &shown["position"]["side"]),
        (&json!([]), &json!("w"))
    );
}

#[tokio::test]
async fn the_next_game_has_sides_swapped_and_the_same_secrets() {
    let server = TestServer::new();
    let game = server.game_with(pente()).await;
    server.act(&game, 0, json!({ "offer": "rematch" })).await.refused(409);
    server.act(&game, 0, json!({ "resign": true })).await.good();
    server.act(&game, 0, json!({ "offer": "rematch" })).await.good();
    // Who offers what was offered agrees to it.
    server.act(&game, 1, json!({ "offer": "rematch" })).await.good();
    let next = server.show(&game).await["rematch"].as_str().unwrap().to_owned();
    let [white, black] = game.secrets.clone();
    let next = Played { id: next, secrets: [black, white] };
    moves(&server, &next, &WON).await;
    let shown = server.show(&next).await;
    assert_eq!((&shown["seats"]["w"]["name"], &shown["status"]), (&json!("Rui"), &json!("over")));
}

#[tokio::test]
async fn a_player_of_ours_answers_and_takes_back_but_never_gives_a_draw() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "wali", "white": "me", "black": "level:1" });
    let game = server.game_with(wanted).await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let shown = server.shows(&game, |game| game["position"]["ply"] == 2).await;
    assert_eq!(shown["seats"]["b"], json!({ "kind": "bot", "name": "level:1", "here": true }));
    server.act(&game, 0, json!({ "offer": "draw" })).await.good();
    let shown = server.show(&game).await;
    assert_eq!((&shown["offer"], &shown["status"]), (&json!(null), &json!("playing")));
    server.act(&game, 0, json!({ "offer": "undo" })).await.good();
    assert_eq!(server.show(&game).await["position"]["ply"], 0);
}

#[tokio::test]
async fn a_player_of_ours_begins_and_goes_on_after_a_restart() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "freedom", "white": "level:1", "black": "me" });
    let game = server.game_with(wanted).await;
    server.shows(&game, |game| game["position"]["ply"] == 1).await;
    let server = server.again().await;
    server.listen().await;
    let legal = server.legal(&game).await[0].clone();
    server.act(&game, 1, json!({ "move": legal })).await.good();
    server.shows(&game, |game| game["position"]["ply"] == 3).await;
}

#[tokio::test]
async fn one_person_plays_both_sides_and_needs_no_consent() {
    let server = TestServer::new();
    let game = server.game_with(json!({ "spec": "wali", "white": "me", "black": "me" })).await;
    moves(&server, &game, &["c3", "d4"]).await;
    server.act(&game, 0, json!({ "offer": "undo" })).await.good();
    assert_eq!(server.show(&game).await["position"]["moves"], json!(["c3"]));
}

#[tokio::test]
async fn a_game_read_after_a_timeout_is_lost_on_time() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "wali", "white": "me", "black": "open",
                         "clock": { "base": 1, "increment": 0 } });
    let game = server.game_with(wanted).await;
    assert_eq!(server.show(&game).await["clock"]["running"], json!(null));
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let (code, _) = server.act(&game, 0, json!({ "claim": "time" })).await.refused(409);
    assert_eq!(code, "clock");
    assert_eq!(server.show(&game).await["clock"]["running"], "b");
    let over = server.shows(&game, |game| game["status"] == "over").await;
    assert_eq!(
        (&over["result"]["winner"], &over["result"]["reason"]),
        (&json!("w"), &json!("time"))
    );
    assert_eq!(over["clock"]["left"]["b"], 0);
}

#[tokio::test]
async fn lists_show_listed_games_alone_and_go_on_page_by_page() {
    let server = TestServer::new();
    for number in 0..5 {
        let wanted = json!({ "spec": "wali", "white": "me", "black": "level:1",
                             "listed": number != 2, "name": format!("Ana {number}") });
        server.game_with(wanted).await;
    }
    let names = |told: &Value| {
        let games = told["games"].as_array().unwrap().iter();
        games
            .map(|game| game["seats"]["w"]["name"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let first = server.get("/api/games?limit=3&status=playing&game=wali").await.good();
    let next = first["next"].as_str().unwrap();
    let second = server.get(&format!("/api/games?limit=3&before={next}")).await.good();
    let mut all = [names(&first), names(&second)].concat();
    assert_eq!((all.len(), &second["next"]), (4, &json!(null)));
    all.sort();
    assert_eq!(all, ["Ana 0", "Ana 1", "Ana 3", "Ana 4"]);
    assert_eq!(names(&server.get("/api/games?text=ANA%203").await.good()), ["Ana 3"]);
    assert_eq!(server.get("/api/games?status=over").await.good()["games"], json!([]));
}
