//! The list of public games, and lists of games by their ids.

use axum::Json;
use axum::extract::{Query, State};
use jogada_play::{Message, find};
use jogada_service::Locale;
use jogada_service::game::Status;
use jogada_service::request::check_length;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::ApiError;
use crate::server::App;
use crate::store::{ListQuery, Listed};
use crate::wire::{GameListing, GamesPage, ListedResult};

pub const DEFAULT_LIMIT: usize = 30;
pub const MAX_LIMIT: usize = 100;

/// Which games are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListRequest {
    /// `waiting`, `playing` or `over`.
    status: Option<String>,
    /// The id of a game.
    game: Option<String>,
    /// Part of a name or of the spec.
    text: Option<String>,
    /// The cursor of the page before.
    before: Option<String>,
    /// At most 100.
    limit: Option<usize>,
    /// Ids with commas between them, in place of all the rest.
    ids: Option<String>,
}

/// Listed games, newest first, with a cursor for the next page.
#[utoipa::path(get, path = "/api/games", tag = "Games", params(ListRequest),
    responses((status = 200, body = GamesPage), ApiError))]
pub async fn list(
    State(app): State<App>,
    locale: Locale,
    Query(request): Query<ListRequest>,
) -> Result<Json<GamesPage>, ApiError> {
    if let Some(ids) = &request.ids {
        return by_id(&app, ids, locale).await;
    }
    let limit = request.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let query = request.query(limit + 1)?;
    let mut found = app.rooms.store().list(query).await?;
    let more = found.len() > limit;
    found.truncate(limit);
    let next = found.last().filter(|_| more).map(|last| format!("{}-{}", last.created, last.id));
    let games: Vec<_> = found.into_iter().map(|listed| entry(listed, locale)).collect();
    Ok(Json(GamesPage { games, next }))
}

/// Games somebody knows the ids of, such as their own. Those that are running say who is to move.
async fn by_id(app: &App, ids: &str, locale: Locale) -> Result<Json<GamesPage>, ApiError> {
    let ids: Vec<_> = ids.split(',').map(str::to_owned).collect();
    if ids.len() > MAX_LIMIT {
        let message = Message::new("refused-ids").with("most", MAX_LIMIT);
        return Err(ApiError::bad_request("ids", message).at("ids"));
    }
    let mut games = Vec::new();
    for listed in app.rooms.store().list_ids(ids).await? {
        games.push(entry_with_side(app, listed, locale).await);
    }
    Ok(Json(GamesPage { games, next: None }))
}

/// A game of a list, with the side to move if it is running.
pub async fn entry_with_side(app: &App, listed: Listed, locale: Locale) -> GameListing {
    let id = listed.id.clone();
    let mut game = entry(listed, locale);
    // A game that cannot be loaded is listed all the same, and so are those after it.
    if game.status == Status::Playing.word()
        && let Ok(room) = app.rooms.current(&id).await
    {
        game.side = Some(room.lock().await.game.board().side());
    }
    game
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

/// A game of a list, its result in this language.
pub fn entry(listed: Listed, locale: Locale) -> GameListing {
    let localizer = find(&listed.game)
        .map_or_else(|| locale.localizer(), |game| locale.game_localizer(game.info()));
    let result = listed.result.map(|(outcome, reason)| ListedResult {
        winner: outcome.into(),
        text: localizer.result(outcome, &reason),
        reason,
    });
    GameListing { result, ..listed.entry }
}
