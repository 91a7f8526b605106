//! Games over sockets, as browsers open them.

use std::net::SocketAddr;

use axum::body::Body;
use axum::http::Request;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::test_server::{Played, TestServer};

pub struct LiveClient {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl LiveClient {
    pub async fn open(address: SocketAddr, game: &Played, query: &str) -> LiveClient {
        LiveClient::at(&format!("{address}/api/games/{}/live?{query}", game.id)).await
    }

    pub async fn at(address: &str) -> LiveClient {
        LiveClient { socket: connect_async(format!("ws://{address}")).await.unwrap().0 }
    }

    pub async fn send(&mut self, what: Value) {
        self.socket.send(Message::text(what.to_string())).await.unwrap();
    }

    /// The next message that is not about who is there.
    pub async fn receive(&mut self) -> Value {
        loop {
            let received = self.receive_any().await;
            if !["presence", "seated"].contains(&received["type"].as_str().unwrap()) {
                return received;
            }
        }
    }

    /// The next change of the game.
    async fn event(&mut self) -> Value {
        loop {
            let received = self.receive().await;
            if ["game", "move"].contains(&received["type"].as_str().unwrap()) {
                return received;
            }
        }
    }

    /// Receives until an event is as wanted.
    pub async fn receive_until(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.receive_any().await) {}
    }

    async fn receive_any(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.next().await.unwrap().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// Everything up to the answer to `id`; the answer last.
    async fn answer(&mut self, id: u64) -> Vec<Value> {
        let mut received = Vec::new();
        while received.last().is_none_or(|last: &Value| last["id"] != id) {
            received.push(self.receive().await);
        }
        received
    }
}

#[tokio::test]
async fn two_players_and_a_spectator_see_every_move_once_and_in_order() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut white = LiveClient::open(address, &game, "").await;
    let mut black = LiveClient::open(address, &game, "lang=pt").await;
    let mut spectator = LiveClient::open(address, &game, "").await;
    for client in [&mut white, &mut black, &mut spectator] {
        assert_eq!(client.receive().await["game"]["id"], json!(game.id));
    }
    white.send(json!({ "type": "as", "secret": game.secrets[0] })).await;
    black.send(json!({ "type": "as", "secret": game.secrets[1] })).await;
    let action = |id: u64, text: &str| json!({ "type": "do", "id": id, "action": { "move": text, "ply": id - 1 } });
    white.send(action(1, "c3")).await;
    assert_eq!(white.answer(1).await.last().unwrap()["version"], 3);
    assert_eq!(black.event().await["move"], "c3");
    black.send(action(2, "d4")).await;
    black.answer(2).await;
    let received = [spectator.receive().await, spectator.receive().await];
    assert_eq!(received.each_ref().map(|one| &one["type"]), [&json!("move"), &json!("move")]);
    assert_eq!(received.each_ref().map(|one| &one["move"]), [&json!("c3"), &json!("d4")]);
    assert_eq!(received.each_ref().map(|one| &one["version"]), [&json!(3), &json!(4)]);
    assert_eq!(received.each_ref().map(|one| &one["by"]), [&json!("w"), &json!("b")]);
}

#[tokio::test]
async fn legal_moves_are_told_to_those_who_may_move_and_to_nobody_else() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut white = LiveClient::open(address, &game, "").await;
    let mut black = LiveClient::open(address, &game, "").await;
    for (client, secret) in [&mut white, &mut black].into_iter().zip(&game.secrets) {
        assert_eq!(client.receive().await["game"]["position"]["legal"], json!([]));
        client.send(json!({ "type": "as", "secret": secret })).await;
    }
    let told = white.receive().await;
    assert_eq!((&told["type"], &told["version"]), (&json!("legal"), &json!(2)));
    assert_eq!(told["legal"].as_array().unwrap().len(), 30);
    server.act(&game, 0, json!({ "move": "c3" })).await.good();
    for client in [&mut white, &mut black] {
        assert_eq!(client.receive().await["type"], "move");
    }
    assert_eq!(black.receive().await["type"], "legal");
    server.act(&game, 1, json!({ "move": "d4" })).await.good();
    assert_eq!(black.receive().await["type"], "move");
    assert_eq!(white.receive().await["type"], "move");
    assert_eq!(white.receive().await["version"], 4);
    let shown = async |secret: &str| {
        let request = Request::get(format!("/api/games/{}", game.id));
        let request = request.header("authorization", format!("Bearer {secret}"));
        let shown = server.send(request.body(Body::empty()).unwrap()).await.good();
        shown["position"]["legal"].as_array().unwrap().len()
    };
    assert_eq!((shown(&game.secrets[0]).await, shown(&game.secrets[1]).await), (24, 0));
    assert_eq!(server.show(&game).await["position"]["legal"], json!([]));
}

#[tokio::test]
async fn what_a_move_changes_is_all_that_spectators_are_told() {
    let server = TestServer::new();
    for spec in ["pente", "barca", "wali", "freedom", "nava"] {
        let game = server.game(spec).await;
        let address = server.listen().await;
        let mut spectator = LiveClient::open(address, &game, "").await;
        let mut position = spectator.receive().await["game"]["position"].take();
        let mut rng = jogada_play::Rng::new(7);
        let mut bytes = 0;
        for ply in 0..40 {
            let line = json!({ "spec": spec, "moves": position["moves"] });
            let full = server.post("/api/position", line).await.good();
            let legal = full["legal"].as_array().unwrap();
            if legal.is_empty() {
                break;
            }
            let seat = usize::from(full["side"] == "b");
            let text = legal[rng.below(legal.len())][0].clone();
            server.act(&game, seat, json!({ "move": text, "ply": ply })).await.good();
            let made = spectator.receive().await;
            bytes = made.to_string().len();
            follow(&mut position, &made);
        }
        let mut full = server.show(&game).await["position"].take();
        full["legal"] = json!([]);
        assert_eq!(position, full, "{spec}");
        assert!(bytes < 600, "{spec}: {bytes}");
    }
}

/// The position after a move, as a client works it out.
fn follow(position: &mut Value, made: &Value) {
    let change = made["position"].as_object().unwrap();
    position["lines"] = json!([]);
    for (name, value) in change.iter().filter(|(name, _)| *name != "cells") {
        position[name] = value.clone();
    }
    for (cell, stack) in change["cells"].as_object().unwrap() {
        let cells = position["cells"].as_object_mut().unwrap();
        cells.remove(cell);
        if stack.as_array().is_some_and(|stack| !stack.is_empty()) {
            cells.insert(cell.clone(), stack.clone());
        }
    }
    position["moves"].as_array_mut().unwrap().push(made["move"].clone());
    position["by"].as_array_mut().unwrap().push(made["by"].clone());
    position["ply"] = json!(position["ply"].as_u64().unwrap() + 1);
}

#[tokio::test]
async fn a_client_that_reconnects_gets_every_event_once() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut client = LiveClient::open(address, &game, "").await;
    let seen = client.receive().await["version"].as_u64().unwrap();
    drop(client);
    for (ply, text) in ["c3", "d4", "e5"].iter().enumerate() {
        server.act(&game, ply % 2, json!({ "move": text })).await.good();
    }
    server.act(&game, 1, json!({ "offer": "draw" })).await.good();
    let mut client = LiveClient::open(address, &game, &format!("since={seen}")).await;
    for (number, text) in (seen + 1..).zip(["c3", "d4", "e5"]) {
        let received = client.receive().await;
        assert_eq!((&received["version"], &received["move"]), (&json!(number), &json!(text)));
    }
    let last = client.receive().await;
    assert_eq!(last["game"]["offer"]["what"], "draw");
    let seen = last["version"].as_u64().unwrap();
    let mut again = LiveClient::open(address, &game, &format!("since={seen}")).await;
    assert!(again.receive_any().await["type"] == "presence", "nothing is new");
    // A version this server has never told: everything is told anew.
    let mut confused = LiveClient::open(address, &game, "since=999").await;
    assert_eq!(confused.receive().await["version"], seen);
}

#[tokio::test]
async fn who_is_there_is_told_to_all() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut spectator = LiveClient::open(address, &game, "").await;
    spectator.receive().await;
    let mut white = LiveClient::open(address, &game, "").await;
    white.send(json!({ "type": "as", "secret": game.secrets[0] })).await;
    let told = |here: bool| json!({ "type": "presence", "version": 2, "here": { "w": here, "b": false }, "watching": 1 });
    while spectator.receive_any().await != told(true) {}
    drop(white);
    while spectator.receive_any().await != told(false) {}
}

#[tokio::test]
async fn spectators_watch_and_nonsense_is_answered_on_the_socket_too() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut spectator = LiveClient::open(address, &game, "lang=pt").await;
    spectator.receive().await;
    spectator.send(json!({ "type": "do", "id": 1, "action": { "move": "c3" } })).await;
    let refused = spectator.answer(1).await.pop().unwrap();
    assert_eq!((&refused["code"], &refused["status"]), (&json!("not-yours"), &json!(403)));
    for nonsense in [
        json!([]),
        json!({ "type": "do", "id": 2, "action": {} }),
        json!({ "type": "as", "secret": "guessed" }),
        json!({ "type": "as", "secret": 7 }),
    ] {
        spectator.send(nonsense).await;
        assert!(spectator.receive().await["error"].is_string());
    }
    spectator.send(json!({ "type": "ping", "sent": 17 })).await;
    assert_eq!(spectator.receive().await["sent"], 17);
    assert_eq!(server.show(&game).await["position"]["ply"], 0);
}

#[tokio::test]
async fn a_socket_is_only_opened_for_our_own_pages_and_for_games_there_are() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let status = async |id: &str, origin: &str| {
        let mut request =
            format!("ws://{address}/api/games/{id}/live").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok((_, response)) => response.status().as_u16(),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                response.status().as_u16()
            }
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(status(&game.id, &format!("http://{address}")).await, 101);
    assert_eq!(status(&game.id, "http://evil.example").await, 403);
    assert_eq!(status("aaaaaaaaaa", &format!("http://{address}")).await, 404);
}

#[tokio::test]
async fn messages_over_a_socket_are_rate_limited() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut client = LiveClient::open(address, &game, "").await;
    client.receive().await;
    for number in 0..500 {
        client.send(json!({ "type": "do", "id": number, "action": { "resign": true } })).await;
    }
    let mut received = client.receive().await;
    while received["code"] != "too-many" {
        received = client.receive().await;
    }
    assert!(received["id"].is_number() && received["retry"] == 1, "{received}");
}

#[tokio::test]
async fn a_client_that_answers_no_ping_is_disconnected_and_others_are_not() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut deaf = TcpStream::connect(address).await.unwrap();
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    let path = format!("/api/games/{}/live", game.id);
    let head = format!("GET {path} HTTP/1.1\r\nhost: x\r\n{upgrade}\r\n\r\n");
    deaf.write_all(head.as_bytes()).await.unwrap();
    deaf.read_exact(&mut [0; 12]).await.unwrap();
    let mut other = LiveClient::open(address, &game, "").await;
    other.receive().await;
    // From now on time passes whenever everybody waits.
    tokio::time::pause();
    let began = tokio::time::Instant::now();
    let other = tokio::spawn(async move {
        let two_minutes = std::time::Duration::from_mins(2);
        let news = tokio::time::timeout(two_minutes, other.receive()).await;
        assert!(news.is_err(), "it is still connected, and there is no news");
    });
    let mut received = Vec::new();
    let _ = deaf.read_to_end(&mut received).await;
    let seconds = began.elapsed().as_secs();
    assert!((45..60).contains(&seconds), "{seconds}");
    assert!(received.windows(2).any(|bytes| bytes == [0x89, 0]), "it was sent a ping");
    other.await.unwrap();
}
