//! Positions and links as SVG.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use jogada_service::Locale;
use jogada_service::request::{PictureRequest, PositionRequest, QrRequest};

use crate::body::Body;
use crate::error::ApiError;
use crate::server::App;

/// The picture of a position.
#[utoipa::path(post, path = "/api/picture", tag = "Positions", params(PictureRequest), request_body = PositionRequest,
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn of_position(
    Query(request): Query<PictureRequest>,
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<impl IntoResponse, ApiError> {
    request.of_position(&position, locale).map(svg)
}

/// The picture of a game, after `ply` moves or now.
#[utoipa::path(get, path = "/api/games/{id}/picture.svg", tag = "Games", params(("id" = String, Path), PictureRequest),
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn of_game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(request): Query<PictureRequest>,
    locale: Locale,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.rooms.current(&id).await?;
    let (line, names) = {
        let game = &room.lock().await.game;
        (game.board().line(), game.player_names(locale))
    };
    request.of_game(&line, names, locale).map(svg)
}

/// A link to be read by the camera of a telephone.
#[utoipa::path(post, path = "/api/qr", tag = "Positions", request_body = QrRequest,
    responses((status = 200, body = String, content_type = "image/svg+xml"), ApiError))]
pub async fn qr(Body(request): Body<QrRequest>) -> Result<impl IntoResponse, ApiError> {
    request.picture().map(svg)
}

fn svg(picture: String) -> impl IntoResponse {
    ([(CONTENT_TYPE, "image/svg+xml")], picture)
}
