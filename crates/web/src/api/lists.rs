//! The list of public games.

use axum::Json;
use axum::extract::{Query, State};
use jogada_play::{Message, find};
use serde::Deserialize;
use serde_json::{Value, json};

use super::position_request::check_length;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::server::App;
use crate::store::{ListQuery, Listed};

const DEFAULT_LIMIT: usize = 30;
const MAX_LIMIT: usize = 100;

/// The query of `GET /api/games`.
#[derive(Debug, Deserialize)]
pub struct ListRequest {
    status: Option<String>,
    game: Option<String>,
    text: Option<String>,
    before: Option<String>,
    limit: Option<usize>,
}

/// `GET /api/games`: newest first, with a cursor for the next page.
pub async fn list(
    State(app): State<App>,
    locale: Locale,
    Query(request): Query<ListRequest>,
) -> Result<Json<Value>, ApiError> {
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let query = request.query(limit + 1)?;
    let mut found = app.rooms.store().list(query).await?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|last| format!("{}-{}", last.created, last.id));
    let games: Vec<_> = found.into_iter().map(|listed| entry(listed, locale)).collect();
    Ok(Json(json!({ "games": games, "next": next })))
}

impl ListRequest {
    fn query(self, limit: usize) -> Result<ListQuery, ApiError> {
        let known = |status: &String| ["waiting", "playing", "over"].contains(&status.as_str());
        if self.status.as_ref().is_some_and(|status| !status.is_empty() && !known(status)) {
            return Err(
                ApiError::bad_request("status", Message::new("refused-status")).at("status")
            );
        }
        check_length(self.text.as_deref().unwrap_or_default(), 100, "text")?;
        let given = |text: Option<String>| text.filter(|text| !text.is_empty());
        let before = given(self.before).map(|text| cursor(&text)).transpose()?;
        let (status, game, text) = (given(self.status), given(self.game), given(self.text));
        Ok(ListQuery { status, game, text, before, limit })
    }
}

/// Parses a cursor: creation time and id of the last game of the page before.
fn cursor(text: &str) -> Result<(i64, String), ApiError> {
    let parts = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    parts
        .ok_or_else(|| ApiError::bad_request("cursor", Message::new("refused-cursor")).at("before"))
}

fn entry(listed: Listed, locale: Locale) -> Value {
    let localizer = find(&listed.game)
        .map_or_else(|| locale.localizer(), |game| locale.game_localizer(game.info()));
    let result = listed.result.map(|(outcome, reason)| {
        let text = localizer.result(outcome, &reason);
        json!({ "winner": outcome.winner(), "reason": reason, "text": text })
    });
    let mut entry = listed.json;
    entry["result"] = json!(result);
    entry
}
