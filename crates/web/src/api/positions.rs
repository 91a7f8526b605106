//! Stateless helpers of the page: positions and their evaluation, moves to try, records to read.

use axum::Json;
use jogada_play::{Record, explanation_json, read_records};
use serde::Deserialize;
use serde_json::{Value, json};

use super::position_request::PositionRequest;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::position::Position;

/// `POST /api/position`.
pub async fn position(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Position>, ApiError> {
    let game = position.game()?;
    Ok(Json(Position::of(&*game, game.ending().as_ref(), locale)))
}

/// `POST /api/explain`: what the evaluation of a position is made of. Nothing is searched.
pub async fn explain(
    locale: Locale,
    Body(position): Body<PositionRequest>,
) -> Result<Json<Value>, ApiError> {
    let game = position.game()?;
    let over = || ApiError::conflict("over", "refused-over-here");
    let explained = game.explain().ok_or_else(over)?;
    Ok(Json(explanation_json(&explained, locale.game_localizer(game.info()))))
}

/// The body of `POST /api/check`.
#[derive(Debug, Deserialize)]
pub struct CheckRequest {
    #[serde(flatten)]
    position: PositionRequest,
    r#try: String,
}

/// `POST /api/check`: whether a move is legal.
pub async fn check(Body(request): Body<CheckRequest>) -> Result<Json<Value>, ApiError> {
    let game = request.position.game()?;
    let text = game.check(&request.r#try).map_err(|error| ApiError::play(error).at("try"))?;
    Ok(Json(json!({ "ok": true, "move": text })))
}

/// The body of `POST /api/record`.
#[derive(Debug, Deserialize)]
pub struct RecordRequest {
    text: String,
}

/// `POST /api/record`: parses game records.
pub async fn record(
    Body(RecordRequest { text }): Body<RecordRequest>,
) -> Result<Json<Value>, ApiError> {
    let records = read_records(text.as_bytes()).map_err(ApiError::record)?;
    Ok(Json(json!({ "games": records.iter().map(record_json).collect::<Vec<_>>() })))
}

fn record_json(record: &Record) -> Value {
    let moves: Vec<_> = record.moves.iter().map(|m| &m.text).collect();
    let tags: serde_json::Map<String, Value> =
        record.tags.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    json!({
        "spec": record.spec,
        "start": record.start,
        "moves": moves,
        "tags": tags,
        "result": record.result.map(jogada_play::Outcome::word),
    })
}
