//! Stateless helpers of the page: positions and their evaluation, moves to try, records to read.

use axum::Json;
use jogada_play::wire::{Explained, Position};
use jogada_service::Locale;
use jogada_service::request::{CheckRequest, PositionRequest, RecordRequest};

use crate::body::Body;
use crate::error::ApiError;
use crate::wire::{Checked, Records};

/// A position with its legal moves.
#[utoipa::path(post, path = "/api/position", tag = "Positions", request_body = PositionRequest,
    responses((status = 200, body = Position), ApiError))]
pub async fn position(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Position>, ApiError> {
    position.position(locale).map(Json)
}

/// What the evaluation of a position is made of. Nothing is searched.
#[utoipa::path(post, path = "/api/explain", tag = "Positions", request_body = PositionRequest,
    responses((status = 200, body = Explained), ApiError))]
pub async fn explain(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Explained>, ApiError> {
    position.explanation(locale).map(Json)
}

/// Whether a move is legal.
#[utoipa::path(post, path = "/api/check", tag = "Positions", request_body = CheckRequest,
    responses((status = 200, body = Checked), ApiError))]
pub async fn check(Body(request): Body<CheckRequest>) -> Result<Json<Checked>, ApiError> {
    request.check().map(Json)
}

/// Reads game records.
#[utoipa::path(post, path = "/api/record", operation_id = "read_records", tag = "Positions", request_body = RecordRequest,
    responses((status = 200, body = Records), ApiError))]
pub async fn record(Body(request): Body<RecordRequest>) -> Result<Json<Records>, ApiError> {
    request.records().map(Json)
}
