//! Talking to the server: sockets and plain requests.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Sends a message; whether the connection still holds.
pub async fn say(socket: &mut Socket, what: &Value) -> bool {
    socket.send(Message::text(what.to_string())).await.is_ok()
}

/// Opens a socket; waits a little if that fails.
pub async fn connect(address: SocketAddr, id: &str, since: Option<u64>) -> Option<Socket> {
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let connected = connect_async(format!("ws://{address}/api/games/{id}/live{since}")).await;
    if connected.is_err() {
        sleep(Duration::from_millis(100)).await;
    }
    connected.ok().map(|(socket, _)| socket)
}

/// The answer to a request over a connection of its own, unless it is refused.
pub async fn ask(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    // What is refused, as by a server that is full, says nothing about a game.
    head.starts_with("HTTP/1.1 2").then(|| serde_json::from_str(body).ok()).flatten()
}
