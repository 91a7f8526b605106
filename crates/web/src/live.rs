//! The WebSocket of a game: sends its events as they happen, and takes the actions of its players.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Duration, sleep, timeout};

use crate::body::read;
use crate::error::ApiError;
use crate::game::{Action, WireAction};
use crate::i18n::Locale;
use crate::limits::{MESSAGES, Peer, TokenBucket};
use crate::observe;
use crate::rooms::{Caller, Connection, Presence, Room, Update};
use crate::server::App;
use crate::time::now;

/// Bytes of a message of a client.
const MAX_MESSAGE: usize = 4 * 1024;
/// Bytes of the read buffer; there is one per socket, and messages of clients are short.
const READ_BUFFER: usize = 4 * 1024;
/// Bytes buffered for a client that does not read.
const MAX_WRITE_BUFFER: usize = 4 * 1024 * 1024;
/// A client that does not read for so long is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// A client that is silent for so long is sent a ping.
const PING_INTERVAL: Duration = Duration::from_secs(30);
/// A client that does not answer a ping for so long is gone: its network may have vanished without a word.
const PONG_TIMEOUT: Duration = Duration::from_secs(20);

/// The query of the address.
#[derive(Debug, Deserialize)]
pub struct LiveRequest {
    /// The version the client has, if it reconnects.
    since: Option<u64>,
}

/// Upgrades to a WebSocket.
pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(LiveRequest { since }): Query<LiveRequest>,
    locale: Locale,
    peer: Peer,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let room = app.rooms.current(&id).await?;
    let guard = app.sockets.open(peer)?;
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).max_frame_size(MAX_MESSAGE);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    let upgrade = upgrade.max_write_buffer_size(MAX_WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let connection = Connection::open(Arc::clone(&room));
        let bucket = TokenBucket::new(MESSAGES, now());
        let mut client = Client {
            app,
            room,
            connection,
            locale,
            peer,
            socket,
            seen: since,
            presence: None,
            bucket,
        };
        // However it ends, reconnecting is up to the client.
        let Err(Disconnected) = client.run().await;
        tracing::debug!(game = client.room.id(), "a socket was closed");
        drop(guard);
    }))
}

struct Client {
    app: App,
    room: Arc<Room>,
    connection: Connection,
    locale: Locale,
    peer: Peer,
    socket: WebSocket,
    /// The version the client has.
    seen: Option<u64>,
    /// The presence it was last sent.
    presence: Option<Presence>,
    bucket: TokenBucket,
}

/// The socket is closed, or has to be.
struct Disconnected;

impl Client {
    async fn run(&mut self) -> Result<Infallible, Disconnected> {
        let mut updates = self.room.subscribe();
        let first = *updates.borrow_and_update();
        self.catch_up(Update { presence: self.room.presence(), ..first }).await?;
        // Updates do not count: that a client is sent something does not mean that it is there.
        let silence = sleep(PING_INTERVAL);
        tokio::pin!(silence);
        let mut is_pinged = false;
        loop {
            tokio::select! {
                changed = updates.changed() => {
                    let latest = *updates.borrow_and_update();
                    if changed.is_err() || latest.closed {
                        return Err(Disconnected);
                    }
                    self.catch_up(latest).await?;
                }
                received = self.socket.recv() => {
                    let Some(Ok(frame)) = received else { return Err(Disconnected) };
                    is_pinged = false;
                    silence.set(sleep(PING_INTERVAL));
                    self.receive(frame).await?;
                }
                () = &mut silence => {
                    if is_pinged {
                        return Err(Disconnected);
                    }
                    is_pinged = true;
                    silence.set(sleep(PONG_TIMEOUT));
                    self.send(Frame::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    /// Sends what the client does not have yet.
    async fn catch_up(&mut self, update: Update) -> Result<(), Disconnected> {
        if self.seen != Some(update.version) {
            let (frames, version) = self.room.frames(self.seen, self.locale).await;
            self.seen = Some(version);
            for frame in frames {
                self.send_text(frame).await?;
            }
        }
        if self.presence != Some(update.presence) {
            self.presence = Some(update.presence);
            self.send_text(update.presence.frame(self.seen.unwrap_or(update.version))).await?;
        }
        Ok(())
    }

    async fn receive(&mut self, frame: Frame) -> Result<(), Disconnected> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Close(_) => return Err(Disconnected),
            _ => return Ok(()),
        };
        let mut id = Value::Null;
        let done = match self.bucket.take(MESSAGES, now()) {
            Ok(()) => self.handle(&text, &mut id).await,
            Err(seconds) => {
                // The client has to know which of its messages was not handled.
                id = id_of(&text);
                Err(ApiError::too_many_requests(seconds))
            }
        };
        let answer = match done {
            Ok(None) => return Ok(()),
            Ok(Some(answer)) => answer,
            Err(error) => {
                let mut body = error.json(self.locale);
                body["re"] = id;
                body["status"] = json!(error.status.as_u16());
                body
            }
        };
        self.send_text(answer.to_string().into()).await
    }

    /// Handles a message; `id` becomes the id the client has given it.
    async fn handle(&mut self, text: &str, id: &mut Value) -> Result<Option<Value>, ApiError> {
        let mut message: serde_json::Map<String, Value> = read(text.as_bytes())?;
        if let Some(Value::Number(ping)) = message.get("ping") {
            return Ok(Some(json!({ "pong": ping, "now": now() })));
        }
        *id = message.remove("id").unwrap_or_default();
        if let Some(Value::String(secret)) = message.get("as") {
            self.connection.authenticate(secret).await?;
            self.room.announce_presence();
            return Ok((!id.is_null()).then(|| json!({ "re": id, "version": self.seen })));
        }
        let wire: WireAction = read(Value::Object(message).to_string().as_bytes())?;
        let (caller, action) = (Caller::Seated(self.connection.actor), Action::try_from(wire)?);
        let acted = observe::act(&self.app, self.room.id(), caller, action, self.peer.0);
        let version = acted.await?;
        Ok(Some(json!({ "re": id, "version": version })))
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Disconnected> {
        self.send(Frame::Text(text)).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Disconnected> {
        let sent = timeout(SEND_TIMEOUT, self.socket.send(frame)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(Disconnected) }
    }
}

/// The id a client has given its message.
fn id_of(text: &str) -> Value {
    #[derive(Deserialize)]
    struct Identified {
        #[serde(default)]
        id: Value,
    }
    read(text.as_bytes()).map_or(Value::Null, |Identified { id }| id)
}
