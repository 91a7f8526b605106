//! Bots on a server with one thread for those that think long.

use std::sync::{Arc, Mutex};

use jogada_web::{Incident, Reporter, silent};
use serde_json::{Value, json};

use crate::test_server::{Played, TestServer};

/// A game against a bot, in which it is the bot's turn.
async fn against(server: &TestServer, bot: &str, clock: Value) -> Played {
    let wanted = json!({ "spec": "freedom", "white": "me", "black": bot, "clock": clock });
    let game = server.game_with(wanted).await;
    server.act(&game, 0, json!({ "move": "e5" })).await.good();
    game
}

fn has_answered(shown: &Value) -> bool {
    shown["position"]["ply"] == 2
}

#[tokio::test]
async fn a_quick_bot_does_not_wait_behind_those_that_think_long() {
    let server = TestServer::new();
    let mut slow = Vec::new();
    for _ in 0..6 {
        slow.push(against(&server, "max", Value::Null).await);
    }
    let quick = against(&server, "level:1", Value::Null).await;
    server.shows(&quick, has_answered).await;
    let last = server.show(slow.last().unwrap()).await;
    assert!(!has_answered(&last), "it is thinking for others, or waiting");
}

#[tokio::test]
async fn the_clock_of_a_bot_does_not_run_while_it_waits_for_a_thread() {
    let server = TestServer::new();
    for _ in 0..3 {
        against(&server, "max", Value::Null).await;
    }
    // Those before it think for longer than it has.
    let game = against(&server, "max", json!({ "base": 1, "increment": 0 })).await;
    let waiting = server.show(&game).await;
    assert_eq!(
        (&waiting["clock"]["running"], &waiting["clock"]["left"]["b"]),
        (&json!(null), &json!(1_000))
    );
    let answered =
        server.shows(&game, |shown| has_answered(shown) || shown["status"] == "over").await;
    assert!(has_answered(&answered), "it lost while it waited: {}", answered["result"]);
    let left = &answered["clock"]["left"]["b"];
    assert!((1..1_000).contains(&left.as_i64().unwrap()), "it pays for its thought: {left}");
    let (times, left) = (answered["times"].clone(), left.clone());
    let again = server.again().await;
    let shown = again.show(&game).await;
    assert_eq!((&shown["times"], &shown["clock"]["left"]["b"]), (&times, &left), "it is kept");
}

#[tokio::test]
async fn a_bot_that_finds_no_move_is_asked_some_times_and_then_loses() {
    let server = TestServer::new();
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "level:1" });
    let game = server.game_with(wanted).await;
    let folder = server.close().await;
    // As if another version had known more bots.
    let file = rusqlite::Connection::open(folder.path().join("games.db")).unwrap();
    let sql = "UPDATE events SET body = replace(body, 'level:1', 'oracle:1')";
    assert_eq!(file.execute(sql, []).unwrap(), 1);
    file.close().unwrap();
    let incidents = Arc::new(Mutex::new(Vec::new()));
    let reported = Arc::clone(&incidents);
    let report: Reporter =
        Arc::new(move |incident| reported.lock().unwrap().push(incident.clone()));
    let server = TestServer::at(folder, &report);
    server.act(&game, 0, json!({ "move": "e5" })).await.good();
    let over = server.shows(&game, |shown| shown["status"] == "over").await;
    assert_eq!(
        (&over["result"]["winner"], &over["result"]["reason"]),
        (&json!("w"), &json!("forfeit"))
    );
    let failed = |attempt| {
        let (game, player) = (game.id.clone(), "oracle:1".to_owned());
        Incident::BotFailed { game, player, attempt }
    };
    assert_eq!(*incidents.lock().unwrap(), (1..=5).map(failed).collect::<Vec<_>>());
    let server = TestServer::at(server.close().await, &silent());
    assert_eq!(server.show(&game).await["result"]["reason"], "forfeit");
}

/// A game whose bot thinks in the browser, in which it is the bot's turn.
async fn against_browser(server: &TestServer) -> Played {
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "level:1", "browser": true });
    let game = server.game_with(wanted).await;
    server.act(&game, 0, json!({ "move": "e5" })).await.good();
    game
}

#[tokio::test]
async fn a_bot_thinks_in_the_browser_of_its_opponent_and_its_moves_are_checked() {
    let server = TestServer::new();
    let game = against_browser(&server).await;
    assert_eq!(server.show(&game).await["browser"], true);
    let refused = |action: Value, status| {
        let (server, game) = (&server, &game);
        async move { server.act(game, 0, action).await.refused(status).0 }
    };
    assert_eq!(refused(json!({ "bot": "a1", "ply": 1 }), 422).await, "illegal");
    assert_eq!(refused(json!({ "bot": "e6", "ply": 0 }), 409).await, "ply");
    assert_eq!(refused(json!({ "bot": "e6" }), 400).await, "action");
    assert_eq!(refused(json!({ "bot": "e".repeat(41), "ply": 1 }), 400).await, "too-long");
    let moved = server.act(&game, 0, json!({ "bot": "e6", "ply": 1, "thought": 120 })).await;
    assert_eq!(moved.good()["version"], 3);
    assert_eq!(server.show(&game).await["times"][1], 120);
    assert_eq!(refused(json!({ "bot": "e7", "ply": 2 }), 409).await, "turn");
    let clock = json!({ "base": 60, "increment": 0 });
    let timed = json!({ "spec": "freedom", "white": "me", "black": "level:1", "browser": true, "clock": clock });
    assert_eq!(server.post("/api/games", timed).await.refused(422).0, "browser");
    let usual = against(&server, "level:1", Value::Null).await;
    let moved = server.act(&usual, 0, json!({ "bot": "e6", "ply": 1 })).await;
    assert_eq!(moved.status.as_u16(), 409, "the server thinks for this one");
}

#[tokio::test]
async fn the_server_thinks_if_no_move_comes_from_the_browser() {
    let server = TestServer::new();
    server.listen().await;
    let game = against_browser(&server).await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert!(!has_answered(&server.show(&game).await), "it is for the browser to think");
    server.shows(&game, has_answered).await;
}
