//! A game over a WebSocket: what happens in it as it happens, and what its players do.

use std::sync::Arc;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{Duration, timeout};

use crate::body::read;
use crate::error::ApiError;
use crate::game::{Action, WireAction};
use crate::i18n::Locale;
use crate::limits::{MESSAGES, Peer, TokenBucket};
use crate::rooms::{News, Presence, Room, Visit};
use crate::server::App;
use crate::time::now;

/// Bytes of the longest message a client may send.
const LONGEST: usize = 4 * 1024;
/// Bytes that are read or written in one go: messages of clients are short, ours go out whole.
const BUFFER: usize = 4 * 1024;
/// Bytes that may wait for a client that does not read.
const MOST_WAITING: usize = 4 * 1024 * 1024;
/// A client that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// Who says nothing for so long is asked whether they are still there.
const SILENCE: Duration = Duration::from_secs(30);

/// What is asked for.
#[derive(Debug, Deserialize)]
pub struct Since {
    since: Option<u64>,
}

/// Opens the socket.
pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    locale: Locale,
    peer: Peer,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let room = app.rooms.look(&id).await?;
    let guard = app.sockets.open(peer)?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0);
    let upgrade = upgrade.max_write_buffer_size(MOST_WAITING);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let visit = Visit::enter(Arc::clone(&room));
        let bucket = TokenBucket::new(MESSAGES, now());
        let mut client =
            Client { app, room, visit, locale, peer, socket, seen: since, told: None, bucket };
        // However it ends, the client comes back if it wants to.
        let _ = client.run().await;
        drop(guard);
    }))
}

/// Somebody at the other end of a socket.
struct Client {
    app: App,
    room: Arc<Room>,
    visit: Visit,
    locale: Locale,
    peer: Peer,
    socket: WebSocket,
    /// The version they know.
    seen: Option<u64>,
    /// Who they think is there.
    told: Option<Presence>,
    bucket: TokenBucket,
}

/// The client has gone.
struct Gone;

impl Client {
    async fn run(&mut self) -> Result<(), Gone> {
        let mut news = self.room.subscribe();
        let first = *news.borrow_and_update();
        self.catch_up(News { presence: self.room.presence(), ..first }).await?;
        loop {
            tokio::select! {
                changed = news.changed() => {
                    let latest = *news.borrow_and_update();
                    if changed.is_err() || latest.gone {
                        return Err(Gone);
                    }
                    self.catch_up(latest).await?;
                }
                said = timeout(SILENCE, self.socket.recv()) => match said {
                    Ok(Some(Ok(frame))) => self.hear(frame).await?,
                    Ok(_) => return Err(Gone),
                    Err(_) => self.send(Frame::Ping(Vec::new().into())).await?,
                }
            }
        }
    }

    /// Tells what the client does not know yet.
    async fn catch_up(&mut self, news: News) -> Result<(), Gone> {
        if self.seen != Some(news.version) {
            let (frames, version) = self.room.frames(self.seen, self.locale).await;
            self.seen = Some(version);
            for frame in frames {
                self.send_text(frame).await?;
            }
        }
        if self.told != Some(news.presence) {
            self.told = Some(news.presence);
            self.send_text(news.presence.frame(self.seen.unwrap_or(news.version))).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, frame: Frame) -> Result<(), Gone> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Close(_) => return Err(Gone),
            _ => return Ok(()),
        };
        let mut id = Value::Null;
        let done = match self.bucket.take(MESSAGES, now()) {
            Ok(()) => self.obey(&text, &mut id).await,
            Err(seconds) => {
                // Which of its messages was refused, the client has to know as well.
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

    /// Does what a message asks for. `id` becomes what the client calls it.
    async fn obey(&mut self, text: &str, id: &mut Value) -> Result<Option<Value>, ApiError> {
        let mut said: serde_json::Map<String, Value> = read(text.as_bytes())?;
        if let Some(Value::Number(ping)) = said.get("ping") {
            return Ok(Some(json!({ "pong": ping, "now": now() })));
        }
        *id = said.remove("id").unwrap_or_default();
        if let Some(Value::String(secret)) = said.get("as") {
            self.visit.show(secret).await?;
            self.room.announce_presence();
            return Ok((!id.is_null()).then(|| json!({ "re": id, "version": self.seen })));
        }
        let wire: WireAction = read(Value::Object(said).to_string().as_bytes())?;
        let action = Action::try_from(wire)?;
        let acted = self.app.rooms.act(self.room.id(), self.visit.actor, action, self.peer.0);
        let version = acted.await?;
        Ok(Some(json!({ "re": id, "version": version })))
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(Frame::Text(text)).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Gone> {
        let sent = timeout(PATIENCE, self.socket.send(frame)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(Gone) }
    }
}

/// What a client calls its message.
fn id_of(text: &str) -> Value {
    #[derive(Deserialize)]
    struct Named {
        #[serde(default)]
        id: Value,
    }
    read(text.as_bytes()).map_or(Value::Null, |Named { id }| id)
}
