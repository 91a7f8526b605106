//! The port at which bots answer: one for all of them, because they are told its address beforehand.

use std::collections::HashMap;
use std::io::Read;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::Fault;

/// How long the port may stay open after its last user.
const POLL: Duration = Duration::from_millis(50);

/// Bytes of an answer.
const MAX_BODY: u64 = 1 << 16;

/// Players by their games.
type Games = Mutex<HashMap<String, Sender<String>>>;

/// A share of the port; it closes with the last.
#[derive(Clone)]
pub(super) struct Host(Arc<Port>);

struct Port {
    games: Arc<Games>,
    closed: Arc<AtomicBool>,
}

impl Drop for Port {
    fn drop(&mut self) {
        self.closed.store(true, Relaxed);
    }
}

impl Host {
    /// The port at this address, opened if nobody has yet.
    pub(super) fn at(address: &str) -> Result<Host, Fault> {
        static OPEN: Mutex<Vec<(String, Weak<Port>)>> = Mutex::new(Vec::new());
        let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open.iter().find(|(known, _)| known == address);
        if let Some(port) = known.and_then(|(_, port)| port.upgrade()) {
            return Ok(Host(port));
        }
        let port = Arc::new(Port::open(address)?);
        open.retain(|(known, _)| known != address);
        open.push((address.to_owned(), Arc::downgrade(&port)));
        Ok(Host(port))
    }

    /// A game of a new name, and where its moves arrive.
    pub(super) fn open_game(&self) -> (String, Receiver<String>) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let id = format!("{:x}-{:x}", since.as_nanos(), COUNT.fetch_add(1, Relaxed));
        let (sender, receiver) = channel();
        let mut games = self.0.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.insert(id.clone(), sender);
        (id, receiver)
    }
}

impl Port {
    fn open(address: &str) -> Result<Port, Fault> {
        let server = Server::http(address);
        let server = server.map_err(|error| Fault::NotStarted(format!("{address}: {error}")))?;
        let (games, closed) = (Arc::<Games>::default(), Arc::new(AtomicBool::new(false)));
        let port = Port { games: games.clone(), closed: closed.clone() };
        std::thread::spawn(move || {
            while !closed.load(Relaxed) {
                if let Ok(Some(request)) = server.recv_timeout(POLL) {
                    serve(request, &games);
                }
            }
        });
        Ok(port)
    }
}

/// Answers a request for a token, or takes a move.
fn serve(mut request: Request, games: &Games) {
    let mut body = String::new();
    let read = request.as_reader().take(MAX_BODY).read_to_string(&mut body);
    let (status, answer) = match (request.method(), read) {
        (Method::Post, Ok(_)) if request.url().contains("token") => {
            (200, json!({ "access_token": "jogada", "expires_in": 3600, "token_type": "Bearer" }))
        }
        (Method::Post, Ok(_)) => take(&body, games),
        _ => (400, json!({ "message": "expected POST with a token or a move" })),
    };
    let header = Header::from_bytes("content-type", "application/json").expect("it is one");
    let response = Response::from_string(answer.to_string()).with_header(header);
    // A bot that has gone does not read it.
    let _ = request.respond(response.with_status_code(status));
}

fn take(body: &str, games: &Games) -> (u16, Value) {
    let read: Value = serde_json::from_str(body).unwrap_or_default();
    let text = |key: &str| read[key].as_str().map(str::to_owned);
    let (Some(id), Some(m)) = (text("gameid"), text("move")) else {
        return (400, json!({ "message": "expected gameid and move" }));
    };
    let games = games.lock().unwrap_or_else(PoisonError::into_inner);
    match games.get(&id).map(|game| game.send(m)) {
        Some(Ok(())) => (200, json!({ "gameid": id })),
        _ => (404, json!({ "message": "there is no such game" })),
    }
}
