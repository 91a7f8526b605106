//! The WebSocket of a game: sends its events as they happen, and takes the actions of its players.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use jogada_service::Locale;
use jogada_service::game::{Action, Actor};
use jogada_service::read_json;
use serde::Deserialize;
use tokio::time::{Duration, sleep, timeout};
use utoipa::IntoParams;

use crate::error::ApiError;
use crate::limits::{MESSAGES, Peer, TokenBucket};
use crate::observe;
use crate::rooms::{Caller, Connection, Presence, Room, Update};
use crate::server::App;
use crate::time::now;
use crate::wire::{ClientMessage, ServerMessage, Sides};

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
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct LiveRequest {
    /// The version the client has, if it reconnects.
    since: Option<u64>,
}

/// The events of a game as they happen, over a WebSocket: the server sends `ServerMessage`s, the client may send
/// `ClientMessage`s.
#[utoipa::path(get, path = "/api/games/{id}/live", tag = "Games", params(("id" = String, Path), LiveRequest),
    responses((status = 101, description = "the WebSocket"), (status = 426, description = "not asked for one"), ApiError))]
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
            legal: None,
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
    /// The version whose legal moves it was last told, or had none to be told.
    legal: Option<u64>,
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
        // Removed between the request and the upgrade.
        if first.closed {
            return Err(Disconnected);
        }
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
            let version = self.seen.unwrap_or(update.version);
            self.tell(&update.presence.message(version)).await?;
        }
        self.tell_legal().await
    }

    /// Tells the client what it may play now, once for each version.
    async fn tell_legal(&mut self) -> Result<(), Disconnected> {
        if self.connection.actor == Actor::default() || self.legal == self.seen {
            return Ok(());
        }
        self.legal = self.seen;
        match self.room.legal(self.connection.actor, self.locale).await {
            Some((frame, version)) if Some(version) == self.seen => self.send_text(frame).await,
            // What has happened since is told first.
            _ => Ok(()),
        }
    }

    async fn receive(&mut self, frame: Frame) -> Result<(), Disconnected> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Close(_) => return Err(Disconnected),
            _ => return Ok(()),
        };
        let message = read_json::<ClientMessage>(text.as_bytes());
        // The client has to know which of its messages was not handled.
        let id = message.as_ref().ok().and_then(ClientMessage::id);
        let done = match (self.bucket.take(MESSAGES, now()), message) {
            (Ok(()), Ok(message)) => self.handle(message).await,
            (Ok(()), Err(error)) => Err(error),
            (Err(seconds), _) => Err(ApiError::too_many_requests(seconds)),
        };
        let refused = |error: ApiError| {
            let status = error.status.as_u16();
            ServerMessage::Refused { id, error: error.body(self.locale), status }
        };
        let answer = done.unwrap_or_else(refused);
        self.tell(&answer).await?;
        self.tell_legal().await
    }

    async fn handle(&mut self, message: ClientMessage) -> Result<ServerMessage, ApiError> {
        match message {
            ClientMessage::Ping { sent } => {
                Ok(ServerMessage::Pong { sent, now: self.app.rooms.now() })
            }
            ClientMessage::As { secret } => {
                self.app.rooms.authenticate(&mut self.connection, &self.room, &secret).await?;
                self.room.announce_presence();
                self.legal = None;
                let [w, b] = self.connection.actor.0;
                Ok(ServerMessage::Seated { sides: Sides { w, b } })
            }
            ClientMessage::Do { id, action } => {
                let caller = Caller::Seated(self.connection.actor);
                let action = Action::try_from(action)?;
                let acted = observe::act(&self.app, self.room.id(), caller, action, self.peer.0);
                Ok(ServerMessage::Done { id, version: acted.await? })
            }
        }
    }

    async fn tell(&mut self, message: &ServerMessage) -> Result<(), Disconnected> {
        self.send_text(message.frame().into()).await
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Disconnected> {
        self.send(Frame::Text(text)).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Disconnected> {
        let sent = timeout(SEND_TIMEOUT, self.socket.send(frame)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(Disconnected) }
    }
}
