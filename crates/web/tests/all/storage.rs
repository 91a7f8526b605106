//! What is kept: everything, and again after whatever happens.

use std::collections::BTreeMap;
use std::time::Duration;

use jogada_play::Rng;
use jogada_web::{StoreError, backup, restore, silent};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::test_server::{Played, TestServer};

/// What must be the same after a restart: all but the time.
fn lasting(mut game: Value) -> Value {
    game["clock"]["at"] = Value::Null;
    game["clock"]["left"] = Value::Null;
    game
}

/// Anything a player might do, sensible or not.
fn any_action(rng: &mut Rng, legal: &[Value]) -> Value {
    let offer = ["draw", "undo", "rematch"][rng.below(3)];
    match rng.below(12) {
        0 => json!({ "offer": offer }),
        1 => json!({ "answer": rng.below(2) == 0 }),
        2 if rng.below(8) == 0 => json!({ "resign": true }),
        3 => json!({ "claim": "time" }),
        4 => json!({ "move": "a1", "ply": rng.below(20) }),
        5 => json!({ "offer": "undo" }),
        _ if legal.is_empty() => json!({ "offer": "rematch" }),
        _ => json!({ "move": legal[rng.below(legal.len())] }),
    }
}

#[tokio::test]
async fn whatever_players_do_what_is_kept_is_what_is_shown() {
    let mut rng = Rng::new(7);
    let mut server = TestServer::new();
    for spec in jogada_play::games().iter().map(|game| game.info().id) {
        let clock = json!({ "base": 600, "increment": 1 });
        let wanted = json!({ "spec": spec, "white": "me", "black": "open", "clock": clock });
        let mut game = server.game_with(wanted).await;
        for _ in 0..150 {
            let legal = server.legal(&game).await;
            let action = any_action(&mut rng, &legal);
            let reply = server.act(&game, rng.below(2), action.clone()).await;
            let status = reply.status.as_u16();
            assert!([200, 409, 422].contains(&status), "{action}: {}", reply.text());
            if let Some(next) = server.show(&game).await["rematch"].as_str() {
                let [white, black] = game.secrets.clone();
                game = Played { id: next.to_owned(), secrets: [black, white] };
            }
        }
        let before = lasting(server.show(&game).await);
        server = server.again().await;
        assert_eq!(lasting(server.show(&game).await), before);
    }
}

#[tokio::test]
async fn a_backup_holds_every_game_and_never_writes_over_a_file() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    let before = lasting(server.show(&game).await);
    let (data, out) = (server.folder().join("games.db"), server.folder().join("copy.db"));
    backup(&data, &out).unwrap();
    assert!(matches!(backup(&data, &out), Err(StoreError::Exists)));
    assert!(matches!(backup(&out.with_extension("no"), &data), Err(StoreError::Missing)));

    server.act(&game, 1, json!({ "move": "d4" })).await.good();
    assert!(matches!(restore(&out, &data), Err(StoreError::Busy)));
    let folder = tempfile::tempdir().unwrap();
    assert!(restore(&out, &folder.path().join("games.db")).unwrap().is_empty());
    let other = TestServer::at(folder, &silent());
    assert_eq!(lasting(other.show(&game).await), before);
    other.act(&game, 1, json!({ "move": "e5" })).await.good();
}

#[tokio::test]
async fn files_of_others_are_left_alone() {
    let server = TestServer::new();
    let text = server.folder().join("letter.txt");
    std::fs::write(&text, "Dear Ana, this is no database, but it is long enough to look like one.")
        .unwrap();
    let config = jogada_web::Config::new(text.clone());
    assert!(matches!(jogada_web::App::open(&config, &silent()), Err(StoreError::Damaged(_))));
    assert!(std::fs::read_to_string(&text).unwrap().starts_with("Dear Ana"));
}

#[tokio::test]
async fn a_crowd_plays_without_a_single_error() {
    let server = TestServer::new();
    let address = server.listen().await;
    let load = crate::crowd::Load {
        addresses: vec![address],
        games: 20,
        spectators: 20,
        period: Duration::from_millis(50),
        length: Duration::from_secs(2),
        timeouts: Duration::ZERO,
        spec: "freedom".to_owned(),
    };
    let tally = crate::crowd::run(load).await;
    assert_eq!((&tally.errors, tally.lost, tally.refused), (&BTreeMap::new(), 0, 0));
    assert!(tally.acknowledged > 20, "{tally:?}");
    // Of the last move of each game its player may hear before the other one, who has gone.
    assert!(tally.delays.len() + 20 >= tally.acknowledged);
    assert!(tally.watched > 20 && tally.absences.is_empty());
}

#[tokio::test]
async fn moves_are_not_lost_because_the_server_is_down_or_full_when_it_is_asked() {
    tokio::join!(play_until_it_stops(false), play_until_it_stops(true));
}

/// A crowd whose server goes; another may then refuse everything in its place.
async fn play_until_it_stops(is_refused: bool) {
    let server = TestServer::new();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let stopped = async { stopped.await.unwrap() };
    let address = server.listen_until(1 << 16, stopped).await;
    let load = crate::crowd::Load {
        addresses: vec![address],
        games: 4,
        spectators: 0,
        period: Duration::from_millis(20),
        length: Duration::from_secs(2),
        timeouts: Duration::ZERO,
        spec: "freedom".to_owned(),
    };
    let crowd = tokio::spawn(crate::crowd::run(load));
    tokio::time::sleep(Duration::from_secs(1)).await;
    stop.send(()).unwrap();
    let refusing = tokio::spawn(async move {
        if is_refused {
            refuse_all(address).await;
        }
    });
    let tally = crowd.await.unwrap();
    assert!(tally.acknowledged > 0, "{tally:?}");
    assert_eq!((tally.lost, tally.unverified), (0, tally.acknowledged));
    refusing.abort();
}

/// Answers every request with 503, once the address is free.
async fn refuse_all(address: std::net::SocketAddr) {
    let listener = loop {
        if let Ok(listener) = tokio::net::TcpListener::bind(address).await {
            break listener;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let response = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 2\r\n\r\n{}";
    while let Ok((mut stream, _)) = listener.accept().await {
        let _ = stream.read(&mut [0; 4_096]).await;
        let _ = stream.write_all(response).await;
    }
}

#[tokio::test]
async fn a_server_removes_what_nobody_has_played_and_keeps_the_rest() {
    let server = TestServer::new();
    let (left, played) = (server.game("wali").await, server.game("wali").await);
    server.act(&played, 0, json!({ "move": "c3", "ply": 0 })).await.good();
    let folder = server.close().await;
    let server = TestServer::expiring(&folder.path().join("games.db"), Duration::ZERO);
    server.listen().await;
    let path = format!("/api/games/{}", left.id);
    while server.get(&path).await.status != 404 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(server.show(&played).await["position"]["moves"], json!(["c3"]));
    let metrics = server.get("/metrics").await.text();
    let expired = metrics.lines().find(|line| line.starts_with("jogada_expired_total"));
    assert!(expired.is_some_and(|line| !line.ends_with(" 0")), "{expired:?}");
}
