//! The paths of the single-page application: each serves the same script, which does the routing, under a
//! head of its own.

use std::collections::HashMap;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{Redirect, Response};
use axum::routing::{MethodRouter, get};
use jogada_play::{AnyGame, GameInfo, Message, find};

use crate::assets::{self, Preview, Visit};
use crate::base_path::BasePath;
use crate::error::ApiError;
use crate::game::Status;
use crate::i18n::Locale;
use crate::server::App;

/// Adds the paths; with a trailing slash they redirect.
pub fn add(router: Router<App>) -> Router<App> {
    let pages: [(&str, MethodRouter<App>); 16] = [
        ("/", get(home)),
        ("/new/{game}", get(new_game)),
        ("/game/{id}", get(game)),
        ("/analysis", get(analysis)),
        ("/rules", get(async |visit| titled("page-rules", &visit))),
        ("/rules/{game}", get(rules)),
        ("/games", get(async |visit| titled("games-title", &visit))),
        ("/member/{id}", get(member)),
        ("/ratings", get(async |visit| titled("ratings-title", &visit))),
        ("/ratings/{game}", get(ratings)),
        ("/admin", get(async |visit| titled("admin-title", &visit))),
        ("/imprint", get(async |visit| titled("imprint-title", &visit))),
        ("/tournaments", get(async |visit| titled("tournaments-title", &visit))),
        ("/tournaments/new", get(async |visit| titled("tournaments-new", &visit))),
        ("/tournaments/{id}", get(tournament)),
        ("/yours", get(async |visit| titled("home-yours", &visit))),
    ];
    pages.into_iter().fold(router, |router, (path, page)| match path {
        "/" => router.route(path, page),
        _ => router.route(path, page).route(&format!("{path}/"), get(without_slash)),
    })
}

async fn home(visit: Visit) -> Response {
    assets::page(StatusCode::OK, &Preview::of_site(visit.locale), &visit)
}

fn titled(id: &'static str, visit: &Visit) -> Response {
    let preview = Preview::titled(visit.locale, visit.locale.page_text(id));
    assets::page(StatusCode::OK, &preview, visit)
}

/// 404 if there is no such game.
async fn new_game(Path(id): Path<String>, visit: Visit) -> Result<Response, ApiError> {
    Ok(of_game("preview-new", known(&id)?, &visit))
}

/// 404 if there is no such game.
async fn rules(Path(id): Path<String>, visit: Visit) -> Result<Response, ApiError> {
    Ok(of_game("preview-rules", known(&id)?, &visit))
}

/// 404 if there is no such game.
async fn ratings(Path(id): Path<String>, visit: Visit) -> Result<Response, ApiError> {
    Ok(of_game("preview-ratings", known(&id)?, &visit))
}

/// 404 if there is no such member.
async fn member(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, ApiError> {
    let account = app.accounts.account(&id).await?;
    let account = account.ok_or_else(|| ApiError::not_found("refused-no-member"))?.value;
    let preview = Preview::titled(visit.locale, &account.name);
    Ok(assets::page(StatusCode::OK, &preview, &visit))
}

/// 404 if there is no such tournament.
async fn tournament(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, ApiError> {
    let tournament = app.tournaments.tournament(&id).await?;
    let preview = Preview::titled(visit.locale, &tournament.terms.name);
    Ok(assets::page(StatusCode::OK, &preview, &visit))
}

/// 404 if the query names a game that does not exist.
async fn analysis(
    Query(query): Query<HashMap<String, String>>,
    visit: Visit,
) -> Result<Response, ApiError> {
    if let Some(spec) = query.get("spec") {
        known(spec.split(':').next().unwrap_or_default())?;
    }
    Ok(titled("analysis-title", &visit))
}

/// 404 if no such game is or was played here.
async fn game(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, ApiError> {
    let room = app.rooms.current(&id).await?;
    let (status, info) = {
        let game = &room.lock().await.game;
        (game.status(), game.board().info())
    };
    let is_waiting = status == Status::Waiting;
    let title = if is_waiting { "preview-invitation" } else { "preview-game" };
    Ok(of_game(title, info, &visit))
}

fn of_game(id: &'static str, info: &GameInfo, visit: &Visit) -> Response {
    assets::page(StatusCode::OK, &preview(id, info, visit.locale), visit)
}

fn preview(title: &'static str, info: &GameInfo, locale: Locale) -> Preview {
    let localizer = locale.game_localizer(info);
    let title = localizer.say(&Message::new(title).with("game", info.name));
    Preview { description: localizer.word("tagline"), ..Preview::titled(locale, &title) }
}

fn known(id: &str) -> Result<&'static GameInfo, ApiError> {
    find(id).map(AnyGame::info).ok_or_else(|| ApiError::not_found("refused-no-page"))
}

/// Redirects to the path without the trailing slash. Browsers keep the fragment themselves.
async fn without_slash(uri: Uri, base: BasePath) -> Redirect {
    let path = base.join(uri.path().trim_end_matches('/'));
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(&format!("{path}{query}"))
}
