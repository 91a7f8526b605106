//! The port at which bots answer: one for all of them, because they are told its address beforehand.

use std::collections::HashMap;
use std::fmt::Display;
use std::io::Read;
use std::net::TcpListener;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::Fault;

/// Bytes of an answer.
const MAX_BODY: u64 = 1 << 16;

/// Players by their games.
type Games = Mutex<HashMap<String, Sender<String>>>;

/// A port that bots answer at. Once opened it stays so until the process ends: a port that is closed
/// after one game is not free at once for the next.
#[derive(Clone)]
pub(super) struct Host(Arc<Games>);

/// A game that awaits moves of a bot.
pub(super) struct HostedGame {
    pub(super) id: String,
    /// Where its moves arrive.
    pub(super) answers: Receiver<String>,
    host: Host,
}

impl Drop for HostedGame {
    fn drop(&mut self) {
        self.host.games().remove(&self.id);
    }
}

impl Host {
    /// The port at this address, opened if nobody has yet.
    pub(super) fn at(address: &str) -> Result<Host, Fault> {
        let mut open = opened();
        if let Some(host) = open.get(address) {
            return Ok(host.clone());
        }
        let listener = listen(address)?;
        let server = Server::from_listener(listener, None);
        let server = server.map_err(|error| taken(address, &error))?;
        let host = Host(Arc::default());
        open.insert(address.to_owned(), host.clone());
        let served = host.clone();
        std::thread::spawn(move || {
            for request in server.incoming_requests() {
                serve(request, &served);
            }
        });
        Ok(host)
    }

    /// Whether the port can be had; one that was not open is left closed.
    pub(super) fn check(address: &str) -> Result<(), Fault> {
        if opened().contains_key(address) { Ok(()) } else { listen(address).map(drop) }
    }

    /// A game of a new name.
    pub(super) fn open_game(&self) -> HostedGame {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let id = format!("{:x}-{:x}", since.as_nanos(), COUNT.fetch_add(1, Relaxed));
        let (sender, answers) = channel();
        self.games().insert(id.clone(), sender);
        HostedGame { id, answers, host: self.clone() }
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, Sender<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The ports of this process by their addresses.
fn opened() -> MutexGuard<'static, HashMap<String, Host>> {
    static OPEN: LazyLock<Mutex<HashMap<String, Host>>> = LazyLock::new(Mutex::default);
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn listen(address: &str) -> Result<TcpListener, Fault> {
    TcpListener::bind(address).map_err(|error| taken(address, &error))
}

fn taken(address: &str, error: &dyn Display) -> Fault {
    Fault::NoPort { address: address.to_owned(), why: error.to_string() }
}

/// Answers a request for a token, or takes a move.
fn serve(mut request: Request, host: &Host) {
    let mut body = String::new();
    let read = request.as_reader().take(MAX_BODY).read_to_string(&mut body);
    let (status, answer) = match (request.method(), read) {
        (Method::Post, Ok(_)) if request.url().contains("token") => {
            (200, json!({ "access_token": "jogada", "expires_in": 3600, "token_type": "Bearer" }))
        }
        (Method::Post, Ok(_)) => take(&body, host),
        _ => (400, json!({ "message": "expected POST with a token or a move" })),
    };
    let header = Header::from_bytes("content-type", "application/json").expect("it is one");
    let response = Response::from_string(answer.to_string()).with_header(header);
    // A bot that has gone does not read it.
    let _ = request.respond(response.with_status_code(status));
}

fn take(body: &str, host: &Host) -> (u16, Value) {
    let read: Value = serde_json::from_str(body).unwrap_or_default();
    let text = |key: &str| read[key].as_str().map(str::to_owned);
    let (Some(id), Some(m)) = (text("gameid"), text("move")) else {
        return (400, json!({ "message": "expected gameid and move" }));
    };
    match host.games().get(&id).map(|game| game.send(m)) {
        Some(Ok(())) => (200, json!({ "gameid": id })),
        _ => (404, json!({ "message": "there is no such game" })),
    }
}
