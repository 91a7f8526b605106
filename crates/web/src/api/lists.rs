//! Listed games.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use jogada_play::{Message, Outcome, Side, find};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::short;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::server::App;
use crate::store::{ListQuery, Listed};

/// Games in one answer, if nothing is said and at most.
const USUAL: usize = 30;
const MOST: usize = 100;

/// Which games are wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    status: Option<String>,
    game: Option<String>,
    text: Option<String>,
    before: Option<String>,
    limit: Option<usize>,
}

/// The listed games, the newest first.
pub async fn list(
    State(app): State<App>,
    locale: Locale,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Value>, ApiError> {
    let limit = wanted.limit.unwrap_or(USUAL).clamp(1, MOST);
    let query = wanted.query(limit + 1)?;
    let found = app.rooms.store().list(query).await;
    let mut found = found.map_err(|_| ApiError::internal(StatusCode::SERVICE_UNAVAILABLE))?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|last| format!("{}-{}", last.created, last.id));
    let games: Vec<_> = found.into_iter().map(|listed| entry(listed, locale)).collect();
    Ok(Json(json!({ "games": games, "next": next })))
}

impl Wanted {
    fn query(self, limit: usize) -> Result<ListQuery, ApiError> {
        let known = |status: &String| ["waiting", "playing", "over"].contains(&status.as_str());
        if self.status.as_ref().is_some_and(|status| !status.is_empty() && !known(status)) {
            return Err(
                ApiError::bad_request("status", Message::new("refused-status")).at("status")
            );
        }
        short(self.text.as_deref().unwrap_or_default(), 100, "text")?;
        let given = |text: Option<String>| text.filter(|text| !text.is_empty());
        let before = given(self.before).map(|text| cursor(&text)).transpose()?;
        let (status, game, text) = (given(self.status), given(self.game), given(self.text));
        Ok(ListQuery { status, game, text, before, limit })
    }
}

/// Where a list goes on: the time and id of the last game that was told.
fn cursor(text: &str) -> Result<(i64, String), ApiError> {
    let parts = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    parts
        .ok_or_else(|| ApiError::bad_request("cursor", Message::new("refused-cursor")).at("before"))
}

fn entry(listed: Listed, locale: Locale) -> Value {
    let localizer = find(&listed.game)
        .map_or_else(|| locale.localizer(), |game| locale.game_localizer(game.info()));
    let result = listed.result.map(|(winner, reason)| {
        let side = winner.chars().next().and_then(Side::from_letter);
        let outcome = side.filter(|_| winner.len() == 1).map_or(Outcome::Draw, Outcome::Win);
        let said = match outcome {
            Outcome::Win(Side::White) => "outcome-w",
            Outcome::Win(Side::Black) => "outcome-b",
            Outcome::Draw => "outcome-draw",
        };
        let why = localizer.word(&format!("reason-{reason}"));
        let text = format!("{}: {why}", localizer.word(said));
        json!({ "winner": crate::position::winner(outcome), "reason": reason, "text": text })
    });
    let mut entry = listed.json;
    entry["result"] = json!(result);
    entry
}
