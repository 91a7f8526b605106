//! What the page needs to start: the catalogue, the rules, its texts, and facts about the server.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Path, State};
use jogada_play::wire::{self, Board, GameEntry, LegendEntry, OptionDomain, PlayerEntry, Position};
use jogada_play::{AnyGame, AnyMatch, PlayerKind, Spec, find, games};

use super::games::MAX_MEMORY;
use crate::error::ApiError;
use crate::i18n::Locale;
use crate::server::App;
use crate::template::Template;
use crate::wire::{About, BotsAbout, CatalogueEntry, Rules};

/// All games with their options and players.
#[utoipa::path(get, path = "/api/catalogue", tag = "Catalogue", responses((status = 200, body = [CatalogueEntry])))]
pub async fn catalogue(locale: Locale) -> Json<&'static [CatalogueEntry]> {
    Json(catalogue_in(locale))
}

/// The catalogue in a language. Made once: nothing in it changes while the server runs.
pub fn catalogue_in(locale: Locale) -> &'static [CatalogueEntry] {
    static MADE: LazyLock<HashMap<&str, Vec<CatalogueEntry>>> = LazyLock::new(|| {
        let all = |locale| games().iter().map(|game| entry(&**game, locale)).collect();
        Locale::all().map(|locale| (locale.tag(), all(locale))).collect()
    });
    &MADE[locale.tag()]
}

fn entry(game: &dyn AnyGame, locale: Locale) -> CatalogueEntry {
    let (info, localizer) = (game.info(), locale.game_localizer(game.info()));
    let mut players = wire::players(info, localizer);
    players.retain(|player| !player.command);
    players.iter_mut().for_each(cap_memory);
    let start = opened(info.id, None).expect("every game has a start");
    let still = |sample: Box<dyn AnyMatch>| {
        Position::still(&*sample, &sample.view(), sample.ending().as_ref(), localizer)
    };
    CatalogueEntry {
        game: GameEntry::of(info, localizer),
        players,
        legend: info.legend.iter().map(|kind| LegendEntry::of(kind, localizer)).collect(),
        board: Board::of(&start.view()),
        sample: sample(game).map(still),
    }
}

/// Forms must not offer more memory than [`super::games`] accepts.
fn cap_memory(player: &mut PlayerEntry) {
    for parameter in player.parameters.iter_mut().filter(|one| one.key == PlayerKind::MEMORY) {
        if let OptionDomain::Int { max, .. } = &mut parameter.domain {
            *max = MAX_MEMORY as i64;
        }
    }
}

/// A position from the middle of a game, for the picture on the home page: one of the benchmark
/// positions.
fn sample(game: &dyn AnyGame) -> Option<Box<dyn AnyMatch>> {
    let id = game.info().id;
    let lines = game.info().bench.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let mut usual = parts.filter(|parts| parts.len() > 2 && parts[0] == id && parts[1] != "start");
    usual.next_back().and_then(|parts| opened(id, Some(parts[1])))
}

fn opened(spec: &str, position: Option<&str>) -> Option<Box<dyn AnyMatch>> {
    spec.parse::<Spec>().ok()?.open(position).ok()
}

/// The rules of a game, part by part.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "Catalogue", params(("game" = String,)),
    responses((status = 200, body = Rules), ApiError))]
pub async fn rules(Path(id): Path<String>, locale: Locale) -> Result<Json<Rules>, ApiError> {
    let game = find(&id).ok_or_else(|| ApiError::not_found("refused-no-page"))?;
    let info = game.info();
    let parts = wire::rules(info, locale.game_localizer(info));
    Ok(Json(Rules { game: info.id, parts }))
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
