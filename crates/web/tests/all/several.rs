//! Several servers on one `PostgreSQL`.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use crate::live::LiveClient;
use crate::postgres::Postgres;
use crate::test_server::{Played, TestServer};

/// How long it may take until one server does what another has left undone.
const TAKEOVER: Duration = Duration::from_secs(5);

fn two_servers(postgres: &Postgres) -> [TestServer; 2] {
    let data = postgres.database();
    [TestServer::on(&data), TestServer::on(&data)]
}

async fn moves(server: &TestServer, game: &Played) -> Value {
    server.show(game).await["position"]["moves"].clone()
}

#[tokio::test]
async fn a_move_at_one_server_is_seen_at_the_other() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    let address = two.listen().await;
    // Begun at one server, joined and played at both, with no pause for news to travel.
    let begun = one.post("/api/games", json!({ "spec": "wali", "white": "me", "black": "open" }));
    let begun = begun.await.good();
    let (id, white) = (begun["id"].as_str().unwrap(), begun["seats"]["w"].as_str().unwrap());
    let join = json!({ "invite": begun["invite"], "name": "Rui" });
    let black = two.post(&format!("/api/games/{id}/join"), join).await.good()["secret"].clone();
    let secrets = [white, black.as_str().unwrap()].map(str::to_owned);
    let game = Played { id: id.to_owned(), secrets };
    let mut watching = LiveClient::open(address, &game, "").await;
    assert_eq!(watching.receive().await["version"], 2);
    for (ply, text) in ["c3", "d4", "e5", "b2"].into_iter().enumerate() {
        let server = [&one, &one, &two, &one][ply];
        server.act(&game, ply % 2, json!({ "move": text, "ply": ply })).await.good();
        let seen = timeout(TAKEOVER, watching.receive()).await.unwrap();
        assert_eq!((&seen["version"], &seen["move"]), (&json!(ply + 3), &json!(text)));
    }
    assert_eq!(moves(&two, &game).await, moves(&one, &game).await);
    watching.send(json!({ "type": "as", "secret": game.secrets[0] })).await;
    assert_eq!(watching.receive().await["type"], "legal");
}

#[tokio::test]
async fn players_at_different_servers_see_each_other_come_and_go() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    let game = one.game("wali").await;
    let mut white = LiveClient::open(one.listen().await, &game, "").await;
    let mut black = LiveClient::open(two.listen().await, &game, "").await;
    white.send(json!({ "type": "as", "secret": game.secrets[0] })).await;
    black.send(json!({ "type": "as", "secret": game.secrets[1] })).await;
    let here = |told: &Value, black: bool| {
        told["here"] == json!({ "w": true, "b": black }) && told["watching"] == 0
    };
    for client in [&mut white, &mut black] {
        timeout(TAKEOVER, client.receive_until(|told| here(told, true))).await.unwrap();
    }
    drop(black);
    timeout(TAKEOVER, white.receive_until(|told| here(told, false))).await.unwrap();
}

#[tokio::test]
async fn a_seat_is_moved_to_another_device_once_whichever_server_is_asked() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    let game = one.game("wali").await;
    let path = |what: &str| format!("/api/games/{}/{what}", game.id);
    assert_eq!(moves(&two, &game).await, json!([]));
    let link = one.post_as(&game.secrets[0], &path("device"), json!({})).await.good();
    let take = json!({ "invite": link["link"], "name": "" });
    let path = path("join");
    let (a, b) = tokio::join!(one.post(&path, take.clone()), two.post(&path, take));
    let mut taken = [a.status.as_u16(), b.status.as_u16()];
    taken.sort_unstable();
    assert_eq!(taken, [200, 403], "{} {}", a.text(), b.text());
}

#[tokio::test]
async fn of_two_moves_at_once_one_is_made_and_no_version_is_missing() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    let game = one.game("pente").await;
    // The first move is forced, and the same move twice is one move.
    let first = one.legal(&game).await[0].clone();
    let action = json!({ "move": first, "ply": 0 });
    let (a, b) = tokio::join!(one.act(&game, 0, action.clone()), two.act(&game, 0, action));
    assert_eq!((a.good()["version"].clone(), b.good()["version"].clone()), (json!(3), json!(3)));
    for ply in 1..30 {
        let legal = one.legal(&game).await;
        let action = |place: usize| json!({ "move": legal[place % legal.len()], "ply": ply });
        let (a, b) = tokio::join!(
            one.act(&game, ply % 2, action(7 * ply)),
            two.act(&game, ply % 2, action(7 * ply + 1))
        );
        let mut made = [a.status.as_u16(), b.status.as_u16()];
        made.sort_unstable();
        assert_eq!(made, [200, 409], "{} {}", a.text(), b.text());
    }
    let shown = two.show(&game).await;
    assert_eq!((&shown["version"], &shown["position"]["ply"]), (&json!(32), &json!(30)));
    assert_eq!(one.show(&game).await["position"], shown["position"]);
}

#[tokio::test]
async fn a_bot_answers_once_wherever_the_move_was_made() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    for server in [&one, &two] {
        server.listen().await;
    }
    let wanted = json!({ "spec": "freedom", "white": "me", "black": "level:1" });
    let game = one.game_with(wanted).await;
    for ply in [0, 2, 4] {
        let server = [&two, &one, &two][ply / 2];
        let legal = server.legal(&game).await[0].clone();
        server.act(&game, 0, json!({ "move": legal })).await.good();
        let answered = |shown: &Value| shown["position"]["ply"] == ply + 2;
        let shown = [&one, &two][ply / 2 % 2].shows(&game, answered).await;
        assert_eq!(shown["version"], ply + 3, "one event for each move");
    }
}

#[tokio::test]
async fn a_game_is_over_on_time_though_the_server_it_was_played_at_has_gone() {
    let Some(postgres) = Postgres::shared() else { return };
    let [one, two] = two_servers(postgres);
    two.listen().await;
    let clock = json!({ "base": 1, "increment": 0 });
    let wanted =
        json!({ "spec": "wali", "white": "me", "black": "me", "clock": clock, "listed": true });
    let game = one.game_with(wanted).await;
    one.act(&game, 0, json!({ "move": "c3" })).await.good();
    drop(one);
    // Lists show what is stored; to look at the game itself would end it.
    let mut result = Value::Null;
    let since = Instant::now();
    while result.is_null() {
        assert!(since.elapsed() < Duration::from_secs(1) + TAKEOVER);
        sleep(Duration::from_millis(100)).await;
        let listed = two.get("/api/games?status=over").await.good();
        result = listed["games"][0]["result"]["reason"].clone();
    }
    assert_eq!(result, "time");
}

#[tokio::test]
async fn while_the_database_is_away_moves_are_refused_and_then_all_goes_on() {
    let Some(postgres) = Postgres::start() else { return };
    let [one, two] = two_servers(&postgres);
    let (address, game) = (two.listen().await, one.game("wali").await);
    one.listen().await;
    one.act(&game, 0, json!({ "move": "c3" })).await.good();
    let mut watching = LiveClient::open(address, &game, "").await;
    assert_eq!(watching.receive().await["version"], 3);
    postgres.crash();
    for server in [&one, &two] {
        let refused = server.act(&game, 1, json!({ "move": "d4" })).await;
        assert_eq!(refused.refused(503).0, "data-unavailable");
        assert_eq!(refused.headers["retry-after"], "1");
    }
    postgres.restart();
    let restarted = Instant::now();
    while one.act(&game, 1, json!({ "move": "d4", "ply": 1 })).await.status != 200 {
        assert!(restarted.elapsed() < TAKEOVER, "it does not come back");
        sleep(Duration::from_millis(50)).await;
    }
    one.act(&game, 0, json!({ "move": "e5", "ply": 2 })).await.good();
    assert_eq!(moves(&two, &game).await, json!(["c3", "d4", "e5"]));
    let mut again = LiveClient::open(address, &game, "").await;
    assert_eq!(again.receive().await["version"], 5);
    one.act(&game, 1, json!({ "move": "b2", "ply": 3 })).await.good();
    let seen = timeout(TAKEOVER, again.receive()).await.unwrap();
    assert_eq!(seen["move"], "b2", "news travel again");
}

#[tokio::test]
async fn a_game_that_somebody_watches_at_another_server_does_not_expire() {
    let Some(postgres) = Postgres::shared() else { return };
    let data = postgres.database();
    let one = TestServer::on(&data);
    let (watched, left, played) =
        (one.game("wali").await, one.game("wali").await, one.game("wali").await);
    one.act(&played, 0, json!({ "move": "c3", "ply": 0 })).await.good();
    let _watching = LiveClient::open(one.listen().await, &watched, "").await;
    // Servers tell each other once a second who is connected.
    sleep(Duration::from_secs(2)).await;
    let two = TestServer::expiring(&data, Duration::ZERO);
    two.listen().await;
    let path = format!("/api/games/{}", left.id);
    let removed = async {
        for server in [&one, &two] {
            while server.get(&path).await.status != 404 {
                sleep(Duration::from_millis(50)).await;
            }
        }
    };
    timeout(TAKEOVER, removed).await.unwrap();
    for server in [&one, &two] {
        assert_eq!(moves(server, &watched).await, json!([]));
        assert_eq!(moves(server, &played).await, json!(["c3"]));
    }
}
