//! Creating games and reading them.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use jogada_play::Side;
use jogada_service::Locale;
use jogada_service::game::Actor;
use jogada_service::request::{NewGameRequest, SeatRequest};

use super::seats::bearer;
use crate::body::Body;
use crate::club::{Member, Viewer};
use crate::error::ApiError;
use crate::limits::Peer;
use crate::server::App;
use crate::store::{Key, Opens};
use crate::token::{Digest, new_secret, random_number};
use crate::wire::{Created, CreatedSeats, Game};

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
    let game = request.game()?;
    let seats = request.seats(game.info(), random_number())?;
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
