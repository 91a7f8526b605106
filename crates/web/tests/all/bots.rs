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
