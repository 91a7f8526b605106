//! Stateless helpers of the page: positions and their evaluation, moves to try, records to read.

use axum::Json;
use jogada_play::wire::{Explained, Position};
use jogada_play::{Outcome, Record, read_records};
use serde::Deserialize;
use utoipa::ToSchema;

use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::wire::{Checked, RecordEntry, Records};

/// A position with its legal moves.
#[utoipa::path(post, path = "/api/position", tag = "Positions", request_body = PositionRequest,
    responses((status = 200, body = Position), ApiError))]
pub async fn position(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Position>, ApiError> {
    let game = position.game()?;
    let localizer = locale.game_localizer(game.info());
    Ok(Json(Position::of(&*game, game.ending().as_ref(), localizer)))
}

/// What the evaluation of a position is made of. Nothing is searched.
#[utoipa::path(post, path = "/api/explain", tag = "Positions", request_body = PositionRequest,
    responses((status = 200, body = Explained), ApiError))]
pub async fn explain(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Explained>, ApiError> {
    let game = position.game()?;
    let over = || ApiError::conflict("over", "refused-over-here");
    let explained = game.explain().ok_or_else(over)?;
    Ok(Json(Explained::of(&explained, locale.game_localizer(game.info()))))
}

/// A position and a move to try there.
#[derive(Debug, Deserialize, ToSchema)]
pub struct CheckRequest {
    #[serde(flatten)]
    position: PositionRequest,
    /// The text of a move.
    r#try: String,
}

/// Whether a move is legal.
#[utoipa::path(post, path = "/api/check", tag = "Positions", request_body = CheckRequest,
    responses((status = 200, body = Checked), ApiError))]
pub async fn check(Body(request): Body<CheckRequest>) -> Result<Json<Checked>, ApiError> {
    let game = request.position.game()?;
    let text = game.check(&request.r#try).map_err(|error| ApiError::play(error).at("try"))?;
    Ok(Json(Checked { ok: true, r#move: text }))
}

/// Game records as text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    text: String,
}

/// Reads game records.
#[utoipa::path(post, path = "/api/record", operation_id = "read_records", tag = "Positions", request_body = RecordRequest,
    responses((status = 200, body = Records), ApiError))]
pub async fn record(
    Body(RecordRequest { text }): Body<RecordRequest>,
) -> Result<Json<Records>, ApiError> {
    let records = read_records(text.as_bytes()).map_err(ApiError::record)?;
    Ok(Json(Records { games: records.into_iter().map(RecordEntry::from).collect() }))
}

impl From<Record> for RecordEntry {
    fn from(record: Record) -> RecordEntry {
        RecordEntry {
            spec: record.spec,
            start: record.start,
            moves: record.moves.into_iter().map(|made| made.text).collect(),
            tags: record.tags.into_iter().collect(),
            result: record.result.map(Outcome::word),
        }
    }
}
