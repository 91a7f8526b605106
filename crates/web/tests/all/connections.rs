//! Clients that send half of what they should, and what becomes of the others.

use std::net::SocketAddr;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::live::LiveClient;
use crate::test_server::TestServer;

const HALF_HEAD: &str = "GET / HTTP/1.1\r\nhost: x\r\nx-a";
const HALF_BODY: &str = "POST /api/position HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{";
const WHOLE: &str = "GET /api/about HTTP/1.1\r\nhost: x\r\n\r\n";

async fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything up to the end of the connection.
async fn read(mut stream: TcpStream) -> String {
    let mut received = Vec::new();
    // A connection that is reset has ended as well.
    let _ = stream.read_to_end(&mut received).await;
    String::from_utf8(received).unwrap()
}

/// The first bytes of an answer.
async fn begin_to_read(stream: &mut TcpStream) -> String {
    let mut received = [0; 12];
    stream.read_exact(&mut received).await.unwrap();
    String::from_utf8(received.to_vec()).unwrap()
}

#[tokio::test]
async fn unfinished_requests_are_evicted_and_sockets_stay() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen().await;
    let mut client = LiveClient::open(address, &game, "").await;
    client.receive().await;
    let (head, body) = (send(address, HALF_HEAD).await, send(address, HALF_BODY).await);
    let (idle, silent) = (send(address, WHOLE).await, send(address, "").await);
    let [head, body, idle, silent] = [head, body, idle, silent].map(|it| tokio::spawn(read(it)));
    assert_eq!(head.await.unwrap(), "");
    assert_eq!(silent.await.unwrap(), "");
    assert!(idle.await.unwrap().starts_with("HTTP/1.1 200"));
    let refused = body.await.unwrap();
    assert!(refused.starts_with("HTTP/1.1 408") && refused.contains("\"slow\""), "{refused}");
    client.send(json!({ "type": "ping", "sent": 17 })).await;
    assert_eq!(client.receive().await["sent"], 17);
}

#[tokio::test]
async fn half_requests_that_fill_the_server_make_room_for_whole_ones() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    let address = server.listen_with(100).await;
    let mut client = LiveClient::open(address, &game, "").await;
    client.receive().await;
    for half in [HALF_HEAD, HALF_BODY, ""] {
        let mut halves = Vec::new();
        for _ in 0..150 {
            halves.push(send(address, half).await);
        }
        let mut other = send(address, WHOLE).await;
        assert_eq!(begin_to_read(&mut other).await, "HTTP/1.1 200");
    }
    client.send(json!({ "type": "ping", "sent": 17 })).await;
    assert_eq!(client.receive().await["sent"], 17);
}

#[tokio::test]
async fn a_server_full_of_sockets_says_so() {
    let server = TestServer::new();
    let game = server.game("wali").await;
    // A quarter of so few descriptors is for connections.
    let address = server.listen_with(64).await;
    let mut clients = Vec::new();
    for _ in 0..16 {
        let mut client = LiveClient::open(address, &game, "").await;
        client.receive().await;
        clients.push(client);
    }
    let refused = read(TcpStream::connect(address).await.unwrap()).await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"full\""), "{refused}");
    // However much of its request a client has sent before it reads.
    let body = "x".repeat(100_000);
    let long =
        format!("POST /api/position HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n{body}");
    for _ in 0..20 {
        let refused = read(send(address, &long).await).await;
        assert!(refused.starts_with("HTTP/1.1 503") && refused.ends_with('}'), "{refused}");
    }
    clients.pop();
    // The server hears of it soon.
    while !read(send(address, &WHOLE.replace("host", "connection: close\r\nhost")).await)
        .await
        .starts_with("HTTP/1.1 200")
    {}
}
