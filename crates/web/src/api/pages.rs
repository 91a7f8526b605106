//! The paths of the single-page application: each serves the same script, which does the routing, under a
//! head of its own.

use std::collections::HashMap;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{Redirect, Response};
use axum::routing::{MethodRouter, get};
use jogada_play::{AnyGame, GameInfo, Message, find, games};
use jogada_service::Locale;
use jogada_service::game::Status;
use jogada_service::local::ID_PREFIX;

use crate::assets::{self, Preview, Visit};
use crate::base_path::BasePath;
use crate::error::ApiError;
use crate::server::App;

/// Pages with a heading of their own, which need no server.
const LOCAL: [(&str, &str); 2] = [("/rules", "page-rules"), ("/yours", "home-yours")];
/// Those that do.
const ONLINE: [(&str, &str); 6] = [
    ("/games", "games-title"),
    ("/ratings", "ratings-title"),
    ("/admin", "admin-title"),
    ("/imprint", "imprint-title"),
    ("/tournaments", "tournaments-title"),
    ("/tournaments/new", "tournaments-new"),
];
/// Folders with a page for each game, which need no server.
const LOCAL_OF_GAME: [(&str, &str); 4] = [
    ("/new", "preview-new"),
    ("/rules", "preview-rules"),
    ("/learn", "preview-learn"),
    ("/puzzles", "preview-puzzles"),
];
/// The one that does.
const ONLINE_OF_GAME: [(&str, &str); 1] = [("/ratings", "preview-ratings")];
const ANALYSIS: (&str, &str) = ("/analysis", "analysis-title");

/// The address and head of every page that needs no server and is there whatever has been played.
pub fn local_pages(locale: Locale) -> Vec<(String, Preview)> {
    let heading = |id| Preview::titled(locale, locale.page_text(id));
    let titled =
        LOCAL.iter().chain([&ANALYSIS]).map(|(path, id)| ((*path).to_owned(), heading(id)));
    let of_games = LOCAL_OF_GAME.iter().flat_map(|(folder, id)| {
        let infos = games().iter().map(|game| game.info());
        infos.map(move |info| (format!("{folder}/{}", info.id), preview(id, info, locale)))
    });
    let home = ("/".to_owned(), Preview::of_site(locale));
    [home].into_iter().chain(titled).chain(of_games).collect()
}

/// Adds the paths; with a trailing slash they redirect.
pub fn add(router: Router<App>) -> Router<App> {
    let titled = LOCAL.iter().chain(&ONLINE).map(|(path, id)| ((*path).to_owned(), heading(id)));
    let of_games = LOCAL_OF_GAME.iter().chain(&ONLINE_OF_GAME);
    let of_games = of_games.map(|(folder, id)| (format!("{folder}/{{game}}"), of_each_game(id)));
    let others: [(&str, MethodRouter<App>); 4] = [
        (ANALYSIS.0, get(analysis)),
        ("/game/{id}", get(game)),
        ("/member/{id}", get(member)),
        ("/tournaments/{id}", get(tournament)),
    ];
    let others = others.into_iter().map(|(path, page)| (path.to_owned(), page));
    let pages = titled.chain(of_games).chain(others);
    pages.fold(router.route("/", get(home)), |router, (path, page)| {
        router.route(&path, page).route(&format!("{path}/"), get(without_slash))
    })
}

fn heading(id: &'static str) -> MethodRouter<App> {
    get(async move |visit: Visit| titled(id, &visit))
}

/// 404 if there is no such game.
fn of_each_game(title: &'static str) -> MethodRouter<App> {
    get(async move |Path(id): Path<String>, visit: Visit| -> Result<Response, ApiError> {
        Ok(of_game(title, known(&id)?, &visit))
    })
}

async fn home(visit: Visit) -> Response {
    assets::page(StatusCode::OK, &Preview::of_site(visit.locale), &visit)
}

fn titled(id: &'static str, visit: &Visit) -> Response {
    let preview = Preview::titled(visit.locale, visit.locale.page_text(id));
    assets::page(StatusCode::OK, &preview, visit)
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
    Ok(titled(ANALYSIS.1, &visit))
}

/// 404 if no such game is or was played here. A browser alone knows the games that it keeps itself.
async fn game(
    State(app): State<App>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, ApiError> {
    if id.starts_with(ID_PREFIX) {
        return Ok(home(visit).await);
    }
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
