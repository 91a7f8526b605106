//! What the page needs to start: the catalogue, the rules, its texts, and facts about the server.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use jogada_service::{Locale, Template};

use crate::error::ApiError;
use crate::server::App;
use crate::wire::{About, BotsAbout, CatalogueEntry, Rules};

/// All games with their options and players.
#[utoipa::path(get, path = "/api/catalogue", tag = "Catalogue", responses((status = 200, body = [CatalogueEntry])))]
pub async fn catalogue(locale: Locale) -> Json<&'static [CatalogueEntry]> {
    Json(jogada_service::catalogue(locale))
}

/// The rules of a game, part by part.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "Catalogue", params(("game" = String,)),
    responses((status = 200, body = Rules), ApiError))]
pub async fn rules(Path(id): Path<String>, locale: Locale) -> Result<Json<Rules>, ApiError> {
    jogada_service::rules(&id, locale).map(Json)
}

/// The texts of the page: arguments are `{name}`; a text with plurals is `{argument: {form: text}}`, where a
/// form is a number or a CLDR plural category such as `one` or `other`.
#[utoipa::path(get, path = "/api/texts", tag = "Catalogue", responses((status = 200, body = Object)))]
pub async fn texts(locale: Locale) -> Json<&'static BTreeMap<String, Template>> {
    Json(locale.page_texts())
}

/// Facts about the server.
#[utoipa::path(get, path = "/api/about", tag = "Catalogue", responses((status = 200, body = About)))]
pub async fn about(State(app): State<App>) -> Json<About> {
    let bots = app.rooms.bots();
    let bots = BotsAbout { threads: bots.threads(), queue: bots.waiting() };
    Json(About { version: env!("CARGO_PKG_VERSION"), bots })
}
