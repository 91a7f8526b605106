//! Games: to begin one and to look at one.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_play::{AnyMatch, GameInfo, Message, PlayerSpec, Rng, Side};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Asked, short};
use crate::body::Body;
use crate::error::ApiError;
use crate::game::{Chair, ClockKind, MOST_DAYS, MOST_INCREMENT, MOST_SECONDS, Setup};
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::server::App;
use crate::store::{Key, Opens};
use crate::token::{Digest, new_secret, random_number};

/// Characters of the longest name of a person.
pub const LONGEST_NAME: usize = 40;
/// Megabytes of memory a bot may ask for; the catalogue tells it too.
pub const MAX_MEMORY: usize = 64;

/// A game to be begun.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(flatten)]
    asked: Asked,
    white: String,
    black: String,
    #[serde(default)]
    clock: ClockKind,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    lot: bool,
    #[serde(default)]
    name: String,
}

/// A seat as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    /// For whoever asks.
    Mine,
    /// For whoever follows the link.
    Open,
    /// For a player of ours.
    Bot(String),
}

/// Begins a game.
pub async fn begin(
    State(app): State<App>,
    locale: Locale,
    peer: Peer,
    Body(wanted): Body<Wanted>,
) -> Result<impl IntoResponse, ApiError> {
    let table = wanted.asked.game()?;
    let wishes = wanted.wishes(table.info())?;
    let setup = wanted.setup(&*table, &wishes)?;
    app.games.take(peer)?;
    let mut secrets = Secrets::default();
    for (side, wish) in Side::ALL.into_iter().zip(&wishes) {
        secrets.add(side, wish);
    }
    let room = app.rooms.create(setup, secrets.keys, peer.0).await?;
    let mut told =
        json!({ "id": room.id(), "seats": secrets.seats, "game": room.json(locale).await });
    if let Some(invite) = secrets.invite {
        told["invite"] = json!(invite);
    }
    Ok((StatusCode::CREATED, Json(told)))
}

/// The secrets of a new game, as they are told and as they are kept.
#[derive(Default)]
struct Secrets {
    seats: serde_json::Map<String, Value>,
    invite: Option<String>,
    keys: Vec<Key>,
}

impl Secrets {
    fn add(&mut self, side: Side, wish: &Wish) {
        match wish {
            Wish::Mine => {
                let secret = self.make(Opens::Seat(side));
                self.seats.insert(side.letter().to_string(), json!(secret));
            }
            Wish::Open if self.invite.is_none() => self.invite = Some(self.make(Opens::OpenSeat)),
            Wish::Open | Wish::Bot(_) => {}
        }
    }

    fn make(&mut self, opens: Opens) -> String {
        let secret = new_secret();
        self.keys.push(Key { digest: Digest::of(&secret), opens });
        secret
    }
}

impl Wanted {
    /// Both seats, White's first; by lot if so wished.
    fn wishes(&self, info: &'static GameInfo) -> Result<[Wish; 2], ApiError> {
        let mut wishes = [wish(&self.white, info, "white")?, wish(&self.black, info, "black")?];
        if wishes.iter().all(|wish| matches!(wish, Wish::Bot(_))) {
            return Err(ApiError::unprocessable("bots", Message::new("refused-bots")).at("white"));
        }
        if self.lot && Rng::new(random_number()).below(2) == 1 {
            wishes.swap(0, 1);
        }
        Ok(wishes)
    }

    fn setup(&self, table: &dyn AnyMatch, wishes: &[Wish; 2]) -> Result<Setup, ApiError> {
        let name = name(&self.name)?;
        if !self.clock.is_sound() {
            return Err(bad_clock());
        }
        let chair = |wish: &Wish| match wish {
            Wish::Mine => Chair::Human(name.clone()),
            Wish::Open => Chair::Open,
            Wish::Bot(player) => Chair::Bot(player.clone()),
        };
        let line = table.line();
        Ok(Setup {
            spec: line.spec,
            start: line.start,
            moves: line.moves,
            seats: wishes.each_ref().map(chair),
            clock: self.clock,
            listed: self.listed,
            shared: wishes.iter().all(|wish| *wish == Wish::Mine),
        })
    }
}

fn wish(text: &str, info: &'static GameInfo, field: &'static str) -> Result<Wish, ApiError> {
    match text {
        "me" => return Ok(Wish::Mine),
        "open" => return Ok(Wish::Open),
        _ => short(text, 100, field)?,
    }
    let refuse = |error| ApiError::player(info, error).at(field);
    let player = PlayerSpec::parse(text, info).map_err(refuse)?;
    // Whoever asks is a stranger: no program is run for them.
    if player.kind().takes_command() {
        return Err(ApiError::unprocessable("command", Message::new("refused-command")).at(field));
    }
    if player.memory() > MAX_MEMORY * 1_000_000 {
        let message = Message::new("refused-memory").with("most", MAX_MEMORY);
        return Err(ApiError::unprocessable("memory", message).at(field));
    }
    Ok(Wish::Bot(player.to_string()))
}

/// A name as it is kept: no control characters, no space around it.
pub fn name(text: &str) -> Result<String, ApiError> {
    short(text, LONGEST_NAME, "name")?;
    Ok(text.replace(char::is_control, " ").trim().to_owned())
}

fn bad_clock() -> ApiError {
    let message = Message::new("refused-clock-range").with("seconds", MOST_SECONDS);
    let message = message.with("increment", MOST_INCREMENT).with("days", MOST_DAYS);
    ApiError::unprocessable("clock", message).at("clock")
}

/// A game.
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    locale: Locale,
) -> Result<Json<Value>, ApiError> {
    let room = app.rooms.current(&id).await?;
    Ok(Json(room.json(locale).await))
}

/// A game as a record.
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.rooms.current(&id).await?;
    let record = room.lock().await.game.record();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}
