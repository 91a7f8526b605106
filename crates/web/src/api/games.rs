//! Creating games and reading them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use jogada_play::{AnyMatch, GameInfo, Message, PlayerSpec, Rng, Side};
use serde::Deserialize;
use utoipa::ToSchema;

use super::position_request::{PositionRequest, check_length};
use super::seats::bearer;
use crate::body::Body;
use crate::club::{Member, Viewer};
use crate::error::ApiError;
use crate::game::{
    Actor, Chair, ClockKind, MAX_DAYS, MAX_INCREMENT, MAX_SECONDS, MemberRef, Setup,
};
use crate::i18n::Locale;
use crate::limits::Peer;
use crate::server::App;
use crate::store::{Key, Opens};
use crate::token::{Digest, new_secret, random_number};
use crate::wire::{Created, CreatedSeats, Game};

/// In characters.
pub const MAX_NAME_LENGTH: usize = 40;
/// Megabytes of memory a bot may ask for; forms learn it from the catalogue.
pub const MAX_MEMORY: usize = 64;

/// A game to be created.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewGameRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// Who plays White: `me`, `open` or the name of a player such as `level:5`.
    #[schema(example = "me")]
    white: String,
    /// Who plays Black.
    #[schema(example = "me")]
    black: String,
    #[serde(default)]
    clock: ClockKind,
    /// Whether it is in the public list.
    #[serde(default)]
    listed: bool,
    /// Whether the seats are assigned at random.
    #[serde(default)]
    lot: bool,
    /// Of a guest; a member's is known.
    #[serde(default)]
    #[schema(max_length = 40)]
    name: String,
    /// Whether the result changes the ratings of both players, who have to be members. It needs a clock, an
    /// open seat, and the usual rules and start.
    #[serde(default)]
    rated: bool,
}

/// `me`, `open` or the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SeatRequest {
    /// Held by the client that creates the game.
    Mine,
    /// For the first to follow the invitation.
    Open,
    /// Its canonical name.
    Bot(String),
}

/// Creates a game.
#[utoipa::path(post, path = "/api/games", tag = "Games", request_body = NewGameRequest,
    responses((status = 201, body = Created), ApiError))]
pub async fn create(
    State(app): State<App>,
    locale: Locale,
    Viewer(viewer): Viewer,
    peer: Peer,
    Body(request): Body<NewGameRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let game = request.position.game()?;
    let seats = request.seats(game.info())?;
    let mut member = viewer.map(Member::seated);
    if let Some(member) = &mut member {
        member.rating = app.rooms.rating(game.info().id, member).await?;
    }
    let setup = request.setup(&*game, &seats, member.as_ref())?;
    app.games.take(peer)?;
    let mut secrets = Secrets::default();
    for (side, seat) in Side::ALL.into_iter().zip(&seats) {
        secrets.add(side, seat);
    }
    let actor = secrets.actor();
    let Secrets { seats: [w, b], invite, keys } = secrets;
    let room = app.rooms.create(setup, keys, peer.0).await?;
    let game = room.wire(Some(actor), locale).await;
    let seats = CreatedSeats { w, b };
    Ok((StatusCode::CREATED, Json(Created { id: room.id().to_owned(), seats, invite, game })))
}

/// The secrets of a new game: in clear for the response, as digests for the store.
#[derive(Default)]
struct Secrets {
    /// White's first.
    seats: [Option<String>; 2],
    invite: Option<String>,
    keys: Vec<Key>,
}

impl Secrets {
    fn add(&mut self, side: Side, seat: &SeatRequest) {
        match seat {
            SeatRequest::Mine => {
                let secret = self.make(Opens::Seat(side));
                self.seats[side.index()] = Some(secret);
            }
            SeatRequest::Open if self.invite.is_none() => {
                self.invite = Some(self.make(Opens::OpenSeat));
            }
            SeatRequest::Open | SeatRequest::Bot(_) => {}
        }
    }

    /// Who holds them.
    fn actor(&self) -> Actor {
        Actor(self.seats.each_ref().map(Option::is_some))
    }

    fn make(&mut self, opens: Opens) -> String {
        let secret = new_secret();
        self.keys.push(Key { digest: Digest::of(&secret), opens });
        secret
    }
}

impl NewGameRequest {
    /// Both seats, White's first.
    fn seats(&self, info: &'static GameInfo) -> Result<[SeatRequest; 2], ApiError> {
        let mut seats =
            [parse_seat(&self.white, info, "white")?, parse_seat(&self.black, info, "black")?];
        if seats.iter().all(|seat| matches!(seat, SeatRequest::Bot(_))) {
            return Err(ApiError::unprocessable("bots", Message::new("refused-bots")).at("white"));
        }
        if self.lot && Rng::new(random_number()).below(2) == 1 {
            seats.swap(0, 1);
        }
        Ok(seats)
    }

    fn setup(
        &self,
        game: &dyn AnyMatch,
        seats: &[SeatRequest; 2],
        member: Option<&MemberRef>,
    ) -> Result<Setup, ApiError> {
        let name = name(&self.name)?;
        if !self.clock.is_valid() {
            return Err(bad_clock());
        }
        if self.rated {
            self.check_rated(game, seats, member.is_some())?;
        }
        let chair = |seat: &SeatRequest| match seat {
            SeatRequest::Mine => Chair::person(member.cloned(), name.clone()),
            SeatRequest::Open => Chair::Open,
            SeatRequest::Bot(player) => Chair::Bot(player.clone()),
        };
        let line = game.line();
        Ok(Setup {
            spec: line.spec,
            start: line.start,
            moves: line.moves,
            seats: seats.each_ref().map(chair),
            clock: self.clock,
            listed: self.listed,
            shared: seats.iter().all(|seat| *seat == SeatRequest::Mine),
            rated: self.rated,
            tournament: None,
        })
    }

    /// A rating tells how well somebody plays the usual game, and nobody can put off losing it.
    fn check_rated(
        &self,
        game: &dyn AnyMatch,
        seats: &[SeatRequest; 2],
        is_member: bool,
    ) -> Result<(), ApiError> {
        if !is_member {
            return Err(ApiError::not_signed_in());
        }
        let line = game.line();
        let usual = line.spec == game.info().id && line.start.is_none() && line.moves.is_empty();
        let two_people = seats.contains(&SeatRequest::Mine) && seats.contains(&SeatRequest::Open);
        if usual && two_people && self.clock != ClockKind::None {
            return Ok(());
        }
        Err(ApiError::unprocessable("rated", Message::new("refused-rated")).at("rated"))
    }
}

fn parse_seat(
    text: &str,
    info: &'static GameInfo,
    field: &'static str,
) -> Result<SeatRequest, ApiError> {
    match text {
        "me" => return Ok(SeatRequest::Mine),
        "open" => return Ok(SeatRequest::Open),
        _ => check_length(text, 100, field)?,
    }
    let invalid = |error| ApiError::player(info, error).at(field);
    let player = PlayerSpec::parse(text, info).map_err(invalid)?;
    // Clients are strangers: they must not run programs on this machine.
    if player.kind().takes_command() {
        return Err(ApiError::unprocessable("command", Message::new("refused-command")).at(field));
    }
    if player.memory() > MAX_MEMORY * 1_000_000 {
        let message = Message::new("refused-memory").with("most", MAX_MEMORY);
        return Err(ApiError::unprocessable("memory", message).at(field));
    }
    Ok(SeatRequest::Bot(player.to_string()))
}

/// Cleans the name of a person: no control characters, nothing that is not seen or that turns the direction
/// of the text around it, one space between words.
pub fn name(text: &str) -> Result<String, ApiError> {
    check_length(text, MAX_NAME_LENGTH, "name")?;
    let seen = text.replace(char::is_control, " ").replace(is_invisible, "");
    Ok(seen.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Zero-width characters, marks and overrides of the direction. The joiners stay: emoji and some scripts
/// need them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

pub fn bad_clock() -> ApiError {
    let message = Message::new("refused-clock-range").with("seconds", MAX_SECONDS);
    let message = message.with("increment", MAX_INCREMENT).with("days", MAX_DAYS);
    ApiError::unprocessable("clock", message).at("clock")
}

/// A game. Its legal moves are for the side to move, which proves it by its secret.
#[utoipa::path(get, path = "/api/games/{id}", tag = "Games", params(("id" = String,)),
    security((), ("seat" = [])), responses((status = 200, body = Game), ApiError))]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    locale: Locale,
    headers: HeaderMap,
) -> Result<Json<Game>, ApiError> {
    let room = app.rooms.current(&id).await?;
    let actor = match bearer(&headers) {
        Some(secret) => Some(room.lock().await.actor(secret)?),
        None => None,
    };
    Ok(Json(room.wire(actor, locale).await))
}

/// The record of a game.
#[utoipa::path(get, path = "/api/games/{id}/record", operation_id = "game_record", tag = "Games", params(("id" = String,)),
    responses((status = 200, body = String, content_type = "text/plain; charset=utf-8"), ApiError))]
pub async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.rooms.current(&id).await?;
    let record = room.lock().await.game.record();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}
