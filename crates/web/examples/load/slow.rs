//! Requests that never end (Slowloris): whether others are served meanwhile, and when the server has had enough.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::crowd::wire::ask;

/// The beginning of a request.
const HEAD: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
/// Between two bytes of what follows.
const DRIP: Duration = Duration::from_secs(3);
/// Between two requests of somebody else.
const PERIOD: Duration = Duration::from_millis(50);
/// Nobody waits longer for the server to have had enough.
const PATIENCE: Duration = Duration::from_mins(2);

/// What came of it.
#[derive(Debug, Default)]
pub struct Slow {
    /// How long each of the slow requests was open.
    pub open: Vec<Duration>,
    /// Those that were still open when patience ended.
    pub left: usize,
    /// How long requests of others took meanwhile.
    pub others: Vec<Duration>,
    /// Requests of others that failed.
    pub failed: usize,
}

/// Opens so many slow requests, and asks something else until all are closed.
pub async fn run(address: SocketAddr, requests: usize) -> Slow {
    let mut tasks = JoinSet::new();
    for _ in 0..requests {
        tasks.spawn(drip(address));
    }
    let mut slow = Slow::default();
    let all_closed = async {
        while let Some(open) = tasks.join_next().await {
            match open.expect("no request panics") {
                Some(open) => slow.open.push(open),
                None => slow.left += 1,
            }
        }
    };
    let (mut others, mut failed) = (Vec::new(), 0);
    let ask_on = async {
        loop {
            let asked = Instant::now();
            match ask(address, "GET", "/api/catalogue", "").await {
                Some(_) => others.push(asked.elapsed()),
                None => failed += 1,
            }
            sleep(PERIOD).await;
        }
    };
    tokio::select! { () = all_closed => {}, () = ask_on => {} }
    Slow { others, failed, ..slow }
}

/// Sends a byte now and then until the server closes the connection; tells how long that took.
async fn drip(address: SocketAddr) -> Option<Duration> {
    let opened = Instant::now();
    let closed = async {
        let Ok(stream) = TcpStream::connect(address).await else { return };
        let (mut from, mut to) = stream.into_split();
        let write = async {
            let mut sent = to.write_all(HEAD).await;
            while sent.is_ok() {
                sleep(DRIP).await;
                sent = to.write_all(b"x").await;
            }
        };
        let read = async { while matches!(from.read(&mut [0; 512]).await, Ok(1..)) {} };
        tokio::select! { () = write => {}, () = read => {} }
    };
    timeout(PATIENCE, closed).await.ok().map(|()| opened.elapsed())
}
