//! The paths of the single-page application: each serves the same file, and its script does the
//! routing.

use std::collections::HashMap;

use axum::Router;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, Uri};
use axum::response::{Redirect, Response};
use axum::routing::{MethodRouter, get};
use jogada_play::find;

use crate::assets;
use crate::error::ApiError;
use crate::server::App;

/// Adds the paths; with a trailing slash they redirect.
pub fn add(router: Router<App>) -> Router<App> {
    let pages: [(&str, MethodRouter<App>); 7] = [
        ("/", get(assets::page)),
        ("/new/{game}", get(of_game)),
        ("/game/{id}", get(assets::page)),
        ("/analysis", get(analysis)),
        ("/rules", get(assets::page)),
        ("/rules/{game}", get(of_game)),
        ("/games", get(assets::page)),
    ];
    pages.into_iter().fold(router, |router, (path, page)| match path {
        "/" => router.route(path, page),
        _ => router.route(path, page).route(&format!("{path}/"), get(without_slash)),
    })
}

/// 404 if there is no such game.
async fn of_game(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    known(&id)?;
    assets::page(headers).await
}

/// 404 if the query names a game that does not exist.
async fn analysis(
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let Some(spec) = query.get("spec") {
        known(spec.split(':').next().unwrap_or_default())?;
    }
    assets::page(headers).await
}

fn known(id: &str) -> Result<(), ApiError> {
    find(id).map(|_| ()).ok_or_else(|| ApiError::not_found("refused-no-page"))
}

/// Redirects to the path without the trailing slash. Browsers keep the fragment themselves.
async fn without_slash(uri: Uri) -> Redirect {
    let path = uri.path().trim_end_matches('/');
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(&format!("{path}{query}"))
}
