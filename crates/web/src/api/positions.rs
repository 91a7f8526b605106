//! Positions and records that are not kept.

use axum::Json;
use jogada_play::{Record, read_records};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::Asked;
use crate::body::Body;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::position::Position;

/// A position to be looked at.
pub async fn position(
    locale: Locale,
    Body(asked): Body<Asked>,
) -> Result<Json<Position>, ApiError> {
    let game = asked.game()?;
    Ok(Json(Position::of(&*game, game.ending().as_ref(), locale)))
}

/// A move to be tried.
#[derive(Debug, Deserialize)]
pub struct Trial {
    #[serde(flatten)]
    asked: Asked,
    r#try: String,
}

/// Whether a move can be made.
pub async fn check(Body(trial): Body<Trial>) -> Result<Json<Value>, ApiError> {
    let mut game = trial.asked.game()?;
    let info = game.info();
    let text = game.play(&trial.r#try).map_err(|error| ApiError::play(info, error).at("try"))?;
    Ok(Json(json!({ "ok": true, "move": text })))
}

/// Records to be read.
#[derive(Debug, Deserialize)]
pub struct Text {
    text: String,
}

/// The games that records tell of.
pub async fn record(Body(Text { text }): Body<Text>) -> Result<Json<Value>, ApiError> {
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
